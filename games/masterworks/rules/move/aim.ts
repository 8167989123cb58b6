/** Where to: the direction of a push or throw (MC31, MA64), the spot of a place (MC79), the one who is hit (MC40). */
import type { Refusal } from '@accretion/engine';
import type { Move } from '../answers.ts';
import { shoveAt } from '../effects/scene.ts';
import { planeOf, rangeOf, refusedBy, roundOf } from '../field/field.ts';
import { figureAt, isFigure, markOf, nameOf } from '../field/figures.ts';
import { isAway, isToward } from '../plane/cone.ts';
import { alongX, alongY, directionTo, wrapped } from '../plane/directions.ts';
import { nearestPlace, whyNotPlace } from '../plane/place.ts';
import { type Asking, type Look, next, type Play, refusal, type StepBook, wrongAnswer } from '../play.ts';
import { none, type Shove } from '../state.ts';
import { endShove, type ShoveStep } from './shove.ts';

type AimStep = ShoveStep & { readonly seat: number };

function shoveOf(look: Look, { shove: id }: ShoveStep): Shove {
  const shove = shoveAt(look.state, id);
  if (shove === null) throw new Error(`no shove ${id}`);
  return shove;
}

function whyNotAim(look: Look, shove: Shove, direction: number): Refusal | null {
  const { dir, anchor, thing } = shove;
  if (dir === 'any' || anchor === none) return null;
  const from = isFigure(thing) ? figureAt(look.state, thing) : roundOf(look, shove.by);
  const to = roundOf(look, anchor);
  const fits = dir === 'toward' ? isToward : isAway;
  return fits(direction, to.x - from.x, to.y - from.y)
    ? null
    : refusal('MC31', 'offCone', { anchor: nameOf(look, anchor) });
}

/** Directions worth offering: straight toward or away and the edges of the cone, or all round. */
function directionsOf(look: Look, shove: Shove): number[] {
  const { dir, anchor, thing } = shove;
  const all = (from: number, steps: number, count: number): number[] =>
    Array.from({ length: count }, (_, i) => wrapped(from + i * steps)).filter(
      (direction) => whyNotAim(look, shove, direction) === null,
    );
  if (dir === 'any' || anchor === none) return all(0, 128, 16);
  const from = isFigure(thing) ? figureAt(look.state, thing) : roundOf(look, shove.by);
  const to = roundOf(look, anchor);
  const straight = directionTo(to.x - from.x, to.y - from.y);
  const middle = dir === 'toward' ? straight : wrapped(straight + 1024);
  const found = [middle, ...all(middle - 240, 120, 5)];
  return [...new Set(found)];
}

const passing: readonly Move[] = [{ do: 'pass' }];

const aiming: Asking<AimStep> = {
  moves(look, step) {
    const shove = shoveOf(look, step);
    const moves = directionsOf(look, shove).map((direction): Move => ({ do: 'aim', direction }));
    return shove.mayPass ? [...moves, ...passing] : moves;
  },
  anyMove: (_look, _step, _seat, rng) => ({ do: 'aim', direction: rng.below(2048) }),
  refuse(look, step, _seat, move) {
    const shove = shoveOf(look, step);
    if (move.do === 'pass') return shove.mayPass ? null : refusal('MC94', 'mustDoIt');
    return move.do === 'aim' ? whyNotAim(look, shove, move.direction) : wrongAnswer;
  },
  play(play, step, _seat, move) {
    const shove = shoveOf(play, step);
    if (move.do !== 'aim') {
      endShove(play, shove);
      return;
    }
    shove.direction = move.direction;
    next(play, { do: 'shove', shove: shove.id });
  },
};

/** The disc a place is measured from: the figure's own old base, or the anchor's. */
const originOf = (look: Look, shove: Shove) =>
  roundOf(look, shove.anchor === none ? shove.thing : shove.anchor);

function whyNotSpot(look: Look, shove: Shove, x: number, y: number): Refusal | null {
  const { r } = roundOf(look, shove.thing);
  const range = rangeOf(shove.range);
  const reason = whyNotPlace(planeOf(look), shove.thing, r, x, y, originOf(look, shove), range);
  return reason === null ? null : refusedBy(look, reason);
}

/** A choice of good ones; if none of those fits, the one nearest to what it is measured from, if there is any at all. */
function spotOffers(look: Look, shove: Shove): { x: number; y: number }[] {
  const plane = planeOf(look);
  const { r } = roundOf(look, shove.thing);
  const origin = originOf(look, shove);
  const range = rangeOf(shove.range);
  const farthest = range + origin.r + r - 2;
  const found: { x: number; y: number }[] = [];
  for (const far of [farthest, origin.r + r + 20, Math.floor((farthest + origin.r + r) / 2)])
    for (let direction = 0; direction < 2048; direction += 256) {
      const x = alongX(origin.x, direction, far);
      const y = alongY(origin.y, direction, far);
      if (whyNotPlace(plane, shove.thing, r, x, y, origin, range) === null) found.push({ x, y });
    }
  if (found.length > 0) return found;
  const nearest = nearestPlace(plane, shove.thing, r, origin, range);
  return nearest === null ? [] : [nearest];
}

/** MC79: if there is no legal spot nothing happens, and nobody is asked (MD12). */
function openSpot(play: Play, step: AimStep): void {
  const shove = shoveOf(play, step);
  if (spotOffers(play, shove).length > 0) next(play, { ...step, do: 'spot' });
  else endShove(play, shove);
}

const spotting: Asking<AimStep> = {
  moves(look, step) {
    const shove = shoveOf(look, step);
    const moves = spotOffers(look, shove).map(({ x, y }): Move => ({ do: 'spot', x, y }));
    return shove.mayPass ? [...moves, ...passing] : moves;
  },
  anyMove(look, step, _seat, rng) {
    const { x, y } = originOf(look, shoveOf(look, step));
    return { do: 'spot', x: x - 9_000 + rng.below(18_001), y: y - 9_000 + rng.below(18_001) };
  },
  refuse(look, step, _seat, move) {
    const shove = shoveOf(look, step);
    if (move.do === 'pass') return shove.mayPass ? null : refusal('MC94', 'mustDoIt');
    return move.do === 'spot' ? whyNotSpot(look, shove, move.x, move.y) : wrongAnswer;
  },
  play(play, step, _seat, move) {
    const shove = shoveOf(play, step);
    if (move.do !== 'spot') {
      endShove(play, shove);
      return;
    }
    shove.x = move.x;
    shove.y = move.y;
    next(play, { do: 'shove', shove: shove.id });
  },
};

type HitStep = AimStep & { readonly hits: readonly number[] };

const picking: Asking<HitStep> = {
  moves: (look, { hits }) => hits.map((hit): Move => ({ do: 'choose', who: [nameOf(look, hit)] })),
  refuse(look, { hits }, _seat, move) {
    if (move.do !== 'choose') return wrongAnswer;
    const [name = ''] = move.who;
    return move.who.length === 1 && hits.includes(markOf(look, name))
      ? null
      : refusal('MC40', 'notHit', { name });
  },
  play(play: Play, step, _seat, move) {
    if (move.do === 'choose') shoveOf(play, step).hit = markOf(play, move.who[0] ?? '');
  },
};

export function aimSteps(steps: StepBook): void {
  steps.asks('aim', aiming);
  steps.runs('spotting', openSpot);
  steps.asks('spot', spotting);
  steps.asks('pickHit', picking);
}
