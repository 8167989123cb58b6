/** Which matches are played: line-ups of bots, each on the same deals and in all seats. Plain data, so any core can play any part. */
import {
  boxOf,
  isRefusal,
  type Json,
  type Opening,
  optionsFor,
  type Ruleset,
  rulesetOf,
  type Seating,
  seedOf,
} from '@accretion/engine';
import { type Entry, entries } from '@accretion/games';

export interface Plan {
  readonly game: string;
  readonly seats: number;
  readonly options: Json;
  readonly pack: Json;
  /** A bot for each seat, for each line-up. */
  readonly lineUps: readonly (readonly string[])[];
  readonly seed: string;
  /** How many deals each line-up plays, each of them in all seats. */
  readonly deals: number;
  /** Everybody keeps the seat; otherwise all move on, and the same deal is played again. */
  readonly fixed: boolean;
  readonly check: boolean;
  /** What is kept of the matches beside their results. */
  readonly keeps: Keeps;
}

/** `tallies`: the game's own statistics. `notes`: decisions and cards too, for the lab's report. */
type Keeps = 'results' | 'tallies' | 'notes';

/** What is played in one go: one deal with one line-up, in all seats. */
export interface Part {
  readonly deal: number;
  readonly lineUp: number;
}

/** Parts are numbered deal by deal, so that the first ones are the same however many deals follow. */
export const partAt = ({ lineUps }: Plan, index: number): Part => ({
  deal: Math.floor(index / lineUps.length),
  lineUp: index % lineUps.length,
});

export const partsOf = ({ lineUps, deals }: Plan): number => lineUps.length * deals;

export const openingOf = (
  { options, seats, seed }: Pick<Plan, 'options' | 'seats' | 'seed'>,
  deal: number,
): Opening<Json> => ({ options, seats, seed: seedOf(`${seed}/${deal}`) });

export interface Setting {
  readonly entry: Entry;
  readonly ruleset: Ruleset;
  readonly seating: Seating;
}

const settings = new WeakMap<object, Setting>();

/** The ruleset and the seating a plan needs, made once. */
export function settingOf(plan: Pick<Plan, 'game' | 'pack' | 'options' | 'seats'>): Setting {
  const known = settings.get(plan);
  if (known !== undefined) return known;
  const entry = entries.find(({ game }) => game.id === plan.game);
  const boxed = entry && boxOf(entry.game, plan.pack);
  if (entry === undefined || boxed === undefined || !('box' in boxed))
    throw new Error(`no ruleset for ${plan.game}`);
  const { box } = boxed;
  const whole = optionsFor(entry.game, plan.options, plan.seats, box.content);
  const seating = isRefusal(whole) ? whole : entry.game.seating(whole.options, plan.seats, box.content);
  if (isRefusal(seating)) throw new Error('options do not fit');
  const made = { entry, ruleset: rulesetOf(entry.game, box), seating };
  settings.set(plan, made);
  return made;
}

/**
 * Who sits where, each time the same deal is played: everybody moves on by one seat. Where a side has several seats and
 * one bot plays them all, bots move on from side to side. What would be the same again is left out.
 */
export function turnsOf(bots: readonly string[], { sides }: Seating, fixed: boolean): readonly string[][] {
  if (fixed) return [[...bots]];
  const bySide = sides.map((side) => new Set(side.map((seat) => bots[seat])));
  const moveAsSides = bySide.every((held) => held.size === 1);
  const sideOf = (seat: number): number => sides.findIndex((side) => side.includes(seat));
  const steps = moveAsSides ? sides.length : bots.length;
  const turns = Array.from({ length: steps }, (_, by) =>
    bots.map((_, seat) => {
      const from = moveAsSides ? sides[(sideOf(seat) + by) % steps]?.[0] : (seat + by) % steps;
      return bots[from ?? seat] ?? '';
    }),
  );
  const seen = new Set<string>();
  return turns.filter((turn) => {
    const key = turn.join();
    return !seen.has(key) && seen.add(key);
  });
}

/** The turns of every line-up. */
export const allTurns = (plan: Plan): readonly (readonly string[][])[] =>
  plan.lineUps.map((bots) => turnsOf(bots, settingOf(plan).seating, plan.fixed));
