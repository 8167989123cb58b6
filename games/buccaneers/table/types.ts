/** The contract of a table with the types of this game. */
import type { FaceProps as AnyFace, Happening as AnyHappening, TableProps as AnyTable } from '../../table.ts';
import type { Cards } from '../rules/cards.ts';
import type { Move, Story, View } from '../rules/state.ts';

export type { Language, Thing } from '../../table.ts';
export type TableProps = AnyTable<View, Move, Story, Cards>;
export type FaceProps = AnyFace<Cards>;
export type Happening = AnyHappening<Story>;
