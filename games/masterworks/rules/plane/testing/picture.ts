/** An area as an SVG picture, and points of it with what the rules say: for a browser to compare what it paints. */
import { whyNotAdvance } from '../advance.ts';
import { areaOf } from '../area.ts';
import { maskOf, type Roof } from '../mask.ts';
import type { Discs, Plane } from '../types.ts';
import { series } from './chance.ts';
import { side, tools } from './map.ts';
import { pick, situation } from './situation.ts';

interface Picture {
  readonly svg: string;
  readonly points: readonly { readonly x: number; readonly y: number; readonly isLegal: boolean }[];
}

/** The picture is as many thousandths wide as the table; y counts down from the north. */
export function picture(seed: number, count: number): Picture {
  const draw = series(seed);
  const plane = situation(draw, 8);
  const mover = { base: 0, size: pick(draw, [1, 2, 2, 3, 5]) };
  const tool = pick(draw, tools);
  const [x0 = 0, y0 = 0, r = 0] = plane.bases;
  const reach = tool + 2 * r;
  const points = Array.from({ length: count }, () => {
    const x = x0 - reach + draw(2 * reach);
    const y = y0 - reach + draw(2 * reach);
    return { x, y: side - y, isLegal: whyNotAdvance(plane, mover, tool, x, y, null) === null };
  });
  const { fans, width } = areaOf(plane, mover, tool);
  const reached = fans.map((fan) => path(fan)).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="1000" viewBox="0 0 ${side} ${side}">
    <mask id="stand" maskUnits="userSpaceOnUse" x="0" y="0" width="${side}" height="${side}">${masked(plane, mover)}</mask>
    <path d="${reached}" stroke-width="${width}" stroke-linejoin="round" stroke="red" fill="red" mask="url(#stand)"/>
  </svg>`;
  return { svg, points };
}

function masked(plane: Plane, mover: { readonly base: number; readonly size: number }): string {
  const { table, outlines, rounds, roofs, discs } = maskOf(plane, mover);
  const width = table.east - table.west;
  const height = table.north - table.south;
  const cut = outlines.map((outline) => `<path d="${path(outline)}"/>`);
  return `<rect x="${table.west}" y="${side - table.north}" width="${width}" height="${height}" fill="white"/>
    <g fill="black">${cut.join('')}${circles(rounds)}</g>
    <g fill="white">${roofs.map(roofShape).join('')}</g>
    <g fill="black">${circles(discs)}</g>`;
}

const circles = (discs: Discs): string =>
  Array.from({ length: discs.length / 3 }, (_, index) =>
    circle(discs[3 * index] ?? 0, discs[3 * index + 1] ?? 0, discs[3 * index + 2] ?? 0),
  ).join('');

const path = (numbers: readonly number[]): string => {
  let d = '';
  for (let at = 0; at < numbers.length; at += 2)
    d += `${at === 0 ? 'M' : 'L'}${numbers[at] ?? 0} ${side - (numbers[at + 1] ?? 0)}`;
  return `${d}Z`;
};

const circle = (x: number, y: number, r: number): string => `<circle cx="${x}" cy="${side - y}" r="${r}"/>`;

const roofShape = (roof: Roof): string =>
  'r' in roof
    ? circle(roof.x, roof.y, roof.r)
    : `<path d="${path(roof.corners.flatMap(({ x, y }) => [x, y]))}"/>`;
