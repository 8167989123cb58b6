/** Where a token may lie: soldiers (ME22, MA48), dropped codes (MA29). */
import type { Refusal } from '@accretion/engine';
import { planeOf, rangeOf } from '../field/field.ts';
import { alongX, alongY } from '../plane/directions.ts';
import { gap, within, withinPiece } from '../plane/gaps.ts';
import { nearestSpots } from '../plane/nearest.ts';
import type { Plane, Point } from '../plane/types.ts';
import { type Look, refusal } from '../play.ts';

interface Centre {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** Every token that lies on the table. */
function discs({ book, state }: Look): readonly Centre[] {
  const { map, encounter } = book.content;
  const radius = encounter.soldierRadius;
  return [
    ...state.soldiers.map(({ x, y }) => ({ x, y, radius })),
    ...state.codes.map(({ x, y }) => ({ x, y, radius })),
    { ...state.missile, radius: map.missile.radius },
    map.teleporter,
    ...book.dampeners,
    ...book.rallyPoints,
  ];
}

const overlaps = (x: number, y: number, r: number, one: Centre): boolean => {
  const far = r + one.radius - 1;
  const dx = x - one.x;
  const dy = y - one.y;
  return dx * dx + dy * dy < far * far;
};

interface Spots {
  readonly plane: Plane;
  readonly tokens: readonly Centre[];
  readonly radius: number;
  /** May not lie under a base. */
  readonly isClear: boolean;
}

export const spotsFor = (look: Look, isClear: boolean): Spots => ({
  plane: planeOf(look),
  tokens: discs(look),
  radius: look.book.content.encounter.soldierRadius,
  isClear,
});

/** Why a token cannot lie here at all. */
export function whyNotLie(
  { plane, tokens, radius, isClear }: Spots,
  rule: string,
  x: number,
  y: number,
): Refusal | null {
  const over = Math.max(radius - x, radius - y, x + radius - plane.width, y + radius - plane.height);
  if (over > 0) return refusal(rule, 'offTable', { by: over });
  for (const piece of plane.pieces)
    if (plane.standing[piece.index] && withinPiece(piece, x, y, radius, -1))
      return refusal(rule, 'onTerrain');
  if (tokens.some((one) => overlaps(x, y, radius, one))) return refusal(rule, 'onToken');
  if (isClear)
    for (let i = 0; i + 2 < plane.bases.length; i += 3) {
      const base = { x: plane.bases[i] ?? 0, y: plane.bases[i + 1] ?? 0, radius: plane.bases[i + 2] ?? 0 };
      if (base.radius > 0 && overlaps(x, y, radius, base)) return refusal(rule, 'onBase');
    }
  return null;
}

/** ME22: within Range of the Rally Point and not within Range of another Soldier. */
export function whyNotSoldier(look: Look, spots: Spots, rally: Centre, x: number, y: number): Refusal | null {
  const { state, book } = look;
  const { soldierRange, soldierSpacing } = book.content.encounter;
  const { radius } = spots;
  const range = rangeOf(soldierRange);
  if (!within(x, y, radius, rally.x, rally.y, rally.radius, range))
    return refusal('ME22', 'outOfRange', {
      by: Math.ceil(gap(x, y, radius, rally.x, rally.y, rally.radius) - range),
    });
  const spacing = rangeOf(soldierSpacing);
  const near = state.soldiers.find((one) => within(x, y, radius, one.x, one.y, radius, spacing));
  if (near !== undefined) return refusal('ME22', 'nearSoldier', { token: near.token });
  return whyNotLie(spots, 'MA48', x, y);
}

/** A disc a token keeps out of, as geometry takes it: touching is fine (MC95). */
const flat = (all: readonly Centre[]): number[] => all.flatMap(({ x, y, radius }) => [x, y, radius]);

/** Free spots as near to a point as can be, at most so far away: judged by the geometry, not by a choice of points. */
export function nearestFree(
  { plane, tokens, radius, isClear }: Spots,
  at: Point,
  reach: number,
  avoided: readonly Centre[] = [],
): Point[] {
  // The widest first: most spots are judged by them.
  const bases = [...flat(avoided), ...(isClear ? plane.bases : []), ...flat(tokens)];
  const pieces = plane.pieces.map((piece) => ({ ...piece, standable: false }));
  return nearestSpots({ ...plane, pieces, bases, noRest: [], noEntry: [] }, -1, radius, at.x, at.y, reach);
}

/** A Soldier's spot nearest to its Rally Point, null if there is none at all (MA13). */
export function nearestSoldier(look: Look, spots: Spots, rally: Centre): Point | null {
  const { soldierRange, soldierSpacing } = look.book.content.encounter;
  // Beyond the Range of another Soldier, and not at its very end.
  const radius = spots.radius + rangeOf(soldierSpacing) + 1 + hair;
  const others = look.state.soldiers.map(({ x, y }) => ({ x, y, radius }));
  const reach = rangeOf(soldierRange) + rally.radius + spots.radius;
  return (
    nearestFree(spots, rally, reach, others).find(
      ({ x, y }) => whyNotSoldier(look, spots, rally, x, y) === null,
    ) ?? null
  );
}

const hair = 0.75;

/** Points around a centre, on rings of shrinking size, quarter turns first: where a token may be looked for. */
export function* around(
  x: number,
  y: number,
  nearest: number,
  farthest: number,
): Generator<{ x: number; y: number }> {
  const step = 1_000;
  for (let far = farthest; far >= nearest; far -= step)
    for (let part = 0; part < 16; part++) {
      const direction = (part * 640) & 2047;
      yield { x: alongX(x, direction, far), y: alongY(y, direction, far) };
    }
}
