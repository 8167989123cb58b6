import { describe, expect, it } from 'vitest';
import { coverOf, isInHull } from '../cover.ts';
import { pieceOf } from '../pieces.ts';
import { type Disc, discOf, type Screen, screenBetween, sees, sightLine } from '../sight.ts';
import { standsOn } from '../spot.ts';
import type { Ground, Piece } from '../types.ts';
import { series } from './chance.ts';
import { mapPieces, side } from './map.ts';
import { cornersOf, fromPiece, fromSegment, length, type Spot, segmentEnters } from './oracle.ts';
import { pick, situation } from './situation.ts';

const times = Number(process.env['PLANE_TIMES'] ?? 1);
const nothing = { on: -1, target: -1 };

const rectangle = (
  index: number,
  size: number,
  west: number,
  south: number,
  east: number,
  north: number,
): Piece =>
  pieceOf(
    {
      corners: [
        { x: west, y: south },
        { x: east, y: south },
        { x: east, y: north },
        { x: west, y: north },
      ],
    },
    { index, size, standable: true },
  );

const groundOf = (...pieces: readonly Piece[]): Ground => ({
  width: side,
  height: side,
  pieces,
  standing: pieces.map(() => true),
});

const looker: Disc = { x: 5000, y: 10_000, r: 689 };
const target: Disc = { x: 15_000, y: 10_000, r: 689 };

describe('MC44 sight', () => {
  it('MC44: terrain blocks only if it is larger than the target', () => {
    const ground = groundOf(rectangle(0, 3, 9000, 5000, 10_000, 15_000));
    expect(sees(ground, looker, target, { size: 2, ...nothing })).toBe(false);
    expect(sees(ground, looker, target, { size: 3, ...nothing })).toBe(true);
    expect(screenBetween(ground, looker, target, { size: 2, ...nothing })).toBe(0);
  });

  it('MC45: a target on terrain is as large as both together', () => {
    const ground = groundOf(rectangle(0, 4, 9000, 5000, 10_000, 15_000));
    expect(sees(ground, looker, target, { size: 2 + 2, ...nothing })).toBe(true);
  });

  it('MC44: what the looker stands on does not block, and what is gone neither', () => {
    const ground = groundOf(rectangle(0, 4, 4000, 9000, 6000, 11_000));
    expect(sees(ground, looker, target, { size: 2, ...nothing })).toBe(false);
    expect(sees(ground, looker, target, { size: 2, on: 0, target: -1 })).toBe(true);
    expect(sees({ ...ground, standing: [false] }, looker, target, { size: 2, ...nothing })).toBe(true);
  });

  it('MC81, MA68: a line along an edge or through a corner is free', () => {
    // The wall ends exactly where the lowest line from base to base runs: y = 10000 − 689.
    const touching = groundOf(rectangle(0, 3, 9000, 10_000 - 689, 10_000, 15_000));
    expect(sees(touching, looker, target, { size: 2, ...nothing })).toBe(true);
    const over = groundOf(rectangle(0, 3, 9000, 10_000 - 690, 10_000, 15_000));
    expect(sees(over, looker, target, { size: 2, ...nothing })).toBe(false);
    // Two walls that touch at a corner leave one point to look through.
    const corner = groundOf(
      rectangle(0, 3, 9000, 10_100, 10_000, 15_000),
      rectangle(1, 3, 10_000, 5000, 11_000, 10_100),
    );
    expect(sees(corner, looker, target, { size: 2, ...nothing })).toBe(true);
  });

  it('MA68: a slit that no line from centre to centre or edge to edge passes is found', () => {
    const slit = groundOf(
      rectangle(0, 3, 8000, 10_200, 8500, 15_000),
      rectangle(1, 3, 8000, 4000, 8500, 10_150),
      rectangle(2, 3, 11_000, 9900, 11_500, 15_000),
      rectangle(3, 3, 11_000, 4000, 11_500, 9850),
    );
    const line = sightLine(slit, looker, target, { size: 2, ...nothing });
    expect(line).not.toBeNull();
    if (line === null) return;
    const from: Spot = [line.from.x, line.from.y];
    const to: Spot = [line.to.x, line.to.y];
    expect(length([from[0] - looker.x, from[1] - looker.y])).toBeCloseTo(689, 3);
    for (const piece of slit.pieces) expect(crossing(piece, from, to, 0.01)).toBe(false);
  });

  it('MA68: is never blocked where one of 48 × 48 sampled lines is free', () => {
    const draw = series(51);
    const asked = 5000 * times;
    let blocked = 0;
    for (let count = 0; count < asked; count++) {
      const plane = situation(draw, 2);
      const from = discOf(plane.bases, 0);
      const to = discOf(plane.bases, 1);
      const under = standsOn(plane, to.x, to.y, to.r);
      const size = pick(draw, [1, 2, 2, 3]) + (mapPieces[under]?.size ?? 0);
      const on = standsOn(plane, from.x, from.y, from.r);
      if (!expectAgreement(plane, from, to, { size, on, target: -1 })) blocked++;
    }
    expect(blocked).toBeGreaterThan(asked / 10);
  });

  it('MA68: nor in dense rubble, where only lines between corners get through', () => {
    const draw = series(53);
    const asked = 5000 * times;
    let blocked = 0;
    for (let count = 0; count < asked; count++) {
      const ground = rubble(draw);
      if (!expectAgreement(ground, looker, target, { size: 2, ...nothing })) blocked++;
    }
    expect(blocked).toBeGreaterThan(asked / 10);
    expect(blocked).toBeLessThan(asked * 0.9);
  });
});

