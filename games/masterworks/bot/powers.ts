/** What active superpowers are worth, by their operations. */

import { enemiesOf } from '../rules/attack/targets.ts';
import type { Part, Rule } from '../rules/book/rule.ts';
import type { EffectOf } from '../rules/content/effects.ts';
import { type Spread, successesOf } from '../rules/dice/odds.ts';
import { bareScene } from '../rules/effects/scene.ts';
import { picksOf } from '../rules/effects/who.ts';
import {
  markOfPiece,
  pieceAt,
  planeOf,
  rangeOf,
  roundOf,
  type Tool,
  toolLength,
} from '../rules/field/field.ts';
import { defenceOf, figureAt, isCosmic, isFigure, isUp } from '../rules/field/figures.ts';
import { alongX, alongY, directionTo } from '../rules/plane/directions.ts';
import { firstHit } from '../rules/plane/hit.ts';
import { anySize, whyNotStand } from '../rules/plane/spot.ts';
import type { Look } from '../rules/play.ts';
import { pieceMark } from '../rules/state.ts';
import type { Sight } from './attacks.ts';
import { defenceWorth } from './dice.ts';
import { spreadWorth } from './gains.ts';
import type { Places } from './places.ts';
import { gainWorth, priceOf } from './power.ts';
import { assaultAt, type Spot } from './spots.ts';
import { weights } from './weights.ts';

/** What is known of the activation when powers are weighed. */
export interface Situation {
  readonly sight: Sight;
  readonly figure: number;
  readonly actions: number;
  readonly stay: Spot;
  readonly spots: readonly Spot[];
  readonly places: Places;
}

/** Damage of something thrown: its Size less the successes of a dodge (MC38). */
function collisionSpread(look: Look, target: number, size: number): Spread {
  const dodge = successesOf({
    dice: Math.max(1, defenceOf(look, target, 'physical')),
    worth: defenceWorth,
    perCritical: 1,
  });
  const spread = new Array<number>(size + 1).fill(0);
  dodge.forEach((p, blocked) => {
    const damage = Math.max(0, size - blocked);
    spread[damage] = (spread[damage] as number) + p;
  });
  return spread;
}

export interface Throw {
  readonly direction: number;
  readonly target: number;
  readonly worth: number;
}

/** The best enemy to throw terrain at from where the figure stands. */
export function bestThrow(look: Look, figure: number, tool: Tool, size: number): Throw | null {
  const { state } = look;
  const plane = planeOf(look);
  const own = roundOf(look, figure);
  const dazed = state.figures.flatMap((one, mark) => (isUp(one) ? [] : [mark]));
  let best: Throw | null = null;
  for (const target of enemiesOf(look, figure)) {
    const at = roundOf(look, target);
    const dx = at.x - own.x;
    const dy = at.y - own.y;
    if (Math.sqrt(dx * dx + dy * dy) - own.r - at.r > toolLength[tool]) continue;
    const direction = directionTo(dx, dy);
    const [hit] = firstHit(plane, figure, direction, toolLength[tool], dazed);
    if (hit === undefined) continue;
    const mark = hit.kind === 'base' ? hit.index : markOfPiece(look, hit.index);
    if (mark !== target) continue;
    const worth = spreadWorth(look, target, collisionSpread(look, target, size));
    if (best === null || worth > best.worth) best = { direction, target, worth };
  }
  return best;
}

function throwWorth({ sight, figure }: Situation, effect: EffectOf<'throw'>, x: number): number {
  const { look } = sight.reckoning;
  const { pick } = effect;
  if (pick === undefined) return 0;
  const seat = figureAt(look.state, figure).seat;
  const scene = { ...bareScene(figure, seat), subject: figure, x, payers: [figure] };
  let best = 0;
  let size = 0;
  for (const mark of picksOf(look, pick, scene, 'throw'))
    if (mark >= pieceMark) size = Math.max(size, pieceAt(look, mark)?.size ?? 0);
  if (size > 0) best = bestThrow(look, figure, effect.args.tool, size)?.worth ?? 0;
  const side = isCosmic(seat) ? 1 : -1;
  return best <= 0 ? 0 : best + side * weights.debris * size;
}

/** More dice for the next attack. */
function diceWorth({ sight, figure, stay, actions }: Situation, dice: number): number {
  if (actions <= 0 || stay.assault.first === null) return 0;
  const { x, y } = stay;
  return assaultAt(sight, figure, x, y, 1, '', { attackDice: dice }).one - stay.assault.one;
}

