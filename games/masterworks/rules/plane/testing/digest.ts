/**
 * One number for the geometry: a fixed series of questions, and a hash over every bit of the answers. Engines that
 * agree on it give the same game.
 */
import { areaOf } from '../area.ts';
import { underBeam } from '../beam.ts';
import { isToward } from '../cone.ts';
import { coverOf } from '../cover.ts';
import { directionTo, vectorX, vectorY } from '../directions.ts';
import { findLay } from '../find.ts';
import { gapToPiece, withinPiece } from '../gaps.ts';
import { firstHit } from '../hit.ts';
import { whyNotLay } from '../lay.ts';
import { nearestSpot } from '../nearest.ts';
import { offers } from '../offers.ts';
import { discOf, sightLine } from '../sight.ts';
import { slide } from '../slide.ts';
import { standsOn, whyNotStand } from '../spot.ts';
import type { Plane } from '../types.ts';
import { series } from './chance.ts';
import { side, tools } from './map.ts';
import { pick, situation } from './situation.ts';

/** Takes in anything made of numbers, words, lists and records; gives out 16 hexadecimal digits. */
function hasher(): { add(value: unknown): void; digits(): string } {
  let one = 0x811c9dc5 | 0;
  let two = 0x1b873593 | 0;
  const number = new Float64Array(1);
  const halves = new Uint32Array(number.buffer);
  const mix = (bits: number): void => {
    one = Math.imul(one ^ bits, 0x01000193);
    one ^= one >>> 15;
    two = Math.imul(two ^ bits ^ one, 0x85ebca6b);
    two ^= two >>> 13;
  };
  const add = (value: unknown): void => {
    if (typeof value === 'number') {
      number[0] = value;
      for (const half of halves) mix(half);
    } else if (typeof value === 'boolean') mix(value ? 1 : 2);
    else if (typeof value === 'string') for (const letter of value) mix(letter.codePointAt(0) ?? 0);
    else if (Array.isArray(value)) for (const part of value) add(part);
    else if (typeof value === 'object' && value !== null)
      for (const [key, part] of Object.entries(value)) {
        add(key);
        add(part);
      }
    else mix(3);
  };
  const hex = (bits: number): string => (bits >>> 0).toString(16).padStart(8, '0');
  return { add, digits: () => hex(one) + hex(two) };
}

/** The hash of so many situations. */
export function digest(situations: number): string {
  const hash = hasher();
  for (let direction = 0; direction < 2048; direction++) hash.add([vectorX(direction), vectorY(direction)]);
  const draw = series(2048);
  for (let count = 0; count < situations; count++) {
    const plane = situation(draw, 6);
    for (let times = 0; times < 8; times++) ask(plane, draw, hash.add);
    const mover = { base: 0, size: pick(draw, [2, 3]) };
    const tool = pick(draw, tools);
    if (count % 4 === 0) hash.add(areaOf(plane, mover, tool).fans);
    const foes = plane.bases.slice(6, 9);
    hash.add(offers(plane, mover, tool, { aims: plane.bases.slice(3, 6), ranges: [3000], foes }));
    hash.add(nearestSpot(plane, -1, 984, draw(side), draw(side), 4000));
  }
  return hash.digits();
}

function ask(plane: Plane, draw: (below: number) => number, tell: (answer: unknown) => void): void {
  const [x = 0, y = 0, r = 0] = plane.bases;
  const mover = { base: 0, size: pick(draw, [1, 2, 3]) };
  const tool = pick(draw, tools);
  const reach = tool + 2 * r;
  const toX = x - reach + draw(2 * reach);
  const toY = y - reach + draw(2 * reach);
  tell(whyNotStand(plane, toX, toY, r, 0, mover.size));
  const lay = findLay(plane, mover, tool, toX, toY);
  tell(lay);
  tell(whyNotLay(plane, mover, tool, lay ?? { first: draw(2048), second: draw(2048) }, toX, toY));
  const direction = draw(2048);
  tell(slide(plane, 0, { direction, tool, by: 1, isThrow: draw(2) === 0 }));
  tell(firstHit(plane, 0, direction, tool, [2]));
  tell(underBeam(plane, 0, direction, 8000));
  tell([directionTo(toX - x, toY - y), isToward(direction, toX - x, toY - y)]);
  const piece = plane.pieces[draw(plane.pieces.length)];
  if (piece !== undefined) tell([gapToPiece(piece, toX, toY, r), withinPiece(piece, toX, toY, r, 3000)]);
  const from = discOf(plane.bases, draw(3));
  const to = discOf(plane.bases, 3 + draw(3));
  const screen = { size: mover.size, on: standsOn(plane, from.x, from.y, from.r), target: -1 };
  tell(sightLine(plane, from, to, screen));
  tell(coverOf(plane, from, to, screen));
}
