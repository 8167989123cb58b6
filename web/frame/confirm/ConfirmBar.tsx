import { useEffect } from 'react';
import { Button } from '../../design/Button.tsx';
import { useTexts } from '../../texts/texts.ts';
import { useFrame } from '../frame.ts';
import styles from './ConfirmBar.module.css';

/** The move that was selected, and that it cannot be undone: made by a second tap there, by Enter, or here. */
export function ConfirmBar() {
  const t = useTexts();
  const { selected, cancel, state, module, source, settings, play } = useFrame();
  const isSelected = selected !== null;
  useEffect(() => {
    if (!isSelected) return;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && document.querySelector('dialog[open]') === null) cancel();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [isSelected, cancel]);
  return (
    <div aria-live="polite" className={styles.confirm} data-part="confirm">
      {selected !== null && (
        <>
          <p>
            <b>{module.words.choiceText(selected, state.view, source.ruleset, settings.language)}</b>
            <span>{t('confirm.again')}</span>
          </p>
          <Button look="main" onClick={() => play(selected)}>
            {t('confirm.yes')}
          </Button>
          <Button onClick={cancel}>{t('app.cancel')}</Button>
        </>
      )}
    </div>
  );
}
