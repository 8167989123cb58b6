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

export function changes(before: unknown, after: unknown): Change[] {
  const found: Placed[] = [];
  compare(before, after, [], found);
  let last: SentPath = [];
  return gathered(found).map(([path, value]) => {
    let kept = 0;
    while (kept < path.length && kept < last.length && sameJson(path[kept], last[kept])) kept++;
    last = path;
    return [kept, ...path.slice(kept), value];
  });
}

/** From so many items on: two are as short by themselves. */
const fewestGathered = 3;

/** What changes alike in many items of a list, once for all of them. */
function gathered(found: readonly Placed[]): (readonly [path: SentPath, value: unknown])[] {
  if (found.length < fewestGathered) return [...found];
  const columns = new Map<string, Placed[]>();
  const columnAt = found.map((one) => {
    const name = columnOf(one);
    if (name === null) return null;
    const column = columns.get(name) ?? [];
    if (column.length === 0) columns.set(name, column);
    column.push(one);
    return column;
  });
  return found.flatMap((one, i): (readonly [SentPath, unknown])[] => {
    const column = columnAt[i] ?? [];
    if (column.length < fewestGathered) return [one];
    if (column[0] !== one) return [];
    const [path] = one;
    const places = column.map(([at]) => Number(at.at(-2)));
    const values = column.map(([, value]) => value);
    const isOne = !Array.isArray(values[0]) && values.every((value) => value === values[0]);
    return [[[...path.slice(0, -2), places, path.at(-1) ?? ''], isOne ? values[0] : values]];
  });
}

/** Which field of the items of which list it changes; null if it changes something else. */
function columnOf([path]: Placed): string | null {
  if (typeof path[path.length - 2] !== 'number') return null;
  let name = String(path[path.length - 1]);
  for (let i = 0; i < path.length - 2; i++) name += `\n${path[i]}`;
  return name;
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
