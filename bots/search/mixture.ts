/**
 * A mixture of answers that cannot be read, by regret matching: rows are answers of our own, columns what others may have
 * sealed. The others lean towards what hurts us most, as far as we do not trust our picture of them.
 */

/** How far the others are taken to lean: 0 for not at all. */
const leaning = 0.3;
const rounds = 200;
/** What is played less often is not played at all. */
const least = 0.08;

/** How often to give each answer; `payoffs[answer][world]` is what it comes to. */
export function mixtureOf(payoffs: readonly (readonly number[])[]): number[] {
  const rows = payoffs.length;
  const columns = payoffs[0]?.length ?? 0;
  if (rows < 2 || columns === 0) return payoffs.map(() => 1 / rows);
  const regrets = new Array<number>(rows).fill(0);
  const pains = new Array<number>(columns).fill(0);
  const sums = new Array<number>(rows).fill(0);
  for (let round = 1; round <= rounds; round++) {
    const own = positive(regrets);
    const theirs = positive(pains).map((part) => leaning * part + (1 - leaning) / columns);
    const values = payoffs.map((row) => dot(row, theirs));
    const value = dot(values, own);
    for (let i = 0; i < rows; i++) {
      regrets[i] = Math.max(0, (regrets[i] as number) + (values[i] as number) - value);
      sums[i] = (sums[i] as number) + round * (own[i] as number);
    }
    const costs = pains.map((_, column) =>
      payoffs.reduce((sum, row, i) => sum + (own[i] as number) * (row[column] as number), 0),
    );
    const cost = costs.reduce((sum, one, i) => sum + one * (theirs[i] as number), 0);
    for (let i = 0; i < columns; i++)
      pains[i] = Math.max(0, (pains[i] as number) + cost - (costs[i] as number));
  }
  const all = sums.reduce((sum, one) => sum + one, 0);
  return positive(sums.map((one) => (one / all < least ? 0 : one)));
}

/** As parts of one; all alike if there is nothing. */
function positive(numbers: readonly number[]): number[] {
  const sum = numbers.reduce((all, one) => all + one, 0);
  return numbers.map((one) => (sum > 0 ? one / sum : 1 / numbers.length));
}

const dot = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, one, i) => sum + one * (b[i] as number), 0);
