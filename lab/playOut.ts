/**
 * A match of bots from the deal to the end, with everything watched that must never happen. Chance comes as in a
 * real match, from seed and entry number, so the moves make a record that verifies.
 */
import { type Bot, fastRng } from '@accretion/bots';
import {
  chanceOf,
  firstSeat,
  type Json,
  type Move,
  miscounted,
  nobody,
  type Opening,
  type Outcome,
  only,
  type Report,
  type Ruleset,
  type Seat,
  type State,
  type Told,
} from '@accretion/engine';
import { refusalText } from './input.ts';

/** Something that must never happen: a refusal of an offered move, a dead end, a lost component. */
export class Fault extends Error {}

export interface Playing {
  readonly ruleset: Ruleset;
  readonly opening: Opening<Json>;
  readonly bots: readonly Bot[];
  /** Count the components after every move, not just at the end, and look for what the game says is amiss. */
  readonly check?: boolean;
  readonly amiss?: Report['amiss'];
  /** Sees the state before a seat moves. */
  readonly asked?: (state: State, seat: Seat) => void;
  /** Hears the story of the deal (entry 0) and of every move. */
  readonly hear?: (told: readonly Told[], state: State) => void;
}

export interface PlayedOut {
  readonly state: State;
  readonly outcome: Outcome;
  readonly moves: readonly { readonly seat: Seat; readonly move: Move }[];
}

/** More moves than any match of any game here takes. */
const endless = 100_000;

export function playOut({
  ruleset,
  opening,
  bots,
  check = false,
  amiss,
  asked: watch,
  hear,
}: Playing): PlayedOut {
  const { options, seats, seed } = opening;
  const chances = bots.map((_, seat) => fastRng(`${seed}/bot/${seat}`));
  const moves: { seat: Seat; move: Move }[] = [];
  const story = (): Told[] | undefined => (hear === undefined ? undefined : []);
  let told = story();
  const state = ruleset.setup(options, seats, chanceOf(seed, 0), told);
  if (told !== undefined) hear?.(told, state);
  for (let entry = 1; ; entry++) {
    const asked = ruleset.toAct(state);
    if (asked === nobody) break;
    if (entry > endless) throw new Fault(`no end after ${endless} moves`);
    const seat = firstSeat(asked);
    watch?.(state, seat);
    const view = ruleset.view(state, only(seat));
    const move = (bots[seat] as Bot).choose({
      ruleset,
      view,
      seat,
      rng: chances[seat] as ReturnType<typeof fastRng>,
    });
    const refusal = ruleset.refuse(state, seat, move);
    if (refusal !== null) {
      throw new Fault(`entry ${entry}: seat ${seat} played ${JSON.stringify(move)}: ${refusalText(refusal)}`);
    }
    told = story();
    ruleset.play(state, seat, move, chanceOf(seed, entry), told);
    moves.push({ seat, move });
    if (told !== undefined) hear?.(told, state);
    if (check) {
      count(ruleset, state, `entry ${entry}`);
      const [wrong] = amiss?.(state) ?? [];
      if (wrong !== undefined) throw new Fault(`entry ${entry}, ${JSON.stringify(move)}: ${wrong}`);
    }
  }
  const outcome = ruleset.outcome(state);
  if (outcome === null)
    throw new Fault(`dead end after ${moves.length} moves: nobody is asked and there is no outcome`);
  count(ruleset, state, 'the end');
  return { state, outcome, moves };
}

function count(ruleset: Ruleset, state: State, when: string): void {
  const faults = miscounted(ruleset.rules.shape, state, ruleset.rules.components);
  if (faults.length > 0) throw new Fault(`${when}: ${faults.join('; ')}`);
}
