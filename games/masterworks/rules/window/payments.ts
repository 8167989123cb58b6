/** Who pays for a card, and how much (MC70, MC92, MD8, ME28). */
import type { Refusal } from '@accretion/engine';
import type { Part, Rule } from '../book/rule.ts';
import type { Pay } from '../content/cards.ts';
import { holds } from '../effects/holds.ts';
import type { Scene } from '../effects/scene.ts';
import { nextPick, picksOf } from '../effects/who.ts';
import { stormParts } from '../encounter/storm.ts';
import { figureAt, isCosmic, isUp, nameOf } from '../field/figures.ts';
import { mayHold } from '../move/advance.ts';
import { type Look, refusal } from '../play.ts';
import { none } from '../state.ts';
import { hasObject } from './usable.ts';

/** A way to pay: figures in order, Power of each, and the enemy named, if one is. */
export interface Payment {
  readonly payers: readonly number[];
  readonly amount: number;
  readonly chosen: number;
}

/** ME28 Communications Disruption: Power on top. */
export function surchargeOf(look: Look, scene: Scene): number {
  let amount = 0;
  for (const part of stormParts(look, 'playsTactic')) {
    const { effect } = part;
    if (effect.op === 'surcharge' && holds(look, effect.if, scene, part)) amount += effect.args.amount;
  }
  return amount;
}

/** The figures one entry under `by` lets pay. */
function payersBy(
  look: Look,
  { who, pick }: Pay['by'][number],
  scene: Scene,
  subjects: readonly number[],
): readonly number[] {
  const { state } = look;
  if (who === 'active') {
    const { active } = state;
    return active !== null && isCosmic(figureAt(state, active.figure).seat) === isCosmic(scene.seat)
      ? [active.figure]
      : [];
  }
  if (who === 'subject')
    return subjects.filter((one) => isCosmic(figureAt(state, one).seat) === isCosmic(scene.seat));
  return pick === undefined ? [] : picksOf(look, pick, scene);
}

/** The enemies a card could name; just nobody where it names none. */
function enemiesNamed(look: Look, rule: Rule, seat: number): readonly number[] {
  const names = rule.pay?.by.some(({ pick }) => pick?.of === 'chosenEnemy') === true;
  if (!names) return [none];
  const { state } = look;
  const found: number[] = [];
  state.figures.forEach((figure, mark) => {
    if (isUp(figure) && isCosmic(figure.seat) !== isCosmic(seat)) found.push(mark);
  });
  return found;
}

const canAfford = (look: Look, figure: number, amount: number): boolean =>
  figureAt(look.state, figure).power >= amount;

/** MA19: one of those who pay pays what comes on top: the first named that has enough; −1 if nobody has. */
export function paysMore(look: Look, payers: readonly number[], amount: number): number {
  for (const payer of payers) if (canAfford(look, payer, amount)) return payer;
  return none;
}

function canAllAfford(look: Look, payers: readonly number[], amount: number): boolean {
  for (const payer of payers) if (!canAfford(look, payer, amount)) return false;
  return true;
}

/** Has anybody of the side so much Power at all? */
const canAnybody = ({ state }: Look, seat: number, amount: number): boolean =>
  amount === 0 ||
  state.figures.some((figure) => figure.power >= amount && isCosmic(figure.seat) === isCosmic(seat));

/** Is there a way to pay? */
export const canPayCard = (look: Look, rule: Rule, scene: Scene, subjects: readonly number[]): boolean =>
  paymentsOf(look, rule, scene, subjects, 1).length > 0;

