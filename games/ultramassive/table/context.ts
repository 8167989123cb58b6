/** What every piece of the board needs: the props of the table, the cards of its box, words, and what is pointed at. */
import type { Step } from '@accretion/engine';
import { boardContext } from '../../pieces/board.ts';
import type { Cards } from '../rules/cards.ts';
import type { View } from '../rules/state.ts';
import { say, sayCount } from '../words/boardTexts.ts';
import type { Choice, Language, TableProps, Thing } from './types.ts';
import type { Picking } from './usePicking.ts';

export interface BoardLook {
  readonly props: TableProps;
  readonly view: View;
  readonly cards: Cards;
  readonly language: Language;
  /** The seat that is nearest. */
  readonly near: number;
  /** The question this person's near seat may answer now; none while others are asked. */
  readonly step: Step | undefined;
  /** The legal choice that is pointed at: the near board shows what it would do. */
  readonly pointed: Choice | null;
  point(choice: Choice | null): void;
  /** What is chosen bit by bit: spaces, cards, a stack, a pair. */
  readonly picking: Picking;
}

export const { BoardProvider, useBoard } = boardContext<BoardLook>();

export const useWords = (): ((
  key: Parameters<typeof say>[1],
  values?: Parameters<typeof say>[2],
) => string) => {
  const { language } = useBoard();
  return (key, values) => say(language, key, values);
};

export const useCounts = (): ((stem: Parameters<typeof sayCount>[1], count: number) => string) => {
  const { language } = useBoard();
  return (stem, count) => sayCount(language, stem, count);
};

/** Does the log point at this thing? */
export const useLit = (): ((thing: Thing) => boolean) => {
  const { highlighted } = useBoard().props;
  return (thing) => highlighted.some(({ kind, id }) => kind === thing.kind && id === thing.id);
};
