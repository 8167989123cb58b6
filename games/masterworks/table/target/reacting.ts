/** What a reaction to an attack changes: the odds as they stand, and as they would be with it. */
import type { Part } from '../../rules/book/rule.ts';
import type { Attack, Lasting } from '../../rules/state.ts';
import type { Field } from '../field/sight.ts';
import { attackOutlook, ruleKey } from './attacks.ts';

interface Change {
  readonly before: readonly number[];
  readonly after: readonly number[];
}

type Going = Pick<Attack, 'id' | 'attack' | 'attacker' | 'target' | 'attackDice'>;

/** Null where it is not about damage, or where that can't be told before the dice fall. */
export function reactionOutlook(field: Field, going: Going, rule: string, user: number): Change | null {
  const { id, attacker, target, attackDice } = going;
  if (attackDice.length > 0) return null;
  const parts = field.model.byKey.get(rule)?.parts ?? [];
  const asIs = { id, attack: ruleKey(field.model, going.attack), attacker, target };
  const isTarget = parts.some(({ effect }) => effect.op === 'becomeTarget');
  const begun = parts.flatMap((part) => lastingOf(part, going, user) ?? []);
  if (!isTarget && begun.length === 0) return null;
  const { state } = field;
  return {
    before: attackOutlook(field, asIs).damage,
    after: attackOutlook(
      { ...field, state: { ...state, lasting: [...state.lasting, ...begun] } },
      { ...asIs, ...(isTarget && { target: user }) },
    ).damage,
  };
}

const ofDice = ['addDice', 'setDice', 'useDefense', 'cover'];

/** An effect on the dice of this attack, as the rules would let it last; null for any other. */
function lastingOf({ effect, index }: Part, { id, attacker, target }: Going, user: number): Lasting | null {
  if (!ofDice.includes(effect.op) || effect.lasts !== 'attack' || !('who' in effect)) return null;
  const on = { self: user, subject: target, defender: target, attacker }[String(effect.who)];
  if (on === undefined) return null;
  return {
    ...{ effect: index, user, seat: 0, on: [on], until: 'attack', at: id },
    ...{ paid: 0, payers: [user], same: [], subject: target },
  };
}
