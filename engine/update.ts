/**
 * Updates: what changed in somebody's view. An update is made from two views and nothing else, so it can tell no
 * more than they do; a viewer who sees no change gets no update.
 */
import { isRecord, type Path, sameJson } from './json.ts';

/** A value put at a path; the place after the end of a list appends, its `length` cuts it. */
type Placed = readonly [path: Path, value: unknown];

/**
 * The same as it is sent: how many keys of the path before stay, the keys that follow them, and the value. Most
 * changes lie next to each other, so that this is a fifth shorter. Where the same field changes in several items of a
 * list, one change has all their places as a key, and their values in that order, or the one value that all of them
 * get (never a list).
 */
export type Change = readonly [kept: number, ...keysAndValue: unknown[]];

/** A path as it is sent. */
type SentPath = readonly (string | number | readonly number[])[];

/** A change with its whole path, while they are looked for. */
type Found = readonly [path: SentPath, value: unknown];

export function changes(before: unknown, after: unknown): Change[] {
  const found: Found[] = [];
  compare(before, after, [], found);
  const set: Change[] = [];
  let last: SentPath = [];
  for (const [path, value] of found) {
    const kept = common(path, last);
    const change: [number, ...unknown[]] = [kept];
    for (let i = kept; i < path.length; i++) change.push(path[i]);
    change.push(value);
    set.push(change);
    last = path;
  }
  return set;
}

/** How many keys two paths have in common at their beginning. */
function common(path: SentPath, last: SentPath): number {
  const most = Math.min(path.length, last.length);
  for (let i = 0; i < most; i++) {
    const key = path[i];
    if (key !== last[i] && (typeof key !== 'object' || !sameJson(key, last[i]))) return i;
  }
  return most;
}

/** From so many items on: two are as short by themselves. */
const fewestGathered = 3;

/** What changes alike in many items of a list, once for all of them. What was found in the list begins at `first`. */
function gather(found: Found[], first: number, depth: number): void {
  for (let i = first; i <= found.length - fewestGathered; i++) {
    const [path] = found[i] as Found;
    const field = path[depth + 1];
    if (field === undefined || !isField(path, depth, field)) continue;
    let alike = 1;
    for (let j = i + 1; j < found.length; j++) if (isField((found[j] as Found)[0], depth, field)) alike++;
    if (alike >= fewestGathered) gatherField(found, i, depth, field);
  }
}

/** Is it this field of an item, itself and not something in it? */
const isField = (path: SentPath, depth: number, field: SentPath[number]): boolean =>
  path.length === depth + 2 && path[depth + 1] === field;

function gatherField(found: Found[], first: number, depth: number, field: SentPath[number]): void {
  const places: number[] = [];
  const values: unknown[] = [];
  let isOne = true;
  let end = first + 1;
  const [path] = found[first] as Found;
  for (let i = first; i < found.length; i++) {
    const one = found[i] as Found;
    const [at, value] = one;
    if (isField(at, depth, field)) {
      places.push(Number(at[depth]));
      values.push(value);
      isOne &&= value === values[0];
    } else {
      found[end++] = one;
    }
  }
  const shared = isOne && !Array.isArray(values[0]);
  found[first] = [[...path.slice(0, depth), places, field], shared ? values[0] : values];
  found.length = end;
}

/** Changes with their whole paths, one for each place. */
export function placed(set: readonly Change[]): Placed[] {
  let path: SentPath = [];
  return set.flatMap(([kept, ...rest]) => {
    const value = rest.pop();
    path = [...path.slice(0, kept), ...(rest as SentPath)];
    const here: Path = path.flatMap((key) => (typeof key === 'object' ? [] : [key]));
    const at = path.findIndex((key) => typeof key === 'object');
    const places = path[at];
    if (typeof places !== 'object') return [[here, value]];
    return places.map((place, i): Placed => {
      const own: unknown = Array.isArray(value) ? value[i] : value;
      return [[...here.slice(0, at), place, ...here.slice(at)], own];
    });
  });
}

/** `path` is where we are, as a stack; it is copied only when something changed there. */
function compare(before: unknown, after: unknown, path: (string | number)[], found: Found[]): void {
  if (before === after) return;
  if (isRecord(after) && isRecord(before)) return compareRecords(before, after, path, found);
  if (Array.isArray(after) && Array.isArray(before)) return compareLists(before, after, path, found);
  found.push([path.slice(), after]);
}

/** Plain JSON has own keys only, so two records with as many keys, one holding the other's, have the same. */
function compareRecords(
  before: Record<string, unknown>,
  after: Record<string, unknown>,
  path: (string | number)[],
  found: Found[],
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
  found: Found[],
): void {
  const first = found.length;
  const shared = Math.min(before.length, after.length);
  // A pile that lost its end is cut; most of what is hidden changes so.
  if (after.length < before.length && after.length > 2 && isStartOf(after, before)) {
    found.push([[...path, 'length'], after.length]);
    return;
  }
  // Values and other shorter lists are replaced whole: smaller than a change for each place.
  let whole = after.length < before.length;
  for (let i = 0; i < shared && !whole; i++) {
    const item = after[i];
    if (before[i] === item) continue;
    const known = found.length;
    path.push(i);
    compare(before[i], item, path, found);
    path.pop();
    whole = found[known]?.[0].length === path.length + 1 && !isRecord(item);
  }
  if (whole) {
    found.length = first;
    found.push([path.slice(), after]);
    return;
  }
  for (let i = shared; i < after.length; i++) found.push([[...path, i], after[i]]);
  if (found.length - first >= fewestGathered) gather(found, first, path.length);
}

function isStartOf(part: readonly unknown[], whole: readonly unknown[]): boolean {
  for (let i = 0; i < part.length; i++) {
    if (part[i] !== whole[i] && !sameJson(part[i], whole[i])) return false;
  }
  return true;
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
