/** What a hole is painted with. */
import type { Shot } from '../../../../pieces/show/index.ts';
import type { HoleArt } from '../../cards/holeArt.ts';

/** How it is at this moment: all from 0 to 1. */
interface Mood {
  readonly heat: number;
  /** Light of something that has just fallen in. */
  readonly flash: number;
}

/** Paints one picture; `scale` is the number of canvas pixels for one CSS pixel. */
export type Brush = (shot: Shot, scale: number, mood: Mood) => void;

/** The radius of the shadow, as a share of the canvas's height. */
export const shadow = 0.165;

export type Colour = readonly [red: number, green: number, blue: number];

/** The colour of a disc, each part from 0 to 1. */
export function tintOf({ hue }: HoleArt): Colour {
  const part = (n: number): number => {
    const k = (n + hue / 30) % 12;
    return 0.58 - 0.42 * Math.max(-1, Math.min(k - 3, 9 - k, 1));
  };
  return [part(0), part(8), part(4)];
}

/** A disc seen from its edge is a line, one seen from above hides nothing: both are tilted towards the table. */
export const flatnessOf = ({ flat }: HoleArt): number => Math.min(0.42, Math.max(0.2, flat * 0.6));

/** Discs that stand upright lean instead. */
export const leanOf = ({ lean }: HoleArt): number => (Math.max(-28, Math.min(28, lean)) * Math.PI) / 180;
