/** Hands results over in the order of the plan, in whatever order they come; one that comes twice counts once. */
import type { Result } from '../matches.ts';

export function inOrder(
  first: number,
  take: (result: Result) => void,
): (index: number, result: Result) => void {
  const early = new Map<number, Result>();
  let due = first;
  return (index, result) => {
    if (index < due) return;
    early.set(index, result);
    for (let ready = early.get(due); ready !== undefined; ready = early.get(due)) {
      early.delete(due++);
      take(ready);
    }
  };
}
