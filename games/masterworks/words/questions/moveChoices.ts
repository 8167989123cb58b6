/** Where to go, in words. */

import type { Language } from '../../../words.ts';
import type { MoveOf } from '../../rules/answers.ts';
import { gap } from '../../rules/plane/gaps.ts';
import { none, type View } from '../../rules/state.ts';
import { type Asked, figureIn } from '../asked.ts';
import { number, roughly } from '../measures.ts';
import type { Model } from '../model.ts';
import { capital, figureName, thingName } from '../names.ts';
import { pointGoing, pointOfDirection, type Spot } from '../places/compass.ts';
import { placeAt, placeText, pointText, wayText } from '../places/places.ts';
import { toolNames } from '../terms.ts';
import { say } from './choiceTexts.ts';

const figureCalled = ({ model, view }: Asked, key: string): number => {
  const character = model.heroes.findIndex((hero) => hero.key === key);
  return view.figures.findIndex((figure) => figure.character === character);
};

/** The figure that would go. */
export const moverOf = (asked: Asked, move: MoveOf<'advance' | 'climb' | 'deploy' | 'spot'>): number =>
  move.do === 'deploy' ? figureCalled(asked, move.figure) : figureIn(asked);

export function goText(
  asked: Asked,
  move: MoveOf<'advance' | 'climb' | 'deploy'>,
  language: Language,
): string {
  const { model, view } = asked;
  const mover = moverOf(asked, move);
  const from = view.figures[mover] ?? { x: move.x, y: move.y };
  const place = placeText(model, view, placeAt(model, view, mover, move), language);
  const words = { way: wayText(from, move, language), place, point: pointText(move, language) };
  if (move.do === 'deploy') {
    const isAside = from.x < 0;
    const figure = figureName(model, move.figure, language);
    return say(language, isAside ? 'deploy' : 'deploy.move', { ...words, figure });
  }
  if (move.x === from.x && move.y === from.y) return say(language, 'advance.stay');
  const tool = move.do === 'advance' ? toolNames[move.tool][language] : '';
  return say(language, place === '' ? `${move.do}.plain` : move.do, { ...words, tool });
}

/** "North-east (37.4°)", by the compass: 0° is north, 90° east. */
export function aimText(direction: number, language: Language): string {
  const going = capital(pointGoing(pointOfDirection(direction), language));
  return say(language, 'aim', { going, bearing: bearing(direction, language) });
}

export const bearing = (direction: number, language: Language): string =>
  `${number((450 - (direction * 360) / 2048) % 360, 1, language)}°`;

/** A place for a figure, a token or a construct. */
export function spotText(asked: Asked, move: MoveOf<'spot'>, language: Language): string {
  const { model, view, step } = asked;
  const mover = moverOf(asked, move);
  const from = view.figures[mover] ?? move;
  const isFigure = step.do === 'spot' && mover !== none;
  const place = isFigure ? placeText(model, view, placeAt(model, view, mover, move), language) : '';
  const words = { way: capital(wayText(from, move, language)), place, point: pointText(move, language) };
  return say(language, place === '' ? 'spot.plain' : 'spot', words);
}

export function soldierText(model: Model, { rally, ...at }: MoveOf<'soldier'>, language: Language): string {
  const from: Spot = model.content.map.rallyPoints[rally] ?? at;
  return say(language, 'soldier', {
    rally: capital(thingName(model, `rally:${rally}`, language).replace(/^der /, '')),
    way: wayText(from, at, language),
    point: pointText(at, language),
  });
}

export function missileText(view: View, { content }: Model, to: Spot, language: Language): string {
  const { missile, teleporter } = content.map;
  const left = gap(to.x, to.y, missile.radius, teleporter.x, teleporter.y, teleporter.radius);
  return say(language, left < 0 ? 'missile.there' : 'missile', {
    way: capital(wayText(view.missile, to, language)),
    left: roughly(Math.max(0, left), language),
    point: pointText(to, language),
  });
}
