/** Where something small is shown beside a thing so that it covers none of it. */

interface Size {
  readonly width: number;
  readonly height: number;
}

type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

interface Place {
  readonly left: number;
  readonly top: number;
}

const gap = 8;

/** The size of what the two have in common. */
function overlap({ left, top }: Place, { width, height }: Size, thing: Box): number {
  const across = Math.min(left + width, thing.right) - Math.max(left, thing.left);
  const down = Math.min(top + height, thing.bottom) - Math.max(top, thing.top);
  return across > 0 && down > 0 ? across * down : 0;
}

/**
 * Above or below, where it covers no neighbour; to the side if the thing is too tall for that. Where it fits nowhere it
 * stays in the window and covers as little as it can.
 */
export function placeBeside(thing: Box, size: Size, window: Size): Place {
  const { width, height } = size;
  const within = (wanted: number, room: number): number => Math.max(gap, Math.min(wanted, room - gap));
  const middle = (thing.left + thing.right - width) / 2;
  const wanted: readonly Place[] = [
    { left: middle, top: thing.top - gap - height },
    { left: middle, top: thing.bottom + gap },
    { left: thing.right + gap, top: thing.top },
    { left: thing.left - gap - width, top: thing.top },
  ];
  const places = wanted.map(({ left, top }) => ({
    left: within(left, window.width - width),
    top: within(top, window.height - height),
  }));
  return places.reduce((best, one) => (overlap(one, size, thing) < overlap(best, size, thing) ? one : best));
}
