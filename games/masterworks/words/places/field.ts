/** What can be read off a view about a spot: distances, sight, cover and what lies there. */
import { coverOf } from '../../rules/plane/cover.ts';
import { gap, within } from '../../rules/plane/gaps.ts';
import { pieceOf } from '../../rules/plane/pieces.ts';
import { sees } from '../../rules/plane/sight.ts';
import { standsOn } from '../../rules/plane/spot.ts';
import type { Ground } from '../../rules/plane/types.ts';
import { cosmic, none, type View } from '../../rules/state.ts';
import type { Model } from '../model.ts';
import type { Spot } from './compass.ts';

/** As much of a view as places need; a preview may hide the rest. */
export type Seen = Pick<
  View,
  'figures' | 'standing' | 'piles' | 'constructs' | 'missile' | 'soldiers' | 'codes' | 'debris'
>;

/** A base where it stands, or where it might. */
interface Stand extends Spot {
  readonly r: number;
  readonly size: number;
  readonly on: number;
}

/** MC6, in thousandths. */
const bands = [1_000, 3_000, 6_000, 8_000, 10_000] as const;

/** The narrowest band that holds a gap; 6 is beyond all. */
export function bandOf(apart: number): number {
  const at = bands.findIndex((length) => apart <= length);
  return at < 0 ? bands.length + 1 : at + 1;
}

/** Views never change, so what was read off one holds. */
const grounds = new WeakMap<Seen, Ground>();

export function groundOf(model: Model, view: Seen): Ground {
  const known = grounds.get(view);
  if (known !== undefined) return known;
  const ground = readGround(model, view);
  grounds.set(view, ground);
  return ground;
}

function readGround({ content, pieces, pieceKeys }: Model, view: Seen): Ground {
  const { map, encounter } = content;
  const { radius, size } = encounter.pile;
  const standing = new Set<number>(view.standing);
  const constructs = view.constructs.map(({ x, y }, i) =>
    pieceOf({ x, y, radius }, { index: pieces.length + i, size, standable: false }),
  );
  return {
    width: map.width,
    height: map.height,
    pieces: [...pieces, ...constructs],
    standing: [
      ...pieceKeys.map((_, id) => standing.has(id)),
      ...[...view.piles, ...view.constructs].map(({ isStanding }) => isStanding),
    ],
  };
}

/** The name of a piece of the ground in moves and events. */
export function keyOfPiece(model: Model, piece: number): string {
  const { pieceKeys, pieces, dampeners } = model;
  if (piece < pieceKeys.length) return pieceKeys[piece] ?? '';
  if (piece < pieces.length) return `pile:${dampeners[piece - pieceKeys.length]?.key}`;
  return `construct:${piece - pieces.length}`;
}

export const keyOfFigure = (model: Model, view: Seen, figure: number): string =>
  model.heroes[view.figures[figure]?.character ?? none]?.key ?? '';

export function standAt(model: Model, view: Seen, ground: Ground, figure: number, spot?: Spot): Stand {
  const { x = 0, y = 0, character = none } = view.figures[figure] ?? {};
  const { radius: r = 0, card } = model.heroes[character] ?? {};
  const at = spot ?? { x, y };
  return { x: at.x, y: at.y, r, size: card?.size ?? 1, on: standsOn(ground, at.x, at.y, r) };
}

/** MC9: edge to edge, not below zero. */
const apart = (one: Stand, other: Stand): number =>
  Math.max(0, gap(one.x, one.y, one.r, other.x, other.y, other.r));

/** MC44, MC45: does one see the other? */
export const isSeenBy = (ground: Ground, from: Stand, to: Stand): boolean =>
  sees(ground, from, to, {
    size: to.size + (to.on === none ? 0 : (ground.pieces[to.on]?.size ?? 0)),
    on: from.on,
    target: none,
  });

/** MC46: the piece that covers one from the other, −1 for none. */
export const coveredBy = (ground: Ground, from: Stand, to: Stand): number =>
  coverOf(ground, from, to, { size: to.size, on: to.on, target: none });

/** The enemies who still stand, with their distance from a stand, the nearest first. */
export function foesOf(model: Model, view: Seen, ground: Ground, figure: number, stand: Stand) {
  const isBoss = view.figures[figure]?.seat === cosmic;
  return view.figures
    .flatMap(({ seat, gone, dazed }, other) => {
      if (gone || dazed || (seat === cosmic) === isBoss) return [];
      const foe = standAt(model, view, ground, other);
      return [{ figure: other, stand: foe, apart: apart(stand, foe) }];
    })
    .sort((a, b) => a.apart - b.apart);
}

interface Token extends Spot {
  readonly name: string;
  readonly radius: number;
}

/** Tokens that somebody may want to reach. */
export function tokensOf({ content, dampeners }: Model, view: Seen): readonly Token[] {
  const { encounter, map } = content;
  const radius = encounter.soldierRadius;
  return [
    ...view.codes.map(({ token, x, y }) => ({ name: `code:${token}`, x, y, radius })),
    ...view.soldiers.map(({ token, x, y }) => ({ name: `soldier:${token}`, x, y, radius })),
    { name: 'missile', ...view.missile, radius: map.missile.radius },
    ...dampeners.flatMap(({ key, x, y, radius: r }, i) =>
      view.piles[i]?.isStanding === true ? [] : [{ name: `dampener:${key}`, x, y, radius: r }],
    ),
  ];
}

/** Is a token under the base, or near enough to interact with it (MC56)? */
export function touching({ x, y, r }: Stand, token: Token): 'onto' | 'beside' | null {
  if (within(x, y, r, token.x, token.y, token.radius, -2)) return 'onto';
  return within(x, y, r, token.x, token.y, token.radius, bands[0]) ? 'beside' : null;
}
