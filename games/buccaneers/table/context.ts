/** What every piece of the board needs: the props of the table, the cards of its box, and words. */
import { boardContext } from '../../pieces/board.ts';
import type { Cards } from '../rules/cards.ts';
import type { View } from '../rules/state.ts';
import type { PileCard } from '../words/outlook.ts';
import { say } from '../words/texts.ts';
import type { Language, TableProps } from './types.ts';

export interface BoardLook {
  readonly props: TableProps;
  readonly view: View;
  readonly cards: Cards;
  readonly language: Language;
  readonly pile: PileCard;
}

export const { BoardProvider, useBoard } = boardContext<BoardLook>();

export const useWords = (): ((
  key: Parameters<typeof say>[1],
  values?: Parameters<typeof say>[2],
) => string) => {
  const { language } = useBoard();
  return (key, values) => say(language, key, values);
};
