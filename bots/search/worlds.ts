/** Imagined worlds to think in. What others have sealed is taken back there, and answered as they play. */
import { listSeats, type Rng, type State } from '@accretion/engine';
import { answerAs, oneAhead, type Player, quick } from './players.ts';
import { chanceFrom, isSealed, type Study } from './study.ts';

export interface World {
  /** Never played in: always a copy of it. */
  readonly state: State;
  /** Chance that begins anew for whatever is tried here. */
  readonly chance: () => Rng;
}

/** Others are not all alike: most look one move ahead, some play at a glance. */
const playerOf = (rng: Rng): Player => (rng.below(4) === 0 ? quick : oneAhead);

/** A world in which only this seat is still to answer, if the question is a sealed one. */
export function worldOf(study: Study): World {
  const { ruleset, judge, seat, rng } = study;
  const state = study.imagine(rng);
  const chance = chanceFrom(rng);
  if (isSealed(study, state, seat)) {
    const { stack } = state.agenda;
    const question = stack[stack.length - 1];
    if (judge.unseal !== undefined) judge.unseal(state, seat);
    for (const other of listSeats(ruleset.toAct(state)))
      if (other !== seat && state.agenda.stack.at(-1) === question)
        answerAs(study, state, other, playerOf(rng), rng);
  }
  return { state, chance };
}
