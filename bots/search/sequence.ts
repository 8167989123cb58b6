/** A sequence of own moves without chance: what its seat will see before each. */
import type { Move, Rng, State } from '@accretion/engine';
import { type Meant, sightOf } from '../thought.ts';
import type { Study } from './study.ts';

/** There is no chance in a lane, nor in a sealed answer before the last of its moves. */
export const noChance: Rng = {
  below: () => {
    throw new Error('chance in a sequence of own moves');
  },
  from: () => {
    throw new Error('chance in a sequence of own moves');
  },
};

/** All but the first of these moves, each with what the seat sees before it. */
export function meant({ ruleset, seat, viewer }: Study, world: State, moves: readonly Move[]): Meant[] {
  const state = ruleset.clone(world);
  const found: Meant[] = [];
  moves.forEach((move, i) => {
    if (i > 0) found.push({ sight: sightOf(ruleset, ruleset.view(state, viewer), seat), move });
    if (i < moves.length - 1) ruleset.play(state, seat, move, noChance);
  });
  return found;
}
