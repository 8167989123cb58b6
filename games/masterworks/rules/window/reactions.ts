/** Who could react to a moment, and with what (MC82, MD11): trigger, range, side of card, payment, limit and object fit. */
import { noParts, type Part, type Rule } from '../book/rule.ts';
import {
  areFailuresFree,
  attackRoll,
  defenceRoll,
  dodgeRoll,
  rerollable,
  rollsOf,
} from '../dice/eligible.ts';
import { facesOf } from '../dice/faces.ts';
import { timesOf } from '../effects/amounts.ts';
import { leadershipsOf } from '../effects/force.ts';
import { holds } from '../effects/holds.ts';
import { inForce } from '../effects/inForce.ts';
import { countedRule, isWithinLimit } from '../effects/limits.ts';
import { attackAt, shoveAt } from '../effects/scene.ts';
import { cardSide, figureAt, isCosmic, isFigure, isPile, isUp, seatOf } from '../field/figures.ts';
import type { Look } from '../play.ts';
import { type Attack, type Moment, none } from '../state.ts';
import { canPay } from './cost.ts';
import { paymentsOf } from './payments.ts';
import { anybody, fitsSubject, fittingSubject, sceneOfMoment, subjectsOf } from './triggers.ts';

/** Something a seat could do now. */
export interface Reaction {
  readonly key: number;
  readonly rule: Rule;
  /** An optional effect in force; else the whole rule is used. */
  readonly part: Part | null;
  /** The card's figure, or the one whose dice it is about; −1 for a tactic card. */
  readonly user: number;
  /** Pays, if it is not the user. */
  readonly payer: number;
  readonly subject: number;
}

const powerKey = (rule: Rule, figure: number): number => rule.index * 64 + figure;
export const cardKey = (rule: Rule, seat: number): number => 1_000_000 + rule.index * 4 + seat;
const partKey = (part: Part, figure: number): number => 2_000_000 + part.index * 64 + figure;

/** Which event lets optional effects change which dice. */
const isModifying = (event: string): boolean =>
  event === 'modify' || event === 'modifyOpponent' || event === 'dodgeModify';

/** What a seat could do; what it has passed on or used is left out. */
export function reactionsOf(look: Look, moment: Moment, seat: number): Reaction[] {
  const found: Reaction[] = [];
  const { state, book } = look;
  const attack = attackAt(state, moment.attack);
  const isSilent = isSilenced(look, seat);
  const events = eventsOf(moment.event);
  const add = (reaction: Reaction): void => {
    if (moment.declined.includes(reaction.key)) return;
    if (moment.event === 'targeted' && attack?.used.includes(reaction.key)) return;
    found.push(reaction);
  };
  for (let user = 0; !isSilent && user < state.figures.length; user++) {
    const figure = figureAt(state, user);
    if (figure.seat !== seat || !isUp(figure)) continue;
    const { reactions } = cardSide(book, figure);
    for (const event of events) {
      const answers = reactions[event];
      if (answers === undefined) continue;
      for (const { rule, trigger } of answers) {
        const subject = fittingSubject(look, eventMoment(look, moment, event), trigger, user, seat);
        if (subject === none || !isUsable(look, rule, user, moment)) continue;
        add({ key: powerKey(rule, user), rule, part: null, user, payer: user, subject });
      }
    }
  }
  for (const rule of leadershipsOf(look, seat)) addLeadership(look, moment, seat, rule, add);
  if (!isSilent) addCards(look, moment, seat, add);
  if (isModifying(moment.event) && isFigure(moment.subject) && seatOf(state, moment.subject) === seat)
    addModifiers(look, moment, attack, add);
  return found;
}

/** At "targeted" the attacker's side answers "targets" in the same moment (MC83). */
const eventsOf = (event: string): readonly string[] => (event === 'targeted' ? both : [event]);
const noCards: readonly string[] = [];
const both = ['targeted', 'targets'] as const;
const eventMoment = ({ state }: Look, moment: Moment, event: string): Moment =>
  event === moment.event
    ? moment
    : { ...moment, event, subject: attackAt(state, moment.attack)?.attacker ?? none };

/** Mystique: during her activation her enemies use no reactive superpower and no reactive card. */
function isSilenced(look: Look, seat: number): boolean {
  const { state, book } = look;
  if (state.active === null) return false;
  const active = figureAt(state, state.active.figure);
  if (isCosmic(active.seat) === isCosmic(seat) || !isUp(active)) return false;
  return (cardSide(book, active).byOp['silenceReactions'] ?? noParts).length > 0;
}

/** Payment, limit and object. */
function isUsable(look: Look, rule: Rule, user: number, moment: Moment): boolean {
  if (!canPay(look, rule, user)) return false;
  const { state } = look;
  const at = moment.attack === none ? moment.shove : moment.attack;
  if (!isWithinLimit(state, rule.limit, countedRule(rule), user, user, at)) return false;
  return rule.parts.every((part) => canTouchDice(look, part, user, moment));
}

/** MD12: no prompt for a reroll when no die may be rerolled. */
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
  if (effect.op === 'changeDice') return changeable(look, part, user, moment).length > 0;
  return true;
}

/** The dice a part may change now, by index. */
export function changeable(
  look: Look,
  part: Part,
  user: number,
  moment: Pick<Moment, 'attack' | 'shove'>,
): number[] {
  const { effect } = part;
  if (effect.op !== 'changeDice') return [];
  const { state } = look;
  const attack = attackAt(state, moment.attack);
  const shove = shoveAt(state, moment.shove);
  const isAttacker = attack?.attacker === user;
  const isOwn = effect.args.whose === 'own';
  const roll =
    attack === null
      ? shove === null
        ? null
        : dodgeRoll(shove)
      : isAttacker === isOwn
        ? attackRoll(attack)
        : defenceRoll(attack);
  // MA5: dice of a pile are not changed.
  if (roll === null || (isPile(roll.figure) && !isOwn)) return [];
  const numbers = effect.args.from.flatMap(facesOf);
  const isFree = isOwn && areFailuresFree(look, roll, attack);
  const found: number[] = [];
  roll.dice.forEach((die, index) => {
    if (numbers.includes(die) && (die !== 8 || isFree)) found.push(index);
  });
  return found;
}

