import { listSeats, type Seat } from '@accretion/engine';
import type { Happening } from '@accretion/games/tables';
import { lazy, startTransition, useCallback, useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { Icon } from '../../design/Icon.tsx';
import { LazyPart } from '../../design/LazyPart.tsx';
import { mayAskForHints } from '../../hints/allowed.ts';
import { useTexts, withPageTexts } from '../../texts/texts.ts';
import { type Frame, useFrame } from '../frame.ts';
import { GuideLink } from '../head/GuideLink.tsx';
import type { Sheet } from '../panel/Panel.tsx';
import { Missed } from '../scenes/Missed.tsx';
import { SceneControls } from '../scenes/SceneControls.tsx';
import { avatarIn } from '../seats/avatars.ts';
import { markIn, SeatMark } from '../seats/SeatMark.tsx';
import { shownPrompt } from '../words.ts';
import styles from './PromptBar.module.css';
import { useLongWait, waitedFor } from './useLongWait.ts';

/** Only online matches have clocks, chat and requests. */
const Signals = lazy(() => withPageTexts(import('../signals/Signals.tsx')));

interface Props {
  readonly sheet: Sheet;
  readonly openSheet: (sheet: Sheet) => void;
  /** What happened while nobody was watching. */
  readonly missed: readonly Happening[];
  /** Was a pass made for this person, because nothing could be played? */
  readonly hasPassed: boolean;
}

const ConfirmBar = lazy(() => import('../confirm/ConfirmBar.tsx'));
const HintPanel = lazy(() => withPageTexts(import('../../hints/HintPanel.tsx')));
const LongWait = lazy(() => import('./LongWait.tsx'));

/** Who is drawn beside the prompt: this person when they are asked, otherwise those the match is waiting for. */
function askedOf({ state, scene }: Frame, isMyTurn: boolean): readonly Seat[] {
  if (isMyTurn) return [state.near];
  return state.outcome === null && scene === null ? listSeats(state.asked) : [];
}

/** The prompt, or whom the match is waiting for. The Announcer reads it aloud, after what has happened. */
export function PromptBar({ sheet, openSheet, missed, hasPassed }: Props) {
  const t = useTexts();
  const frame = useFrame();
  const { state, newest, source } = frame;
  const { outcome } = state;
  const isLongWait = useLongWait(waitedFor(frame));
  const { text, isMine: isMyTurn } = shownPrompt(frame, t);
  const [isHinting, setHinting] = useState(false);
  const closeHint = useCallback(() => setHinting(false), []);
  const askHint = (): void => {
    frame.toNow();
    // Drawn little by little, so that the page never stops for it.
    startTransition(() => setHinting(!isHinting));
  };
  const mayAsk = frame.module.whole === undefined && mayAskForHints(state, source);
  return (
    <>
      <div className={styles.bar} data-turn={isMyTurn} data-telling={frame.scene !== null}>
        <span className={styles.who} aria-hidden="true">
          {askedOf(frame, isMyTurn).map((seat) => (
            <SeatMark key={seat} mark={markIn(frame, seat)} avatar={avatarIn(frame, seat)} />
          ))}
        </span>
        <p data-part="prompt" tabIndex={-1} className={styles.prompt}>
          {isMyTurn && <strong className={styles.turn}>{t('table.yourTurn')}</strong>}
          <span>{text}</span>
        </p>
        {mayAsk && (
          <button
            type="button"
            data-part="askHint"
            className={styles.hint}
            aria-expanded={isHinting}
            onClick={askHint}
          >
            <Icon of="bulb" /> <span>{t('table.hint')}</span>
          </button>
        )}
        <GuideLink className={styles.rules}>
          <Icon of="book" /> <span className="unseen">{t('lobby.rules')}</span>
        </GuideLink>
        <SceneControls />
        <div aria-live="polite" className={styles.confirm} data-part="confirm">
          {frame.selected !== null && (
            <LazyPart>
              <ConfirmBar choice={frame.selected} />
            </LazyPart>
          )}
        </div>
        <div aria-live="polite" className={styles.why} data-part="why">
          {hasPassed && <p>{t('wait.passed')}</p>}
          {isLongWait && (
            <LazyPart>
              <LongWait />
            </LazyPart>
          )}
        </div>
        {missed.length > 0 && <Missed events={missed} />}
        {state.connection === 'lost' && (
          <p role="alert" className={styles.lost}>
            {t('table.lost')}
          </p>
        )}
        {newest.company !== undefined && source.actions !== undefined && (
          <LazyPart>
            <Signals company={newest.company} actions={source.actions} sheet={sheet} openSheet={openSheet} />
          </LazyPart>
        )}
        {outcome !== null && (
          <Button look="main" className={styles.results} onClick={() => openSheet('end')}>
            {t('end.results')}
          </Button>
        )}
      </div>
      {isHinting && mayAsk && (
        <LazyPart>
          <HintPanel onClose={closeHint} />
        </LazyPart>
      )}
    </>
  );
}
