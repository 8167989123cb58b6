// How two builds compare: the median of many ratios, and the interval in which the true median lies.

/** @typedef {{ median: number, low: number, high: number }} Ratio */

/**
 * The interval is that of order statistics: it holds the true median in at least 95 of 100 cases, whatever the ratios
 * are spread like. With fewer than six of them it is all they span.
 * @param {readonly number[]} ratios
 * @returns {Ratio}
 */
export function medianOf(ratios) {
  const sorted = [...ratios].sort((one, other) => one - other);
  const last = sorted.length - 1;
  const out = outside(sorted.length);
  const median = (at(sorted, Math.floor(last / 2)) + at(sorted, Math.ceil(last / 2))) / 2;
  return { median, low: at(sorted, out), high: at(sorted, last - out) };
}

/**
 * How many of so many values may be left out at either end: as many as are heads in `count` throws of a coin in at
 * most one of 40 cases, less one.
 * @param {number} count
 */
function outside(count) {
  let chance = 0.5 ** count;
  let sum = chance;
  let out = 0;
  while (sum <= 1 / 40) {
    out++;
    chance *= (count - out + 1) / out;
    sum += chance;
  }
  return Math.max(0, out - 1);
}

/**
 * @param {readonly number[]} values
 * @param {number} index
 */
const at = (values, index) => values[index] ?? Number.NaN;
