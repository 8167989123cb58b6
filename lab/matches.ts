/** Many matches of bots: which they are, and what they add up to. Known by seed and number, so any core may play any. */
import {
  boxOf,
  isRefusal,
  type Json,
  type Opening,
  optionsFor,
  type Ruleset,
  rulesetOf,
  seedOf,
  type Tally,
} from '@accretion/engine';
import { type Entry, entries } from '@accretion/games';
import { seated } from './input.ts';
import { Fault, playOut } from './playOut.ts';

/** Everything a worker must know, as data. */
export interface Plan {
  readonly game: string;
  readonly seats: number;
  readonly options: Json;
  readonly pack: Json;
  /** A bot for each seat of the first match. */
  readonly bots: readonly string[];
  readonly seed: string;
  readonly games: number;
  /** Everybody keeps the seat; otherwise all move on by one with every match. */
  readonly fixed: boolean;
  readonly check: boolean;
}

/** What some matches add up to. `bots` is in the order of the plan's bots, `seats` by seat. */
export interface Sums {
  readonly games: number;
  readonly moves: number;
  readonly shortest: number;
  readonly longest: number;
  readonly seats: readonly Standing[];
  readonly bots: readonly Standing[];
  readonly tallies: readonly Tally[];
}

interface Standing {
  readonly wins: number;
  readonly points: number;
  readonly ranks: number;
}

export const openingOf = (
  { options, seats, seed }: Pick<Plan, 'options' | 'seats' | 'seed'>,
  match: number,
): Opening<Json> => ({
  options,
  seats,
  seed: seedOf(`${seed}/${match}`),
});

/** Which of the plan's bots sits here in this match. */
const botAt = (plan: Plan, match: number, seat: number): number =>
  plan.fixed ? seat : (seat + match) % plan.seats;

export const lineUp = (plan: Plan, match: number): string[] =>
  plan.bots.map((_, seat) => plan.bots[botAt(plan, match, seat)] as string);

export function openTable(plan: Pick<Plan, 'game' | 'pack' | 'options' | 'seats'>): {
  entry: Entry;
  ruleset: Ruleset;
} {
  const entry = entries.find(({ game }) => game.id === plan.game);
  const boxed = entry && boxOf(entry.game, plan.pack);
  if (entry === undefined || boxed === undefined || !('box' in boxed))
    throw new Error(`no ruleset for ${plan.game}`);
  if (isRefusal(optionsFor(entry.game, plan.options, plan.seats, boxed.box.content)))
    throw new Error('options do not fit');
  return { entry, ruleset: rulesetOf(entry.game, boxed.box) };
}

/** Plays the matches from `first` up to, not including, `end`. */
export function playMatches(plan: Plan, first: number, end: number): Sums {
  const { entry, ruleset } = openTable(plan);
  const report = entry.report(ruleset.model);
  let sums = nothing(plan.seats);
  for (let match = first; match < end; match++) {
    try {
      const bots = seated(entry, ruleset, lineUp(plan, match));
      const { state, outcome, moves } = playOut({
        ruleset,
        opening: openingOf(plan, match),
        bots,
        check: plan.check,
        amiss: report.amiss,
      });
      const winners = outcome.ranks.filter((rank) => rank === 1).length;
      const seats = outcome.ranks.map((rank, seat) => ({
        // A shared victory is split.
        wins: rank === 1 ? 1 / winners : 0,
        points: outcome.scores[seat] ?? 0,
        ranks: rank,
      }));
      const bySeat = plan.bots.map((_, bot) =>
        seats.findIndex((__, seat) => botAt(plan, match, seat) === bot),
      );
      sums = added(sums, {
        games: 1,
        moves: moves.length,
        shortest: moves.length,
        longest: moves.length,
        seats,
        bots: bySeat.map((seat) => seats[seat] as Standing),
        tallies: report.tallies(state),
      });
    } catch (error) {
      throw new Fault(`match ${match}: ${(error as Error).message}`);
    }
  }
  return sums;
}

const blank: Standing = { wins: 0, points: 0, ranks: 0 };

export const nothing = (seats: number): Sums => ({
  games: 0,
  moves: 0,
  shortest: Number.MAX_SAFE_INTEGER,
  longest: 0,
  seats: Array.from({ length: seats }, () => blank),
  bots: Array.from({ length: seats }, () => blank),
  tallies: [],
});

export function added(a: Sums, b: Sums): Sums {
  return {
    games: a.games + b.games,
    moves: a.moves + b.moves,
    shortest: Math.min(a.shortest, b.shortest),
    longest: Math.max(a.longest, b.longest),
    seats: standings(a.seats, b.seats),
    bots: standings(a.bots, b.bots),
    tallies: b.tallies.reduce(tallied, a.tallies),
  };
}

export const standings = (a: readonly Standing[], b: readonly Standing[]): Standing[] =>
  a.map((one, i) => {
    const { wins, points, ranks } = b[i] ?? blank;
    return { wins: one.wins + wins, points: one.points + points, ranks: one.ranks + ranks };
  });

function tallied(all: readonly Tally[], one: Tally): readonly Tally[] {
  const at = all.findIndex(({ what, at: where }) => what === one.what && where === one.at);
  const known = all[at];
  if (known === undefined) return [...all, one];
  return all.with(at, { ...known, sum: known.sum + one.sum, among: known.among + one.among });
}
