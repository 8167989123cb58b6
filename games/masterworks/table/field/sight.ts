/** Sight and cover between figures, piles and ghosts, with the reason (MC44 to MC46, MC81). */
import { coverOf } from '../../rules/plane/cover.ts';
import { screenBetween, sees } from '../../rules/plane/sight.ts';
import { standsOn } from '../../rules/plane/spot.ts';
import type { Plane } from '../../rules/plane/types.ts';
import type { Look } from '../../rules/play.ts';
import { none, pileMark, type State, type View } from '../../rules/state.ts';
import { apart, type Round, rangeLength } from './measuring.ts';
import type { Model } from './model.ts';
import { isPile, roundOf } from './names.ts';

export interface Field {
  readonly model: Model;
  readonly view: View;
  readonly plane: Plane;
  /** A state the view allows, for the rules' own functions; nothing hidden of it may be shown. */
  readonly state: State;
}

export const rulesOf = ({ model, state }: Field): Look => ({ book: model, state });

/** A figure where it stands, or where it might. */
export interface Stand extends Round {
  readonly mark: number;
}

export const standOf = ({ model, view }: Field, mark: number): Stand => ({
  mark,
  ...roundOf(model, view, mark),
});

export interface Sight {
  readonly isFree: boolean;
  /** The piece in the way, by its place among the pieces of the plane; −1 if none. */
  readonly behind: number;
}

/** Does one see the other? `to` may stand where it does not yet. */
export function sightBetween(field: Field, from: Stand, to: number | Stand): Sight {
  const { plane } = field;
  const target = typeof to === 'number' ? standOf(field, to) : to;
  const on = pieceUnder(field, target);
  const screen = {
    size: sizeOf(field, target.mark) + (on === none ? 0 : (plane.pieces[on]?.size ?? 0)),
    on: pieceUnder(field, from),
    target: pieceOfPile(field, target.mark),
  };
  if (sees(plane, from, target, screen)) return { isFree: true, behind: none };
  return { isFree: false, behind: screenBetween(plane, from, target, screen) };
}

export type CoverReason = { readonly is: 'piece'; readonly piece: number } | { readonly is: 'storm' } | null;

/** What gives cover against an attack from there. Level 1 of the storm covers whom heroes attack from afar (ME28). */
export function coverFrom(field: Field, from: Stand, to: number | Stand, isStormy: boolean): CoverReason {
  const target = typeof to === 'number' ? standOf(field, to) : to;
  const piece = coverOf(field.plane, from, target, {
    size: sizeOf(field, target.mark),
    on: pieceUnder(field, target),
    target: pieceOfPile(field, target.mark),
  });
  if (piece >= 0) return { is: 'piece', piece };
  return isStormy && apart(from, target) > rangeLength(2) ? { is: 'storm' } : null;
}

/** Does Reduced Visibility help whoever this figure attacks? */
export const isStormyFor = ({ model, view }: Field, attacker: number): boolean =>
  view.figures[attacker]?.seat !== 2 && stormLevel(model, view.debris) >= 1;

export function stormLevel(model: Model, debris: number): number {
  const { rows } = model.content.encounter.storm;
  return rows.reduce((level, row, index) => (debris >= row.at ? index : level), 0);
}

function sizeOf({ model, view }: Field, mark: number): number {
  if (isPile(mark)) return model.content.encounter.pile.size;
  return model.heroes[view.figures[mark]?.character ?? none]?.card.size ?? 1;
}

const pieceUnder = ({ plane }: Field, { mark, x, y, r }: Stand): number =>
  isPile(mark) ? none : standsOn(plane, x, y, r);

const pieceOfPile = ({ model }: Field, mark: number): number =>
  isPile(mark) ? model.pieceKeys.length + mark - pileMark : none;

/** A piece of the plane by its key. */
export function pieceKey(model: Model, piece: number): string {
  const map = model.pieceKeys.length;
  if (piece < map) return model.pieceKeys[piece] ?? '';
  if (piece < model.pieces.length) return `pile:${model.dampeners[piece - map]?.key}`;
  return `construct:${piece - model.pieces.length}`;
}
