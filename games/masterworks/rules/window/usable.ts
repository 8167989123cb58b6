/** Is there anything a reaction could be used for: payment, limit, object (MC94, MD11, MD12)? */
import { attacksOf, extraIn } from '../attack/offers.ts';
import type { Part, Rule } from '../book/rule.ts';
import { changeable, rerollable, rollsOf } from '../dice/eligible.ts';
import { stillHolds } from '../effects/holds.ts';
import { countedRule, isFreshFor, isWithinLimit, ownLimit } from '../effects/limits.ts';
import { attackAt, type Scene, shoveAt } from '../effects/scene.ts';
import { nextPick, peopleOf } from '../effects/who.ts';
import { isFigure, isUpAt } from '../field/figures.ts';
import type { Look } from '../play.ts';
import { type Moment, none } from '../state.ts';
import { canPay } from './cost.ts';
import { sceneOfMoment } from './triggers.ts';

/** A superpower its owner would pay for. */
export function isUsable(look: Look, rule: Rule, user: number, moment: Moment, seat: number): boolean {
  if (!canPay(look, rule, user) || !isUnspent(look, rule, user, user, moment)) return false;
  if (!canTouchAll(look, rule, user, moment)) return false;
  return hasObject(look, rule, { ...sceneOfMoment(look, moment, user, seat), payers: [user] });
}

/** Within its limit: `owner` is the card's figure, `user` the one who uses it. */
export const isUnspent = (
  { state }: Look,
  rule: Rule,
  owner: number,
  user: number,
  { attack, shove }: Moment,
): boolean =>
  rule.limit === null ||
  isWithinLimit(state, ownLimit(rule), countedRule(rule), owner, user, attack === none ? shove : attack);

/** Could any of its effects happen? Those that last or wait for their moment could. */
export const hasObject = (look: Look, rule: Rule, scene: Scene): boolean =>
  rule.parts.some((part) => canHappen(look, part, scene));

function canHappen(look: Look, part: Part, scene: Scene): boolean {
  const { effect } = part;
  if (effect.when !== undefined || effect.lasts !== undefined) return true;
  if (effect.pick !== undefined) return effect.pick.count === 'all' || hasPick(look, part, scene);
  if (!('who' in effect)) return stillHolds(look, effect.if, scene, part);
  for (const mark of peopleOf(look, effect.who, scene)) if (canBefall(look, part, scene, mark)) return true;
  return false;
}

/** Is somebody left to choose whom it has not moved or fed yet? */
function hasPick(look: Look, { effect, rule }: Part, scene: Scene): boolean {
  const { pick } = effect;
  if (pick === undefined) return false;
  const purpose = effect.op === 'throw' ? 'throw' : 'push';
  for (let mark = nextPick(look, pick, scene, purpose, 0); mark !== none; ) {
    if (isFreshFor(look.state, rule, scene.user, mark)) return true;
    mark = nextPick(look, pick, scene, purpose, mark + 1);
  }
  return false;
}

function canBefall(look: Look, part: Part, scene: Scene, mark: number): boolean {
  const { effect } = part;
  if (!isFigure(mark) || !isUpAt(look.state, mark)) return false;
  if (!stillHolds(look, effect.if, { ...scene, subject: mark }, part)) return false;
  return effect.op !== 'extraAttack' || attacksOf(look, extraIn(look, effect, mark, scene)).length > 0;
}

/** MD12: no prompt for a reroll when no die may be rerolled. */
export const canTouchAll = (look: Look, rule: Rule, user: number, moment: Moment): boolean =>
  rule.parts.every((part) => canTouchDice(look, part, user, moment));

function canTouchDice(look: Look, part: Part, user: number, moment: Moment): boolean {
  const { effect } = part;
  if (effect.when !== undefined || effect.lasts !== undefined) return true;
  const { state } = look;
  const attack = attackAt(state, moment.attack);
  const shove = shoveAt(state, moment.shove);
  if (effect.op === 'reroll') {
    const figure = effect.who === 'subject' ? moment.subject : user;
    const rolls = rollsOf(
      effect.args.roll,
      effect.who === 'both' ? (attack?.attacker ?? user) : figure,
      attack,
      shove,
    );
    return rolls.some((roll) => rerollable(look, roll, attack, effect.args.failures === true).length > 0);
  }
  return effect.op !== 'changeDice' || changeable(look, part, user, moment).length > 0;
}
