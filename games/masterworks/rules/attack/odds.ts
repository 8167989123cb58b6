/** What an attack would come to, before it is rolled: exact odds for the table and for bots. */
import type { Part, Rule } from '../book/rule.ts';
import { worthOf } from '../dice/count.ts';
import { chanceOfFaces, damageOf, type Spread } from '../dice/odds.ts';
import { attackPool, defencePool } from '../dice/pool.ts';
import { timesOf } from '../effects/amounts.ts';
import { breakable } from '../effects/breakable.ts';
import { inForce } from '../effects/inForce.ts';
import { bareScene, type Scene } from '../effects/scene.ts';
import { gapOf, pieceAt } from '../field/field.ts';
import { figureAt, hasCondition, isFigure, isPile, seatOf, staminaOf } from '../field/figures.ts';
import type { Look } from '../play.ts';
import { type Attack, none, pileMark } from '../state.ts';
import { hasCover } from './dice.ts';
import { newAttack } from './start.ts';

export interface AttackOdds {
  readonly attackDice: number;
  readonly defenceDice: number;
  readonly hasCover: boolean;
  /** The chance of each amount of damage, from 0 on. */
  readonly damage: Spread;
  /** The damage that makes the target fall. */
  readonly needed: number;
  /** Special rules with faces, and how likely they fire (MC49). */
  readonly triggers: readonly { readonly part: Part; readonly chance: number }[];
}

export function oddsOf(
  look: Look,
  attacker: number,
  rule: Rule,
  target: number,
  from = attacker,
): AttackOdds {
  const attack = newAttack(none, { attacker, rule, target, from, isAction: true });
  attack.far = gapOf(look, attacker, target);
  attack.cover = hasCover(look, attack);
  attack.bought = ownDice(look, attack, rule);
  const attackDice = attackPool(look, attack);
  const defenceDice = defencePool(look, attack);
  const { own, other } = worthOf(look, attack);
  const perCritical = criticalsAdd(look, attack, rule, 'attacker');
  const damage = damageOf(
    { dice: attackDice, worth: own, perCritical },
    {
      dice: defenceDice,
      worth: other,
      perCritical: criticalsAdd(look, attack, rule, 'defender'),
      hasCover: attack.cover,
    },
  );
  const triggers = rule.parts.flatMap((part) =>
    part.effect.on === undefined
      ? []
      : [{ part, chance: chanceOfFaces(attackDice, perCritical, part.effect.on) }],
  );
  return {
    attackDice,
    defenceDice,
    hasCover: attack.cover,
    damage: capped(damage, rule),
    needed: neededFor(look, target),
    triggers,
  };
}

/** Dice the attack's own rules add. */
function ownDice(look: Look, attack: Attack, rule: Rule): number {
  let dice = 0;
  let scene: Scene = { ...bareScene(attack.attacker, seatOf(look.state, attack.attacker)), attack };
  for (const { effect } of rule.byWhen['pool'] ?? []) {
    if (effect.op === 'destroyTerrain') {
      const destroyed = breakable(look, effect, scene).map((mark) => pieceAt(look, mark)?.size ?? 0);
      scene = { ...scene, destroyed };
    } else if (effect.op === 'addDice' && effect.if === undefined && effect.args.roll === 'attack')
      dice += effect.args.count * timesOf(look, effect.args, scene);
  }
  return dice;
}

function criticalsAdd(look: Look, attack: Attack, rule: Rule, side: 'attacker' | 'defender'): number {
  const mark = side === 'attacker' ? attack.attacker : attack.target;
  if (!isFigure(mark)) return 1;
  if (hasCondition(figureAt(look.state, mark), 'hex')) return 0;
  let each = 1;
  for (const { effect } of rule.byOp['critDice'] ?? [])
    if (effect.op === 'critDice' && effect.who === side) each = effect.args.dice;
  for (const { effect } of inForce(look, mark, 'critDice', attack)) each = effect.args.dice;
  return each;
}

function capped(damage: Spread, rule: Rule): Spread {
  let most = damage.length;
  for (const { effect } of rule.byOp['capDamage'] ?? [])
    if (effect.op === 'capDamage') most = Math.min(most, effect.args.max);
  if (most >= damage.length) return damage;
  const found = damage.slice(0, most + 1);
  found[most] = damage.slice(most).reduce((sum, chance) => sum + chance, 0);
  return found;
}

function neededFor({ book, state }: Look, target: number): number {
  if (isPile(target))
    return book.content.encounter.pile.stamina - (state.piles[target - pileMark]?.damage ?? 0);
  const figure = figureAt(state, target);
  return staminaOf(book, state, figure) - figure.damage;
}
