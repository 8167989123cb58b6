/**
 * Elo for matches of any number of seats: Plackett and Luce's model of rankings, fitted by maximum likelihood. A side is
 * as strong as its bots on average, plus what its place at the table is worth. A wide prior keeps a bot that won every
 * match, or none, at a finite number.
 */

/** Who took part, as weights of the parameters, and in which rank they ended. */
export interface Ranking {
  readonly players: readonly { readonly of: readonly Part[]; readonly rank: number }[];
}

/** So much of one parameter. */
export interface Part {
  readonly parameter: number;
  readonly share: number;
}

export const eloPerUnit = 400 / Math.log(10);
/** The prior: a parameter is within 1000 Elo of the middle, two times out of three. */
const precision = (eloPerUnit / 1000) ** 2;

/** The strengths that make these rankings, each seen so many times, most likely. In natural units: times `eloPerUnit` it is Elo. */
export function fitted(
  rankings: readonly Ranking[],
  counts: readonly number[],
  parameters: number,
  start: readonly number[] = Array.from({ length: parameters }, () => 0),
  rounds = 60,
): number[] {
  let strengths = [...start];
  for (let round = 0; round < rounds; round++) {
    const { slope, bend } = slopes(rankings, counts, strengths);
    const step = solved(bend, slope);
    // A cautious step at first: far from the top the curve says little.
    const longest = Math.max(...step.map(Math.abs), 1e-12);
    const scale = Math.min(1, 2 / longest);
    strengths = strengths.map((one, i) => one + scale * (step[i] ?? 0));
    if (longest < 1e-9) break;
  }
  return strengths;
}

/** How uncertain a sum of strengths is, each counted so many times: its variance, as the bend at the top tells. */
export function varianceOf(
  rankings: readonly Ranking[],
  counts: readonly number[],
  strengths: readonly number[],
  sum: readonly number[],
): number {
  const { bend } = slopes(rankings, counts, strengths);
  return solved(bend, sum).reduce((total, one, i) => total + one * (sum[i] ?? 0), 0);
}

/** Slope and (negated) bend of the log-likelihood with its prior. Ties as Breslow has them. */
function slopes(
  rankings: readonly Ranking[],
  counts: readonly number[],
  strengths: readonly number[],
): { slope: number[]; bend: number[][] } {
  const slope = strengths.map((one) => -precision * one);
  const bend = strengths.map((_, i) => strengths.map((__, j) => (i === j ? precision : 0)));
  rankings.forEach(({ players }, index) => {
    const count = counts[index] ?? 0;
    if (count === 0) return;
    const powers = players.map(({ of }) =>
      Math.exp(of.reduce((sum, { parameter, share }) => sum + share * (strengths[parameter] ?? 0), 0)),
    );
    for (const rank of new Set(players.map((one) => one.rank)))
      addRank(rank, players, powers, count, slope, bend);
  });
  return { slope, bend };
}

function addRank(
  rank: number,
  players: Ranking['players'],
  powers: readonly number[],
  count: number,
  slope: number[],
  bend: number[][],
): void {
  const mean = new Map<number, number>();
  const add = (parameter: number, by: number): void => {
    slope[parameter] = (slope[parameter] ?? 0) + by;
  };
  let total = 0;
  let taking = 0;
  let left = 0;
  players.forEach((player, i) => {
    if (player.rank < rank) return;
    left++;
    total += powers[i] ?? 0;
    if (player.rank === rank) taking++;
  });
  if (left < 2) return;
  const times = count * taking;
  players.forEach((player, i) => {
    if (player.rank < rank) return;
    const chance = (powers[i] ?? 0) / total;
    for (const { parameter, share } of player.of) {
      if (player.rank === rank) add(parameter, count * share);
      add(parameter, -times * chance * share);
      mean.set(parameter, (mean.get(parameter) ?? 0) + chance * share);
      for (const other of player.of)
        bendBy(bend, parameter, other.parameter, times * chance * share * other.share);
    }
  });
  for (const [i, a] of mean) for (const [j, b] of mean) bendBy(bend, i, j, -times * a * b);
}

function bendBy(bend: number[][], i: number, j: number, by: number): void {
  const row = bend[i];
  if (row !== undefined) row[j] = (row[j] ?? 0) + by;
}

/** Solves a small system of linear equations (Gauss, with pivots). */
function solved(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, i) => [...row, right[i] ?? 0]);
  const size = rows.length;
  const at = (i: number, j: number): number => rows[i]?.[j] ?? 0;
  for (let column = 0; column < size; column++) {
    let pivot = column;
    for (let i = column + 1; i < size; i++)
      if (Math.abs(at(i, column)) > Math.abs(at(pivot, column))) pivot = i;
    const top = rows[pivot] ?? [];
    rows[pivot] = rows[column] ?? [];
    rows[column] = top;
    for (let i = 0; i < size; i++) {
      if (i === column) continue;
      const factor = at(i, column) / at(column, column);
      if (factor !== 0) rows[i] = (rows[i] ?? []).map((one, j) => one - factor * (top[j] ?? 0));
    }
  }
  return rows.map((row, i) => (row[size] ?? 0) / (row[i] ?? 1));
}
