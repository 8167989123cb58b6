/** Places a bubble beside the thing it is about, never over it and always on the screen. */
const gap = 14;
const edge = 8;
const narrow = 720;

type Side = 'right' | 'left' | 'above' | 'below' | 'docked';

interface Spot {
  readonly side: Side;
  readonly left: number;
  readonly top: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Beside a thing where there is room; docked to the far edge of the screen otherwise. */
export function spotFor(bubble: Size, thing: DOMRect | null, screen: Size): Spot {
  const within = (value: number, size: number, room: number): number =>
    Math.max(edge, Math.min(value, room - size - edge));
  const centre = (screen.width - bubble.width) / 2;
  const docked = (isTop: boolean): Spot => ({
    side: 'docked',
    left: within(centre, bubble.width, screen.width),
    top: isTop ? edge : screen.height - bubble.height - edge,
  });
  if (thing === null) return docked(false);
  const middle = thing.top + thing.height / 2;
  const along = within(middle - bubble.height / 2, bubble.height, screen.height);
  const across = within(thing.left + thing.width / 2 - bubble.width / 2, bubble.width, screen.width);
  const spots: readonly (Spot & { readonly fits: boolean })[] = [
    {
      side: 'above',
      left: across,
      top: thing.top - gap - bubble.height,
      fits: thing.top - gap - bubble.height >= edge,
    },
    {
      side: 'right',
      left: thing.right + gap,
      top: along,
      fits: thing.right + gap + bubble.width <= screen.width - edge,
    },
    {
      side: 'left',
      left: thing.left - gap - bubble.width,
      top: along,
      fits: thing.left - gap - bubble.width >= edge,
    },
    {
      side: 'below',
      left: across,
      top: thing.bottom + gap,
      fits: thing.bottom + gap + bubble.height <= screen.height - edge,
    },
  ];
  const order: readonly Side[] =
    screen.width < narrow
      ? middle < screen.height * 0.6
        ? ['below', 'above']
        : ['above', 'below']
      : middle > screen.height * 0.6
        ? ['above', 'right', 'left']
        : ['right', 'left', 'below', 'above'];
  const best = order.flatMap((side) => spots.filter((one) => one.side === side && one.fits))[0];
  return best ?? docked(middle > screen.height / 2);
}

export function placeBeside(bubble: HTMLElement, thing: DOMRect | null): void {
  const { side, left, top } = spotFor(bubble.getBoundingClientRect(), thing, {
    width: document.documentElement.clientWidth,
    height: innerHeight,
  });
  bubble.style.left = `${left}px`;
  bubble.style.top = `${top}px`;
  bubble.dataset['side'] = side;
  if (thing === null) return;
  bubble.style.setProperty('--tip-x', `${thing.left + thing.width / 2 - left}px`);
  bubble.style.setProperty('--tip-y', `${thing.top + thing.height / 2 - top}px`);
}
