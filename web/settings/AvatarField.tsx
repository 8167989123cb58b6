import { avatars } from '@accretion/protocol/avatars';
import { useId } from 'react';
import field from '../design/Field.module.css';
import { SeatMark } from '../frame/seats/SeatMark.tsx';
import { useTexts } from '../texts/texts.ts';
import styles from './AvatarField.module.css';
import { setPreferences } from './settings.ts';
import { usePreferences } from './useSettings.ts';

/** What is drawn beside the name: one of sixteen. */
export function AvatarField() {
  const t = useTexts();
  const name = useId();
  const { avatar } = usePreferences();
  return (
    <fieldset className={styles.field}>
      <legend className={field.legend}>{t('settings.avatar')}</legend>
      <div className={styles.all}>
        {avatars.map((one) => (
          <label key={one} className={styles.one} title={t(`avatar.${one}`)}>
            <input
              type="radio"
              className="unseen"
              name={name}
              value={one}
              aria-label={t(`avatar.${one}`)}
              checked={one === avatar}
              onChange={() => setPreferences({ avatar: one })}
            />
            <SeatMark mark={null} avatar={one} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
