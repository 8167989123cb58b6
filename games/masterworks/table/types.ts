/** The contract of a table with the types of this game. */
import type {
  Choice as AnyChoice,
  FaceProps as AnyFace,
  Happening as AnyHappening,
  TableProps as AnyTable,
} from '../../table.ts';
import type { Move } from '../rules/answers.ts';
import type { View } from '../rules/state.ts';
import type { Story } from '../rules/story.ts';
import type { Model } from './field/model.ts';

export type { Language } from '../../table.ts';
export type TableProps = AnyTable<View, Move, Story, Model>;
export type FaceProps = AnyFace<Model>;
export type Choice = AnyChoice<Move>;
export type Happening = AnyHappening<Story>;
