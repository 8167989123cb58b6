/** Things on the table in reading order: rows of so many inches from the north, in a row from the west. */

/** Rows are as high as a large base is wide. */
const row = 2_560;

export const readingOrder = <T extends { readonly x: number; readonly y: number }>(
  things: readonly T[],
): readonly T[] => {
  // A row begins with its northernmost thing, so that neighbours are not torn apart by a fixed grid.
  const fromNorth = [...things].sort((a, b) => b.y - a.y || a.x - b.x);
  const rows: T[][] = [];
  let top = 0;
  for (const thing of fromNorth) {
    const last = rows.at(-1);
    if (last !== undefined && top - thing.y <= row) last.push(thing);
    else {
      rows.push([thing]);
      top = thing.y;
    }
  }
  return rows.flatMap((one) => one.sort((a, b) => a.x - b.x));
};
