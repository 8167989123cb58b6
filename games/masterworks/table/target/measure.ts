/** Measuring from any figure, ghost, piece or spot to any other: free at any time. */

import { pieceMark } from '../../rules/state.ts';
import { number } from '../../words/measures.ts';
import { thingName } from '../../words/names.ts';
import type { BoardLook } from '../context.ts';
import { apart, apartFromPiece, bandOf, type Round } from '../field/measuring.ts';
import { isFigure, isPile, keyOf, roundOf } from '../field/names.ts';
import type { End } from '../hand.ts';

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
