/** How many placements the missile needs to reach the Teleporter, as things stand (ME17, ME38). */
import type { View } from '../../rules/state.ts';
import { rangeLength } from '../field/measuring.ts';
import type { Model } from '../field/model.ts';

interface Outlook {
  readonly moves: number;
  /** Within Range 3 of a cleared dampener: it may not be placed at all. */
  readonly isFrozen: boolean;
}

/** A cleared dampener keeps the missile's centre this far away. */
interface Ban {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

export function missileOutlook(model: Model, view: Pick<View, 'missile' | 'piles'>): Outlook {
  const { map, encounter } = model.content;
  const { radius } = map.missile;
  const bans = model.dampeners.flatMap(({ x, y, radius: own }, pile): Ban[] =>
    view.piles[pile]?.isStanding === true
      ? []
      : [{ x, y, r: rangeLength(encounter.dampenerRange) + own + radius }],
  );
  const step = rangeLength(encounter.missileRange) + 2 * radius;
  const goal = map.teleporter.radius + radius;
  const isFrozen = bans.some((ban) => isIn(ban, view.missile));
  return {
    moves: isFrozen ? Number.POSITIVE_INFINITY : fewest(model, view.missile, bans, step, goal),
    isFrozen,
  };
}

const isIn = ({ x, y, r }: Ban, spot: { readonly x: number; readonly y: number }): boolean =>
  (spot.x - x) ** 2 + (spot.y - y) ** 2 <= r * r;

/** Breadth first over a grid of half inches. */
function fewest(
  model: Model,
  from: { readonly x: number; readonly y: number },
  bans: readonly Ban[],
  step: number,
  goal: number,
): number {
  const { width, height, teleporter, missile } = model.content.map;
  const grid = 500;
  const free: { x: number; y: number }[] = [];
  for (let x = grid * Math.ceil(missile.radius / grid); x <= width - missile.radius; x += grid)
    for (let y = grid * Math.ceil(missile.radius / grid); y <= height - missile.radius; y += grid)
      if (!bans.some((ban) => isIn(ban, { x, y }))) free.push({ x, y });
  let edge: readonly { readonly x: number; readonly y: number }[] = [from];
  let left = free;
  for (let moves = 1; moves < 20 && edge.length > 0; moves++) {
    const reached = edge;
    if (reached.some(({ x, y }) => (x - teleporter.x) ** 2 + (y - teleporter.y) ** 2 < (step + goal) ** 2))
      return moves;
    const next: { x: number; y: number }[] = [];
    const rest: { x: number; y: number }[] = [];
    for (const spot of left) {
      const isNear = reached.some(({ x, y }) => (x - spot.x) ** 2 + (y - spot.y) ** 2 <= step * step);
      (isNear ? next : rest).push(spot);
    }
    edge = next;
    left = rest;
  }
  return Number.POSITIVE_INFINITY;
}
