/** What every part of the table needs: the props, the view and its geometry, the open question, what is in hand. */
import type { Step } from '@accretion/engine';
import { boardContext } from '../../pieces/board.ts';
import type { Move } from '../rules/answers.ts';
import type { Plane } from '../rules/plane/types.ts';
import type { State, View } from '../rules/state.ts';
import { type BoardKey, boardCount, boardSay } from '../words/board/texts.ts';
import type { Model } from './field/model.ts';
import type { Hand } from './hand.ts';
import type { Language, TableProps } from './types.ts';

export interface BoardLook {
  readonly props: TableProps;
  readonly view: View;
  readonly model: Model;
  readonly plane: Plane;
  readonly state: State;
  readonly language: Language;
  /** The seat whose moves are offered: the near one, or another of this person's that is asked. */
  readonly actor: number;
  readonly step: Step | undefined;
  /** What that seat may do, as far as it is listed (MA70). */
  readonly moves: readonly Move[];
  readonly hand: Hand;
  take(hand: Hand): void;
  /** The figure whose card is open. */
  readonly lookedAt: number | null;
  lookAt(mark: number | null): void;
  /** Makes this move if it is legal, else says why not. */
  act(move: Move, sure?: 'sure'): void;
}

export const { BoardProvider, useBoard } = boardContext<BoardLook>();

export interface Said {
  (key: BoardKey, values?: Parameters<typeof boardSay>[2]): string;
  count(stem: Parameters<typeof boardCount>[1], count: number): string;
}

const saidIn = (language: Language): Said =>
  Object.assign((key: BoardKey, values?: Parameters<typeof boardSay>[2]) => boardSay(language, key, values), {
    count: (stem: Parameters<typeof boardCount>[1], count: number) => boardCount(language, stem, count),
  });

export const useWords = (): Said => saidIn(useBoard().language);
