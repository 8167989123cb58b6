/** Lists that are never changed, only replaced. Piles are sorted lists of ids, each there once. */

/** A copy with one more at its end. Room is made at once: a copy that grows costs twice as much. */
export function plus<T>(list: readonly T[], one: T): T[] {
  const more = new Array<T>(list.length + 1);
  for (let i = 0; i < list.length; i++) more[i] = list[i] as T;
  more[list.length] = one;
  return more;
}

/** A pile without this id. */
export function withoutId(ids: readonly number[], id: number): number[] {
  let at = 0;
  while (at < ids.length && ids[at] !== id) at++;
  if (at === ids.length) return ids.slice();
  const rest = new Array<number>(ids.length - 1);
  for (let i = 0; i < rest.length; i++) rest[i] = ids[i < at ? i : i + 1] as number;
  return rest;
}

/** A pile with this id too, still sorted. */
export function withId(ids: readonly number[], id: number): number[] {
  const more = plus(ids, id);
  let at = ids.length;
  for (; at > 0 && (ids[at - 1] as number) > id; at--) more[at] = ids[at - 1] as number;
  more[at] = id;
  return more;
}

/** A list without what lies at this place. */
export const withoutAt = <T>(list: readonly T[], at: number): T[] => [
  ...list.slice(0, at),
  ...list.slice(at + 1),
];

/** A list with something else at this place. */
export function withAt<T>(list: readonly T[], at: number, item: T): T[] {
  const next = list.slice();
  next[at] = item;
  return next;
}

/** Sorts in place by insertion: fastest for what is short or nearly in order, as piles are. */
export function sortIds(ids: number[]): number[] {
  for (let i = 1; i < ids.length; i++) {
    const id = ids[i] as number;
    let j = i - 1;
    for (; j >= 0 && (ids[j] as number) > id; j--) ids[j + 1] = ids[j] as number;
    ids[j + 1] = id;
  }
  return ids;
}
