/** One score step with its arithmetic. */
import type { ReactNode } from 'react';
import { judgedIn } from '../../rules/reasons.ts';
import type { Page } from '../../rules/state.ts';
import { eventText } from '../../words/events.ts';
import { signed, signless } from '../../words/numbers.ts';
import { useBoard, useWords } from '../context.ts';
import { DrawnInStep } from './DrawnInStep.tsx';
import { Total } from './Figures.tsx';
import { Lines } from './Lines.tsx';
import { RankStep } from './RankStep.tsx';
import style from './ScoreStep.module.css';
import { type Letter, type Told, weightTerms } from './steps.ts';
import { Terms } from './Terms.tsx';
import { ThresholdStep } from './ThresholdStep.tsx';

interface ScoreStepProps {
  readonly letter: Letter;
  readonly page: Page;
  readonly round: number;
  readonly told: Told;
}

export function ScoreStep({ letter, page, round, told }: ScoreStepProps): ReactNode {
  switch (letter) {
    case 'A':
    case 'B':
    case 'D':
      return <RelicStep letter={letter} round={round} told={told} />;
    case 'C':
      return <ToyStep page={page} />;
    case 'E':
      return <WeighStep page={page} />;
    case 'F':
      return <ThresholdStep page={page} />;
    case 'G':
      return <DrawnInStep page={page} />;
    case 'H':
      return <RankStep page={page} />;
  }
}

/** A, B, D: what was told, or that nobody had the Relic. */
function RelicStep({ letter, round, told }: Omit<ScoreStepProps, 'page'>): ReactNode {
  const { props, language } = useBoard();
  const say = useWords();
  const events = told.in(round, letter);
  if (events === null) return <p>{say('score.unseen')}</p>;
  const lines = events.flatMap((event) => eventText(event, props.names, props.ruleset, language) ?? []);
  if (lines.length === 0) return <p>{say('score.nobody', { name: say(`step.${letter}`) })}</p>;
  return (
    <ul className={style['lines']}>
      {lines.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

function ToyStep({ page }: { readonly page: Page }): ReactNode {
  const { props, cards } = useBoard();
  const say = useWords();
  const amount = signed(cards.modifiers[cards.heaviestToys]?.amount ?? 0);
  const weights = page.lines.map((line) => line.toyWeight ?? 0);
  const highest = Math.max(...weights);
  const seat = weights.indexOf(highest);
  const isShared = weights.lastIndexOf(highest) !== seat;
  const verdict = isShared
    ? say('score.toy.none', { amount })
    : say('score.toy.taken', { player: props.names[seat] ?? '', amount });
  return (
    <>
      <Lines page={page}>{(line) => <Total>{signless(line.toyWeight ?? 0)}</Total>}</Lines>
      <p>{verdict}</p>
    </>
  );
}

function WeighStep({ page }: { readonly page: Page }): ReactNode {
  const { props, cards, language } = useBoard();
  return (
    <>
      <Lines page={page}>
        {(line) => (
          <>
            <Terms terms={weightTerms(cards, line)} />
            <Total equals>{signless(line.weight ?? 0)}</Total>
          </>
        )}
      </Lines>
      {judgedIn(cards, page).map((event) => {
        const text = eventText(event, props.names, props.ruleset, language);
        return <p key={text}>{text}</p>;
      })}
    </>
  );
}
