/** What every piece of a board needs, handed down once by the board itself. */
import { createContext, type Provider, useContext } from 'react';

export function boardContext<Look>(): { BoardProvider: Provider<Look | null>; useBoard: () => Look } {
  const context = createContext<Look | null>(null);
  return {
    BoardProvider: context.Provider,
    useBoard() {
      const look = useContext(context);
      if (look === null) throw new Error('a piece of the board was drawn outside of it');
      return look;
    },
  };
}
