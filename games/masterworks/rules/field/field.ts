/** The table as geometry sees it: bases, pieces that stand, tokens nobody may rest on. */
import type { Book } from '../book/book.ts';
import { gap, gapToPiece, within, withinPiece } from '../plane/gaps.ts';
import { pieceOf } from '../plane/pieces.ts';
import { standsOn } from '../plane/spot.ts';
import type { Ground, Piece, Plane, Reason } from '../plane/types.ts';
import type { Look } from '../play.ts';
import { pieceMark, pileMark, type State } from '../state.ts';
import { figureAt, heroOf, isFigure, isPile } from './figures.ts';

/** MC6: range bands; from 0, which is touching. */
const lengths = [0, 1_000, 3_000, 6_000, 8_000, 10_000] as const;
export const rangeOf = (band: number): number => lengths[band] ?? 0;

/** The narrowest band that holds a gap; 6 is beyond all. */
export function bandOf(apart: number): number {
  for (let band = 1; band < lengths.length; band++) if (apart <= rangeOf(band)) return band;
  return 6;
}

/** MC7. */
export const toolLength = { S: 3_375, M: 5_000, L: 7_250 } as const;
export type Tool = keyof typeof toolLength;

/** Nobody stands there: where what is KO'd is put. */
const nowhere = -900_000;

/** The terrain of one moment. Its lists are only ever replaced, so the last one made serves until one of them is. */
interface Terrain extends Ground {
  readonly of: readonly unknown[];
}
let last: Terrain | null = null;

export function groundOf({ book, state }: Look): Ground {
  if (
    last !== null &&
    last.of[0] === state.standing &&
    last.of[1] === state.piles &&
    last.of[2] === state.constructs &&
    last.of[3] === book
  )
    return last;
  const { width, height } = book.content.map;
  last = {
    width,
    height,
    pieces: allPieces(book, state),
    standing: standingOf(book, state),
    of: [state.standing, state.piles, state.constructs, book],
  };
  return last;
}

/** All pieces: of the map, piles, constructs. */
export const piecesOf = (look: Look): readonly Piece[] => groundOf(look).pieces;

function allPieces(book: Book, state: State): readonly Piece[] {
  if (state.constructs.length === 0) return book.pieces;
  const { radius, size } = book.content.encounter.pile;
  const more = state.constructs.map(({ x, y }, index) =>
    pieceOf({ x, y, radius }, { index: book.pieces.length + index, size, standable: false }),
  );
  return [...book.pieces, ...more];
}

/** Which of them stand. */
function standingOf(book: Book, state: State): boolean[] {
  const map = book.pieceKeys.length;
  const standing = new Array<boolean>(book.pieces.length + state.constructs.length).fill(false);
  for (const piece of state.standing) standing[piece] = true;
  for (let pile = 0; pile < state.piles.length; pile++)
    standing[map + pile] = state.piles[pile]?.isStanding === true;
  for (let one = 0; one < state.constructs.length; one++)
    standing[book.pieces.length + one] = state.constructs[one]?.isStanding === true;
  return standing;
}

/** The last plane made, and the ground it was made on: it serves until something on the table moves. */
let lastPlane: Plane | null = null;
let lastGround: Ground | null = null;

function isStill({ book, state }: Look, { bases, noRest }: Plane): boolean {
  const { figures, missile } = state;
  if (bases.length !== figures.length * 3 || noRest[0] !== missile.x || noRest[1] !== missile.y) return false;
  for (let index = 0; index < figures.length; index++) {
    const figure = figureAt(state, index);
    if (bases[3 * index] !== (figure.gone ? nowhere : figure.x)) return false;
    if (bases[3 * index + 1] !== (figure.gone ? nowhere : figure.y)) return false;
    if (bases[3 * index + 2] !== (figure.gone ? 0 : heroOf(book, figure).radius)) return false;
  }
  return true;
}

/** The same plane is given again while nothing on the table has moved. */
export function planeOf(look: Look): Plane {
  const ground = groundOf(look);
  if (lastPlane !== null && lastGround === ground && isStill(look, lastPlane)) return lastPlane;
  lastPlane = makePlane(look, ground);
  lastGround = ground;
  return lastPlane;
}

function makePlane({ book, state }: Look, { width, height, pieces, standing }: Ground): Plane {
  const { map } = book.content;
  const { figures, missile } = state;
  const bases = new Array<number>(figures.length * 3);
  for (let index = 0; index < figures.length; index++) {
    const figure = figureAt(state, index);
    bases[3 * index] = figure.gone ? nowhere : figure.x;
    bases[3 * index + 1] = figure.gone ? nowhere : figure.y;
    bases[3 * index + 2] = figure.gone ? 0 : heroOf(book, figure).radius;
  }
  return {
    width,
    height,
    pieces,
    standing,
    bases,
    noRest: [missile.x, missile.y, map.missile.radius],
    noEntry: [map.teleporter.x, map.teleporter.y, map.teleporter.radius],
  };
}

