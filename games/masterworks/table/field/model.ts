/** What the table needs of the model of a box. The rules' own model has more. */
import type { Character } from '../../rules/content/cards.ts';
import type { Content } from '../../rules/content/shape.ts';
import type { SoldierKind } from '../../rules/content/vocabulary.ts';
import type { Piece } from '../../rules/plane/types.ts';

export interface Hero {
  readonly id: number;
  readonly key: string;
  readonly card: Character;
  readonly radius: number;
}

/** A token that stays where the map has it. */
export interface Disc {
  readonly key: string;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

interface Zone {
  readonly key: string;
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

export interface Model {
  readonly content: Content;
  /** By component id. */
  readonly heroes: readonly Hero[];
  readonly boss: number;
  /** Map pieces by component id, then the piles. */
  readonly pieces: readonly Piece[];
  readonly pieceKeys: readonly string[];
  readonly dampeners: readonly Disc[];
  readonly rallyPoints: readonly Disc[];
  readonly zones: readonly Zone[];
  readonly soldiers: readonly SoldierKind[];
}
