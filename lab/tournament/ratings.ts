/** Elo of the bots of a tournament, with intervals: deals are drawn again and again, and the ratings fitted anew. */
import { fastRng } from '@accretion/bots';
import type { Result } from '../matches.ts';
import { allTurns, type Plan, settingOf } from '../plan.ts';
import { eloPerUnit, fitted, type Part, type Ranking, varianceOf } from './elo.ts';
import { type Interval, normalQuantile, spanOf, usualLevel } from './intervals.ts';

export interface Rating extends Interval {
  readonly name: string;
  readonly elo: number;
}

export interface Ratings {
  /** The strongest first. */
  readonly bots: readonly Rating[];
  /** How much stronger each bot is than the next one. */
  readonly leads: readonly (Rating & { readonly over: string })[];
  /** What a side is worth beside the average one. */
  readonly sides: readonly Rating[];
  /** What bots play against where there is only one side. */
  readonly goal: Rating | null;
  /** Whose rating is 1000; null: the average of all bots. */
  readonly anchor: string | null;
  readonly samples: number;
}

const anchorElo = 1000;
const usualSamples = 300;
/** Who is at 1000, if it takes part. */
const yardstick = 'greedy';

export function ratingsOf(
  plan: Plan,
  results: readonly Result[],
  level = usualLevel,
  samples = usualSamples,
): Ratings {
  const names = [...new Set(plan.lineUps.flat())];
  const { sides } = settingOf(plan).seating;
  const isGoal = sides.length === 1;
  const parameters = names.length + (isGoal ? 1 : sides.length);
  const { rankings, deals } = rankingsOf(plan, results, names);
  const counted = (drawn: readonly number[]): number[] => {
    const counts = rankings.map(() => 0);
    for (const deal of drawn) for (const one of deals[deal] ?? []) counts[one] = (counts[one] ?? 0) + 1;
    return counts;
  };
  const counts = counted(deals.map((_, deal) => deal));
  const best = fitted(rankings, counts, parameters);
  const rng = fastRng(`${plan.seed}/ratings`);
  const drawn = Array.from({ length: samples }, () => {
    const again = counted(deals.map(() => rng.below(deals.length)));
    return fitted(rankings, again, parameters, best, 5);
  });
  /** The Elo that a sum of strengths stands for. The wider of two intervals: deals drawn again, and the curve itself. */
  const rating = (name: string, sum: readonly number[], from = 0): Rating => {
    const of = (fit: readonly number[]): number =>
      from + eloPerUnit * fit.reduce((total, one, i) => total + one * (sum[i] ?? 0), 0);
    const elo = of(best);
    const spread =
      normalQuantile((1 + level) / 2) * eloPerUnit * Math.sqrt(varianceOf(rankings, counts, best, sum));
    const { low, high } = spanOf(drawn.map(of), level);
    return { name, elo, low: Math.min(low, elo - spread), high: Math.max(high, elo + spread) };
  };
  const one = (parameter: number): number[] =>
    Array.from({ length: parameters }, (_, i) => (i === parameter ? 1 : 0));
  const mean = (first: number, end: number): number[] =>
    Array.from({ length: parameters }, (_, i) => (i >= first && i < end ? 1 / (end - first) : 0));
  const anchor = names.includes(yardstick) ? yardstick : null;
  const zero = anchor === null ? mean(0, names.length) : one(names.indexOf(anchor));
  const bots = names
    .map((name, at) => ({ at, ...rating(name, minus(one(at), zero), anchorElo) }))
    .sort((a, b) => b.elo - a.elo || a.at - b.at);
  return {
    bots: bots.map(({ name, elo, low, high }) => ({ name, elo, low, high })),
    leads: bots.slice(1).map((lower, i) => {
      const upper = bots[i] ?? lower;
      return { ...rating(upper.name, minus(one(upper.at), one(lower.at))), over: lower.name };
    }),
    sides: isGoal
      ? []
      : sides.map((side, i) =>
          rating(side.join(', '), minus(one(names.length + i), mean(names.length, parameters))),
        ),
    goal: isGoal ? rating('the goal', minus(one(names.length), zero), anchorElo) : null,
    anchor,
    samples,
  };
}

const minus = (a: readonly number[], b: readonly number[]): number[] => a.map((one, i) => one - (b[i] ?? 0));

/** Every ranking that occurred, once, and which of them each deal had. */
function rankingsOf(
  plan: Plan,
  results: readonly Result[],
  names: readonly string[],
): { rankings: Ranking[]; deals: number[][] } {
  const { sides } = settingOf(plan).seating;
  const turns = allTurns(plan);
  const known = new Map<string, number>();
  const rankings: Ranking[] = [];
  const deals: number[][] = [];
  for (const { deal, lineUp, matches } of results) {
    matches.forEach(({ ranks }, turn) => {
      const key = `${lineUp}/${turn}/${ranks}`;
      let at = known.get(key);
      if (at === undefined) {
        at = rankings.length;
        known.set(key, at);
        rankings.push(rankingOf(turns[lineUp]?.[turn] ?? [], ranks, sides, names));
      }
      const own = deals[deal] ?? [];
      own.push(at);
      deals[deal] = own;
    });
  }
  return { rankings, deals };
}

function rankingOf(
  bots: readonly string[],
  ranks: readonly number[],
  sides: readonly (readonly number[])[],
  names: readonly string[],
): Ranking {
  const strength = (side: readonly number[]): Part[] =>
    side.map((seat) => ({ parameter: names.indexOf(bots[seat] ?? ''), share: 1 / side.length }));
  const rankOf = (side: readonly number[]): number => ranks[side[0] ?? 0] ?? 0;
  const [only = []] = sides;
  if (sides.length === 1) {
    const isReached = rankOf(only) === 1;
    return {
      players: [
        { of: strength(only), rank: isReached ? 1 : 2 },
        { of: [{ parameter: names.length, share: 1 }], rank: isReached ? 2 : 1 },
      ],
    };
  }
  return {
    players: sides.map((side, i) => ({
      of: [...strength(side), { parameter: names.length + i, share: 1 }],
      rank: rankOf(side),
    })),
  };
}
