import { describe, expect, it } from 'vitest';
import { underBeam } from '../beam.ts';
import { isToward } from '../cone.ts';
import { coverOf } from '../cover.ts';
import { turnBetween, wrapped } from '../directions.ts';
import { findLay } from '../find.ts';
import { gapToPiece, withinPiece } from '../gaps.ts';
import { firstHit } from '../hit.ts';
import { whyNotLay } from '../lay.ts';
import { pieceOf } from '../pieces.ts';
import { discOf, sees } from '../sight.ts';
import { slide } from '../slide.ts';
import { standsOn, whyNotStand } from '../spot.ts';
import type { Direction, Discs, Lay, Outline, Plane, Point } from '../types.ts';
import { series } from './chance.ts';
import { mapOutlines, side, tools } from './map.ts';
import { pick, situation } from './situation.ts';

const times = Number(process.env['PLANE_TIMES'] ?? 1);

/** A way to turn or mirror the whole table. */
interface Turn {
  readonly name: string;
  readonly point: (x: number, y: number) => Point;
  readonly direction: (direction: Direction) => Direction;
}

const turns: readonly Turn[] = [
  {
    name: 'a quarter turn',
    point: (x, y) => ({ x: side - y, y: x }),
    direction: (direction) => wrapped(direction + 512),
  },
  {
    name: 'half a turn',
    point: (x, y) => ({ x: side - x, y: side - y }),
    direction: (direction) => wrapped(direction + 1024),
  },
  {
    name: 'a mirror from west to east',
    point: (x, y) => ({ x: side - x, y }),
    direction: (direction) => wrapped(1024 - direction),
  },
  {
    name: 'a mirror along the diagonal',
    point: (x, y) => ({ x: y, y: x }),
    direction: (direction) => wrapped(512 - direction),
  },
];

const turnedDiscs = (discs: Discs, { point }: Turn): number[] =>
  Array.from({ length: discs.length / 3 }, (_, index) => {
    const { x, y } = point(discs[3 * index] ?? 0, discs[3 * index + 1] ?? 0);
    return [x, y, discs[3 * index + 2] ?? 0];
  }).flat();

function turnedOutline(outline: Outline, { point, direction }: Turn): Outline {
  if ('radius' in outline) return { ...point(outline.x, outline.y), radius: outline.radius };
  const corners = outline.corners.map(({ x, y }) => point(x, y));
  const isMirrored = turnBetween(direction(0), direction(1)) < 0;
  return { corners: isMirrored ? corners.reverse() : corners };
}

const turnedPlane = (plane: Plane, turn: Turn): Plane => ({
  ...plane,
  pieces: mapOutlines.map(({ outline, size, standable }, index) =>
    pieceOf(turnedOutline(outline, turn), { index, size, standable }),
  ),
  bases: turnedDiscs(plane.bases, turn),
  noRest: turnedDiscs(plane.noRest, turn),
  noEntry: turnedDiscs(plane.noEntry, turn),
});

const near = (value: unknown): unknown =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).map(([key, part]) => [key, near(part)]))
    : typeof value === 'number'
      ? Number(value.toFixed(4))
      : value;

/** A detour and a bend are the same on both sides. */
const cost = (lay: Lay | null): unknown =>
  lay === null
    ? null
    : { isStraight: lay.first === lay.second, bend: Math.abs(turnBetween(lay.first, lay.second)) };

