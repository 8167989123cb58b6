/** Lists are never changed, only replaced; piles stay sorted. */

export const withId = (ids: readonly number[], id: number): number[] => {
  const next = ids.slice();
  let at = next.length;
  while (at > 0 && (next[at - 1] as number) > id) at--;
  next.splice(at, 0, id);
  return next;
};

export const withoutId = (ids: readonly number[], id: number): number[] => ids.filter((one) => one !== id);

/** The list without what lies at this place. */
export const withoutAt = <T>(list: readonly T[], at: number): T[] => [
  ...list.slice(0, at),
  ...list.slice(at + 1),
];

/** The list with something else at this place. */
export const withAt = <T>(list: readonly T[], at: number, item: T): T[] => {
  const next = list.slice();
  next[at] = item;
  return next;
};
