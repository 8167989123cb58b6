/** What damage to a target is worth to the side that deals it. */

import type { Spread } from '../rules/dice/odds.ts';
import { isShielded } from '../rules/encounter/missile.ts';
import { figureAt, isFigure, staminaOf } from '../rules/field/figures.ts';
import type { Look } from '../rules/play.ts';
import { cosmic, pileMark } from '../rules/state.ts';
import { bossDamageWorth, damageShare, healthWorth, pileWorth } from './outlook.ts';
import { gainWorth } from './power.ts';
import { weights } from './weights.ts';

/** A code that falls to the ground. */
export const dropWorth = weights.held - weights.onGround;

/** Worth of so much damage to a figure or pile, to its enemies. */
export function harmWorth(look: Look, target: number, damage: number): number {
  if (damage <= 0) return 0;
  const { state, book } = look;
  if (!isFigure(target)) return pileHarm(look, target - pileMark, damage);
  const figure = figureAt(state, target);
  const left = staminaOf(book, state, figure) - figure.damage;
  if (figure.seat === cosmic) {
    const isDown = damage >= left && isShielded(look);
    const worth = bossDamageWorth(look) * Math.min(damage, left);
    // He gains Power by it.
    return worth + (isDown ? weights.exhaustion : 0) - 0.5 * gainWorth(look, target, Math.min(damage, left));
  }
  const before = healthWorth(look, figure);
  const suffered = Math.min(damage, left);
  const falls = damage >= left;
  const isOut =
    falls && (figure.injured || book.heroes[figure.character]?.card.stamina.injured === undefined);
  const after = healthWorth(look, {
    ...figure,
    damage: figure.damage + suffered,
    dazed: falls,
    gone: isOut,
  });
  const dropped = falls ? dropWorth * figure.held.length : 0;
  return before - after + dropped - 0.5 * gainWorth(look, target, suffered);
}

function pileHarm(look: Look, pile: number, damage: number): number {
  const { book, state } = look;
  const now = state.piles[pile]?.damage ?? 0;
  const { stamina } = book.content.encounter.pile;
  const worth = pileWorth(look, pile);
  if (now + damage >= stamina) return worth * (1 - damageShare(look, now));
  return worth * (damageShare(look, now + damage) - damageShare(look, now));
}

/** Worth of a spread of damage, and the chance that it fells. */
export function spreadWorth(look: Look, target: number, spread: Spread): number {
  let sum = 0;
  for (let damage = 1; damage < spread.length; damage++) {
    const chance = spread[damage] ?? 0;
    if (chance > 1e-6) sum += chance * harmWorth(look, target, damage);
  }
  return sum;
}
