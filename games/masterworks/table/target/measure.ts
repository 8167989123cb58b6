/** Measuring from any figure, ghost, piece or spot to any other: free at any time. */

import { distanceToPiece } from '../../rules/plane/spot.ts';
import { pieceMark, pileMark } from '../../rules/state.ts';
import { number } from '../../words/measures.ts';
import { thingName } from '../../words/names.ts';
import type { BoardLook } from '../context.ts';
import { apart, apartFromPiece, bandOf, type Round } from '../field/measuring.ts';
import { isFigure, isPile, keyOf, roundOf } from '../field/names.ts';
import type { End } from '../hand.ts';
import type { Spot } from '../map/camera.ts';

/** An end of the ruler: a disc, or a piece with its outline. */
export interface MeasuredEnd extends Round {
  /** Its place among the pieces of the plane, −1 for what is round. */
  readonly piece: number;
  readonly name: string;
}

type Measuring = Pick<BoardLook, 'model' | 'view' | 'plane' | 'language' | 'hand'>;

export function endAt(look: Measuring, end: End): MeasuredEnd {
  const { model, view, plane, language, hand } = look;
  switch (end.is) {
    case 'mark': {
      const name = thingName(model, keyOf(model, view, end.mark), language);
      if (isFigure(end.mark) || isPile(end.mark))
        return { ...roundOf(model, view, end.mark), piece: -1, name };
      const piece = plane.pieces[end.mark - pieceMark];
      return { x: piece?.x ?? 0, y: piece?.y ?? 0, r: 0, piece: piece?.index ?? -1, name };
    }
    case 'token':
      return { ...tokenAt(look, end.name), piece: -1, name: thingName(model, end.name, language) };
    case 'ghost': {
      const ghost = hand.is === 'measure' && hand.before.is === 'ghost' ? hand.before.ghost : null;
      const name = ghost === null ? '' : thingName(model, keyOf(model, view, ghost.figure), language);
      return { x: ghost?.x ?? 0, y: ghost?.y ?? 0, r: ghost?.radius ?? 0, piece: -1, name };
    }
    case 'spot':
      return {
        x: end.x,
        y: end.y,
        r: 0,
        piece: -1,
        name: `${number(end.x / 1000, 1, language)} / ${number(end.y / 1000, 1, language)}`,
      };
  }
}

function tokenAt({ model, view }: Measuring, name: string): Round {
  const { map, encounter } = model.content;
  const [kind = '', key = ''] = name.split(':');
  const number = Number(key);
  const lying = [...view.soldiers, ...view.codes].find(({ token }) => token === number);
  if (lying !== undefined) return { x: lying.x, y: lying.y, r: encounter.soldierRadius };
  if (kind === 'missile') return { ...view.missile, r: map.missile.radius };
  if (kind === 'teleporter') return { x: map.teleporter.x, y: map.teleporter.y, r: map.teleporter.radius };
  const disc = [...model.dampeners, ...model.rallyPoints].find((one) => one.key === key);
  return { x: disc?.x ?? 0, y: disc?.y ?? 0, r: disc?.radius ?? 0 };
}

/** What a tap on the map means to measure to: the token or piece that lies there, else the spot. */
export function endUnder(
  { model, view, plane }: Pick<Measuring, 'model' | 'view' | 'plane'>,
  spot: Spot,
): End {
  const { map } = model.content;
  const isOn = ({ x, y }: Spot, r: number): boolean => (spot.x - x) ** 2 + (spot.y - y) ** 2 <= r * r;
  const lying = [...view.soldiers, ...view.codes].find((one) =>
    isOn(one, model.content.encounter.soldierRadius),
  );
  if (lying !== undefined) return { is: 'token', name: `soldier:${lying.token}` };
  if (isOn(view.missile, map.missile.radius)) return { is: 'token', name: 'missile' };
  if (isOn(map.teleporter, map.teleporter.radius)) return { is: 'token', name: 'teleporter' };
  const piece = plane.pieces.find(
    (one) => plane.standing[one.index] && distanceToPiece(one, spot.x, spot.y) <= 0,
  );
  if (piece !== undefined) {
    const pieces = model.pieceKeys.length;
    const isPileThere = piece.index >= pieces && piece.index < model.pieces.length;
    return { is: 'mark', mark: isPileThere ? pileMark + piece.index - pieces : pieceMark + piece.index };
  }
  return { is: 'spot', x: Math.round(spot.x), y: Math.round(spot.y) };
}

export interface Measured {
  readonly gap: number;
  readonly band: number;
  readonly inches: string;
}

/** Edge to edge (MC9). */
export function measured({ plane, language }: Measuring, from: MeasuredEnd, to: MeasuredEnd): Measured {
  const piece = plane.pieces[to.piece] ?? plane.pieces[from.piece];
  const other = plane.pieces[to.piece] === undefined ? to : from;
  const gap = piece === undefined ? apart(from, to) : apartFromPiece(other, piece);
  return { gap, band: bandOf(gap), inches: number(gap / 1000, 3, language) };
}
