/** What every piece of the board needs: the props of the table, the cards of its box, and words. */
import { boardContext } from '../../pieces/board.ts';
import type { Cards } from '../rules/cards.ts';
import type { View } from '../rules/state.ts';
import { say } from '../words/texts.ts';
import type { PileCard } from './display/outlook.ts';
import type { Language, TableProps } from './types.ts';

export interface BoardLook {
  readonly props: TableProps;
  readonly view: View;
  readonly cards: Cards;
  readonly language: Language;
  readonly pile: PileCard;
  /** Cards on their way from the reveal to a display: not visible there yet. */
  readonly arriving: ReadonlySet<number>;
}

export const { BoardProvider, useBoard } = boardContext<BoardLook>();

export const useWords = (): ((
  key: Parameters<typeof say>[1],
  values?: Parameters<typeof say>[2],
) => string) => {
  const { language } = useBoard();
  return (key, values) => say(language, key, values);
};
