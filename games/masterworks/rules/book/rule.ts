/** A rule in the book: an attack, superpower, card, storm level or interaction, with its effects as numbered parts. */

import type { Pay, Trigger } from '../content/cards.ts';
import type { Limit } from '../content/conditions.ts';
import type { Effect } from '../content/effects.ts';
import type { AttackShape, AttackType } from '../content/vocabulary.ts';

export type RuleKind =
  | 'attack'
  | 'active'
  | 'reactive'
  | 'innate'
  | 'leadership'
  | 'card'
  | 'storm'
  | 'interaction';

export interface AttackNumbers {
  readonly type: AttackType;
  readonly shape: AttackShape;
  readonly range: number;
  readonly strength: number;
  readonly cost: number;
}

/** One effect of a rule. `lists` are the lists inside it: options, stances, or the one attack it grants. */
export interface Part {
  readonly index: number; // in the book
  readonly rule: Rule;
  readonly place: number; // in its list
  readonly effect: Effect;
  readonly lists: readonly number[];
  readonly granted: number; // the attack it grants, −1
}

export interface Rule {
  readonly index: number; // in the book
  readonly key: string; // hulk.strike, medpack
  readonly kind: RuleKind;
  readonly owner: number; // character, −1
  readonly side: 'both' | 'healthy' | 'injured';
  readonly list: number;
  readonly parts: readonly Part[];
  readonly triggers: readonly Trigger[];
  readonly cost: number;
  readonly x: { readonly min: number; readonly max: number; readonly morePerUse: number } | null;
  readonly isAction: boolean;
  readonly limit: Limit | null;
  readonly pay: Pay | null;
  readonly affiliation: string;
  readonly attack: AttackNumbers | null;
  readonly byWhen: Readonly<Record<string, readonly Part[]>>;
  readonly byOp: Readonly<Record<string, readonly Part[]>>;
}

export const noParts: readonly Part[] = [];

/** The parts of a rule with this operation. */
export const partsOf = (rule: Rule, op: string): readonly Part[] => rule.byOp[op] ?? noParts;

/** Groups under a key each, in order. */
export function grouped<T>(items: readonly T[], keyOf: (item: T) => string): Record<string, T[]> {
  const groups: Record<string, T[]> = {};
  for (const item of items) {
    const key = keyOf(item);
    const group = groups[key];
    if (group === undefined) groups[key] = [item];
    else group.push(item);
  }
  return groups;
}
