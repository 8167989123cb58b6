import { describe, expect, it } from 'vitest';
import { whyNotAdvance } from '../advance.ts';
import { type Area, areaOf } from '../area.ts';
import { type Mask, maskOf, type Roof } from '../mask.ts';
import type { Discs } from '../types.ts';
import { series } from './chance.ts';
import { planeWith, tools } from './map.ts';
import { fromSegment, length, type Spot } from './oracle.ts';
import { pick, situation } from './situation.ts';

const times = Number(process.env['PLANE_TIMES'] ?? 1);

describe('MC73, MC74 the painted area', () => {
  it('MC73: in the open is one ring around the base', () => {
    const { fans, width } = areaOf(planeWith([2000, 15_000, 689]), { base: 0, size: 5 }, 3375);
    expect(fans.length).toBe(1);
    expect(width).toBe(2 * 689);
  });

  it('MC73, MC74, MA65: agrees with the rules at 3,000 points further than 1.5 pixels from its edge', () => {
    const draw = series(71);
    const pixels = 1.5 * (36_000 / 1000);
    const asked = 3000 * times;
    const perArea = 100;
    let compared = 0;
    let inside = 0;
    for (let count = 0; count < asked / perArea; count++) {
      const plane = situation(draw, 8);
      const mover = { base: 0, size: pick(draw, [1, 2, 2, 3, 5]) };
      const tool = pick(draw, tools);
      const area = areaOf(plane, mover, tool);
      const mask = maskOf(plane, mover);
      const [x0 = 0, y0 = 0, r = 0] = plane.bases;
      const reach = tool + 2 * r;
      for (let point = 0; point < perArea; point++) {
        const x = x0 - reach + draw(2 * reach);
        const y = y0 - reach + draw(2 * reach);
        const isIn = isPainted(area, mask, [x, y]);
        if (isNearEdge(area, mask, [x, y], isIn, pixels)) continue;
        compared++;
        if (isIn) inside++;
        expect({ x, y, isIn }).toEqual({
          x,
          y,
          isIn: whyNotAdvance(plane, mover, tool, x, y, null) === null,
        });
      }
    }
    expect(compared).toBeGreaterThan(asked * 0.8);
    expect(inside).toBeGreaterThan(asked * 0.1);
  });
});

/** As a browser paints it: the fans filled and stroked; pieces cut out, roofs given back, discs cut out. */
function isPainted(area: Area, mask: Mask, spot: Spot): boolean {
  const [x, y] = spot;
  const { west, south, east, north } = mask.table;
  if (x < west || x > east || y < south || y > north) return false;
  if (isInDiscs(mask.discs, spot)) return false;
  const isCut = isInDiscs(mask.rounds, spot) || mask.outlines.some((outline) => isInFan(outline, 0, spot));
  if (isCut && !mask.roofs.some((roof) => isOnRoof(roof, spot))) return false;
  return area.fans.some((fan) => isInFan(fan, area.width / 2, spot));
}

function isInDiscs(discs: Discs, [x, y]: Spot): boolean {
  for (let at = 0; at < discs.length; at += 3) {
    const [discX = 0, discY = 0, r = 0] = discs.slice(at, at + 3);
    if (length([x - discX, y - discY]) < r) return true;
  }
  return false;
}

function isOnRoof(roof: Roof, [x, y]: Spot): boolean {
  if ('r' in roof) return length([x - roof.x, y - roof.y]) <= roof.r;
  return roof.corners.every((corner, index) => {
    const after = roof.corners[(index + 1) % roof.corners.length] ?? corner;
    return (after.x - corner.x) * (y - corner.y) - (after.y - corner.y) * (x - corner.x) >= 0;
  });
}

const boxes = new WeakMap<readonly number[], { readonly low: Spot; readonly high: Spot }>();

/** The smallest box around an outline, kept: most points are outside most boxes. */
function boxOf(fan: readonly number[]): { readonly low: Spot; readonly high: Spot } {
  const xs = fan.filter((_, at) => at % 2 === 0);
  const ys = fan.filter((_, at) => at % 2 === 1);
  const low: Spot = [Math.min(...xs), Math.min(...ys)];
  const box = { low, high: [Math.max(...xs), Math.max(...ys)] as const };
  boxes.set(fan, box);
  return box;
}

/** Near its outline, or inside it: the outline goes around the point. */
function isInFan(fan: readonly number[], r: number, spot: Spot): boolean {
  const [x, y] = spot;
  const { low, high } = boxes.get(fan) ?? boxOf(fan);
  if (x < low[0] - r || x > high[0] + r || y < low[1] - r || y > high[1] + r) return false;
  let winding = 0;
  for (let at = 0; at < fan.length; at += 2) {
    const from: Spot = [fan[at] ?? 0, fan[at + 1] ?? 0];
    const to: Spot = [fan[(at + 2) % fan.length] ?? 0, fan[(at + 3) % fan.length] ?? 0];
    if (fromSegment(spot, from, to) <= r) return true;
    const side = (to[0] - from[0]) * (y - from[1]) - (to[1] - from[1]) * (x - from[0]);
    if (from[1] <= y && to[1] > y && side > 0) winding++;
    if (from[1] > y && to[1] <= y && side < 0) winding--;
  }
  return winding !== 0;
}

const isNearEdge = (area: Area, mask: Mask, [x, y]: Spot, isIn: boolean, pixels: number): boolean =>
  Array.from({ length: 8 }, (_, part): Spot => {
    const angle = (part * Math.PI) / 4;
    return [x + pixels * Math.cos(angle), y + pixels * Math.sin(angle)];
  }).some((spot) => isPainted(area, mask, spot) !== isIn);