/** A line that is told of is free; where none is, no sampled line is. Was there one? */
function expectAgreement(ground: Ground, from: Disc, to: Disc, screen: Screen): boolean {
  const line = sightLine(ground, from, to, screen);
  const screens = ground.pieces.filter(
    (piece) => piece.size > screen.size && ground.standing[piece.index] && piece.index !== screen.on,
  );
  if (line === null) {
    expect(hasFreeSample(screens, from, to)).toBe(false);
    return false;
  }
  const isFree = screens.every(
    (piece) => !crossing(piece, [line.from.x, line.from.y], [line.to.x, line.to.y], 0.01),
  );
  expect(isFree).toBe(true);
  return true;
}

/** Small pieces between the two, round or with three to five corners, clear of both. */
function rubble(draw: (below: number) => number): Ground {
  const pieces: Piece[] = [];
  const wanted = 4 + draw(8);
  while (pieces.length < wanted) {
    const x = 5000 + draw(10_000);
    const y = 8500 + draw(3000);
    const radius = 200 + draw(700);
    const clear = radius + 700;
    if (x < 5000 + clear || x > 15_000 - clear) continue;
    const count = 2 + draw(4);
    const first = draw(1000);
    const corners = Array.from({ length: count }, (_, index) => {
      const angle = ((index + first / 1000) * 2 * Math.PI) / count;
      return { x: Math.round(x + radius * Math.cos(angle)), y: Math.round(y + radius * Math.sin(angle)) };
    });
    const outline = count === 2 ? { x, y, radius } : { corners };
    pieces.push(pieceOf(outline, { index: pieces.length, size: 3, standable: true }));
  }
  return groundOf(...pieces);
}

/** Does a line pass through the inside of a piece, deeper than so much? */
function crossing(piece: Piece, from: Spot, to: Spot, deeper = 0): boolean {
  if (piece.edges.length === 0) return fromSegment([piece.x, piece.y], from, to) < piece.r - deeper;
  const corners = cornersOf(piece).map(([x, y]): Spot => {
    // Pulled towards the middle a little, so that touching is not crossing.
    const far = length([piece.x - x, piece.y - y]);
    return [x + ((piece.x - x) * 2 * deeper) / far, y + ((piece.y - y) * 2 * deeper) / far];
  });
  return segmentEnters(from, to, corners);
}

const rim = ({ x, y, r }: Disc, part: number): Spot => [
  x + r * Math.cos((part * Math.PI) / 24),
  y + r * Math.sin((part * Math.PI) / 24),
];

