/** A reaction or superpower is used: paid for, counted, carried out. */
import type { Part, Rule } from '../book/rule.ts';
import { losePower } from '../effects/body.ts';
import { countedPart, countedRule, countForCost, countUse } from '../effects/limits.ts';
import { inUse, startPart, startRule } from '../effects/start.ts';
import { nameOf, seatOf } from '../field/figures.ts';
import type { Play } from '../play.ts';
import { type Moment, none, type Run } from '../state.ts';
import { tell } from '../story.ts';
import { costOf, countDiscount } from './cost.ts';
import type { Reaction } from './reactions.ts';

type Bound = Partial<Pick<Run, 'subject' | 'attack' | 'shove' | 'harm' | 'x' | 'destroyed'>>;

/** A superpower with its own cost. */
export function playSuperpower(play: Play, rule: Rule, user: number, x: number, bound: Bound = {}): void {
  const { state } = play;
  const cost = costOf(play, rule, user, x);
  tell(play.umpire, { did: 'use', figure: nameOf(play, user), rule: rule.key, cost });
  losePower(play, user, cost);
  countDiscount(play, user);
  countForCost(state, rule.index, user);
  const at = bound.attack ?? bound.shove ?? none;
  countUse(state, rule.limit, countedRule(rule), user, user, at, ['user', undefined]);
  startRule(play, rule, { user, seat: seatOf(state, user), x, paid: cost, payers: [user], ...bound });
}

/** A leadership somebody of the squad pays for. */
function playLeadership(play: Play, { rule, user, payer, subject }: Reaction, bound: Bound): void {
  const { state } = play;
  const cost = rule.pay?.max ?? 0;
  tell(play.umpire, { did: 'use', figure: nameOf(play, payer), rule: rule.key, cost });
  losePower(play, payer, cost);
  const at = bound.attack ?? bound.shove ?? none;
  countUse(state, rule.limit, countedRule(rule), user, payer, at, ['user', undefined]);
  startRule(play, rule, {
    user,
    seat: seatOf(state, user),
    paid: cost,
    payers: [payer],
    ...bound,
    subject: subject < 1_000 ? subject : none,
  });
}

/** An optional effect in force. */
export function playPart(play: Play, part: Part, user: number, when: string, bound: Bound): void {
  const { state } = play;
  const { effect, rule } = part;
  const leader = rule.kind === 'leadership' ? (state.squads[seatOf(state, user)]?.leader ?? none) : user;
  const cost = effect.if?.pay ?? 0;
  tell(play.umpire, { did: 'use', figure: nameOf(play, user), rule: rule.key, cost });
  losePower(play, user, cost);
  const at = bound.attack ?? bound.shove ?? none;
  countUse(state, effect.if?.limit, countedPart(part), leader, user, at, ['user', undefined]);
  // What lasts was begun earlier and is carried out now.
  const moment = effect.lasts === undefined ? when : inUse;
  startPart(play, part, moment, { user, seat: seatOf(state, user), ...bound, subject: user });
}

export function react(play: Play, moment: Moment, reaction: Reaction, x: number): void {
  const { subject, attack, shove, harm, size } = moment;
  const bound = { subject, attack, shove, harm, destroyed: size === 0 ? [] : [size] };
  const { rule, part, user } = reaction;
  moment.declined = [...moment.declined, reaction.key];
  const of = play.state.attacks.find(({ id }) => id === attack);
  if (of !== undefined && moment.event === 'targeted') of.used = [...of.used, reaction.key];
  if (part !== null) playPart(play, part, user, part.effect.when ?? '', bound);
  else if (rule.kind === 'leadership') playLeadership(play, reaction, bound);
  else playSuperpower(play, rule, user, x, { ...bound, subject: reaction.subject });
}
