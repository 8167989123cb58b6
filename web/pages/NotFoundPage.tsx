import { Link } from 'wouter';
import { addressOf } from '../addresses.ts';
import { buttonClass } from '../design/Button.tsx';
import { Page } from '../design/Page.tsx';
import { useTexts } from '../texts/texts.ts';
import styles from './Prose.module.css';

export default function NotFoundPage() {
  const t = useTexts();
  return (
    <Page title={t('app.notFound')}>
      <article className={styles.prose}>
        <h1>{t('app.notFound')}</h1>
        <p>
          <Link href={addressOf.lobby} className={buttonClass('main')}>
            {t('app.toLobby')}
          </Link>
        </p>
      </article>
    </Page>
  );
}
