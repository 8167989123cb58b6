import { lazy, type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { addressOf } from '../addresses.ts';
import { LanguageSwitch } from '../settings/LanguageSwitch.tsx';
import { useTexts, withPageTexts } from '../texts/texts.ts';
import { Icon } from './Icon.tsx';
import { LazyPart } from './LazyPart.tsx';
import { Logo } from './Logo.tsx';
import styles from './Page.module.css';
import { useTitle } from './useTitle.ts';

const SettingsDialog = lazy(() => withPageTexts(import('../settings/SettingsDialog.tsx')));

/** Header, content and footer of every page except the match. */
export function Page({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const t = useTexts();
  const [isSettingsOpen, openSettings] = useState(false);
  useTitle(title);
  return (
    <div className={styles.page}>
      <a className={`unseen ${styles.skip}`} href="#content">
        {t('app.skip')}
      </a>
      <header className={styles.head}>
        <Link href="/" className={styles.brand}>
          <Logo size={38} />
          <span>{t('app.name')}</span>
        </Link>
        <nav aria-label={t('nav.main')} className={styles.nav}>
          <Link href={addressOf.packs}>{t('nav.packs')}</Link>
          <Link href="/me">{t('nav.me')}</Link>
          <Link href="/about">{t('nav.about')}</Link>
        </nav>
        <LanguageSwitch />
        <button
          type="button"
          className={styles.gear}
          aria-label={t('nav.settings')}
          onClick={() => openSettings(true)}
        >
          <Icon of="gear" />
        </button>
      </header>
      <main id="content" tabIndex={-1} className={styles.content}>
        {children}
      </main>
      <footer className={styles.foot}>{t('app.unofficial')}</footer>
      {isSettingsOpen && (
        <LazyPart>
          <SettingsDialog onClose={() => openSettings(false)} />
        </LazyPart>
      )}
    </div>
  );
}
