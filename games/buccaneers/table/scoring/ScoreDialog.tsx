/** Scoring, step by step: plays automatically, can be stepped through, skipped, or opened again later. */
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { Modal } from '../../../pieces/Modal.tsx';
import type { Page } from '../../rules/state.ts';
import { useBoard, useWords } from '../context.ts';
import { DialogButton, DialogButtons } from '../DialogButtons.tsx';
import style from './ScoreDialog.module.css';
import { ScoreEnd } from './ScoreEnd.tsx';
import { ScoreStep } from './ScoreStep.tsx';
import type { Shown, Told } from './steps.ts';

interface ScoreDialogProps {
  readonly page: Page;
  readonly round: number;
  readonly told: Told;
  readonly steps: readonly Shown[];
  /** The last step that has been told. */
  readonly reached: number;
  /** Tells so many steps more; null: nothing is left to tell. */
  readonly goOn: ((count: number) => void) | null;
  close(): void;
}

/** So long a step is shown before the next one. */
const pace = 2600;

export function ScoreDialog({ page, round, told, steps, reached, goOn, close }: ScoreDialogProps): ReactNode {
  const { props } = useBoard();
  const say = useWords();
  const isEmpty = (one: number): boolean => told.isEmpty(round, steps[one] ?? 'end');
  /** The next step in which something happened. */
  const stepFrom = (from: number, way: 1 | -1): number => {
    let to = from + way;
    while (isEmpty(to)) to += way;
    return to < 0 ? from : to;
  };
  const [at, setAt] = useState(() => stepFrom(-1, 1));
  const [isPlaying, setPlaying] = useState(goOn !== null && props.settings.motion);
  const step = steps[at] ?? 'H';
  const last = steps.length - 1;
  const next = stepFrom(at, 1);
  const before = stepFrom(at, -1);
  const show = useCallback(
    (to: number): void => {
      if (to > reached) goOn?.(to - reached);
      setAt(to);
    },
    [reached, goOn],
  );
  useEffect(() => {
    if (!isPlaying || at >= last) return;
    const timer = setTimeout(() => show(next), pace);
    return () => clearTimeout(timer);
  }, [isPlaying, at, last, next, show]);
  const go = (to: number): void => {
    setPlaying(false);
    show(to);
  };
  return (
    <Modal title={say('score.open', { round })} close={close}>
      <ol className={style['steps']} aria-label={say('score.steps')}>
        {steps.map((one, i) => (
          <li key={one}>
            <button
              type="button"
              aria-current={i === at ? 'step' : undefined}
              data-done={i < at}
              data-empty={isEmpty(i)}
              aria-label={`${one === 'end' ? '' : `${one}: `}${say(`step.${one}`)}`}
              title={say(`step.${one}`)}
              onClick={() => go(i)}
            >
              {one === 'end' ? '★' : one}
            </button>
          </li>
        ))}
      </ol>
      <div className={style['step']} aria-live="polite">
        <h3>{step === 'end' ? say('step.end') : `${step}: ${say(`step.${step}`)}`}</h3>
        {step === 'end' ? <ScoreEnd /> : <ScoreStep letter={step} page={page} round={round} told={told} />}
      </div>
      <DialogButtons>
        <DialogButton onClick={() => go(before)} disabled={before === at}>
          {say('score.back')}
        </DialogButton>
        {at < last && (
          <>
            <DialogButton onClick={() => setPlaying(!isPlaying)}>
              {say(isPlaying ? 'score.pause' : 'score.play')}
            </DialogButton>
            <DialogButton onClick={() => go(last)}>{say('score.skip')}</DialogButton>
            <DialogButton main onClick={() => go(next)}>
              {say('score.next')}
            </DialogButton>
          </>
        )}
        <DialogButton main={at >= last} onClick={close}>
          {say(at < last ? 'close' : 'score.done')}
        </DialogButton>
      </DialogButtons>
    </Modal>
  );
}
