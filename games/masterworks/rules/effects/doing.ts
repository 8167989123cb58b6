/** What an operation works with while it is carried out. */
import type { Part } from '../book/rule.ts';
import type { EffectOf, Op } from '../content/effects.ts';
import type { Play } from '../play.ts';
import type { Run } from '../state.ts';
import type { Scene } from './scene.ts';

export interface Doing {
  readonly play: Play;
  readonly run: Run;
  readonly part: Part;
  /** With the subject in it. */
  readonly scene: Scene;
}

/** Carries out an operation on one subject; −1 where it is about nobody. */
export type Operation<K extends Op> = (doing: Doing, effect: EffectOf<K>, subject: number) => void;
export type Operations = { readonly [K in Op]?: Operation<K> };

/** A question that belongs to a run and to the effect it has just begun. */
export type RunStep = {
  readonly do: string;
  readonly seat: number;
  readonly run: number;
  readonly part: number;
  readonly subject: number;
};

export const asking = (name: string, { run, part }: Doing, subject: number, seat = run.seat): RunStep => ({
  do: name,
  seat,
  run: run.id,
  part: part.index,
  subject,
});
