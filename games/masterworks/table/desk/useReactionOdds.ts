/** What a reaction to an attack changes: the odds as they stand, and with it. */
import type { MoveOf } from '../../rules/answers.ts';
import { changeText } from '../../words/odds.ts';
import { useBoard } from '../context.ts';
import { superpowerOf } from '../field/cards.ts';
import { markOf } from '../field/names.ts';
import { attackOutlook, ruleKey } from '../target/attacks.ts';

/** Null where it is not about damage, or where that can't be told before the dice fall. */
export function useReactionOdds(): (move: MoveOf<'react'>) => string | null {
  const { model, view, plane, state, language } = useBoard();
  const going = view.attacks.at(-1);
  return ({ rule, figure }) => {
    if (going === undefined || going.attackDice.length > 0) return null;
    const attack = ruleKey(model, going.attack);
    const power = superpowerOf(model, rule);
    if (power === null) return null;
    const field = { model, view, plane, state };
    const asIs = { attack, attacker: going.attacker, target: going.target };
    const before = attackOutlook(field, asIs).damage;
    const isTarget = power.effects.some(({ op }) => op === 'becomeTarget');
    const dice = power.effects.reduce(
      (sum, one) => sum + (one.op === 'addDice' && one.args.roll !== 'attack' ? one.args.count : 0),
      0,
    );
    if (!isTarget && dice === 0) return null;
    const after = attackOutlook(field, {
      ...asIs,
      ...(isTarget && { target: markOf(model, view, figure) }),
      more: { defence: dice },
    }).damage;
    return changeText(before, after, language);
  };
}
