/** MC67: limits count uses. A limit of a superpower belongs to that card, one of a leadership to the squad. */
import type { Part, Rule } from '../book/rule.ts';
import type { Limit } from '../content/conditions.ts';
import { none, type State, type Use } from '../state.ts';

type Once = Pick<Limit, 'per' | 'count' | 'each'>;

/** What limits are counted under: a rule, or a part of one that has its own. */
export const countedRule = (rule: Rule): number => rule.index;
export const countedPart = (part: Part): number => 100_000 + part.index;

const both = (limit: Limit): readonly Once[] => (limit.also === undefined ? [limit] : [limit, limit.also]);

/** Is there a use left? `owner` is the card's figure, `who` the one that would use, move or gain; `at` the attack or roll. */
export function isWithinLimit(
  state: State,
  limit: Limit | null | undefined,
  rule: number,
  owner: number,
  who: number,
  at: number,
): boolean {
  if (limit === null || limit === undefined) return true;
  for (const once of both(limit)) {
    const counted = once.each === undefined ? owner : who;
    if (usesOf(state, rule, counted, once.per, at) >= once.count) return false;
  }
  return true;
}

/** The limit judged before it is used: those that count whom it moves or feeds are judged when they are chosen. */
export const ownLimit = ({ limit }: Rule): Limit | null =>
  limit?.each === 'moved' || limit?.each === 'gainer' ? null : limit;

/** May this one still be moved or fed by a rule that counts them one by one? */
export function isFreshFor(state: State, rule: Rule, owner: number, who: number): boolean {
  const each = rule.limit?.each;
  if (each !== 'moved' && each !== 'gainer') return true;
  return isWithinLimit(state, rule.limit, countedRule(rule), owner, who, none);
}

function usesOf(state: State, rule: number, who: number, per: Use['per'], at: number): number {
  let uses = 0;
  for (const use of state.uses) {
    if (use.rule !== rule || use.who !== who || use.per !== per) continue;
    if (per === 'turn' || per === 'round' || use.at === at) uses++;
  }
  return uses;
}

/** Counts a use, prevented or useless ones too. `kinds` says which of the limits: those of the user, or of whom it moved or fed. */
export function countUse(
  state: State,
  limit: Limit | null | undefined,
  rule: number,
  owner: number,
  who: number,
  at: number,
  kinds: readonly Once['each'][],
): void {
  if (limit === null || limit === undefined) return;
  for (const once of both(limit)) {
    if (!kinds.includes(once.each)) continue;
    const use = { rule, who: once.each === undefined ? owner : who, per: once.per, at };
    state.uses = [...state.uses, use];
  }
}

/** Earlier uses of a rule this turn, for costs that rise with them; counted whether limited or not. */
export const usesThisTurn = (state: State, rule: number, owner: number): number =>
  usesOf(state, 200_000 + rule, owner, 'turn', 0);

export function countForCost(state: State, rule: number, owner: number): void {
  state.uses = [...state.uses, { rule: 200_000 + rule, who: owner, per: 'turn', at: 0 }];
}

/** MA10: limits of all characters of both sides are fresh when a turn of either side starts. */
export function refresh(state: State, per: Use['per']): void {
  if (state.uses.some((use) => use.per === per)) state.uses = state.uses.filter((use) => use.per !== per);
}
