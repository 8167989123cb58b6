import type { Choice } from '@accretion/games/tables';
import { useEffect } from 'react';
import { Button } from '../../design/Button.tsx';
import { useTexts } from '../../texts/texts.ts';
import { useFrame } from '../frame.ts';
import { choiceText } from '../words.ts';
import styles from './ConfirmBar.module.css';

/** The move that was selected, and that it cannot be undone: made by a second tap there, by Enter, or here. */
export default function ConfirmBar({ choice }: { readonly choice: Choice }) {
  const t = useTexts();
  const frame = useFrame();
  const { cancel, play } = frame;
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && document.querySelector('dialog[open]') === null) cancel();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [cancel]);
  return (
    <div className={styles.confirm}>
      <p>
        <b>{choiceText(choice, frame, t)}</b>
        <span>{t('confirm.again')}</span>
      </p>
      <Button look="main" onClick={() => play(choice)}>
        {t('confirm.yes')}
      </Button>
      <Button onClick={cancel}>{t('app.cancel')}</Button>
    </div>
  );
}
