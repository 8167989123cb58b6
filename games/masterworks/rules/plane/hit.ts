/** MC35, MC77: a tool is laid from the thrower's base; thrown terrain hits the nearest thing along it. */
import { unit, vectorX, vectorY } from './directions.ts';
import { standsOn } from './spot.ts';
import { depthUnder, overlapsPiece, type Strip } from './strip.ts';
import { type Direction, type Hit, overlapDepth, type Piece, type Plane, toolHalfWidth } from './types.ts';

/**
 * What is hit; several only if they are equally near (MC40), none if nothing lies under the tool. The thrower, the
 * terrain it stands on and the bases passed over (Dazed figures) are not hit.
 */
export function firstHit(
  plane: Plane,
  thrower: number,
  direction: Direction,
  tool: number,
  passedOver: readonly number[],
): Hit[] {
  const { bases } = plane;
  const x = bases[3 * thrower] ?? 0;
  const y = bases[3 * thrower + 1] ?? 0;
  const r = bases[3 * thrower + 2] ?? 0;
  const strip = { x, y, from: r, to: r + tool };
  const hits: Hit[] = [];
  for (let index = 0; 3 * index < bases.length; index++) {
    if (index === thrower || passedOver.includes(index)) continue;
    const bx = bases[3 * index] ?? 0;
    const by = bases[3 * index + 1] ?? 0;
    const br = bases[3 * index + 2] ?? 0;
    if (depthUnder(strip, direction, toolHalfWidth, bx, by, br) > overlapDepth)
      hits.push({ kind: 'base', index, at: discAt(strip, direction, bx, by, br) });
  }
  const on = standsOn(plane, x, y, r);
  for (const piece of plane.pieces) {
    if (piece.index === on || !plane.standing[piece.index]) continue;
    if (overlapsPiece(strip, direction, toolHalfWidth, piece))
      hits.push({ kind: 'piece', index: piece.index, at: pieceAt(strip, direction, piece) });
  }
  const nearest = hits.reduce((least, { at }) => Math.min(least, at), Number.POSITIVE_INFINITY);
  return hits.filter(({ at }) => at === nearest);
}

/** How far along the tool a disc begins, in whole thousandths. */
function discAt(strip: Strip, direction: Direction, x: number, y: number, r: number): number {
  const ux = vectorX(direction) / unit;
  const uy = vectorY(direction) / unit;
  const px = x - strip.x;
  const py = y - strip.y;
  const aside = Math.max(0, Math.abs(px * uy - py * ux) - toolHalfWidth);
  const begin = px * ux + py * uy - Math.sqrt(Math.max(0, r * r - aside * aside));
  return Math.max(0, Math.floor(begin - strip.from));
}

/** How far along the tool a piece begins: at a corner under it, or where a side of it comes in over the tool's edge. */
function pieceAt(strip: Strip, direction: Direction, piece: Piece): number {
  if (piece.edges.length === 0) return discAt(strip, direction, piece.x, piece.y, piece.r);
  const ux = vectorX(direction) / unit;
  const uy = vectorY(direction) / unit;
  let nearest = Number.POSITIVE_INFINITY;
  for (const { x, y, dx, dy } of piece.edges) {
    const forward = (x - strip.x) * ux + (y - strip.y) * uy;
    const aside = (y - strip.y) * ux - (x - strip.x) * uy;
    if (Math.abs(aside) <= toolHalfWidth) nearest = Math.min(nearest, forward);
    const onward = dx * ux + dy * uy;
    const sideways = dy * ux - dx * uy;
    for (const side of [toolHalfWidth, -toolHalfWidth]) {
      const part = (side - aside) / sideways;
      if (part > 0 && part < 1) nearest = Math.min(nearest, forward + part * onward);
    }
  }
  return Math.max(0, Math.floor(nearest - strip.from));
}
