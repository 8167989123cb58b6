/** Who can be attacked: enemies in range and sight (MC48, MC50, MC51, MC54, MC86). */
import type { Refusal } from '@accretion/engine';
import { partsOf, type Rule } from '../book/rule.ts';
import { forcesOn } from '../effects/force.ts';
import { inForce } from '../effects/inForce.ts';
import { gapOf, groundOf, isStandingAt, isWithin, pieceName, rangeOf, roundOf } from '../field/field.ts';
import { areAllied, figureAt, isCosmic, isFigure, isPile, isUp, nameOf, seatOf } from '../field/figures.ts';
import { isInSight, screenOfSight } from '../field/sight.ts';
import { depthUnder } from '../plane/strip.ts';
import { type Ground, overlapDepth, rulerHalfWidth } from '../plane/types.ts';
import { type Look, refusal } from '../play.ts';
import { none, pieceMark, pileMark } from '../state.ts';

/** MC46, MC48: does this attack need no sight line, and ignore cover? */
export function ignoresSight(look: Look, attacker: number, rule: Rule): boolean {
  if (partsOf(rule, 'ignoreLosCover').length > 0) return true;
  return forcesOn(look, attacker, 'ignoreLosCover').some(
    ({ effect }) => effect.args.attack === undefined || rule.key.endsWith(`.${effect.args.attack}`),
  );
}

/** All enemies a figure could attack at all: figures that stand, and for heroes the piles (ME20). */
export function enemiesOf(look: Look, attacker: number): number[] {
  const { state } = look;
  const found: number[] = [];
  const side = isCosmic(seatOf(state, attacker));
  for (let mark = 0; mark < state.figures.length; mark++) {
    const figure = figureAt(state, mark);
    if (isUp(figure) && isCosmic(figure.seat) !== side) found.push(mark);
  }
  if (!side)
    for (let pile = 0; pile < state.piles.length; pile++)
      if (state.piles[pile]?.isStanding) found.push(pileMark + pile);
  return found;
}

/** What range and sight are measured from: the attacker, or what a rule names. */
export function originsOf(look: Look, attacker: number, rule: Rule): number[] {
  const { state, book } = look;
  const [part] = partsOf(rule, 'measureFrom');
  if (part === undefined || part.effect.op !== 'measureFrom') return [attacker];
  const { what, within, character } = part.effect.args;
  const found = part.effect.may ? [attacker] : [];
  if (what === 'character') {
    const id = character === undefined ? none : (book.heroIds.get(character) ?? none);
    state.figures.forEach((figure, mark) => {
      if (figure.character === id && isUp(figure) && isWithin(look, attacker, mark, within)) found.push(mark);
    });
  } else if (what === 'debrisPile') {
    state.piles.forEach(({ isStanding }, pile) => {
      if (isStanding && isWithin(look, attacker, pileMark + pile, within)) found.push(pileMark + pile);
    });
  } else {
    state.constructs.forEach((_, index) => {
      const mark = pieceMark + book.pieces.length + index;
      if (isStandingAt(state, look, mark) && isWithin(look, attacker, mark, within)) found.push(mark);
    });
  }
  return found;
}

/** MC54: some can be targeted only from near. */
function limitOf(look: Look, attacker: number, target: number): number {
  let least = 6;
  for (const { effect } of inForce(look, target, 'targetLimit', null))
    least = Math.min(least, effect.args.within);
  return least === 6 || isWithin(look, attacker, target, least) ? 0 : least;
}

export interface Aim {
  readonly from: number;
  /** Range not measured (Ricochet). */
  readonly anyDistance?: boolean;
  readonly ground?: Ground;
}

/** The same as a yes or no, without reasons: asked for every enemy and attack. */
export function isTarget(look: Look, attacker: number, rule: Rule, target: number, aim: Aim): boolean {
  const { from, anyDistance = false, ground = groundOf(look) } = aim;
  const { state } = look;
  const isThere = isPile(target)
    ? isStandingAt(state, look, target)
    : isFigure(target) && isUp(figureAt(state, target));
  if (!isThere || areAllied(state, attacker, target)) return false;
  if (!anyDistance && !isInRange(look, from, target, rule.attack?.range ?? 0)) return false;
  if (isFigure(target) && limitOf(look, attacker, target) > 0) return false;
  return ignoresSight(look, attacker, rule) || isInSight(look, from, target, ground);
}

/** Exact for discs; a construct is measured from its outline. */
const isInRange = (look: Look, from: number, target: number, band: number): boolean =>
  from < pieceMark ? isWithin(look, from, target, band) : gapOf(look, from, target) <= rangeOf(band);

export function whyNotTarget(
  look: Look,
  attacker: number,
  rule: Rule,
  target: number,
  { from, anyDistance = false, ground = groundOf(look) }: Aim,
): Refusal | null {
  if (isTarget(look, attacker, rule, target, { from, anyDistance, ground })) return null;
  const { state } = look;
  const name = nameOf(look, target);
  if (
    isPile(target) ? !isStandingAt(state, look, target) : !isFigure(target) || !isUp(figureAt(state, target))
  )
    return refusal('MC15', 'notThere', { target: name });
  if (areAllied(state, attacker, target)) return refusal('MC50', 'ally', { target: name });
  const range = rangeOf(rule.attack?.range ?? 0);
  if (!anyDistance) {
    const apart = gapOf(look, from, target);
    if (apart > range) return refusal('MC48', 'tooFar', { target: name, by: apart - range });
  }
  const limit = isFigure(target) ? limitOf(look, attacker, target) : 0;
  if (limit > 0)
    return refusal('MC54', 'hidden', { target: name, by: gapOf(look, attacker, target) - rangeOf(limit) });
  const screen = screenOfSight(look, from, target);
  return refusal('MC44', 'noSight', { target: name, piece: screen < 0 ? '' : pieceName(look, screen) });
}

/** MC86: those an area or beam reaches: enemies to attack, and allies beside them. */
export interface Reach {
  readonly enemies: readonly number[];
  readonly allies: readonly number[];
}

export function areaReach(look: Look, attacker: number, rule: Rule, from: number): Reach {
  const ground = groundOf(look);
  const enemies = enemiesOf(look, attacker).filter((target) =>
    isTarget(look, attacker, rule, target, { from, ground }),
  );
  const band = rule.attack?.range ?? 0;
  return { enemies, allies: alliesOf(look, attacker).filter((ally) => isWithin(look, from, ally, band)) };
}

export function beamReach(look: Look, attacker: number, rule: Rule, direction: number): Reach {
  const { x, y, r } = roundOf(look, attacker);
  const ruler = { x, y, from: r, to: r + rangeOf(rule.attack?.range ?? 0) };
  const isUnder = (mark: number): boolean => {
    const disc = roundOf(look, mark);
    return depthUnder(ruler, direction, rulerHalfWidth, disc.x, disc.y, disc.r) > overlapDepth;
  };
  const ground = groundOf(look);
  const aim = { from: attacker, anyDistance: true, ground };
  const enemies = enemiesOf(look, attacker).filter(
    (target) => isUnder(target) && isTarget(look, attacker, rule, target, aim),
  );
  return { enemies, allies: alliesOf(look, attacker).filter(isUnder) };
}

/** MC52: other allied characters; piles never suffer (MA42). */
function alliesOf({ state }: Look, attacker: number): number[] {
  const found: number[] = [];
  state.figures.forEach((figure, mark) => {
    if (mark !== attacker && isUp(figure) && areAllied(state, mark, attacker)) found.push(mark);
  });
  return found;
}
