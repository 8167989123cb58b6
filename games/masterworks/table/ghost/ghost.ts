/** A ghost as a move, and how keys and fingers change it. */
import type { Move } from '../../rules/answers.ts';
import { alongX, alongY, directionTo, turnBetween, wrapped } from '../../rules/plane/directions.ts';
import type { Lay } from '../../rules/plane/types.ts';
import type { Ghost } from '../hand.ts';
import type { Spot } from '../map/camera.ts';

export function moveOf({ do: kind, name, tool, x, y, lay }: Ghost): Move {
  switch (kind) {
    case 'advance':
      return { do: 'advance', tool, x, y, lay };
    case 'climb':
      return { do: 'climb', x, y, lay };
    case 'spot':
      return { do: 'spot', x, y };
    case 'deploy':
      return { do: 'deploy', figure: name, x, y };
    case 'soldier':
      return { do: 'soldier', rally: name, x, y };
  }
}

const ways: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

interface Pressed {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

/** ¼ inch, with Shift an inch, with Alt 1/100; null for a key that moves nothing. */
export function nudged({ x, y }: Spot, { key, shiftKey, altKey }: Pressed): Spot | null {
  const way = ways[key];
  if (way === undefined) return null;
  const step = altKey ? 10 : shiftKey ? 1_000 : 250;
  return { x: x + way[0] * step, y: y + way[1] * step };
}

/** Positions are whole thousandths (MC95). */
export const wholeSpot = ({ x, y }: Spot): Spot => ({ x: Math.round(x), y: Math.round(y) });

/** MC7: the hinge bends up to 90° either way. */
const quarter = 512;

/** The lay whose hinge is pulled to a spot, its second half as near to the ghost as it bends. */
export function layThrough(from: Spot, radius: number, length: number, hinge: Spot, end: Spot): Lay {
  const first = directionTo(hinge.x - from.x, hinge.y - from.y);
  const far = radius + length / 2;
  const wanted = directionTo(end.x - alongX(from.x, first, far), end.y - alongY(from.y, first, far));
  const bend = Math.max(-quarter, Math.min(quarter, turnBetween(first, wanted)));
  return { first, second: wrapped(first + bend) };
}

/** One half turned by so many steps; the other keeps within the bend. */
export function turned({ first, second }: Lay, half: 'first' | 'second', steps: number): Lay {
  const own = half === 'first' ? wrapped(first + steps) : first;
  const wanted = half === 'second' ? wrapped(second + steps) : second;
  const bend = Math.max(-quarter, Math.min(quarter, turnBetween(own, wanted)));
  return { first: own, second: wrapped(own + bend) };
}

/** The tool as it lies: start, hinge and end of its centre line. */
export function centreLine(
  from: Spot,
  radius: number,
  length: number,
  { first, second }: Lay,
): readonly [Spot, Spot, Spot] {
  const hinge = {
    x: alongX(from.x, first, radius + length / 2),
    y: alongY(from.y, first, radius + length / 2),
  };
  return [
    { x: alongX(from.x, first, radius), y: alongY(from.y, first, radius) },
    hinge,
    { x: alongX(hinge.x, second, length / 2), y: alongY(hinge.y, second, length / 2) },
  ];
}
