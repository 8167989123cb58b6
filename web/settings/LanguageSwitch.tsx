import { languages, useTexts } from '../texts/texts.ts';
import styles from './LanguageSwitch.module.css';
import { setPreferences } from './settings.ts';
import { usePreferences } from './useSettings.ts';

const names = { en: 'English', de: 'Deutsch' } as const;

export function LanguageSwitch() {
  const t = useTexts();
  const { language } = usePreferences();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be drawn and read as a form.
    <div role="group" aria-label={t('nav.language')} className={styles.switch}>
      {languages.map((one) => (
        <button
          key={one}
          type="button"
          lang={one}
          aria-label={names[one]}
          aria-pressed={one === language}
          onClick={() => setPreferences({ language: one })}
        >
          {one.toUpperCase()}
        </button>
      ))}
    </div>
  );
}
