/** Which dice a rule may reroll or change (MC3, MC85). */
import type { RollName } from '../content/vocabulary.ts';
import { inForce } from '../effects/inForce.ts';
import type { Look } from '../play.ts';
import type { Attack, Shove } from '../state.ts';

/** A roll on the table: whose it is, and its dice. */
export interface Roll {
  readonly of: 'attack' | 'defence' | 'dodge';
  readonly figure: number;
  readonly dice: readonly number[];
}

export const attackRoll = (attack: Attack): Roll => ({
  of: 'attack',
  figure: attack.attacker,
  dice: attack.attackDice,
});
export const defenceRoll = (attack: Attack): Roll => ({
  of: 'defence',
  figure: attack.target,
  dice: attack.defenceDice,
});
export const dodgeRoll = (shove: Shove): Roll => ({ of: 'dodge', figure: shove.hit, dice: shove.dice });

/** The rolls a word means when a figure's own rule speaks. */
export function rollsOf(
  word: RollName,
  figure: number,
  attack: Attack | null,
  shove: Shove | null,
): readonly Roll[] {
  const own = attack === null ? null : attack.attacker === figure ? attackRoll(attack) : defenceRoll(attack);
  switch (word) {
    case 'attack':
      return attack !== null && attack.attacker === figure ? [attackRoll(attack)] : [];
    case 'defense':
      return attack !== null && attack.target === figure ? [defenceRoll(attack)] : [];
    case 'dodge':
      return attack === null && shove !== null ? [dodgeRoll(shove)] : [];
    case 'attackAndDefense':
      return attack === null ? [] : [attackRoll(attack), defenceRoll(attack)];
    case 'attackOrDefense':
      return own === null ? [] : [own];
    case 'this':
      return own !== null ? [own] : shove === null ? [] : [dodgeRoll(shove)];
  }
}

/** MC3: may failures of this roll be rerolled and changed? */
export function areFailuresFree(look: Look, roll: Roll, attack: Attack | null): boolean {
  const name = roll.of === 'defence' ? 'defense' : roll.of;
  return inForce(look, roll.figure, 'unlockFailures', attack).some(({ effect }) =>
    effect.args.rolls.includes(name),
  );
}

const failure = 8;

export function rerollable(look: Look, roll: Roll, attack: Attack | null, withFailures: boolean): number[] {
  const isFree = withFailures || areFailuresFree(look, roll, attack);
  const found: number[] = [];
  roll.dice.forEach((die, index) => {
    if (die !== failure || isFree) found.push(index);
  });
  return found;
}
