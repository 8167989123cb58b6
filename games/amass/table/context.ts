/** What every piece of the board needs: the props of the table, its box, words, and what the player has in hand. */
import type { Step } from '@accretion/engine';
import { boardContext } from '../../pieces/board.ts';
import type { Board } from '../rules/board.ts';
import type { Colour } from '../rules/content.ts';
import type { Move, View } from '../rules/state.ts';
import { boardCount, boardSay } from '../words/boardTexts.ts';
import type { Geometry } from './map/geometry.ts';
import type { Language, TableProps } from './types.ts';

/** A card picked up to be played, and what of its targets is chosen. */
export interface Holding {
  readonly card: number;
  readonly crew?: number;
  readonly from?: string;
  readonly to: readonly string[];
}

export interface BoardLook {
  readonly props: TableProps;
  readonly view: View;
  readonly board: Board;
  readonly geometry: Geometry;
  readonly language: Language;
  /** The seat whose things are offered: the near one, or another held by this person that is asked. */
  readonly actor: number;
  /** The open question this person may answer. */
  readonly step: Step | undefined;
  /** What that seat may do now, as far as it is listed. */
  readonly moves: readonly Move[];
  readonly holding: Holding | null;
  hold(holding: Holding | null): void;
  /** The colour of the cube about to be stored. */
  readonly cube: Colour | null;
  takeCube(colour: Colour | null): void;
  /** The location that is looked at: a fight of the queue, a place with several crews. */
  readonly lookedAt: string | null;
  lookAt(at: string | null): void;
  /** The resource card pointed at: the map shows what it would do. */
  readonly pointed: number | null;
  point(card: number | null): void;
  /** Makes this move if it is legal, else says why not. */
  act(move: Move): void;
  /** Several moves one after the other. */
  actAll(moves: readonly Move[]): void;
}

export const { BoardProvider, useBoard } = boardContext<BoardLook>();

interface Said {
  (key: Parameters<typeof boardSay>[1], values?: Parameters<typeof boardSay>[2]): string;
  count(stem: Parameters<typeof boardCount>[1], count: number): string;
}

export function useWords(): Said {
  const { language } = useBoard();
  return Object.assign(
    (key: Parameters<typeof boardSay>[1], values?: Parameters<typeof boardSay>[2]) =>
      boardSay(language, key, values),
    { count: (stem: Parameters<typeof boardCount>[1], count: number) => boardCount(language, stem, count) },
  );
}

/** What a crew is called: by its player's name, or by its base. */
export const crewCalled = (props: TableProps, board: Board, view: View, crew: number): string => {
  const base = board.bases[view.crews[crew]?.base ?? -1]?.name ?? '';
  if (crew < view.humans) return props.names[crew] || base;
  return boardSay(props.settings.language, 'ai', { base });
};
