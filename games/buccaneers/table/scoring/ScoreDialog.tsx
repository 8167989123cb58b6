/** Scoring as a list of steps, for those who want to read it all. */
import { type ReactNode, useState } from 'react';
import { Modal } from '../../../pieces/Modal.tsx';
import type { Page } from '../../rules/state.ts';
import { useWords } from '../context.ts';
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
  close(): void;
}

export function ScoreDialog({ page, round, told, steps, close }: ScoreDialogProps): ReactNode {
  const say = useWords();
  const isEmpty = (one: number): boolean => told.isEmpty(round, steps[one] ?? 'end');
  /** The next step in which something happened. */
  const stepFrom = (from: number, way: 1 | -1): number => {
    let to = from + way;
    while (isEmpty(to)) to += way;
    return to < 0 ? from : to;
  };
  const [at, setAt] = useState(() => stepFrom(-1, 1));
  const step = steps[at] ?? 'H';
  const last = steps.length - 1;
  const before = stepFrom(at, -1);
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
              onClick={() => setAt(i)}
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
        <DialogButton onClick={() => setAt(before)} disabled={before === at}>
          {say('score.back')}
        </DialogButton>
        {at < last && (
          <DialogButton main onClick={() => setAt(stepFrom(at, 1))}>
            {say('score.next')}
          </DialogButton>
        )}
        <DialogButton main={at >= last} onClick={close}>
          {say('close')}
        </DialogButton>
      </DialogButtons>
    </Modal>
  );
}
