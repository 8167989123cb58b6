/** MC2: each critical of the initial roll adds a die, unless a rule says how many; Hex adds none (MC55). */
import { inForce } from '../effects/inForce.ts';
import { figureAt, hasCondition, isFigure } from '../field/figures.ts';
import type { Look } from '../play.ts';
import type { Attack } from '../state.ts';

const critical = 1;

const criticals = (dice: readonly number[]): number => dice.filter((die) => die === critical).length;

/** How many dice a roll's criticals add. */
export function addedByCriticals(
  look: Look,
  figure: number,
  dice: readonly number[],
  attack: Attack | null,
  side: 'attacker' | 'defender',
): number {
  const found = criticals(dice);
  if (found === 0) return 0;
  if (isFigure(figure) && hasCondition(figureAt(look.state, figure), 'hex')) return 0;
  let each = 1;
  if (attack !== null) {
    const rule = look.book.rules[attack.attack];
    // MA5: a pile's roll is not changed.
    for (const { effect } of rule?.byOp['critDice'] ?? [])
      if (effect.op === 'critDice' && effect.who === side && (side === 'attacker' || isFigure(figure)))
        each = effect.args.dice;
  }
  for (const { effect } of inForce(look, figure, 'critDice', attack)) each = effect.args.dice;
  return found * each;
}
