/** Intervals: what a share can be, given what was counted. */

export interface Interval {
  readonly low: number;
  readonly high: number;
}

export const usualLevel = 0.95;

/** Wilson's interval of a share. Successes may be fractions: shared victories are split. */
export function wilson(successes: number, trials: number, level = usualLevel): Interval {
  if (trials === 0) return { low: 0, high: 1 };
  const z = normalQuantile((1 + level) / 2);
  const share = successes / trials;
  const middle = share + (z * z) / (2 * trials);
  const spread = z * Math.sqrt((share * (1 - share)) / trials + (z * z) / (4 * trials * trials));
  const scale = 1 + (z * z) / trials;
  return { low: Math.max(0, (middle - spread) / scale), high: Math.min(1, (middle + spread) / scale) };
}

/** The interval that leaves out the same share of these numbers on both sides. Sorts them. */
export function spanOf(numbers: number[], level = usualLevel): Interval {
  numbers.sort((a, b) => a - b);
  const at = (share: number): number => {
    const place = share * (numbers.length - 1);
    const below = numbers[Math.floor(place)] ?? 0;
    const above = numbers[Math.ceil(place)] ?? below;
    return below + (above - below) * (place - Math.floor(place));
  };
  return { low: at((1 - level) / 2), high: at((1 + level) / 2) };
}

export const isOutside = (value: number, { low, high }: Interval): boolean => value < low || value > high;

/** The number below which a standard normal variable stays with this chance (Acklam's approximation, to nine digits). */
export function normalQuantile(chance: number): number {
  if (chance < 0.5) return -normalQuantile(1 - chance);
  if (chance > 0.97575) {
    const q = Math.sqrt(-2 * Math.log(1 - chance));
    const c = [-0.007784894002430293, -0.3223964580411365, -2.400758277161838, -2.549732539343734];
    const top = polynomial([...c, 4.374664141464968, 2.938163982698783], q);
    const d = [0.007784695709041462, 0.3224671290700398, 2.445134137142996, 3.754408661907416, 1];
    return -top / polynomial(d, q);
  }
  const q = chance - 0.5;
  const a = [-39.69683028665376, 220.9460984245205, -275.9285104469687, 138.357751867269];
  const b = [-54.47609879822406, 161.5858368580409, -155.6989798598866, 66.80131188771972];
  const top = polynomial([...a, -30.66479806614716, 2.506628277459239], q * q);
  return (q * top) / polynomial([...b, -13.28068155288572, 1], q * q);
}

const polynomial = (factors: readonly number[], x: number): number =>
  factors.reduce((sum, factor) => sum * x + factor, 0);
