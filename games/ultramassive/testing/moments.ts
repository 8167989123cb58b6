/** Moments of random matches, as a table is shown them. */
import {
  erased,
  Match,
  type Move,
  openStep,
  quickRng,
  type Rng,
  type Ruleset,
  rulesetOf,
  type State,
  type Step,
} from '@accretion/engine';
import { seatedAt } from '../../pieces/seated.ts';
import type { Language, TableProps } from '../../table.ts';
import { ultramassive } from '../index.ts';

export const ruleset = erased<Ruleset>(rulesetOf(ultramassive));

/** What the frame hands to this seat; nobody listens to what it does. */
export const propsFor = (state: State, seat = 0, language: Language = 'en'): TableProps => ({
  ...seatedAt(ruleset, state, seat, language),
  ...{ play() {}, explain() {}, help() {} },
});

interface Moment {
  readonly state: State;
  readonly seat: number;
  readonly step: Step | undefined;
  readonly kind: string;
}

export const modes: readonly { readonly name: string; readonly seats: number; readonly options: object }[] = [
  { name: 'two', seats: 2, options: {} },
  { name: 'three, advanced draft', seats: 3, options: { advancedDraft: true } },
  { name: 'four, one by one', seats: 4, options: { turns: 'oneByOne' } },
  { name: 'three, earlier edition', seats: 3, options: { edition: 'earlier' } },
  { name: 'solo', seats: 1, options: { mode: 'soloNormal' } },
  { name: 'solo, hard', seats: 1, options: { mode: 'soloHard' } },
];

const anyOf = (rng: Rng, moves: readonly Move[]): Move => moves[rng.below(moves.length)] as Move;

/** A random match, stopped whenever a seat is asked something. Acting seats end late, so that much happens. */
export function* moments(
  seed: string,
  { seats, options }: (typeof modes)[number],
  busily = 2,
): Generator<Moment> {
  const match = new Match(ruleset, {
    seed,
    seats,
    options: { ...(ruleset.game.defaults as object), ...options },
  });
  const rng = quickRng(seed.length * 31 + seats);
  while (match.toAct !== 0) {
    const seat = 31 - Math.clz32(match.toAct);
    const step = openStep(match.state.agenda, seat);
    yield { state: match.state, seat, step, kind: step?.do ?? '' };
    const moves = ruleset.moves(match.state, seat);
    const busy = moves.filter(({ do: kind }) => !['end', 'pass', 'exchange', 'done'].includes(kind));
    match.play(seat, anyOf(rng, busy.length > 0 && rng.below(busily) > 0 ? busy : moves));
  }
  yield { state: match.state, seat: 0, step: undefined, kind: 'over' };
}
