/** Figures of samples. */

export const mean = (numbers: readonly number[]): number => {
  let sum = 0;
  for (const number of numbers) sum += number;
  return numbers.length === 0 ? Number.NEGATIVE_INFINITY : sum / numbers.length;
};

/** The standard error of a mean. */
export function spreadOf(numbers: readonly number[]): number {
  const middle = mean(numbers);
  let squares = 0;
  for (const number of numbers) squares += (number - middle) ** 2;
  return numbers.length < 2 ? 0.5 : Math.sqrt(squares / (numbers.length - 1) / numbers.length);
}

/** How far single numbers of several lists lie from the mean of them all, usually. */
export function deviationOf(lists: readonly (readonly number[])[]): number {
  const all = lists.flat();
  const middle = mean(all);
  let squares = 0;
  for (const number of all) squares += (number - middle) ** 2;
  return all.length < 2 ? 0 : Math.sqrt(squares / (all.length - 1));
}
