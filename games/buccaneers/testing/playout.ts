/** Whole matches of random choices. */
import { firstSeat, nobody, optionsFor, quickRng, rulesetOf } from '@accretion/engine';
import { buccaneers } from '../index.ts';
import type { Move, State } from '../rules/state.ts';
import { boxWith } from './names.ts';

interface Playout {
  readonly seats: number;
  readonly seed: number;
  readonly options?: object;
  readonly pack?: unknown;
  /** Sees every state before its move. */
  readonly visit?: (state: State, seat: number, move: Move) => void;
}

/** A match to its end, in one state that changes. */
export function playOut({ seats, seed, options = {}, pack, visit }: Playout): {
  state: State;
  moves: number;
} {
  const box = boxWith(pack);
  const chosen = optionsFor(buccaneers, options, seats, box.content);
  if (!('options' in chosen)) throw new Error(`${chosen.rule} ${chosen.why}`);
  const ruleset = rulesetOf(buccaneers, box);
  const rng = quickRng(seed);
  const state = ruleset.setup(chosen.options, seats, rng);
  for (let moves = 0; ; moves++) {
    const owing = ruleset.toAct(state);
    if (owing === nobody) return { state, moves };
    const seat = firstSeat(owing);
    const offers = ruleset.moves(state, seat);
    const move = offers[rng.below(offers.length)];
    if (move === undefined) throw new Error(`dead end: ${JSON.stringify(state.agenda)}`);
    visit?.(state, seat, move);
    ruleset.play(state, seat, move, rng);
  }
}
