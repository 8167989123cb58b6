import type { Happening } from '@accretion/games/tables';
import { Button } from '../../design/Button.tsx';
import { useTexts } from '../../texts/texts.ts';
import { ConfirmBar } from '../confirm/ConfirmBar.tsx';
import { useFrame } from '../frame.ts';
import type { Sheet } from '../panel/Panel.tsx';
import { Missed } from '../scenes/Missed.tsx';
import { SceneControls } from '../scenes/SceneControls.tsx';
import { shownPrompt } from '../words.ts';
import styles from './PromptBar.module.css';

interface Props {
  readonly openSheet: (sheet: Sheet) => void;
  /** What happened while nobody was watching. */
  readonly missed: readonly Happening[];
}

/** The prompt, or whom the match is waiting for. The Announcer reads it aloud, after what has happened. */
export function PromptBar({ openSheet, missed }: Props) {
  const t = useTexts();
  const frame = useFrame();
  const { state } = frame;
  const { outcome } = state;
  const { text, isMine: isMyTurn } = shownPrompt(frame, t);
  return (
    <div className={styles.bar} data-turn={isMyTurn}>
      <p data-part="prompt" tabIndex={-1} className={styles.prompt}>
        {isMyTurn && <strong className={styles.turn}>{t('table.yourTurn')}</strong>}
        <span>{text}</span>
      </p>
      <SceneControls />
      <ConfirmBar />
      {missed.length > 0 && <Missed events={missed} />}
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
