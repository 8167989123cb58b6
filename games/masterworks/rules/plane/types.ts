/**
 * The plane (MC5, MC95): positions are whole thousandths of an inch, origin south-west, x east, y north. Nothing here
 * knows characters, seats or state; callers hand over plain numbers.
 *
 * What others call, by file:
 * - directions.ts  the 2048 directions (MA64): `alongX`, `alongY`, `directionTo`, `turnBetween`
 * - pieces.ts      `pieceOf`: a terrain piece prepared once per map (MA63)
 * - gaps.ts        `within`, `withinPiece` (exact, MC9), `gap`, `gapToPiece` (for people)
 * - spot.ts        `whyNotStand` (MC74), `standsOn`
 * - lay.ts         `whyNotLay`: a given lay judged (MC73); find.ts `findLay`: one found in the fixed order (MA65)
 * - advance.ts     `whyNotAdvance`: spot and lay together, and the lay that was used
 * - slide.ts       `slide`: pushes and throws of figures, and what stops them (MC75, MC76, MA66)
 * - hit.ts         `firstHit`: what thrown terrain hits first (MC77)
 * - cone.ts        `isToward`, `isAway` (MC31)
 * - toward.ts      `whyNotHead`, `findHeading`: advances toward and away (MA67)
 * - beam.ts        `underBeam`, `inArea` (MC86)
 * - place.ts       `whyNotPlace` (MC79)
 * - sight.ts       `sees`, `sightLine` (MC44, MC81); cover.ts `coverOf` (MC46)
 * - nearest.ts     `nearestSpot`, `nearestSpots` (MC80); snap.ts `nearestAdvance` (for dragging)
 * - offers.ts      `offers`: a finite list of good positions (MA70)
 * - area.ts       `areaOf`: every legal lay, to draw the exact area; mask.ts `maskOf`: where nobody may stand
 */

/** A direction by number, anticlockwise from east: 0 east, 512 north, 1024 west, 1536 south (MA64). */
export type Direction = number;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A convex outline, corners anticlockwise (MA63). */
export interface Edge {
  /** Where it starts; it ends where the next one starts. */
  readonly x: number;
  readonly y: number;
  /** To its end. */
  readonly dx: number;
  readonly dy: number;
  readonly length: number;
  /** Outward, of length 1. */
  readonly nx: number;
  readonly ny: number;
}

/** A terrain piece as content has it: a circle (`radius` at `x`, `y`) or a convex polygon. */
export type Outline =
  | { readonly x: number; readonly y: number; readonly radius: number }
  | { readonly corners: readonly Point[] };

/** A terrain piece made ready for questions. */
export interface Piece {
  /** Its place in `Ground.pieces`. */
  readonly index: number;
  readonly size: number;
  /** May anybody stand on it? Not on piles and constructs (MA22). */
  readonly standable: boolean;
  /** A circle around it; for a round piece, the piece itself. */
  readonly x: number;
  readonly y: number;
  readonly r: number;
  /** The radius of a circle around the same point that lies wholly inside it; for a round piece, `r`. */
  readonly inner: number;
  /** Empty for a round piece. */
  readonly edges: readonly Edge[];
}

/** The table and its terrain. Pieces are prepared once per map, piles included; `standing` says which are there. */
export interface Ground {
  readonly width: number;
  readonly height: number;
  readonly pieces: readonly Piece[];
  readonly standing: readonly boolean[];
}

/** Discs one after the other, flat: x, y, radius, x, y, radius … Index i starts at 3 × i. */
export type Discs = readonly number[];

/** All that lies or stands on the table and matters for movement. */
export interface Plane extends Ground {
  /** The bases of all figures, Dazed ones too (MC71). */
  readonly bases: Discs;
  /** Tokens nobody may rest on but all may pass: the missile (MA28). */
  readonly noRest: Discs;
  /** Tokens nobody may overlap at all: the teleporter (MA43). */
  readonly noEntry: Discs;
}

/** Who moves: which of the bases, and the Size that counts for terrain (MC25, MC27, MC28). */
export interface Mover {
  readonly base: number;
  readonly size: number;
}

/** A lay of the hinged tool (MC73): the directions of its two halves; the same one twice is straight. */
export interface Lay {
  readonly first: Direction;
  readonly second: Direction;
}

/** Something on the table, by its index in its list. */
export interface Thing {
  readonly kind: 'base' | 'piece' | 'edge' | 'noEntry';
  /** −1 for the edge of the table. */
  readonly index: number;
}

/** Where a pushed or thrown base ends (MC75, MC76, MA66). */
export interface Slide extends Point {
  /** Thousandths along the direction, after going back. */
  readonly travelled: number;
  /** What stopped it; several only if it met them at the same thousandth (MC40). Empty: it went all the way. */
  readonly stoppedBy: readonly Thing[];
  /** How far it went back because it could not rest where it was stopped. */
  readonly back: number;
}

/** What is hit by thrown terrain, and how far along the tool. */
export interface Hit extends Thing {
  readonly kind: 'base' | 'piece';
  readonly at: number;
}

/** Why not: the rule, what is in the way, and by how many thousandths (or Sizes, or steps of a turn). */
export type Reason =
  | { readonly rule: 'MC74'; readonly why: 'offTable'; readonly by: number }
  | { readonly rule: 'MC74'; readonly why: 'onBase'; readonly base: number; readonly by: number }
  | { readonly rule: 'MC74'; readonly why: 'partlyOn'; readonly piece: number; readonly by: number }
  | { readonly rule: 'MC74'; readonly why: 'onPile'; readonly piece: number; readonly by: number }
  | { readonly rule: 'MC26'; readonly why: 'tooTall'; readonly piece: number; readonly by: number }
  | { readonly rule: 'MA28'; readonly why: 'onNoRest'; readonly token: number; readonly by: number }
  | { readonly rule: 'MA43'; readonly why: 'onNoEntry'; readonly token: number; readonly by: number }
  | { readonly rule: 'MC73'; readonly why: 'tooFar'; readonly by: number }
  | { readonly rule: 'MC73'; readonly why: 'offTool'; readonly by: number }
  | { readonly rule: 'MA64'; readonly why: 'bentTooFar'; readonly by: number }
  | { readonly rule: 'MC25'; readonly why: 'toolBlocked'; readonly piece: number; readonly by: number }
  /** `piece` is in the way of the straight tool; −1 if none is. */
  | { readonly rule: 'MA65'; readonly why: 'noLay'; readonly piece: number; readonly by: number }
  | { readonly rule: 'MC79'; readonly why: 'outOfRange'; readonly by: number }
  | { readonly rule: 'MC31'; readonly why: 'offCone'; readonly by: number }
  | { readonly rule: 'MA67'; readonly why: 'pastContact'; readonly by: number }
  | { readonly rule: 'MA67'; readonly why: 'notStraight'; readonly by: number }
  | { readonly rule: 'MC44'; readonly why: 'noSight'; readonly piece: number; readonly by: number };

/** MC95: what is deeper than this overlaps. */
export const overlapDepth = 1;
/** MC95: what is closer than this touches, unless it overlaps. */
export const touchGap = 2;
/** MC73: the movement tool is 0.56 inch wide. */
export const toolHalfWidth = 280;
/** MC86: the range ruler is an inch wide. */
export const rulerHalfWidth = 500;
