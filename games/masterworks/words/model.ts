/** What words need of the model of a box; the rules' own has more. */
import type { Character } from '../rules/content/cards.ts';
import type { Content } from '../rules/content/shape.ts';
import type { SoldierKind } from '../rules/content/vocabulary.ts';
import type { Piece } from '../rules/plane/types.ts';

/** Names need only the content. */
export interface Named {
  readonly content: Content;
}

interface Disc {
  readonly key: string;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

export interface Model extends Named {
  /** Attacks, superpowers and cards by number. */
  readonly rules: readonly { readonly key: string }[];
  /** Characters by component id. */
  readonly heroes: readonly { readonly key: string; readonly card: Character; readonly radius: number }[];
  readonly boss: number;
  /** Pieces of the map by component id, then the piles. */
  readonly pieces: readonly Piece[];
  readonly pieceKeys: readonly string[];
  readonly dampeners: readonly Disc[];
  readonly rallyPoints: readonly Disc[];
  readonly zones: readonly { readonly key: string }[];
  readonly soldiers: readonly SoldierKind[];
}

/** The name the boss has in moves and events. */
export const bossKey = 'boss';

export const cardOf = ({ content }: Named, key: string): Character | undefined =>
  key === bossKey ? content.boss : content.characters[key];
