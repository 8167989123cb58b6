/** Random play: a match in which every choice is drawn, kept moment by moment. */
import { chanceOf, quickRng, type Rng, watched } from '../chance.ts';
import { seedOf } from '../fairness.ts';
import type { Move, State, Told } from '../game.ts';
import type { Json } from '../json.ts';
import type { Ruleset } from '../ruleset.ts';
import { allSeats, has, listSeats, nobody, type Seat } from '../seats.ts';

/** A move of a run, with the states around it. States are never changed once they stand here. */
export interface Moment {
  readonly n: number;
  readonly state: State;
  readonly seat: Seat;
  readonly move: Move;
  readonly after: State;
  readonly told: readonly Told[];
  readonly chance: boolean;
}

export interface Run {
  /** For people: how many seats, and the word its seed is made of. */
  readonly where: string;
  readonly ruleset: Ruleset;
  readonly options: Json;
  readonly seats: number;
  readonly seed: string;
  readonly opened: State;
  readonly moments: readonly Moment[];
  /** The state at which random play stopped. */
  readonly last: State;
  /** Why it stopped before the end, null when it did not. */
  readonly stuck: string | null;
}

/** One run or entry in words, so that anyone can go there again. */
export const whereAt = (run: Run, moment: Pick<Moment, 'n'>): string => `${run.where}, entry ${moment.n}`;

/** A generator for the choices of a check, from a word. */
export const choosing = (word: string): Rng => quickRng(Number.parseInt(seedOf(word).slice(0, 8), 16));

export const oneFrom = <T>(rng: Rng, list: readonly T[]): T => list[rng.below(list.length)] as T;

export interface Choice {
  readonly seat: Seat;
  readonly move: Move;
}

/**
 * A move drawn for a seat that is asked; now and then for one that may still change its answer. Where more is legal
 * than is offered, a quarter of the moves is drawn from all of it. Or what is wrong.
 */
export function drawChoice(ruleset: Ruleset, state: State, seats: number, rng: Rng): Choice | string {
  const owing = ruleset.toAct(state);
  if (owing === nobody) return 'the match is not over, but nobody is asked';
  if ((owing & ~allSeats(seats)) !== 0)
    return `asked are seats ${listSeats(owing)}, but there are only ${seats}`;
  const mayChange = rng.below(8) === 0 ? listSeats(allSeats(seats) & ~owing) : [];
  for (const seat of mayChange) {
    const changes = ruleset.moves(state, seat);
    if (changes.length > 0) return { seat, move: oneFrom(rng, changes) };
  }
  const seat = oneFrom(rng, listSeats(owing));
  const moves = ruleset.moves(state, seat);
  if (moves.length === 0) return `seat ${seat} is asked but has no move: ${JSON.stringify(state.agenda)}`;
  return { seat, move: drawnMove(ruleset, state, seat, rng) ?? oneFrom(rng, moves) };
}

/** Three times out of four null; else a legal move drawn from all that may be, if there are more than are offered. */
function drawnMove(ruleset: Ruleset, state: State, seat: Seat, rng: Rng): Move | null {
  const drawn = ruleset.anyMove(state, seat, rng);
  if (drawn === null || rng.below(4) > 0) return null;
  return ruleset.refuse(state, seat, drawn) === null ? drawn : null;
}

export function randomRun(
  ruleset: Ruleset,
  options: Json,
  seats: number,
  word: string,
  seed: string,
  bound: number,
): Run {
  const rng = choosing(`${word}/choices`);
  const opened = ruleset.setup(options, seats, chanceOf(seed, 0));
  const moments: Moment[] = [];
  let state = opened;
  let stuck: string | null = null;
  while (ruleset.outcome(state) === null && stuck === null) {
    const n = moments.length + 1;
    if (n > bound) {
      stuck = `no end within ${bound} moves`;
      break;
    }
    const choice = drawChoice(ruleset, state, seats, rng);
    if (typeof choice === 'string') {
      stuck = choice;
      break;
    }
    const after = ruleset.clone(state);
    const told: Told[] = [];
    const chance = watched(chanceOf(seed, n));
    try {
      ruleset.play(after, choice.seat, choice.move, chance, told);
    } catch (error) {
      stuck = `entry ${n}, ${JSON.stringify(choice)}: ${error}`;
      break;
    }
    moments.push({ n, state, ...choice, after, told, chance: chance.used });
    state = after;
  }
  return {
    where: `${seats} seats, seedOf('${word}')`,
    ruleset,
    options,
    seats,
    seed,
    opened,
    moments,
    last: state,
    stuck,
  };
}

/** Plays on at random, in place, for at most this many moves; `visit` sees every state. What went wrong, or null. */
export function playOn(
  ruleset: Ruleset,
  state: State,
  seats: number,
  rng: Rng,
  bound: number,
  visit?: () => void,
): string | null {
  for (let done = 0; done < bound && ruleset.outcome(state) === null; done++) {
    const choice = drawChoice(ruleset, state, seats, rng);
    if (typeof choice === 'string') return choice;
    ruleset.play(state, choice.seat, choice.move, rng);
    visit?.();
  }
  return null;
}

/** Some moments of a run, spread evenly over it; another set for another number of the run. */
export function sampled(run: Run, wanted: number): Moment[] {
  const { moments } = run;
  if (moments.length <= wanted) return [...moments];
  return Array.from({ length: wanted }, (_, i) => {
    const from = Math.floor((i * moments.length) / wanted);
    const to = Math.floor(((i + 1) * moments.length) / wanted);
    return moments[from + ((run.seed.charCodeAt(i % 64) * 7) % (to - from))] as Moment;
  });
}

/** Who may watch: a spectator, each seat, two seats of one person. */
export function viewersOf(seats: number): number[] {
  const each = Array.from({ length: seats }, (_, seat) => 1 << seat);
  return seats < 3 ? [nobody, ...each] : [nobody, ...each, 0b101];
}

export const viewerText = (viewer: number): string =>
  viewer === nobody
    ? 'a spectator'
    : `the viewer of ${listSeats(viewer)
        .map((seat) => `seat ${seat}`)
        .join(' and ')}`;

/** The seats of a viewer. */
export const seatsOfViewer = (viewer: number, seats: number): Seat[] =>
  listSeats(allSeats(seats)).filter((seat) => has(viewer, seat));
