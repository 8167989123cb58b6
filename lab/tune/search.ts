/** Turns knobs until what is measured is near a target. Every try plays the same deals, so that only the knobs differ. */

export interface Try {
  /** How far each knob is turned. */
  readonly steps: readonly number[];
  readonly measured: number;
}

export interface Searching {
  readonly target: number;
  readonly tolerance: number;
  /** The first step of each knob. */
  readonly steps: readonly number[];
  readonly maxTries: number;
  /** What is measured with knobs turned so far; null if the game does not allow it. */
  measure(steps: readonly number[]): Promise<number | null>;
}

/** One knob after the other, in the direction that helped last; smaller steps when none helps. */
export async function searched({
  target,
  tolerance,
  steps: first,
  maxTries,
  measure,
}: Searching): Promise<Try[]> {
  const off = (measured: number): number => Math.abs(measured - target);
  const start = first.map(() => 0);
  const measured = await measure(start);
  if (measured === null) throw new Error('the box to start with is not allowed');
  let best: Try = { steps: start, measured };
  const tries = [best];
  const known = new Set([start.join()]);
  let sizes = [...first];
  const ways = first.map(() => 1);
  while (off(best.measured) > tolerance && tries.length < maxTries) {
    let helped = false;
    for (const [knob, size] of sizes.entries()) {
      for (const way of [ways[knob] ?? 1, -(ways[knob] ?? 1)]) {
        const steps = best.steps.map((one, i) => one + (i === knob ? way * size : 0));
        if (known.has(steps.join()) || tries.length >= maxTries) continue;
        known.add(steps.join());
        const found = await measure(steps);
        if (found === null) continue;
        const one = { steps, measured: found };
        tries.push(one);
        if (off(found) >= off(best.measured)) continue;
        best = one;
        ways[knob] = way;
        helped = true;
        break;
      }
      if (off(best.measured) <= tolerance) break;
    }
    if (helped) continue;
    if (sizes.every((size) => size === 1)) break;
    sizes = sizes.map((size) => Math.ceil(size / 2));
  }
  return tries;
}

export const nearest = (tries: readonly Try[], target: number): Try | undefined =>
  tries.reduce<Try | undefined>(
    (best, one) =>
      best === undefined || Math.abs(one.measured - target) < Math.abs(best.measured - target) ? one : best,
    undefined,
  );
