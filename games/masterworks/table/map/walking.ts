/** From one thing on the map to the next: arrows that way, Home and End in reading order. */
interface Standing {
  readonly mark: number;
  readonly x: number;
  readonly y: number;
}

const ways: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** The one a key leads to, null if nowhere. Things are in reading order. */
export function nextThatWay(things: readonly Standing[], from: number, key: string): number | null {
  if (key === 'Home') return things[0]?.mark ?? null;
  if (key === 'End') return things.at(-1)?.mark ?? null;
  const way = ways[key];
  const here = things.find(({ mark }) => mark === from);
  if (way === undefined || here === undefined) return null;
  const [wx, wy] = way;
  let best: number | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const { mark, x, y } of things) {
    const ahead = (x - here.x) * wx + (y - here.y) * wy;
    if (mark === from || ahead <= 0) continue;
    const aside = Math.abs((x - here.x) * wy) + Math.abs((y - here.y) * wx);
    if (aside > ahead * 2.5) continue;
    const cost = ahead + 2 * aside;
    if (cost < least) {
      least = cost;
      best = mark;
    }
  }
  return best;
}
