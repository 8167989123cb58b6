/** G: who weighs more than the Threshold is drawn in (B12). */
import type { ReactNode } from 'react';
import { relicIn } from '../../rules/reasons.ts';
import type { Line, Page } from '../../rules/state.ts';
import { trashName } from '../../words/names.ts';
import { signed, signless } from '../../words/numbers.ts';
import { useBoard, useWords } from '../context.ts';
import { Comparison, Verdict } from './Figures.tsx';
import { Lines } from './Lines.tsx';

export function DrawnInStep({ page }: { readonly page: Page }): ReactNode {
  const say = useWords();
  return (
    <>
      <Lines page={page}>
        {(line) => (
          <>
            <Comparison>
              <Gained line={line} />
              {signless(line.compared ?? 0)} {line.drawnIn === true ? '>' : '≤'}{' '}
              {signless(line.threshold ?? 0)}
            </Comparison>
            <Verdict isDrawnIn={line.drawnIn === true} />
            <Towel line={line} />
          </>
        )}
      </Lines>
      {page.lines.every((line) => line.drawnIn === false) && <p>{say('event.noneDrawnIn')}</p>}
    </>
  );
}

/** "34 − 10 (Exoskeleton) = ": the Weight card gained after the weighing, and the Relic it is for (B32). */
function Gained({ line }: { readonly line: Line }): ReactNode {
  const { cards, language } = useBoard();
  const amount = (line.compared ?? 0) - (line.weight ?? 0);
  const relic = relicIn(cards, line, 'takeIfHeaviest');
  if (amount === 0) return null;
  const by = relic === null ? '' : ` (${trashName(cards, relic, language)})`;
  return `${signless(line.weight ?? 0)} ${signed(amount).replace('−', '− ')}${by} = `;
}

/** The Relic that saves points for a player who is drawn in (B12). */
function Towel({ line }: { readonly line: Line }): ReactNode {
  const { cards, language } = useBoard();
  const say = useWords();
  const relic = relicIn(cards, line, 'consolation');
  if (line.drawnIn !== true || relic === null) return null;
  return (
    <span>{say('score.towel', { by: trashName(cards, relic, language), points: line.points ?? 0 })}</span>
  );
}
