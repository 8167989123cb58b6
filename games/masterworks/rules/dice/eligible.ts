/** Which dice a rule may reroll or change (MC3, MC85). */
import type { Part } from '../book/rule.ts';
import type { RollName } from '../content/vocabulary.ts';
import { inForce } from '../effects/inForce.ts';
import { attackAt, shoveAt } from '../effects/scene.ts';
import { isPile } from '../field/figures.ts';
import type { Look } from '../play.ts';
import type { Attack, Moment, Shove } from '../state.ts';
import { facesOf } from './faces.ts';

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
const dodgeRoll = (shove: Shove): Roll => ({ of: 'dodge', figure: shove.hit, dice: shove.dice });

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

/** Sacrifice: a defender that cannot modify its dice, by whatever rule of its side. */
export const isForbidden = (look: Look, figure: number, attack: Attack | null): boolean =>
  inForce(look, figure, 'forbid', attack).some(({ effect }) => effect.args.what.includes('modifyDice'));

const noDice: readonly number[] = [];

/** By a rule of its own side; the dice of a pile never (MA5). */
export function rerollable(
  look: Look,
  roll: Roll,
  attack: Attack | null,
  withFailures: boolean,
): readonly number[] {
  if (isPile(roll.figure) || isForbidden(look, roll.figure, attack)) return noDice;
  const isFree = withFailures || areFailuresFree(look, roll, attack);
  const found: number[] = [];
  roll.dice.forEach((die, index) => {
    if (die !== failure || isFree) found.push(index);
  });
  return found;
}

/** The dice a part may change now, by index. */
export function changeable(
  look: Look,
  part: Part,
  user: number,
  moment: Pick<Moment, 'attack' | 'shove'>,
): number[] {
  const { effect } = part;
  if (effect.op !== 'changeDice') return [];
  const { state } = look;
  const attack = attackAt(state, moment.attack);
  const shove = shoveAt(state, moment.shove);
  const isAttacker = attack?.attacker === user;
  const isOwn = effect.args.whose === 'own';
  const roll =
    attack === null
      ? shove === null
        ? null
        : dodgeRoll(shove)
      : isAttacker === isOwn
        ? attackRoll(attack)
        : defenceRoll(attack);
  // MA5: dice of a pile are not changed.
  if (roll === null || (isPile(roll.figure) && !isOwn)) return [];
  const numbers = effect.args.from.flatMap(facesOf);
  if (isOwn && isForbidden(look, roll.figure, attack)) return [];
  const isFree = isOwn && areFailuresFree(look, roll, attack);
  const found: number[] = [];
  roll.dice.forEach((die, index) => {
    if (numbers.includes(die) && (die !== 8 || isFree)) found.push(index);
  });
  return found;
}
