/**
 * Updates: what changed in somebody's view. An update is made from two views and nothing else, so it can tell no
 * more than they do; whoever sees no change gets none.
 */
import { isRecord, type Path } from './json.ts';

/** Puts a value at a path; the place after the end of a list appends. */
export type Change = readonly [path: Path, value: unknown];

export function changes(before: unknown, after: unknown): Change[] {
  const found: Change[] = [];
  compare(before, after, [], found);
  return found;
}

function compare(before: unknown, after: unknown, path: Path, found: Change[]): void {
  if (before === after) return;
  if (Array.isArray(before) && Array.isArray(after)) return compareLists(before, after, path, found);
  if (isRecord(before) && isRecord(after)) {
    const keys = Object.keys(after);
    if (keys.length === Object.keys(before).length && keys.every((key) => Object.hasOwn(before, key))) {
      for (const key of keys) compare(before[key], after[key], [...path, key], found);
      return;
    }
  }
  found.push([path, after]);
}

function compareLists(before: readonly unknown[], after: readonly unknown[], path: Path, found: Change[]): void {
  const inner: Change[] = [];
  const shared = Math.min(before.length, after.length);
  for (let i = 0; i < shared; i++) compare(before[i], after[i], [...path, i], inner);
  // Values and shorter lists are replaced whole: smaller than a change for each place.
  const replaced = after.length < before.length || inner.some(([where]) => where.length === path.length + 1 && !isRecord(after[where.at(-1) as number]));
  if (replaced) {
    found.push([path, after]);
    return;
  }
  found.push(...inner);
  for (let i = shared; i < after.length; i++) found.push([[...path, i], after[i]]);
}

/** The view after these changes; the old one stays as it was. */
export function withChanges<V>(view: V, set: readonly Change[]): V {
  return set.reduce<unknown>((now, [path, value]) => changed(now, path, value), view) as V;
}

function changed(now: unknown, path: Path, value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  const copy: unknown = Array.isArray(now) ? [...now] : { ...(now as object) };
  const inner = (now as Record<string | number, unknown>)[key];
  (copy as Record<string | number, unknown>)[key] = changed(inner, rest, value);
  return copy;
}
