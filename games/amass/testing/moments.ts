/** Random matches of every mode, stopped whenever a seat is asked something: for tests of what is shown. */
import { listSeats, Match, openStep, optionsFor, quickRng, rulesetOf, type Told } from '@accretion/engine';
import { amass } from '../index.ts';
import type { State } from '../rules/state.ts';

const ruleset = rulesetOf(amass);

interface Mode {
  readonly seats: number;
  readonly options: object;
}

/** Every way to sit down: alone, together, with AI crews, against them. */
export const modes: readonly Mode[] = [
  { seats: 1, options: { cards: 5 } },
  { seats: 2, options: { coop: true, membersBy: 'humans', cards: 5 } },
  { seats: 1, options: { ai: 5, cards: 5 } },
  { seats: 2, options: { ai: 0, cards: 5 } },
  { seats: 2, options: { coop: true, openToPartner: true, cards: 5 } },
  { seats: 3, options: { ai: 3, cards: 5 } },
  { seats: 4, options: { cards: 5 } },
  { seats: 5, options: { cards: 5 } },
  { seats: 6, options: { cards: 5 } },
];

interface Moment {
  readonly state: State;
  readonly seat: number;
  /** What the seat is asked; "end" after the last move. */
  readonly kind: string;
  /** What was told when the match began. */
  readonly opening: readonly Told[];
}

/** A random match. Plans grow more often than they shrink. */
export function* moments(seed: string, { seats, options }: Mode): Generator<Moment> {
  const chosen = optionsFor(amass, options, seats);
  if (!('options' in chosen)) throw new Error(chosen.why);
  const match = new Match(ruleset, { seed, seats, options: chosen.options });
  const rng = quickRng(seed.length * 31 + seats);
  while (match.toAct !== 0) {
    const seat = listSeats(match.toAct)[0] ?? 0;
    yield {
      state: match.state,
      seat,
      kind: openStep(match.state.agenda, seat)?.do ?? '',
      opening: match.opened.told,
    };
    const moves = ruleset.moves(match.state, seat);
    const forth = moves.filter(({ do: does }) => does !== 'takeBack' && does !== 'unstore');
    const next = forth[rng.below(forth.length)];
    if (next !== undefined) match.play(seat, next);
  }
  yield { state: match.state, seat: 0, kind: 'end', opening: match.opened.told };
}

/** As many moments of each kind as are wanted, from matches of every mode. */
export function* wantedMoments(seed: string, wanted: Readonly<Record<string, number>>): Generator<Moment> {
  const left = { ...wanted };
  const isDone = (): boolean => Object.values(left).every((count) => count === 0);
  for (let n = 0; n < 27 && !isDone(); n++)
    for (const moment of moments(`${seed}-${n}`, modes[n % modes.length] as Mode)) {
      const count = left[moment.kind] ?? 0;
      if (count <= 0) continue;
      left[moment.kind] = count - 1;
      yield moment;
    }
  if (!isDone()) throw new Error(`not all moments were found: ${JSON.stringify(left)}`);
}