export interface Round {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

const discAt = (look: Look, figure: number): Round => {
  const { x, y } = figureAt(look.state, figure);
  return { x, y, r: radiusOf(look, figure) };
};

export const radiusOf = ({ book, state }: Look, figure: number): number =>
  heroOf(book, figureAt(state, figure)).radius;

/** A figure or pile as a disc. */
export function roundOf(look: Look, mark: number): Round {
  if (isFigure(mark)) return discAt(look, mark);
  const { x, y } = look.book.dampeners[mark - pileMark] ?? { x: nowhere, y: nowhere };
  return { x, y, r: look.book.content.encounter.pile.radius };
}

export const pieceAt = (look: Look, mark: number): Piece | undefined => {
  const index = mark >= pieceMark ? mark - pieceMark : look.book.pieceKeys.length + mark - pileMark;
  return index < look.book.pieces.length ? look.book.pieces[index] : piecesOf(look)[index];
};

/** Is one thing within a Range of another (MC9)? */
export function isWithin(look: Look, a: number, b: number, band: number): boolean {
  const range = rangeOf(band);
  if (isFigure(a) && isFigure(b)) {
    const one = figureAt(look.state, a);
    const other = figureAt(look.state, b);
    const [r, more] = [heroOf(look.book, one).radius, heroOf(look.book, other).radius];
    return within(one.x, one.y, r, other.x, other.y, more, range);
  }
  if (b >= pieceMark) {
    const piece = pieceAt(look, b);
    const { x, y, r } = roundOf(look, a);
    return piece !== undefined && withinPiece(piece, x, y, r, range);
  }
  if (a >= pieceMark) return isWithin(look, b, a, band);
  const one = roundOf(look, a);
  const other = roundOf(look, b);
  return within(one.x, one.y, one.r, other.x, other.y, other.r, range);
}

/** The gap between two things in whole thousandths, rounded up; 0 when they touch or overlap. */
export function gapOf(look: Look, a: number, b: number): number {
  if (a >= pieceMark) return gapOf(look, b, a);
  const { x, y, r } = roundOf(look, a);
  if (b >= pieceMark) {
    const piece = pieceAt(look, b);
    return piece === undefined ? 0 : atLeast0(gapToPiece(piece, x, y, r));
  }
  const other = roundOf(look, b);
  return atLeast0(gap(x, y, r, other.x, other.y, other.r));
}

const atLeast0 = (value: number): number => Math.max(0, Math.ceil(value));

/** Puts a figure somewhere, and notes what it stands on. */
export function put(look: Look, figure: number, x: number, y: number): void {
  const one = figureAt(look.state, figure);
  one.x = x;
  one.y = y;
  one.on = standsOn(groundOf(look), x, y, radiusOf(look, figure));
}

/** A reason of geometry as a refusal, with what is in the way by name and by how many thousandths. */
export function refusedBy(look: Look, reason: Reason) {
  const { state } = look;
  const values: Record<string, string | number> = { by: Math.ceil(reason.by) };
  if ('piece' in reason && reason.piece >= 0) values['piece'] = pieceName(look, reason.piece);
  if ('base' in reason) values['figure'] = heroOf(look.book, figureAt(state, reason.base)).key;
  if ('token' in reason) values['token'] = reason.why === 'onNoRest' ? 'missile' : 'teleporter';
  return { rule: reason.rule, why: reason.why, values };
}

export function pieceName({ book }: Look, index: number): string {
  const map = book.pieceKeys.length;
  if (index < map) return book.pieceKeys[index] ?? '';
  if (index < book.pieces.length) return `pile:${book.dampeners[index - map]?.key}`;
  return `construct:${index - book.pieces.length}`;
}

/** The mark of a piece of the plane. */
export function markOfPiece({ book }: Look, index: number): number {
  const map = book.pieceKeys.length;
  return index >= map && index < book.pieces.length ? pileMark + index - map : pieceMark + index;
}

export const isStandingAt = (state: State, look: Look, mark: number): boolean => {
  if (isPile(mark)) return state.piles[mark - pileMark]?.isStanding === true;
  const piece = mark - pieceMark;
  if (piece >= look.book.pieces.length)
    return state.constructs[piece - look.book.pieces.length]?.isStanding === true;
  return state.standing.includes(piece);
};
