import { tables, type Words } from '@accretion/games/tables';
import { useEffect, useState } from 'react';
import { Page } from '../design/Page.tsx';
import { useSettings } from '../settings/useSettings.ts';
import { useTexts } from '../texts/texts.ts';
import styles from './Prose.module.css';

export default function AboutPage() {
  const t = useTexts();
  const { language } = useSettings();
  const [credits, setCredits] = useState<readonly Words[]>([]);
  useEffect(() => void creditsOfAll().then(setCredits), []);
  return (
    <Page title={t('about.title')}>
      <article className={styles.prose}>
        <h1>{t('about.title')}</h1>
        <p>{t('about.what')}</p>
        <p>{t('about.fan')}</p>
        <p>{t('about.private')}</p>
        <h2>{t('about.thanks')}</h2>
        <p>{t('about.fonts')}</p>
        {credits.map((one) => (
          <p key={one.en}>{one[language]}</p>
        ))}
        <p>{t('about.licence')}</p>
      </article>
    </Page>
  );
}

async function creditsOfAll(): Promise<readonly Words[]> {
  const all = await Promise.all(tables.map((card) => card.optionTexts()));
  return all.flatMap(({ credits }) => credits ?? []);
}
