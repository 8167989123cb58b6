/**
 * Updates: what changed in somebody's view. An update is made from two views and nothing else, so it can tell no
 * more than they do; a viewer who sees no change gets no update.
 */
import { isRecord, type Path, sameJson } from './json.ts';

/** A value put at a path; the place after the end of a list appends, its `length` cuts it. */
type Placed = readonly [path: Path, value: unknown];

/**
 * The same as it is sent: how many keys of the path before stay, the keys that follow them, and the value. Most
 * changes lie next to each other, so that this is a fifth shorter.
 */
export type Change = readonly [kept: number, ...keysAndValue: unknown[]];

export function changes(before: unknown, after: unknown): Change[] {
  const found: Placed[] = [];
  compare(before, after, [], found);
  let last: Path = [];
  return found.map(([path, value]) => {
    let kept = 0;
    while (kept < path.length && kept < last.length && path[kept] === last[kept]) kept++;
    last = path;
    return [kept, ...path.slice(kept), value];
  });
}

/** Changes with their whole paths. */
export function placed(set: readonly Change[]): Placed[] {
  let path: Path = [];
  return set.map(([kept, ...rest]) => {
    const value = rest.pop();
    path = [...path.slice(0, kept), ...(rest as (string | number)[])];
    return [path, value];
  });
}

/** `path` is where we are, as a stack; it is copied only when something changed there. */
function compare(before: unknown, after: unknown, path: (string | number)[], found: Placed[]): void {
  if (before === after) return;
  if (Array.isArray(before) && Array.isArray(after)) return compareLists(before, after, path, found);
  if (isRecord(before) && isRecord(after)) return compareRecords(before, after, path, found);
  found.push([path.slice(), after]);
}

/** Plain JSON has own keys only, so two records with as many keys, one holding the other's, have the same. */
function compareRecords(
  before: Record<string, unknown>,
  after: Record<string, unknown>,
  path: (string | number)[],
  found: Placed[],
): void {
  const first = found.length;
  let more = 0;
  for (const _ in before) more--;
  for (const key in after) {
    more++;
    const was = before[key];
    const is = after[key];
    if (was === is) continue;
    if (was === undefined) more = Number.NaN;
    path.push(key);
    compare(was, is, path, found);
    path.pop();
  }
  if (more === 0) return;
  found.length = first;
  found.push([path.slice(), after]);
}

function compareLists(
  before: readonly unknown[],
  after: readonly unknown[],
  path: (string | number)[],
  found: Placed[],
): void {
  const first = found.length;
  const shared = Math.min(before.length, after.length);
  // A pile that lost its end is cut; most of what is hidden changes so.
  if (
    after.length < before.length &&
    after.length > 2 &&
    after.every((item, i) => sameJson(item, before[i]))
  ) {
    found.push([[...path, 'length'], after.length]);
    return;
  }
  // Values and other shorter lists are replaced whole: smaller than a change for each place.
  let whole = after.length < before.length;
  for (let i = 0; i < shared && !whole; i++) {
    if (before[i] === after[i]) continue;
    const known = found.length;
    path.push(i);
    compare(before[i], after[i], path, found);
    path.pop();
    whole = found[known]?.[0].length === path.length + 1 && !isRecord(after[i]);
  }
  if (whole) {
    found.length = first;
    found.push([path.slice(), after]);
    return;
  }
  for (let i = shared; i < after.length; i++) found.push([[...path, i], after[i]]);
}

/** The view after these changes; the old one stays as it was. */
export function withChanges<V>(view: V, set: readonly Change[]): V {
  return placed(set).reduce<unknown>((now, [path, value]) => changed(now, path, value), view) as V;
}

function changed(now: unknown, path: Path, value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  const copy: unknown = Array.isArray(now) ? [...now] : { ...(now as object) };
  const inner = (now as Record<string | number, unknown>)[key];
  (copy as Record<string | number, unknown>)[key] = changed(inner, rest, value);
  return copy;
}
