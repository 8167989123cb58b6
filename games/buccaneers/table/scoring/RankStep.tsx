/** H: Value, rank and points of the survivors (B13, B14). */
import type { ReactNode } from 'react';
import { tiesIn } from '../../rules/reasons.ts';
import type { Page } from '../../rules/state.ts';
import { signless } from '../../words/numbers.ts';
import { tieText } from '../../words/result.ts';
import { useBoard, useWords } from '../context.ts';
import { Points, Total, Verdict } from './Figures.tsx';
import { Lines } from './Lines.tsx';
import { valueTerms } from './steps.ts';
import { Terms } from './Terms.tsx';

export function RankStep({ page }: { readonly page: Page }): ReactNode {
  const { props, cards, language } = useBoard();
  const say = useWords();
  return (
    <>
      <Lines page={page}>
        {(line) =>
          line.rank === null ? (
            <Verdict isDrawnIn />
          ) : (
            <>
              <Terms terms={valueTerms(cards, line)} />
              <Total equals>{signless(line.value ?? 0)}</Total>
              <span>{say('score.rank', { rank: line.rank })}</span>
              <Points points={line.points ?? 0} />
            </>
          )
        }
      </Lines>
      {tiesIn(cards, page).map((tie) => (
        <p key={tie.value}>{tieText(tie, props.names, cards, language)}</p>
      ))}
    </>
  );
}
