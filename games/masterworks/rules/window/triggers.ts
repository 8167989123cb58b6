/** Does a moment fit what a reactive superpower, a leadership or a card waits for? */
import type { Trigger } from '../content/cards.ts';
import { attackAt, harmAt, type Scene, sceneWith, shoveAt } from '../effects/scene.ts';
import { fitsPick } from '../effects/who.ts';
import { gapOf, rangeOf } from '../field/field.ts';
import { isCosmic, isFigure, seatOf } from '../field/figures.ts';
import type { Look } from '../play.ts';
import { type Moment, none } from '../state.ts';

/** The characters a moment is about. */
export function subjectsOf({ state }: Look, moment: Moment): readonly number[] {
  if (moment.subject !== none) return [moment.subject];
  const attack = attackAt(state, moment.attack);
  if (attack !== null) return [attack.attacker, attack.target].filter(isFigure);
  const shove = shoveAt(state, moment.shove);
  if (shove !== null) return [shove.thing, shove.hit].filter(isFigure);
  return [];
}

export function sceneOfMoment({ state }: Look, moment: Moment, user: number, seat: number): Scene {
  const { subject, attack, shove, harm } = moment;
  return sceneWith(user, seat, subject, attackAt(state, attack), shoveAt(state, shove), harmAt(state, harm));
}

/** The subject for whom it fits, −1 when it does not; `anybody` where a moment is about nobody in particular. */
export const anybody = 99_999;

export function fittingSubject(
  look: Look,
  moment: Moment,
  trigger: Trigger,
  user: number,
  seat: number,
): number {
  if (trigger.subject === 'any' || trigger.subject === 'ownSide') {
    if (trigger.subject === 'ownSide' && isCosmic(seat) !== (look.state.side === 'cosmic')) return none;
    return anybody;
  }
  for (const subject of subjectsOf(look, moment))
    if (fitsSubject(look, moment, trigger, user, seat, subject)) return subject;
  return none;
}

export function fitsSubject(
  look: Look,
  moment: Moment,
  trigger: Trigger,
  user: number,
  seat: number,
  subject: number,
): boolean {
  return (
    isMeant(look, moment, trigger, user, seat, subject) &&
    fitsEvent(look, moment, trigger, user, seat, subject)
  );
}

function isMeant(
  look: Look,
  moment: Moment,
  trigger: Trigger,
  user: number,
  seat: number,
  subject: number,
): boolean {
  const { state } = look;
  switch (trigger.subject) {
    case 'self':
      return subject === user;
    case 'squad':
      return seatOf(state, subject) === seat;
    case 'active':
      return state.active?.figure === subject && isCosmic(seatOf(state, subject)) === isCosmic(seat);
    case 'picked': {
      if (trigger.pick === undefined || !isFigure(subject)) return false;
      // MC15: who was just Dazed may still pass on what it would drop.
      if (moment.event === 'wouldDrop') return isCosmic(seatOf(state, subject)) === isCosmic(seat);
      return fitsPick(look, trigger.pick, sceneOfMoment(look, moment, user, seat), subject);
    }
    default:
      return true;
  }
}

function fitsEvent(
  look: Look,
  moment: Moment,
  trigger: Trigger,
  user: number,
  seat: number,
  subject: number,
): boolean {
  const { state } = look;
  const attack = attackAt(state, moment.attack);
  const { role, attackType, attackerWithin, attackerNotWithin, by, kinds } = trigger;
  if (role !== undefined && (attack === null || (attack.attacker === subject) !== (role === 'attacker')))
    return false;
  if (attackType !== undefined && (attack === null || !attackType.includes(attack.type))) return false;
  if (attack !== null && (attackerWithin !== undefined || attackerNotWithin !== undefined)) {
    const apart = gapOf(look, attack.attacker, user === none ? subject : user);
    if (attackerWithin !== undefined && apart > rangeOf(attackerWithin)) return false;
    if (attackerNotWithin !== undefined && apart <= rangeOf(attackerNotWithin)) return false;
  }
  if (trigger.damageDealt && (attack === null || attack.dealt === 0)) return false;
  const shove = shoveAt(state, moment.shove);
  if (kinds !== undefined && (shove === null || !kinds.includes(shove.kind))) return false;
  if (by === undefined) return true;
  const doer = shove !== null ? shove.by : (attack?.attacker ?? none);
  const isEnemy = doer !== none && isCosmic(seatOf(state, doer)) !== isCosmic(seat);
  return by.some((word) => {
    if (word === 'any') return true;
    if (!isEnemy) return false;
    if (word === 'enemy') return true;
    if (shove === null) return false;
    if (word === 'enemySuperpower') return shove.means === 'superpower';
    return shove.means === 'attack' && attackAt(state, shove.attack)?.type === 'mystic';
  });
}
