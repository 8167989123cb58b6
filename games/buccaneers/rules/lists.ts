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
  added.reduce<number[]>((all, id) => withId(all, id), ids as number[]);
