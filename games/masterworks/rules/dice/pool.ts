/** Dice pools (MC48 steps 4 and 5, MC89): a number to start from, what is added or taken, at least one die. */

import { timesOf } from '../effects/amounts.ts';
import type { Force } from '../effects/force.ts';
import { inForce } from '../effects/inForce.ts';
import { bareScene, type Scene } from '../effects/scene.ts';
import { defenceOf, figureAt, hasCondition, isFigure } from '../field/figures.ts';
import type { Look } from '../play.ts';
import { type Attack, none, type Shove } from '../state.ts';

type RollName = 'attack' | 'defense' | 'dodge';

/** Does an effect that adds dice speak of this roll of this figure? */
function speaksOf(
  look: Look,
  { effect, lasting }: Force<'addDice'>,
  roll: RollName,
  attack: Attack | null,
): boolean {
  const { args } = effect;
  if (args.attack !== undefined) {
    const key = attack === null ? '' : (look.book.rules[attack.attack]?.key ?? '');
    if (!key.endsWith(`.${args.attack}`)) return false;
  }
  if (args.roll === roll) return true;
  if (args.roll === 'this') return lasting !== null && roll !== 'attack';
  if (args.roll === 'attackOrDefense' || args.roll === 'attackAndDefense') return roll !== 'dodge';
  return false;
}

/** What effects in force add to a roll. */
function added(
  look: Look,
  figure: number,
  roll: RollName,
  attack: Attack | null,
  shove: Shove | null,
): Added {
  let more = 0;
  let floor = 1;
  if (!isFigure(figure)) return { more, floor };
  const isBarred =
    roll === 'defense' &&
    inForce(look, figure, 'forbid', attack).some(({ effect }) => effect.args.what.includes('addDefenseDice'));
  for (const force of inForce(look, figure, 'addDice', attack, { shove })) {
    if (!speaksOf(look, force, roll, attack)) continue;
    const { args } = force.effect;
    const scene: Scene = { ...bareScene(force.user, none), subject: figure, attack, shove };
    const dice = args.count * timesOf(look, args, scene);
    if (isBarred && dice > 0) continue;
    more += dice;
    if (args.floor !== undefined) floor = Math.max(floor, args.floor);
  }
  return { more, floor };
}

interface Added {
  readonly more: number;
  readonly floor: number;
}

/** Step 4. */
export function attackPool(look: Look, attack: Attack): number {
  const { state, book } = look;
  const strength = book.rules[attack.attack]?.attack?.strength ?? 0;
  const { more, floor } = added(look, attack.attacker, 'attack', attack, null);
  const shocked = hasCondition(figureAt(state, attack.attacker), 'shock') ? 1 : 0;
  return Math.max(floor, strength + more + attack.bought + attack.moreAttack - shocked);
}

/** Step 5: the Defence of the attack's type, unless an effect gives another start. */
export function defencePool(look: Look, attack: Attack): number {
  const { state } = look;
  const { target } = attack;
  if (!isFigure(target)) return Math.max(1, defenceOf(look, target, attack.type) + attack.moreDefence);
  const [set] = inForce(look, target, 'setDice', attack).filter(
    ({ effect }) => effect.args.roll === 'defense',
  );
  const [other] = inForce(look, target, 'useDefense', attack);
  const start = set?.effect.args.count ?? defenceOf(look, target, other?.effect.args.type ?? attack.type);
  const { more, floor } = added(look, target, 'defense', attack, null);
  const burning = hasCondition(figureAt(state, target), 'incinerate') ? 1 : 0;
  return Math.max(floor, start + more + attack.moreDefence - burning);
}

/** MC89. */
export function dodgePool(look: Look, shove: Shove): number {
  const { hit } = shove;
  const [other] = isFigure(hit)
    ? inForce(look, hit, 'useDefense').filter(
        ({ lasting }) => lasting?.until !== 'attack' || lasting.at === shove.attack,
      )
    : [];
  const start = defenceOf(look, hit, other?.effect.args.type ?? 'physical');
  const { more, floor } = added(look, hit, 'dodge', null, shove);
  return Math.max(floor, start + more + shove.moreDice);
}
