/** Numbers in effects: words for numbers, and what they are multiplied by. */

import type { AmountWord, Multiplier } from '../content/vocabulary.ts';
import { facesOf } from '../dice/faces.ts';
import { isWithin } from '../field/field.ts';
import { areAllied, figureAt, isFigure, isUp } from '../field/figures.ts';
import type { Look } from '../play.ts';
import type { Scene } from './scene.ts';
import { isOfAffiliation } from './who.ts';

export function amountOf(amount: number | AmountWord, scene: Scene): number {
  switch (amount) {
    case 'damageDealt':
      return scene.attack?.dealt ?? 0;
    case 'paid':
      return scene.paid;
    case 'X':
      return scene.x;
    case 'lowered':
      return scene.lowered;
    default:
      return amount;
  }
}

interface Multiplied {
  readonly per?: Multiplier;
  readonly every?: number;
  readonly allies?: { readonly affiliation: string; readonly within: number };
}

/** How often something counts; 1 without a multiplier. */
export function timesOf(look: Look, { per, every = 1, allies }: Multiplied, scene: Scene): number {
  if (per === undefined) return 1;
  return Math.floor(counted(look, per, allies, scene) / every);
}

function counted(look: Look, per: Multiplier, allies: Multiplied['allies'], scene: Scene): number {
  const { state } = look;
  const { attack, user } = scene;
  switch (per) {
    case 'wild':
      return countFace(attack?.attackDice, 2);
    case 'critical':
      return countFace(attack?.attackDice, 1);
    case 'ownWild':
      if (attack === null) return countFace(scene.shove?.dice, 2);
      return countFace(attack.attacker === user ? attack.attackDice : attack.defenceDice, 2);
    case 'damageOnSelf':
      return isFigure(user) ? figureAt(state, user).damage : 0;
    case 'timesPlacedThisTurn':
      return attack === null ? 0 : figureAt(state, attack.attacker).placed;
    case 'constructInPlay':
      return state.constructs.filter(({ isStanding }) => isStanding).length;
    case 'debrisPileInPlay':
      return state.piles.filter(({ isStanding }) => isStanding).length;
    case 'alliesNear':
      return allies === undefined || attack === null ? 0 : alliesNear(look, attack.target, allies);
    case 'destroyedTerrain': {
      const { destroyed } = scene;
      return destroyed.length === 0 ? 0 : Math.max(...destroyed) + destroyed.length - 1;
    }
  }
}

function alliesNear(
  look: Look,
  of: number,
  { affiliation, within }: NonNullable<Multiplied['allies']>,
): number {
  return look.state.figures.filter(
    (figure, mark) =>
      mark !== of &&
      isUp(figure) &&
      areAllied(look.state, mark, of) &&
      isOfAffiliation(look, figure, affiliation) &&
      isWithin(look, mark, of, within),
  ).length;
}

function countFace(dice: readonly number[] | undefined, number: number): number {
  let count = 0;
  for (const die of dice ?? []) if (die === number) count++;
  return count;
}

/** MC49: are these faces all in the roll? "Wild wild" needs two. */
export function showsAll(dice: readonly number[], faces: readonly Parameters<typeof facesOf>[0][]): boolean {
  const left = dice.slice();
  return faces.every((face) => {
    const at = left.findIndex((die) => facesOf(face).includes(die));
    if (at < 0) return false;
    left.splice(at, 1);
    return true;
  });
}