function addLeadership(
  look: Look,
  moment: Moment,
  seat: number,
  rule: Rule,
  add: (reaction: Reaction) => void,
): void {
  const { state } = look;
  const leader = state.squads[seat]?.leader ?? none;
  for (const trigger of rule.triggers) {
    if (trigger.event !== moment.event) continue;
    const at = moment.attack === none ? moment.shove : moment.attack;
    if (trigger.subject === 'squad') {
      for (const subject of subjectsOf(look, moment)) {
        if (!isFigure(subject) || !fitsSubject(look, moment, trigger, leader, seat, subject)) continue;
        if (!isUp(figureAt(state, subject))) continue;
        const amount = rule.pay?.max ?? 0;
        if (figureAt(state, subject).power < amount) continue;
        if (!isWithinLimit(state, rule.limit, countedRule(rule), leader, subject, at)) continue;
        if (!rule.parts.every((part) => canTouchDice(look, part, subject, { ...moment, subject }))) continue;
        add({ key: powerKey(rule, subject), rule, part: null, user: leader, payer: subject, subject });
      }
      continue;
    }
    const subject = fittingSubject(look, moment, trigger, leader, seat);
    if (subject === none) continue;
    // Whoever pays is the user: one of the squad, each by its own limit.
    for (let payer = 0; payer < state.figures.length; payer++) {
      const figure = figureAt(state, payer);
      if (figure.seat !== seat || !isUp(figure)) continue;
      if (rule.pay === null && payer !== leader) continue;
      if (figure.power < (rule.pay?.max ?? 0)) continue;
      if (!isWithinLimit(state, rule.limit, countedRule(rule), leader, payer, at)) continue;
      add({ key: powerKey(rule, payer), rule, part: null, user: leader, payer, subject });
    }
  }
}

function addCards(look: Look, moment: Moment, seat: number, add: (reaction: Reaction) => void): void {
  const { state, book } = look;
  const events = eventsOf(moment.event);
  for (const key of state.squads[seat]?.cards ?? noCards) {
    const rule = book.byKey.get(key);
    if (rule === undefined) continue;
    for (const trigger of rule.triggers) {
      if (!events.includes(trigger.event)) continue;
      const now = eventMoment(look, moment, trigger.event);
      const subject = fittingSubject(look, now, trigger, none, seat);
      if (subject === none) continue;
      const scene = {
        ...sceneOfMoment(look, moment, none, seat),
        subject: subject === anybody ? none : subject,
      };
      const subjects = cardSubjects(look, now, rule, seat);
      if (paymentsOf(look, rule, scene, subjects).length === 0) continue;
      if (!rule.parts.every((part) => canTouchDice(look, part, subject, now))) continue;
      add({ key: cardKey(rule, seat), rule, part: null, user: none, payer: none, subject: scene.subject });
      break;
    }
  }
}

/** The characters that fit a card's trigger now: those that may pay as its subject. */
export function cardSubjects(look: Look, moment: Moment, rule: Rule, seat: number): number[] {
  return subjectsOf(look, moment).filter((subject) =>
    rule.triggers.some((trigger) => fitsSubject(look, moment, trigger, none, seat, subject)),
  );
}

/** MC85: optional rerolls and changes in force for the figure whose part of Modify Dice this is. */
function addModifiers(
  look: Look,
  moment: Moment,
  attack: Attack | null,
  add: (reaction: Reaction) => void,
): void {
  const { state } = look;
  const figure = moment.subject;
  if (isForbidden(look, figure, attack)) return;
  const shove = shoveAt(state, moment.shove);
  const isOwnPart = moment.event !== 'modifyOpponent';
  const offer = (part: Part, user: number): void => {
    const { effect } = part;
    const scene = { ...sceneOfMoment(look, moment, user, seatOf(state, figure)), subject: figure };
    if (effect.on !== undefined || !holds(look, effect.if, scene, part)) return;
    if (effect.op === 'reroll' && isOwnPart) {
      const rolls = rollsOf(effect.args.roll, figure, attack, shove);
      if (!rolls.some((roll) => rerollable(look, roll, attack, effect.args.failures === true).length > 0))
        return;
    } else if (effect.op === 'changeDice' && !isOwnPart) {
      if (changeable(look, part, figure, moment).length === 0) return;
      if (timesOf(look, effect.args, scene) === 0) return;
    } else return;
    add({ key: partKey(part, figure), rule: part.rule, part, user: figure, payer: none, subject: figure });
  };
  if (attack !== null && attack.attacker === figure) {
    const rule = look.book.rules[attack.attack];
    for (const part of rule?.byWhen[isOwnPart ? 'modifyOwn' : 'modifyOpponent'] ?? noParts)
      if (part.effect.may && part.index !== attack.without) offer(part, figure);
  }
  for (const force of inForce(look, figure, 'reroll', attack))
    if (force.effect.may) offer(force.part, figure);
  for (const force of inForce(look, figure, 'changeDice', attack))
    if (force.effect.may) offer(force.part, figure);
}

/** Sacrifice: cannot modify its dice. */
export const isForbidden = (look: Look, figure: number, attack: Attack | null): boolean =>
  inForce(look, figure, 'forbid', attack).some(({ effect }) => effect.args.what.includes('modifyDice'));