/** Are all but a few of 48 × 48 lines tried in vain? What blocked the last line is likely to block the next. */
function hasFreeSample(screens: readonly Piece[], from: Disc, to: Disc): boolean {
  const reach = Math.max(from.r, to.r);
  const near = screens
    .filter((piece) => fromSegment([piece.x, piece.y], [from.x, from.y], [to.x, to.y]) < piece.r + reach)
    .map((piece) => ({ piece, corners: cornersOf(piece) }));
  const starts = Array.from({ length: 48 }, (_, part) => rim(from, part));
  const ends = Array.from({ length: 48 }, (_, part) => rim(to, part));
  const blocks = ({ piece, corners }: (typeof near)[number], start: Spot, end: Spot): boolean =>
    corners.length === 0
      ? fromSegment([piece.x, piece.y], start, end) < piece.r
      : segmentEnters(start, end, corners);
  let last = near[0];
  for (const start of starts) {
    for (const end of ends) {
      if (last !== undefined && blocks(last, start, end)) continue;
      last = near.find((one) => blocks(one, start, end));
      if (last === undefined) return true;
    }
  }
  return false;
}

describe('MC46 cover', () => {
  const near = rectangle(0, 2, 13_000, 9000, 14_000, 9500);

  it('MC46: a piece near the target, as large as it, that some line crosses', () => {
    expect(coverOf(groundOf(near), looker, target, { size: 2, ...nothing })).toBe(0);
    expect(coverOf(groundOf(near), looker, target, { size: 3, ...nothing })).toBe(-1);
    const aside = rectangle(0, 2, 13_000, 8000, 14_000, 10_000 - 689);
    expect(coverOf(groundOf(aside), looker, target, { size: 2, ...nothing })).toBe(-1);
  });

  it('MC46: within Range 1 of the feature, the end of the ruler included', () => {
    const atEnd = rectangle(0, 2, 12_000, 9500, 15_000 - 689 - 1000, 10_500);
    expect(coverOf(groundOf(atEnd), looker, target, { size: 2, ...nothing })).toBe(0);
    const beyond = rectangle(0, 2, 12_000, 9500, 15_000 - 689 - 1001, 10_500);
    expect(coverOf(groundOf(beyond), looker, target, { size: 2, ...nothing })).toBe(-1);
  });

  it('MC46: none when the attacker is within Range 2', () => {
    const close = { ...looker, x: 15_000 - 2 * 689 - 3000 };
    const between = groundOf(rectangle(0, 2, 13_000, 9500, 13_500, 10_500));
    expect(coverOf(between, close, target, { size: 2, ...nothing })).toBe(-1);
    expect(coverOf(between, { ...close, x: close.x - 1 }, target, { size: 2, ...nothing })).toBe(0);
  });

  it('MC81, MA41: none from what the target stands on, or is', () => {
    expect(coverOf(groundOf(near), looker, target, { size: 2, on: 0, target: -1 })).toBe(-1);
    expect(coverOf(groundOf(near), looker, target, { size: 2, on: -1, target: 0 })).toBe(-1);
  });

  it('MA68: the hull agrees with sampled lines, but for what only touches', () => {
    const draw = series(52);
    for (let count = 0; count < 1500 * times; count++) {
      const plane = situation(draw, 2);
      const from = discOf(plane.bases, 0);
      const to = discOf(plane.bases, 1);
      const piece = mapPieces[draw(mapPieces.length)];
      if (piece === undefined || length([to.x - from.x, to.y - from.y]) < from.r + to.r) continue;
      const isSampled = someSample(from, to, (start, end) => crossing(piece, start, end, 3));
      if (isSampled) expect(isInHull(piece, from, to)).toBe(true);
      // A corner or rim two thousandths inside the hull lies on a line between the bases.
      else if (isInHull(piece, from, to)) expect(fromHull(from, to, piece)).toBeLessThan(0);
    }
  });
});

function someSample(from: Disc, to: Disc, test: (start: Spot, end: Spot) => boolean): boolean {
  for (let one = 0; one < 24; one++) {
    for (let other = 0; other < 24; other++) {
      if (test(rim(from, 2 * one), rim(to, 2 * other))) return true;
    }
  }
  return false;
}

/** The hull as discs strung on the line between the centres: how far from the piece; negative when it overlaps. */
function fromHull(from: Disc, to: Disc, piece: Piece): number {
  let least = Number.POSITIVE_INFINITY;
  for (let part = 0; part <= 2000; part++) {
    const share = part / 2000;
    const spot: Spot = [from.x + share * (to.x - from.x), from.y + share * (to.y - from.y)];
    least = Math.min(least, fromPiece(spot, piece) - (from.r + share * (to.r - from.r)));
  }
  return least;
}
