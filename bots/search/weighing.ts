/** Whole lines of own moves against each other: all meet the same imagined worlds with the same chance. */
import { has, type Move, type State } from '@accretion/engine';
import { chancesOf } from './odds.ts';
import { playOn } from './players.ts';
import { isAllowed, type Study, tryOut } from './study.ts';
import { worldOf } from './worlds.ts';

const fewestWorlds = 4;
const mostWorlds = 64;

/** What a line of moves came to in each world, in the order of the worlds. */
export interface Weighed {
  readonly chances: readonly number[];
  readonly worths: readonly number[];
}

/** Plays every line in as many worlds as the purse allows, each on to the end of the stage. */
export function weighed(study: Study, lines: readonly (readonly Move[])[]): readonly Weighed[] {
  const { ruleset, judge, seat, purse } = study;
  const found = lines.map(() => ({ chances: [] as number[], worths: [] as number[] }));
  for (let n = 0; n < fewestWorlds || (n < mostWorlds && purse.gone < 1); n++) {
    const world = worldOf(study);
    lines.forEach((line, i) => {
      const state = ruleset.clone(world.state);
      const rng = world.chance();
      for (const move of line) {
        if (!isPlayable(study, state, move)) break;
        tryOut(study, state, seat, move, rng);
      }
      playOn(study, state, rng);
      found[i]?.chances.push(chancesOf(study, state)[seat] ?? 0);
      found[i]?.worths.push(judge.worth(state, seat));
    });
  }
  return found;
}

/** A line was thought of in one world; in another it may end sooner. */
const isPlayable = (study: Study, state: State, move: Move): boolean =>
  has(study.ruleset.toAct(state), study.seat) && isAllowed(study, state, study.seat, move);
