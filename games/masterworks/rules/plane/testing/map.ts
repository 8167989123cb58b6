/** A table for tests: terrain like that of the built-in map, two piles, missile and teleporter. */
import { pieceOf } from '../pieces.ts';
import type { Outline, Piece, Plane } from '../types.ts';

interface Listed {
  readonly outline: Outline;
  readonly size: number;
  readonly standable: boolean;
}

const round = (size: number, x: number, y: number, radius: number): Listed => ({
  outline: { x, y, radius },
  size,
  standable: true,
});

const pile = (x: number, y: number): Listed => ({ ...round(2, x, y, 1000), standable: false });

const flat = (size: number, ...numbers: readonly number[]): Listed => ({
  outline: {
    corners: Array.from({ length: numbers.length / 2 }, (_, index) => ({
      x: numbers[2 * index] ?? 0,
      y: numbers[2 * index + 1] ?? 0,
    })),
  },
  size,
  standable: true,
});

export const mapOutlines: readonly Listed[] = [
  flat(4, 4000, 29000, 9000, 29000, 9000, 33000, 4000, 33000),
  flat(4, 32000, 7000, 27000, 7000, 27000, 3000, 32000, 3000),
  flat(4, 15000, 11250, 21000, 11250, 21000, 13750, 15000, 13750),
  flat(4, 21000, 24750, 15000, 24750, 15000, 22250, 21000, 22250),
  flat(3, 8250, 10400, 12750, 10400, 12750, 12600, 8250, 12600),
  flat(3, 27750, 25600, 23250, 25600, 23250, 23400, 27750, 23400),
  flat(3, 11100, 21950, 13300, 21950, 13300, 26450, 11100, 26450),
  flat(3, 24900, 14050, 22700, 14050, 22700, 9550, 24900, 9550),
  flat(3, 3500, 6500, 6500, 6500, 6500, 9500, 3500, 9500),
  flat(3, 32500, 29500, 29500, 29500, 29500, 26500, 32500, 26500),
  flat(2, 10564, 4421, 13336, 6021, 12436, 7579, 9664, 5979),
  flat(2, 25436, 31579, 22664, 29979, 23564, 28421, 26336, 30021),
  flat(2, 7600, 16400, 9400, 16400, 9400, 19600, 7600, 19600),
  flat(2, 28400, 19600, 26600, 19600, 26600, 16400, 28400, 16400),
  flat(2, 13900, 15150, 16500, 15150, 16500, 16350, 13900, 16350),
  flat(2, 22100, 20850, 19500, 20850, 19500, 19650, 22100, 19650),
  round(2, 24500, 4000, 900),
  round(2, 11500, 32000, 900),
  flat(2, 13200, 28200, 15200, 28200, 15200, 30200, 13200, 30200),
  flat(2, 22800, 7800, 20800, 7800, 20800, 5800, 22800, 5800),
  round(1, 3000, 26500, 500),
  round(1, 33000, 9500, 500),
  flat(1, 14000, 8500, 15000, 8500, 15000, 9500, 14000, 9500),
  flat(1, 22000, 27500, 21000, 27500, 21000, 26500, 22000, 26500),
  round(1, 8000, 22500, 500),
  round(1, 28000, 13500, 500),
  round(3, 18000, 18000, 1000),
  pile(12000, 18000),
  pile(24000, 18000),
];

export const side = 36_000;

export const mapPieces: readonly Piece[] = mapOutlines.map(({ outline, size, standable }, index) =>
  pieceOf(outline, { index, size, standable }),
);

/** The whole map with these bases on it, all terrain standing. */
export const planeWith = (bases: readonly number[]): Plane => ({
  width: side,
  height: side,
  pieces: mapPieces,
  standing: mapPieces.map(() => true),
  bases,
  noRest: [18_000, 4500, 1000],
  noEntry: [18_000, 32_500, 1500],
});

export const radii = [689, 984, 1280] as const;
export const tools = [3375, 5000, 7250] as const;
