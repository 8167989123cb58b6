/** The Nuclear Missile: shield, and where it may be placed (ME16, ME17, MA15 to MA17, MA51). */

import { planeOf, rangeOf } from '../field/field.ts';
import { gap, within } from '../plane/gaps.ts';
import { nearestSpot } from '../plane/nearest.ts';
import { overlapped } from '../plane/spot.ts';
import type { Discs, Point } from '../plane/types.ts';
import type { Look } from '../play.ts';

/** ME16: Shielded until there are enough Exhaustion tokens; it never flips back (MA27). */
export const isShielded = ({ book, state }: Look): boolean =>
  state.exhaustion < book.content.encounter.exhaustionToUnshield;

/** ME38: outlines share area. */
export function isAtTeleporter({ book, state }: Look): boolean {
  const { missile, teleporter } = book.content.map;
  return overlaps(
    state.missile.x,
    state.missile.y,
    missile.radius,
    teleporter.x,
    teleporter.y,
    teleporter.radius,
  );
}

function overlaps(x: number, y: number, r: number, ox: number, oy: number, or: number): boolean {
  const dx = x - ox;
  const dy = y - oy;
  const far = r + or - 1;
  return dx * dx + dy * dy < far * far;
}

/** MA17: is a missile standing here within the range of a cleared dampener? */
export function isFrozenAt({ book, state }: Look, x: number, y: number): boolean {
  const range = rangeOf(book.content.encounter.dampenerRange);
  const { radius } = book.content.map.missile;
  return book.dampeners.some(
    (dampener, index) =>
      state.piles[index]?.isStanding !== true &&
      within(x, y, radius, dampener.x, dampener.y, dampener.radius, range),
  );
}

export interface WhyNotThere {
  readonly rule: string;
  readonly why: string;
  readonly by: number;
}

/** The table as the missile finds it, made ready for many questions. */
export interface Sky {
  readonly look: Look;
  readonly bases: Discs;
  readonly range: number;
}

export const skyOf = (look: Look): Sky => ({
  look,
  bases: planeOf(look).bases,
  range: rangeOf(look.book.content.encounter.missileRange),
});

/** Why the missile cannot be placed here, null if it can. */
export function whyNotMissile({ look, bases, range }: Sky, x: number, y: number): WhyNotThere | null {
  const { book, state } = look;
  const { map, encounter } = book.content;
  const { radius } = map.missile;
  const over = Math.max(radius - x, radius - y, x + radius - map.width, y + radius - map.height);
  if (over > 0) return { rule: 'MA16', why: 'offTable', by: over };
  if (!within(x, y, radius, state.missile.x, state.missile.y, radius, range)) {
    const by = Math.ceil(gap(x, y, radius, state.missile.x, state.missile.y, radius) - range);
    return { rule: 'ME17', why: 'outOfRange', by };
  }
  if (isFrozenAt(look, x, y)) return { rule: 'ME17', why: 'nearDampener', by: 0 };
  if (overlapped(bases, x, y, radius, -1) >= 0) return { rule: 'MA51', why: 'onFigure', by: 0 };
  const onPile = book.dampeners.some(
    (dampener, index) =>
      state.piles[index]?.isStanding === true &&
      overlaps(x, y, radius, dampener.x, dampener.y, encounter.pile.radius),
  );
  return onPile ? { rule: 'MA16', why: 'onPile', by: 0 } : null;
}

/** The legal spot nearest to where it is, null if there is none at all (MA51): by the geometry, not by a choice of points. */
export function nearestMissile(sky: Sky): Point | null {
  const { look, bases, range } = sky;
  const { book, state } = look;
  const { map, encounter } = book.content;
  const { x, y } = state.missile;
  const kept = book.dampeners.flatMap(({ radius, ...at }, index) =>
    state.piles[index]?.isStanding === true
      ? [at.x, at.y, encounter.pile.radius]
      : // Beyond the Range, and not at its very end.
        [at.x, at.y, radius + rangeOf(encounter.dampenerRange) + 1.75],
  );
  const plane = { ...planeOf(look), pieces: [], bases: [...bases, ...kept], noRest: [], noEntry: [] };
  const spot = nearestSpot(plane, -1, map.missile.radius, x, y, range + 2 * map.missile.radius);
  return spot !== null && whyNotMissile(sky, spot.x, spot.y) === null ? spot : null;
}
