/** What every piece of the board needs: the props of the table, the cards of its box, and words. */
import { createContext, useContext } from 'react';
import type { Language, TableProps } from '../../table.ts';
import type { Cards } from '../rules/cards.ts';
import type { View } from '../rules/state.ts';
import type { PileCard } from './outlook.ts';
import { say } from './texts.ts';

export interface BoardLook {
  readonly props: TableProps;
  readonly view: View;
  readonly cards: Cards;
  readonly language: Language;
  readonly pile: PileCard;
  /** Cards on their way from the reveal to a display: not to be seen there yet. */
  readonly arriving: ReadonlySet<number>;
}

const BoardContext = createContext<BoardLook | null>(null);
export const BoardProvider = BoardContext.Provider;

export function useBoard(): BoardLook {
  const look = useContext(BoardContext);
  if (look === null) throw new Error('a piece of the board was drawn outside of it');
  return look;
}

export const useWords = (): ((
  key: Parameters<typeof say>[1],
  values?: Parameters<typeof say>[2],
) => string) => {
  const { language } = useBoard();
  return (key, values) => say(language, key, values);
};
