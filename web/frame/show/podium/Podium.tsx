/** The end of a match over the board: who stands where, how it was won, what to do with it. Never in the way: Escape shows the board. */
import { has, type Outcome } from '@accretion/engine';
import { useEffect, useRef } from 'react';
import { Button } from '../../../design/Button.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { useTexts } from '../../../texts/texts.ts';
import { isRanked, standingsIn } from '../../end/standings.ts';
import { useEnding } from '../../end/useEnding.ts';
import { useFrame } from '../../frame.ts';
import { victoryText } from '../../words.ts';
import { Confetti } from './Confetti.tsx';
import { Goals } from './Goals.tsx';
import styles from './Podium.module.css';
import { SavePicture } from './SavePicture.tsx';
import { Sides } from './Sides.tsx';
import { Steps } from './Steps.tsx';

interface Props {
  readonly outcome: Outcome;
  readonly onClose: () => void;
  /** On a narrow screen: shows the table with everything that can be done next. */
  readonly onResults: () => void;
}

export function Podium({ outcome, onClose, onResults }: Props) {
  const t = useTexts();
  const frame = useFrame();
  const { state, module, source, settings } = frame;
  const ending = useEnding(outcome);
  const { how, goals } = ending;
  const standings = standingsIn(frame, outcome);
  const ties = module.words.ties?.(state.view, state.names, source.ruleset, settings.language) ?? [];
  const hasWon = outcome.ranks.some((rank, seat) => rank === 1 && has(state.mine, seat));
  const first = useRef<HTMLButtonElement>(null);
  useEscape(onClose);
  useEffect(() => {
    // Somebody who is typing goes on typing.
    if (document.activeElement?.closest('input, textarea, dialog') == null)
      first.current?.focus({ preventScroll: true });
  }, []);
  const colours = standings.flatMap(({ rank, mark }) => (rank === 1 && mark !== null ? [mark.fill] : []));
  return (
    <section aria-label={t('end.podium')} className={styles.podium} data-part="podium" data-won={hasWon}>
      {hasWon && settings.motion && <Confetti colours={colours} />}
      <button
        ref={first}
        type="button"
        className={styles.close}
        aria-label={t('app.close')}
        onClick={onClose}
      >
        <Icon of="close" />
      </button>
      <div className={styles.inner}>
        <h2>{victoryText(outcome, frame, t)}</h2>
        {how !== '' && (
          <p className={styles.how} data-part="how">
            {how}
          </p>
        )}
        {goals.length > 0 && <Goals goals={goals} hasMotion={settings.motion} />}
        {goals.length > 0 ? (
          <Sides standings={standings} isRanked={isRanked(standings)} />
        ) : (
          <Steps standings={standings} hasMotion={settings.motion} />
        )}
        {goals.length === 0 &&
          ties.map((text) => (
            <p key={text} className={styles.note}>
              {text}
            </p>
          ))}
        <div className={styles.buttons}>
          <Button look="main" className={styles.results} onClick={onResults}>
            {t('end.results')}
          </Button>
          <SavePicture outcome={outcome} ending={ending} />
          <Button onClick={onClose}>{t('end.board')}</Button>
        </div>
      </div>
    </section>
  );
}

function useEscape(close: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && document.querySelector('dialog[open]') === null) close();
    };
    // Before a dialog has closed: the same key closes only one of them.
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, [close]);
}
