/** A pair of Wormholes: a bridge through space bends past the hole, and sparks cross it both ways. */
import { gliding, landing, since } from '../../../pieces/show/index.ts';
import type { Spot } from '../../rules/state.ts';
import { middle, type Point, pointAt } from '../spiral/geometry.ts';
import { scattered } from './scattered.ts';

const sparks = 26;

export function paintBridge(
  brush: CanvasRenderingContext2D,
  { first, second }: { readonly first: Spot; readonly second: Spot },
  share: number,
): void {
  const [a, b] = [pointAt(first.channel, first.space), pointAt(second.channel, second.space)];
  const between = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  // Bent away from the hole, which it would otherwise cross.
  const away = Math.hypot(between.x - middle, between.y - middle) || 1;
  const bend = 46 / away;
  const by = { x: between.x + (between.x - middle) * bend, y: between.y + (between.y - middle) * bend };
  const opens = landing(since(share, 0, 0.25));
  const fades = 1 - since(share, 0.75, 1);
  brush.strokeStyle = '#74e0ea';
  for (const [width, light] of [
    [20, 0.12],
    [8, 0.25],
    [2, 0.8],
  ] as const) {
    brush.globalAlpha = light * opens * fades;
    brush.lineWidth = width * opens;
    brush.beginPath();
    brush.moveTo(a.x, a.y);
    brush.quadraticCurveTo(by.x, by.y, b.x, b.y);
    brush.stroke();
  }
  for (let i = 0; i < sparks; i++) {
    const start = 0.1 + 0.3 * scattered(i, 5);
    const gone = gliding(since(share, start, start + 0.45));
    if (gone <= 0 || gone >= 1) continue;
    const at = along(a, by, b, i % 2 === 0 ? gone : 1 - gone);
    brush.globalAlpha = fades;
    brush.fillStyle = i % 2 === 0 ? '#e8feff' : '#74e0ea';
    brush.beginPath();
    brush.arc(at.x + 7 * (scattered(i, 6) - 0.5), at.y + 7 * (scattered(i, 7) - 0.5), 2.6, 0, 2 * Math.PI);
    brush.fill();
  }
  for (const [at, late] of [
    [a, 0.05],
    [b, 0.45],
  ] as const) {
    const gone = landing(since(share, late, late + 0.45));
    if (gone <= 0 || gone >= 1) continue;
    brush.globalAlpha = 1 - gone;
    brush.strokeStyle = '#c4f7fb';
    brush.lineWidth = 4 * (1 - gone) + 1;
    brush.beginPath();
    brush.arc(at.x, at.y, 20 + 34 * gone, 0, 2 * Math.PI);
    brush.stroke();
  }
}

/** A point of the curve from one end to the other, bent towards `by`. */
function along(from: Point, by: Point, to: Point, share: number): Point {
  const rest = 1 - share;
  const [f, m, t] = [rest * rest, 2 * rest * share, share * share];
  return { x: f * from.x + m * by.x + t * to.x, y: f * from.y + m * by.y + t * to.y };
}
