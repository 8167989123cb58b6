import { useId } from 'react';
import { Check } from '../design/Field.tsx';
import { useTexts } from '../texts/texts.ts';
import { setPreferences } from './settings.ts';
import { usePreferences } from './useSettings.ts';
import styles from './Volume.module.css';

/** Sound on or off, and how loud: in the settings, and in the head of a table. */
export function Volume() {
  const t = useTexts();
  const id = useId();
  const { sound, volume } = usePreferences();
  return (
    <div className={styles.volume}>
      <Check label={t('settings.sound')} value={sound} onChange={(one) => setPreferences({ sound: one })} />
      <label htmlFor={id}>{t('settings.volume')}</label>
      <input
        id={id}
        type="range"
        min={0}
        max={100}
        step={5}
        value={Math.round(volume * 100)}
        disabled={!sound}
        onChange={({ target }) => setPreferences({ volume: Number(target.value) / 100 })}
      />
    </div>
  );
}
