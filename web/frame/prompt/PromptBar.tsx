import { Button } from '../../design/Button.tsx';
import { turnOf } from '../../match/players.ts';
import { useTexts } from '../../texts/texts.ts';
import { useFrame } from '../frame.ts';
import type { Sheet } from '../panel/Panel.tsx';
import { promptText, victoryText } from '../words.ts';
import styles from './PromptBar.module.css';

/** The prompt, or whom the match is waiting for. Screen readers announce every change. */
export function PromptBar({ openSheet }: { readonly openSheet: (sheet: Sheet) => void }) {
  const t = useTexts();
  const frame = useFrame();
  const { state } = frame;
  const { outcome } = state;
  const isMyTurn = turnOf(state) !== 0;
  const text =
    outcome === null ? promptText(frame, t) : `${t('end.over')}. ${victoryText(outcome, frame, t)}`;
  return (
    <div className={styles.bar} data-turn={isMyTurn}>
      <p role="status" data-part="prompt" tabIndex={-1} className={styles.prompt}>
        {isMyTurn && <strong className={styles.turn}>{t('table.yourTurn')}</strong>}
        <span>{text}</span>
      </p>
      {state.connection === 'lost' && (
        <p role="alert" className={styles.lost}>
          {t('table.lost')}
        </p>
      )}
      {outcome !== null && (
        <Button look="main" className={styles.results} onClick={() => openSheet('end')}>
          {t('end.results')}
        </Button>
      )}
    </div>
  );
}
