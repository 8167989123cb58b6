/** The map: everything on the table, terrain as the geometry needs it, nothing on top of anything. */
import type { Outline, Piece } from '../../plane/types.ts';
import type { Content } from '../shape.ts';
import { badCorner, overlap, prepared, turned } from './outlines.ts';
import type { Wrong } from './wrong.ts';

interface Thing {
  readonly path: string;
  readonly name: string;
  readonly piece: Piece;
}

/** ME14: a dense battlefield. */
const fewestPieces = 20;
const fewestTall = 2;
/** Debris Piles are numbered from 100, terrain from 200. */
const mostDampeners = 9;

export function mapProblems(content: Content, wrong: Wrong): void {
  const { map } = content;
  const terrain = Object.entries(map.terrain).flatMap(([name, { outline }]): Thing[] => {
    const path = `map.terrain.${name}`;
    return isSound(outline, path, wrong) ? [{ path, name, piece: prepared(outline) }] : [];
  });
  const tokens = tokensOf(content);
  const zones = zonesOf(content, wrong);
  for (const { path, piece } of [...terrain, ...tokens]) onTable(piece, path, content, wrong);
  apart([...tokens, ...terrain], wrong);
  apart(zones, wrong); // MC65: terrain may stand in a zone
  countProblems(content, wrong);
}

function apart(things: readonly Thing[], wrong: Wrong): void {
  for (const [place, one] of things.entries())
    for (const other of things.slice(0, place))
      if (overlap(one.piece, other.piece)) wrong(one.path, 'apart', one.name, { other: other.path });
}

function isSound(outline: Content['map']['terrain'][string]['outline'], path: string, wrong: Wrong): boolean {
  if (outline.is === 'circle') return true;
  const bad = badCorner(outline.corners);
  if (bad === null) {
    const windings = turned(outline.corners) > 0 && isOnce(outline.corners);
    if (!windings) wrong(`${path}.outline.corners`, 'convex', outline.corners);
    return windings;
  }
  if (turned(outline.corners) < 0) wrong(`${path}.outline.corners`, 'anticlockwise', outline.corners);
  else wrong(`${path}.outline.corners.${bad}`, 'convex', outline.corners[bad]);
  return false;
}

/** Does the outline go round once? A star turns left at every corner too. */
function isOnce(corners: readonly { readonly x: number; readonly y: number }[]): boolean {
  const east = corners.map(({ x }, i) => (corners[(i + 1) % corners.length]?.x ?? x) > x);
  return east.filter((one, i) => one && !east.at(i - 1)).length <= 1;
}

function tokensOf({ map, encounter }: Content): Thing[] {
  const token = (path: string, outline: Outline): Thing => ({ path, name: path, piece: prepared(outline) });
  return [
    token('map.missile', map.missile),
    token('map.teleporter', map.teleporter),
    ...Object.entries(map.dampeners).map(([name, one]) =>
      token(`map.dampeners.${name}`, { ...one, radius: Math.max(one.radius, encounter.pile.radius) }),
    ),
    ...Object.entries(map.rallyPoints).map(([name, one]) => token(`map.rallyPoints.${name}`, one)),
  ];
}

function zonesOf({ map }: Content, wrong: Wrong): Thing[] {
  return Object.entries(map.zones).flatMap(([name, { west, south, east, north }]): Thing[] => {
    const path = `map.zones.${name}`;
    if (west >= east || south >= north || east > map.width || north > map.height) {
      wrong(path, 'zone', [west, south, east, north], { width: map.width, height: map.height });
      return [];
    }
    const corners = [
      { x: west, y: south },
      { x: east, y: south },
      { x: east, y: north },
      { x: west, y: north },
    ];
    return [{ path, name, piece: prepared({ corners }) }];
  });
}

function onTable({ edges, x, y, r }: Piece, path: string, { map }: Content, wrong: Wrong): void {
  const corners =
    edges.length > 0
      ? edges
      : [
          { x: x - r, y: y - r },
          { x: x + r, y: y + r },
        ];
  const off = corners.find((at) => at.x < 0 || at.y < 0 || at.x > map.width || at.y > map.height);
  if (off !== undefined)
    wrong(path, 'onTable', { x: off.x, y: off.y }, { width: map.width, height: map.height });
}

function countProblems({ map }: Content, wrong: Wrong): void {
  const pieces = Object.values(map.terrain);
  if (pieces.length < fewestPieces) wrong('map.terrain', 'pieces', pieces.length, { min: fewestPieces });
  const tall = pieces.filter((one) => one.size >= 4).length;
  if (tall < fewestTall) wrong('map.terrain', 'tallPieces', tall, { min: fewestTall });
  if (Object.keys(map.zones).length < 2) wrong('map.zones', 'twoZones', Object.keys(map.zones));
  const dampeners = Object.keys(map.dampeners).length;
  if (dampeners < 1 || dampeners > mostDampeners)
    wrong('map.dampeners', 'dampeners', dampeners, { max: mostDampeners });
  if (Object.keys(map.rallyPoints).length === 0) wrong('map.rallyPoints', 'rallyPoint', 0);
}
