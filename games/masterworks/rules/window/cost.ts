/** What a superpower costs its user now (MC70): discounts first, then surcharges. */
import type { Rule } from '../book/rule.ts';
import { inForce } from '../effects/inForce.ts';
import { countedRule, countUse, isWithinLimit, usesThisTurn } from '../effects/limits.ts';
import { figureAt, hasCondition } from '../field/figures.ts';
import type { Look } from '../play.ts';
import { none } from '../state.ts';

export function costOf(look: Look, rule: Rule, user: number, x: number): number {
  const { state } = look;
  const printed = rule.x === null ? rule.cost : x + rule.x.morePerUse * usesThisTurn(state, rule.index, user);
  let cost = printed;
  if (cost > 0)
    for (const { effect, part, user: owner } of inForce(look, user, 'discount')) {
      if (!isWithinLimit(state, part.rule.limit, countedRule(part.rule), owner, user, none)) continue;
      cost = Math.min(cost, Math.max(cost - effect.args.amount, effect.args.min));
    }
  return hasCondition(figureAt(state, user), 'root') ? cost + 1 : cost;
}

/** A superpower was used: the discount of this turn is gone. */
export function countDiscount(look: Look, user: number): void {
  const { state } = look;
  for (const { part, user: owner } of inForce(look, user, 'discount'))
    countUse(state, part.rule.limit, countedRule(part.rule), owner, user, none, ['user', undefined]);
}

/** The numbers that may be chosen under `x` and paid. */
export function xChoices(look: Look, rule: Rule, user: number): number[] {
  if (rule.x === null) return [0];
  const { power } = figureAt(look.state, user);
  const found: number[] = [];
  for (let x = rule.x.min; x <= rule.x.max; x++) if (costOf(look, rule, user, x) <= power) found.push(x);
  return found;
}

export const canPay = (look: Look, rule: Rule, user: number): boolean =>
  rule.x !== null
    ? xChoices(look, rule, user).length > 0
    : costOf(look, rule, user, 0) <= figureAt(look.state, user).power;
