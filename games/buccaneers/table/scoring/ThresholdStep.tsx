/** F: the final Threshold, from the hole, the cards beside it and the card of the pile (B11). */
import type { ReactNode } from 'react';
import type { Cards } from '../../rules/cards.ts';
import { placerOf, relicIn } from '../../rules/reasons.ts';
import type { Line, Page } from '../../rules/state.ts';
import { modifierName, trashName } from '../../words/names.ts';
import { signed, signless } from '../../words/numbers.ts';
import { useBoard, useWords } from '../context.ts';
import type { Language } from '../types.ts';
import { sumOf, thresholdTerms } from './steps.ts';
import style from './ThresholdStep.module.css';

export function ThresholdStep({ page }: { readonly page: Page }): ReactNode {
  const { props, cards, language } = useBoard();
  const say = useWords();
  const terms = thresholdTerms(cards, page);
  const common = sumOf(terms);
  return (
    <>
      <ul className={style['equation']}>
        <li>
          <span>{say('score.hole')}</span>
          <b>{signless(page.threshold)}</b>
        </li>
        {page.atHole.map((id) => (
          <li key={id}>
            <span>{placedName(cards, id, language)}</span>
            <b>{signed(cards.modifiers[id]?.amount ?? 0)}</b>
          </li>
        ))}
        {page.turnedUp !== null && (
          <li>
            <span>
              {say('score.pileCard')}: {trashName(cards, page.turnedUp, language)}
            </span>
            <b>{signed(cards.trash[page.turnedUp]?.weight ?? 0)}</b>
          </li>
        )}
        <li className={style['result']}>
          <span>{say('score.final')}</span>
          <b>{signless(common)}</b>
        </li>
      </ul>
      {page.lines.map((line, seat) => (
        <Twice key={props.names[seat] ?? seat} line={line} seat={seat} />
      ))}
    </>
  );
}

/** "Threshold +3 (TIIT CLO UHL)": the card beside the hole, and the Artifact that put it there. */
function placedName(cards: Cards, id: number, language: Language): string {
  const placer = placerOf(cards, id);
  const name = modifierName(cards, id, language);
  return placer === null ? name : `${name} (${trashName(cards, placer, language)})`;
}

/** The Relic for which the pile card counts twice, and the Threshold it makes (B11). */
function Twice({ line, seat }: { readonly line: Line; readonly seat: number }): ReactNode {
  const { props, cards, language } = useBoard();
  const say = useWords();
  const relic = relicIn(cards, line, 'countPileCardAgain');
  if (relic === null) return null;
  const values = { player: props.names[seat] ?? '', amount: signless(line.threshold ?? 0) };
  return <p>{say('score.twice', { ...values, by: trashName(cards, relic, language) })}</p>;
}
