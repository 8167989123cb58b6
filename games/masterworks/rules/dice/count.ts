/** Counting (MC1, MC48 step 10): what each face is worth to a side. */
import type { Face } from '../content/vocabulary.ts';
import { showsAll } from '../effects/amounts.ts';
import { inForce } from '../effects/inForce.ts';
import { isFigure, isPile } from '../field/figures.ts';
import type { Look } from '../play.ts';
import type { Attack, Shove } from '../state.ts';
import { faceOf } from './faces.ts';

type Worth = Partial<Record<Face, number>>;

const attackWorth: Worth = { critical: 1, wild: 1, hit: 1 };
const defenceWorth: Worth = { critical: 1, wild: 1, block: 1 };

const total = (dice: readonly number[], worth: Worth): number => {
  let sum = 0;
  for (const die of dice) sum += worth[faceOf(die)] ?? 0;
  return sum;
};

/** The attack's own rules about counting; those marked with faces need them in the roll (MC49). */
function ownCounts(look: Look, attack: Attack, who: 'attacker' | 'defender') {
  const rule = look.book.rules[attack.attack];
  return (rule?.byOp['countFaces'] ?? []).flatMap(({ effect }) =>
    effect.op === 'countFaces' &&
    effect.who === who &&
    (effect.on === undefined || showsAll(attack.attackDice, effect.on))
      ? [effect.args]
      : [],
  );
}

export interface Counted {
  readonly successes: number;
  readonly against: number;
}

/** What the faces of each roll are worth in this attack. */
export function worthOf(look: Look, attack: Attack): { readonly own: Worth; readonly other: Worth } {
  let own = attackWorth;
  let other = defenceWorth;
  const { attacker, target } = attack;
  for (const { effect } of inForce(look, attacker, 'countFaces', attack))
    if (effect.args.roll === 'attack') own = { ...own, ...effect.args.values };
  for (const args of ownCounts(look, attack, 'attacker')) own = { ...own, ...args.values };
  // MA5: how a pile counts is not changed.
  if (isPile(target)) return { own, other };
  if (isFigure(target))
    for (const { effect } of inForce(look, target, 'countFaces', attack))
      if (effect.args.roll === 'defense') other = { ...other, ...effect.args.values };
  for (const args of ownCounts(look, attack, 'defender')) other = { ...other, ...args.values };
  return { own, other };
}

export function countAttack(look: Look, attack: Attack): Counted {
  const { own, other } = worthOf(look, attack);
  let successes = total(attack.attackDice, own);
  for (const { opponentValues } of ownCounts(look, attack, 'attacker'))
    if (opponentValues !== undefined) successes += total(attack.defenceDice, opponentValues);
  return { successes, against: total(attack.defenceDice, other) };
}

export const countDodge = ({ dice }: Shove): number => total(dice, defenceWorth);

/** A defence die that is no success: the one cover changes to a block (MC47), −1 if there is none. */
export function coverDie(look: Look, attack: Attack, mayChangeFailures: boolean): number {
  const { other } = worthOf(look, attack);
  const isUseless = (die: number): boolean =>
    (other[faceOf(die)] ?? 0) === 0 && (die !== 8 || mayChangeFailures);
  return attack.defenceDice.findIndex(isUseless);
}
