/** Who could react to a moment, and with what (MC82, MD11): trigger, range, side of card, payment, limit and object fit. */
import { noParts, type Part, type Rule } from '../book/rule.ts';
import { changeable, isForbidden, rerollable, rollsOf } from '../dice/eligible.ts';
import { timesOf } from '../effects/amounts.ts';
import { leadershipsOf } from '../effects/force.ts';
import { holds } from '../effects/holds.ts';
import { inForce } from '../effects/inForce.ts';
import { attackAt, shoveAt } from '../effects/scene.ts';
import { cardSide, figureAt, isCosmic, isFigure, isUp, seatOf } from '../field/figures.ts';
import type { Look } from '../play.ts';
import { type Attack, type Moment, none } from '../state.ts';
import { canPayCard } from './payments.ts';
import { anybody, fitsSubject, fittingSubject, sceneOfMoment, subjectsOf } from './triggers.ts';
import { canTouchAll, hasObject, isUnspent, isUsable } from './usable.ts';

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
        const now = eventMoment(look, moment, event);
        const subject = fittingSubject(look, now, trigger, user, seat);
        if (subject === none || !isUsable(look, rule, user, { ...now, subject }, seat)) continue;
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

function addLeadership(
  look: Look,
  moment: Moment,
  seat: number,
  rule: Rule,
  add: (reaction: Reaction) => void,
): void {
  const leader = look.state.squads[seat]?.leader ?? none;
  for (const trigger of rule.triggers) {
    if (trigger.event !== moment.event) continue;
    if (trigger.subject === 'squad') {
      for (const subject of subjectsOf(look, moment))
        if (isFigure(subject) && fitsSubject(look, moment, trigger, leader, seat, subject))
          addLed(look, { ...moment, subject }, rule, leader, subject, add);
      continue;
    }
    const subject = fittingSubject(look, moment, trigger, leader, seat);
    if (subject === none) continue;
    const now = { ...moment, subject: subject === anybody ? none : subject };
    // The payer is the user: one of the squad, each by its own limit. A Dazed leader's works on (MC15).
    if (rule.pay === null) addLed(look, now, rule, leader, leader, add);
    else
      look.state.figures.forEach((figure, payer) => {
        if (figure.seat === seat) addLed(look, now, rule, leader, payer, add);
      });
  }
}

/** A leadership for one of the squad, who pays if it costs something. */
function addLed(
  look: Look,
  moment: Moment,
  rule: Rule,
  leader: number,
  payer: number,
  add: (reaction: Reaction) => void,
): void {
  const figure = figureAt(look.state, payer);
  if (rule.pay !== null && (!isUp(figure) || figure.power < rule.pay.max)) return;
  if (!isUnspent(look, rule, leader, payer, moment) || !canTouchAll(look, rule, payer, moment)) return;
  const { subject, size } = moment;
  const scene = sceneOfMoment(look, moment, leader, figure.seat);
  if (!hasObject(look, rule, { ...scene, payers: [payer], destroyed: size === 0 ? [] : [size] })) return;
  add({ key: powerKey(rule, payer), rule, part: null, user: leader, payer, subject });
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
      if (!canPayCard(look, rule, scene, subjects)) continue;
      if (!canTouchAll(look, rule, subject, now)) continue;
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
  const shove = shoveAt(state, moment.shove);
  const isOwnPart = moment.event !== 'modifyOpponent';
  if (isOwnPart && isForbidden(look, figure, attack)) return;
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
