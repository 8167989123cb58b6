/** Random situations on the map: figures standing where they may, some terrain gone. */
import { whyNotStand } from '../spot.ts';
import type { Plane } from '../types.ts';
import { mapPieces, planeWith, radii, side } from './map.ts';

type Draw = (below: number) => number;

export const pick = <T>(draw: Draw, from: readonly [T, ...T[]]): T => from[draw(from.length)] ?? from[0];

/** So many figures, each where it may stand; some on roofs. About one piece in ten is gone. */
export function situation(draw: Draw, figures: number): Plane {
  const standing = mapPieces.map(() => draw(10) > 0);
  let plane: Plane = { ...planeWith([]), standing };
  while (plane.bases.length < 3 * figures) {
    const r = pick(draw, radii);
    const x = draw(side);
    const y = draw(side);
    if (whyNotStand(plane, x, y, r, -1, 4) === null) plane = { ...plane, bases: [...plane.bases, x, y, r] };
  }
  return plane;
}