describe.each(turns)('$name of the table', (turn) => {
  it('MA64, MC74, MC95: leaves spots and gaps as they are', () => {
    everySituation(turn, 61, 60 * times, (plane, turned, draw) => {
      for (let count = 0; count < 30; count++) {
        const x = draw(side);
        const y = draw(side);
        const to = turn.point(x, y);
        expect(near(whyNotStand(turned, to.x, to.y, 984, -1, 3))).toEqual(
          near(whyNotStand(plane, x, y, 984, -1, 3)),
        );
        const index = draw(plane.pieces.length);
        const piece = plane.pieces[index];
        const other = turned.pieces[index];
        if (piece === undefined || other === undefined) continue;
        expect(gapToPiece(other, to.x, to.y, 689)).toBeCloseTo(gapToPiece(piece, x, y, 689), 6);
        expect(withinPiece(other, to.x, to.y, 689, 3000)).toBe(withinPiece(piece, x, y, 689, 3000));
      }
    });
  });

  it('MA64, MC73, MA65: leaves lays, given or found, as they are', () => {
    everySituation(turn, 62, 300 * times, (plane, turned, draw) => {
      const mover = { base: 0, size: pick(draw, [1, 2, 3]) };
      const tool = pick(draw, tools);
      const [x = 0, y = 0, r = 0] = plane.bases;
      const reach = tool + 2 * r;
      const toX = x - reach + draw(2 * reach);
      const toY = y - reach + draw(2 * reach);
      const to = turn.point(toX, toY);
      const lay = findLay(plane, mover, tool, toX, toY);
      const found = findLay(turned, mover, tool, to.x, to.y);
      expect(cost(found)).toEqual(cost(lay));
      const given = lay ?? { first: draw(2048), second: draw(2048) };
      const reason = whyNotLay(plane, mover, tool, given, toX, toY);
      const mirrored = { first: turn.direction(given.first), second: turn.direction(given.second) };
      expect(near(whyNotLay(turned, mover, tool, mirrored, to.x, to.y))).toEqual(near(reason));
    });
  });

  it('MA64, MC75, MA66: leaves slides as they are', () => {
    everySituation(turn, 63, 400 * times, (plane, turned, draw) => {
      const direction = draw(2048);
      const shove = { tool: pick(draw, tools), by: -1, isThrow: draw(2) === 0 };
      const end = slide(plane, 0, { ...shove, direction });
      const other = slide(turned, 0, { ...shove, direction: turn.direction(direction) });
      expect(other).toEqual({ ...end, ...turn.point(end.x, end.y) });
    });
  });

  it('MC31, MC77, MC86: leaves cones, beams and hits as they are', () => {
    everySituation(turn, 64, 200 * times, (plane, turned, draw) => {
      const direction = draw(2048);
      const other = turn.direction(direction);
      expect(firstHit(turned, 0, other, 7250, [])).toEqual(firstHit(plane, 0, direction, 7250, []));
      expect(underBeam(turned, 0, other, 10_000)).toEqual(underBeam(plane, 0, direction, 10_000));
      const [x = 0, y = 0] = plane.bases;
      const [fromX = 0, fromY = 0, , toX = 0, toY = 0] = turned.bases;
      const [, , , goalX = 0, goalY = 0] = plane.bases;
      expect(isToward(other, toX - fromX, toY - fromY)).toBe(isToward(direction, goalX - x, goalY - y));
    });
  });

  it('MA68, MC46: leaves sight and cover as they are', () => {
    everySituation(turn, 65, 400 * times, (plane, turned, draw) => {
      const size = pick(draw, [1, 2, 3]);
      const [x = 0, y = 0, r = 0] = plane.bases;
      const screen = { size, on: standsOn(plane, x, y, r), target: -1 };
      expect(sees(turned, discOf(turned.bases, 0), discOf(turned.bases, 1), screen)).toBe(
        sees(plane, discOf(plane.bases, 0), discOf(plane.bases, 1), screen),
      );
      expect(coverOf(turned, discOf(turned.bases, 0), discOf(turned.bases, 1), screen)).toBe(
        coverOf(plane, discOf(plane.bases, 0), discOf(plane.bases, 1), screen),
      );
    });
  });
});

function everySituation(
  turn: Turn,
  seed: number,
  count: number,
  check: (plane: Plane, turned: Plane, draw: (below: number) => number) => void,
): void {
  const draw = series(seed);
  for (let done = 0; done < count; done++) {
    const plane = situation(draw, 5);
    check(plane, turnedPlane(plane, turn), draw);
  }
}
