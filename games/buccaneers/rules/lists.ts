/** Piles are sorted lists of ids that are never changed, only replaced. */

export const withoutId = (ids: readonly number[], id: number): number[] => {
  const rest: number[] = [];
  for (let i = 0; i < ids.length; i++) if (ids[i] !== id) rest.push(ids[i] as number);
  return rest;
};

export function withId(ids: readonly number[], id: number): number[] {
  const more: number[] = [];
  let i = 0;
  for (; i < ids.length && (ids[i] as number) < id; i++) more.push(ids[i] as number);
  more.push(id);
  for (; i < ids.length; i++) more.push(ids[i] as number);
  return more;
}

export const withIds = (ids: readonly number[], added: readonly number[]): number[] =>
  sortIds([...ids, ...added]);

/** Sorts in place by insertion: fastest for what is short or nearly in order, and no list here is otherwise. */
export function sortIds(ids: number[]): number[] {
  for (let i = 1; i < ids.length; i++) {
    const id = ids[i] as number;
    let j = i - 1;
    for (; j >= 0 && (ids[j] as number) > id; j--) ids[j + 1] = ids[j] as number;
    ids[j + 1] = id;
  }
  return ids;
}