function sequenceWorth(situation: Situation, { args }: EffectOf<'actionSequence'>): number {
  const { sight, figure, stay, spots, actions } = situation;
  const place = stay.place;
  const more = (spot: Spot): number => (actions >= 2 ? 0.9 * spot.assault.one : 0);
  if (args.steps[0] === 'attack') {
    const end = Math.max(place, ...spots.map((spot) => spot.place));
    return stay.assault.one <= 0 ? 0 : stay.assault.one + more(stay) + end - place;
  }
  let best = 0;
  for (const spot of [stay, ...spots]) {
    const one =
      args.attack === undefined
        ? spot.assault.one
        : assaultAt(sight, figure, spot.x, spot.y, 1, args.attack).one;
    if (one > 0) best = Math.max(best, one + more(spot) + spot.place - place);
  }
  return best;
}

/** What a figure could do from where it might be placed, beyond what it can do from here or after an advance. */
function leapWorth(situation: Situation, { args }: EffectOf<'place'>, x: number): number {
  const { sight, figure, actions, stay, spots, places } = situation;
  const { look } = sight.reckoning;
  const { r } = roundOf(look, figure);
  const plane = planeOf(look);
  const range = rangeOf(args.range === 'X' ? x : args.range);
  let best = 0;
  for (const far of [range + 2 * r - 2, range])
    for (let direction = 0; direction < 2048; direction += 128) {
      const toX = alongX(stay.x, direction, far);
      const toY = alongY(stay.y, direction, far);
      if (whyNotStand(plane, toX, toY, r, figure, anySize) !== null) continue;
      const { one, two } = assaultAt(sight, figure, toX, toY, actions);
      const worth = places.worth(toX, toY) + (actions >= 2 ? two : one);
      best = Math.max(best, worth - stay.place);
    }
  const without = Math.max(
    actions >= 2 ? stay.assault.two : stay.assault.one,
    ...spots.map(({ place, assault }) => place - stay.place + (actions >= 2 ? assault.one : 0)),
  );
  return Math.max(0, best - without);
}

function partWorth(situation: Situation, part: Part, x: number): number {
  const { effect } = part;
  const { sight, figure } = situation;
  const { look } = sight.reckoning;
  if (effect.when !== undefined && effect.when !== 'open') return 0;
  switch (effect.op) {
    case 'throw':
      return throwWorth(situation, effect, x);
    case 'addDice':
      return effect.args.roll === 'attack' && effect.args.attack === undefined
        ? diceWorth(situation, effect.args.count)
        : 0;
    case 'reroll':
      return effect.args.roll === 'attack' && effect.lasts === 'turn'
        ? situation.actions * 0.25 * situation.stay.assault.one
        : 0;
    case 'actionSequence':
      return sequenceWorth(situation, effect);
    case 'gainPower':
      return typeof effect.args.amount === 'number' ? gainWorth(look, figure, effect.args.amount) : 0;
    case 'heal': {
      const seat = figureAt(look.state, figure).seat;
      const scene = { ...bareScene(figure, seat), subject: figure, x, payers: [figure] };
      const healed = effect.pick === undefined ? [figure] : picksOf(look, effect.pick, scene, 'push');
      const most = Math.max(0, ...healed.map((mark) => figureAt(look.state, mark).damage));
      const { amount } = effect.args;
      return weights.stamina * Math.min(most, typeof amount === 'number' ? amount : x);
    }
    case 'place':
      return effect.who === 'self' ? leapWorth(situation, effect, x) : 0;
    case 'rollDrain':
      return 1.2;
    default:
      return 0;
  }
}

/** What using a superpower is worth, beyond ending the activation, its price taken off. */
export function activeWorth(situation: Situation, rule: Rule, x: number, cost: number): number {
  const { look } = situation.sight.reckoning;
  // MC18: what already lasts does not come twice.
  if (
    rule.parts.some(({ index }) =>
      look.state.lasting.some((one) => one.effect === index && one.user === situation.figure),
    )
  )
    return 0;
  let sum = 0;
  for (const part of rule.parts) sum += partWorth(situation, part, x);
  return sum - priceOf(look, situation.figure, cost);
}

/** Which of several things to throw: the largest piece, else an enemy. */
export function thrownFirst(look: Look, marks: readonly number[]): number {
  let best = marks[0] ?? -1;
  let most = -1;
  for (const mark of marks) {
    const worth = mark >= pieceMark ? (pieceAt(look, mark)?.size ?? 0) : isFigure(mark) ? 0.5 : 0;
    if (worth > most) {
      most = worth;
      best = mark;
    }
  }
  return best;
}
