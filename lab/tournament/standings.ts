/** What matches add up to: wins beside the fair share, points, ranks, by bot, by line-up and by seat. */
import type { Tally } from '@accretion/engine';
import { type Played, type Result, tallied } from '../matches.ts';
import { allTurns, type Plan, settingOf } from '../plan.ts';
import { sharesOf } from '../shares.ts';
import { type Interval, wilson } from './intervals.ts';

export interface Standing extends Interval {
  /** Matches it took part in. */
  readonly matches: number;
  /** Seats it held in each of them. */
  readonly seats: number;
  /** Matches won, shared victories split, as a share of those; with the ends of its 95 % interval. */
  readonly wins: number;
  /** Wins of somebody as good as the others; null where there is a goal instead of others. */
  readonly fair: number | null;
  readonly points: number;
  readonly rank: number;
}

/** Sums of what becomes a standing. */
class Account {
  private matches = 0;
  private seats = 0;
  private wins = 0;
  private fair = 0;
  private points = 0;
  private ranks = 0;

  add(
    { ranks, scores }: Played,
    held: readonly number[],
    wins: readonly number[],
    fair: readonly number[],
  ): void {
    if (held.length === 0) return;
    this.matches++;
    for (const seat of held) {
      this.seats++;
      this.wins += wins[seat] ?? 0;
      this.fair += fair[seat] ?? 0;
      this.points += scores[seat] ?? 0;
      this.ranks += ranks[seat] ?? 0;
    }
  }

  standing(hasGoal: boolean): Standing {
    const { matches, seats } = this;
    return {
      matches,
      seats: seats / matches,
      wins: this.wins / matches,
      fair: hasGoal ? null : this.fair / matches,
      points: this.points / seats,
      rank: this.ranks / seats,
      ...wilson(this.wins, matches),
    };
  }
}

export interface Standings {
  readonly matches: number;
  readonly bots: Readonly<Record<string, Standing>>;
  /** The same bots, on each side: sides may have little in common. */
  readonly sides: readonly { readonly name: string; readonly bots: Readonly<Record<string, Standing>> }[];
  readonly lineUps: readonly {
    readonly bots: readonly string[];
    readonly standings: Readonly<Record<string, Standing>>;
  }[];
  readonly seats: readonly Standing[];
  readonly tallies: readonly Tally[];
  readonly moves: { readonly mean: number; readonly shortest: number; readonly longest: number };
}

/** Does everybody play against the game, and nobody against anybody? */
export const hasGoal = (plan: Plan): boolean => settingOf(plan).seating.sides.length === 1;

export function standingsOf(plan: Plan, results: readonly Result[]): Standings {
  const { sides, roles } = settingOf(plan).seating;
  const names = [...new Set(plan.lineUps.flat())];
  const turns = allTurns(plan);
  const books = new Map<string, Account>();
  const account = (...key: readonly (string | number)[]): Account => {
    const name = key.join('/');
    const known = books.get(name) ?? new Account();
    books.set(name, known);
    return known;
  };
  const lengths: number[] = [];
  let tallies: readonly Tally[] = [];
  for (const { lineUp, matches, tallies: own } of results) {
    tallies = own.reduce(tallied, tallies);
    matches.forEach((match, turn) => {
      const bots = turns[lineUp]?.[turn] ?? [];
      const { wins, fair } = sharesOf(match, sides);
      const add = (to: Account, held: readonly number[]): void => to.add(match, held, wins, fair);
      for (const name of new Set(bots)) {
        const held = bots.flatMap((bot, seat) => (bot === name ? [seat] : []));
        add(account('bot', name), held);
        add(account('line-up', lineUp, name), held);
        sides.forEach((side, at) => {
          add(
            account('side', at, name),
            held.filter((seat) => side.includes(seat)),
          );
        });
      }
      bots.forEach((_, seat) => {
        add(account('seat', seat), [seat]);
      });
      lengths.push(match.moves);
    });
  }
  const goal = hasGoal(plan);
  const table = (of: readonly string[], ...key: readonly (string | number)[]): Record<string, Standing> =>
    Object.fromEntries(
      of.flatMap((name) => {
        const book = books.get([...key, name].join('/'));
        const made = book?.standing(goal);
        return made === undefined || made.matches === 0 ? [] : [[name, made]];
      }),
    );
  return {
    matches: lengths.length,
    bots: table(names, 'bot'),
    sides: sides.map((side, at) => ({ name: sideName(side, roles), bots: table(names, 'side', at) })),
    lineUps: plan.lineUps.map((bots, at) => ({ bots, standings: table([...new Set(bots)], 'line-up', at) })),
    seats: Array.from({ length: plan.seats }, (_, seat) => account('seat', seat).standing(goal)),
    tallies: [...tallies].sort((a, b) => compare(a.what, b.what) || compare(a.at, b.at)),
    moves: {
      mean: lengths.reduce((sum, one) => sum + one, 0) / lengths.length,
      shortest: lengths.reduce((least, one) => Math.min(least, one), Number.POSITIVE_INFINITY),
      longest: lengths.reduce((most, one) => Math.max(most, one), 0),
    },
  };
}

/** A side by its role, where roles tell sides apart, and by its seats. */
function sideName(side: readonly number[], roles: readonly string[]): string {
  const own = new Set(side.map((seat) => roles[seat] ?? ''));
  const name = new Set(roles).size > 1 ? [...own].join(' and ') : '';
  const seats = `${side.length > 1 ? 'seats' : 'seat'} ${side.join(', ')}`;
  return name === '' ? seats : `${name} (${seats})`;
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
