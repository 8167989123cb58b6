/** Distances, bearings and bands between things on the table, for people. */
import { gap, gapToPiece } from '../../rules/plane/gaps.ts';
import type { Piece } from '../../rules/plane/types.ts';

/** MC6: range bands in thousandths; the first is touching. */
const bandLengths = [0, 1_000, 3_000, 6_000, 8_000, 10_000] as const;
export const rangeLength = (band: number): number => bandLengths[band] ?? 0;

/** MC7. */
export const toolLengths = { S: 3_375, M: 5_000, L: 7_250 } as const;

/** The narrowest band that holds a gap; 6 is beyond all. Exactly at the ruler's end counts (MC9). */
export function bandOf(apart: number): number {
  for (let band = 1; band < bandLengths.length; band++) if (apart <= rangeLength(band)) return band;
  return 6;
}

export interface Round {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** Edge to edge, not below zero. */
export const apart = (from: Round, to: Round): number =>
  Math.max(0, gap(from.x, from.y, from.r, to.x, to.y, to.r));

export const apartFromPiece = (from: Round, piece: Piece): number =>
  Math.max(0, gapToPiece(piece, from.x, from.y, from.r));
