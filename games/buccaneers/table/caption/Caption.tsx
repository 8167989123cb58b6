/** Under the board while a Round is scored: the step, what came of it, and the way on. It lies where the hand lay. */
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { isOfFrame } from '../../../pieces/told.ts';
import { endOf } from '../../rules/placing.ts';
import { eventText } from '../../words/events.ts';
import { endText, resultOf } from '../../words/result.ts';
import { useBoard, useWords } from '../context.ts';
import { DialogButton, DialogButtons } from '../DialogButtons.tsx';
import { isResult, type Moment } from '../scoring/moment.ts';
import { letters } from '../scoring/steps.ts';
import style from './Caption.module.css';
import { Standings } from './Standings.tsx';

interface CaptionProps {
  readonly moment: Moment;
  /** Opens the list of all steps. */
  openList(): void;
}

export function Caption({ moment, openList }: CaptionProps): ReactNode {
  const { props, view } = useBoard();
  const say = useWords();
  const { scene, endScene } = props;
  const { step } = moment;
  const isAtResult = isResult(moment);
  const [skipping, setSkipping] = useState<'to the result' | 'to the list' | null>(null);
  const area = useFocusOnWaiting(moment.lasts === null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each scene on the way is ended once.
  useEffect(() => {
    if (skipping === null) return;
    if (!isAtResult) return endScene();
    if (skipping === 'to the list') openList();
    setSkipping(null);
  }, [skipping, scene]);
  const title = step === 'end' ? say('step.end') : `${step}: ${say(`step.${step}`)}`;
  return (
    <section
      ref={area}
      className={style['caption']}
      data-part="step"
      aria-label={say('score.open', { round: view.round })}
    >
      <ol className={style['letters']} aria-hidden="true">
        {letters.map((one) => (
          <li key={one} data-now={one === step} data-done={one < step || step === 'end'}>
            {one}
          </li>
        ))}
      </ol>
      <div className={style['told']}>
        <h3>{step === 'D' ? say('score.open', { round: view.round }) : title}</h3>
        <Lines step={step} />
      </div>
      <DialogButtons>
        <DialogButton onClick={() => setSkipping('to the list')}>{say('score.list')}</DialogButton>
        {!isAtResult && (
          <DialogButton onClick={() => setSkipping('to the result')}>{say('score.skip')}</DialogButton>
        )}
        <DialogButton main onClick={endScene}>
          {say(isAtResult ? 'score.done' : 'score.next')}
        </DialogButton>
      </DialogButtons>
      {(step === 'H' || step === 'end') && <Standings isBefore={moment.isHappening} />}
    </section>
  );
}

/** Where somebody is who plays: the board, and the list of choices beside it. */
const playing = '[data-part="board"], [data-part="choices"]';

/** Moves focus to the button that is waited for, unless this person is busy elsewhere: in the log, in the chat. */
function useFocusOnWaiting(isWaiting: boolean): RefObject<HTMLElement | null> {
  const area = useRef<HTMLElement>(null);
  useEffect(() => {
    const { activeElement } = document;
    const isFree = activeElement === document.body || activeElement?.closest(playing) != null;
    if (isWaiting && isFree)
      area.current?.querySelector<HTMLElement>('button:last-of-type')?.focus({ preventScroll: true });
  }, [isWaiting]);
  return area;
}

/** What was told; at the end, who has won. */
function Lines({ step }: { readonly step: Moment['step'] }): ReactNode {
  const { props, view, cards, language } = useBoard();
  if (step === 'end') return <p>{endText(endOf(resultOf(cards, view)), props.names, language)}</p>;
  const told = props.scene?.events ?? [];
  // The step itself is the title, and a rank stands on its ship.
  const lines = told.flatMap(({ event }) =>
    isOfFrame(event) || ['score', 'rank'].includes(event.did)
      ? []
      : (eventText(event, props.names, props.ruleset, language) ?? []),
  );
  return lines.map((text) => <p key={text}>{text}</p>);
}
