/** MC35, MC77: a tool is laid from the thrower's base; thrown terrain hits the nearest thing along it. */
import { alongX, alongY } from './directions.ts';
import { standsOn } from './spot.ts';
import { depthOfPiece, depthUnder } from './strip.ts';
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
  const fromX = alongX(x, direction, r);
  const fromY = alongY(y, direction, r);
  const toX = alongX(x, direction, r + tool);
  const toY = alongY(y, direction, r + tool);
  const hits: Hit[] = [];
  for (let index = 0; 3 * index < bases.length; index++) {
    if (index === thrower || passedOver.includes(index)) continue;
    const bx = bases[3 * index] ?? 0;
    const by = bases[3 * index + 1] ?? 0;
    const br = bases[3 * index + 2] ?? 0;
    if (depthUnder(fromX, fromY, toX, toY, toolHalfWidth, bx, by, br) > overlapDepth)
      hits.push({ kind: 'base', index, at: discAt(fromX, fromY, toX, toY, bx, by, br) });
  }
  const on = standsOn(plane, x, y, r);
  for (const piece of plane.pieces) {
    if (piece.index === on || !plane.standing[piece.index]) continue;
    if (depthOfPiece(fromX, fromY, toX, toY, toolHalfWidth, piece) > overlapDepth)
      hits.push({ kind: 'piece', index: piece.index, at: pieceAt(fromX, fromY, toX, toY, piece) });
  }
  const nearest = hits.reduce((least, { at }) => Math.min(least, at), Number.POSITIVE_INFINITY);
  return hits.filter(({ at }) => at === nearest);
}

/** How far along the tool a disc begins, in whole thousandths. */
function discAt(
  fromX: number,
  fromY: number,
  toX: number,
  toY: number,
  x: number,
  y: number,
  r: number,
): number {
  const dx = toX - fromX;
  const dy = toY - fromY;
  const length = Math.sqrt(dx * dx + dy * dy);
  const forward = ((x - fromX) * dx + (y - fromY) * dy) / length;
  const aside = Math.max(0, Math.abs((x - fromX) * dy - (y - fromY) * dx) / length - toolHalfWidth);
  return Math.max(0, Math.floor(forward - Math.sqrt(Math.max(0, r * r - aside * aside))));
}

/** How far along the tool a piece begins: at a corner under it, or where a side of it comes in over the tool's edge. */
function pieceAt(fromX: number, fromY: number, toX: number, toY: number, piece: Piece): number {
  const { edges } = piece;
  if (edges.length === 0) return discAt(fromX, fromY, toX, toY, piece.x, piece.y, piece.r);
  const dx = toX - fromX;
  const dy = toY - fromY;
  const length = Math.sqrt(dx * dx + dy * dy);
  let nearest = Number.POSITIVE_INFINITY;
  for (const edge of edges) {
    const forward = ((edge.x - fromX) * dx + (edge.y - fromY) * dy) / length;
    const aside = ((edge.y - fromY) * dx - (edge.x - fromX) * dy) / length;
    if (Math.abs(aside) <= toolHalfWidth) nearest = Math.min(nearest, forward);
    const onward = (edge.dx * dx + edge.dy * dy) / length;
    const sideways = (edge.dy * dx - edge.dx * dy) / length;
    for (const side of [toolHalfWidth, -toolHalfWidth]) {
      const part = (side - aside) / sideways;
      if (part > 0 && part < 1) nearest = Math.min(nearest, forward + part * onward);
    }
  }
  return Math.max(0, Math.floor(nearest));
}