/** Good ways to pay, not all: of span amounts every one a payer has, of several payers pairs, each alone and all. */
export function paymentsOf(
  look: Look,
  rule: Rule,
  scene: Scene,
  subjects: readonly number[],
  most = Number.POSITIVE_INFINITY,
): Payment[] {
  const { pay } = rule;
  if (pay === null) return [];
  const found: Payment[] = [];
  if (!canAnybody(look, scene.seat, pay.min)) return found;
  const extra = surchargeOf(look, scene);
  const needsAny = rule.parts.some(needsObject);
  // MD11: an answer to something must be able to do something.
  const isAnswer = rule.triggers.length > 0;
  for (const chosen of enemiesNamed(look, rule, scene.seat)) {
    const bound = chosen === scene.chosen ? scene : { ...scene, chosen };
    const groups = pay.by.map((entry) => payersBy(look, entry, bound, subjects));
    if (groups[0]?.length === 0) continue;
    const sets = payerSets(pay, groups);
    for (let amount = pay.max; amount >= pay.min; amount--)
      for (const payers of sets) {
        if (!canAllAfford(look, payers, amount)) continue;
        if (extra > 0 && paysMore(look, payers, amount + extra) === none) continue;
        if (needsAny || isAnswer) {
          const paid = { ...bound, payers, paid: amount * payers.length };
          if (!hasAllObjects(look, rule, paid) || (isAnswer && !hasObject(look, rule, paid))) continue;
        }
        found.push({ payers, amount, chosen });
        if (found.length >= most) return found;
      }
  }
  return found;
}

function payerSets(pay: Pay, groups: readonly (readonly number[])[]): (readonly number[])[] {
  const [first = [], second] = groups;
  if (pay.count === 1) return first.map((one) => [one]);
  if (pay.count === 'any') {
    const singles = first.map((one) => [one]);
    return first.length > 1 ? [first, ...singles] : singles;
  }
  const others = second ?? first;
  return first.flatMap((one, i) =>
    others
      .filter((other, j) => other !== one && (second !== undefined || j > i))
      .map((other) => [one, other]),
  );
}

/** Does this effect need somebody or something to be chosen? */
const needsObject = ({ effect: { when, may, pick } }: Part): boolean =>
  when === undefined && !may && pick !== undefined && !(pick.count === 'all' && pick.side !== undefined);

/** MC92: a card with no legal object cannot be played. */
function hasAllObjects(look: Look, rule: Rule, scene: Scene): boolean {
  return rule.parts.every((part) => {
    const { effect } = part;
    if (effect.pick === undefined || !needsObject(part)) return true;
    // Something to pass, and somebody who can take it (MC91).
    if (effect.op === 'passToken')
      return (
        scene.payers.some((one) => figureAt(look.state, one).held.length > 0) &&
        picksOf(look, effect.pick, scene).some((one) => mayHold(look, one))
      );
    return nextPick(look, effect.pick, scene, 'push', 0) !== none;
  });
}

/** Why these cannot pay for it so. */
export function whyNotPay(
  look: Look,
  rule: Rule,
  scene: Scene,
  subjects: readonly number[],
  { payers, amount, chosen }: Payment,
): Refusal | null {
  const { pay } = rule;
  if (pay === null) return refusal('MC92', 'noPayers');
  const enemies = enemiesNamed(look, rule, scene.seat);
  if (!enemies.includes(chosen)) return refusal('MC92', 'nobodyNamed');
  if (amount < pay.min || amount > pay.max)
    return refusal('MC70', 'wrongAmount', { amount, min: pay.min, max: pay.max });
  const isEnough = pay.count === 'any' ? payers.length > 0 : payers.length === pay.count;
  if (!isEnough || new Set(payers).size < payers.length)
    return refusal('MC92', 'wrongPayers', { payers: payers.length, count: pay.count });
  const bound = { ...scene, chosen };
  const lacking = (payer: number, cost: number): Refusal => {
    const { power } = figureAt(look.state, payer);
    return refusal('MC70', 'notEnoughPower', { figure: nameOf(look, payer), cost, power });
  };
  for (const [i, payer] of payers.entries()) {
    const entry = pay.by[Math.min(i, pay.by.length - 1)];
    if (entry === undefined || !payersBy(look, entry, bound, subjects).includes(payer))
      return refusal('MC92', 'cannotPlayIt', { figure: nameOf(look, payer) });
    if (!canAfford(look, payer, amount)) return lacking(payer, amount);
  }
  const cost = amount + surchargeOf(look, scene);
  const [first = none] = payers;
  if (paysMore(look, payers, cost) === none) return lacking(first, cost);
  const paid = amount * payers.length;
  return hasAllObjects(look, rule, { ...bound, payers, paid }) ? null : refusal('MC92', 'noObject');
}
