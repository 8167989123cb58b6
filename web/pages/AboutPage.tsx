import { tables } from '@accretion/games/tables';
import { Page } from '../design/Page.tsx';
import { useSettings } from '../settings/useSettings.ts';
import { useTexts } from '../texts/texts.ts';
import styles from './Prose.module.css';

export default function AboutPage() {
  const t = useTexts();
  const { language } = useSettings();
  return (
    <Page title={t('about.title')}>
      <article className={styles.prose}>
        <h1>{t('about.title')}</h1>
        <p>{t('about.what')}</p>
        <p>{t('about.fan')}</p>
        <p>{t('about.private')}</p>
        <h2>{t('about.thanks')}</h2>
        <p>{t('about.fonts')}</p>
        {tables.map(({ id, credits }) => credits && <p key={id}>{credits[language]}</p>)}
        <p>{t('about.licence')}</p>
      </article>
    </Page>
  );
}
