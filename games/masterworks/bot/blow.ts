/** What an attack may be expected to do to a target, from where the attacker stands in the state. */
import { hasCover } from '../rules/attack/dice.ts';
import { partsOf, type Rule } from '../rules/book/rule.ts';
import type { EffectOf } from '../rules/content/effects.ts';
import { worthOf } from '../rules/dice/count.ts';
import { meanOf, type Spread } from '../rules/dice/odds.ts';
import { attackPool, defencePool } from '../rules/dice/pool.ts';
import { breakable } from '../rules/effects/breakable.ts';
import { holds } from '../rules/effects/holds.ts';
import { inForce } from '../rules/effects/inForce.ts';
import { bareScene, type Scene } from '../rules/effects/scene.ts';
import { bandOf, gapOf, pieceAt } from '../rules/field/field.ts';
import { figureAt, hasCondition, isFigure } from '../rules/field/figures.ts';
import type { Look } from '../rules/play.ts';
import { type Attack, none } from '../rules/state.ts';
import { damageSpread, type Pool } from './dice.ts';
import { spreadWorth } from './gains.ts';

/** An attack that is only thought of. */
const imagined = (look: Look, attacker: number, rule: Rule, target: number): Attack => ({
  id: none,
  attack: rule.index,
  attacker,
  target,
  first: target,
  targets: [],
  measured: [target],
  bystanders: [],
  cursor: 0,
  type: rule.attack?.type ?? 'physical',
  from: attacker,
  direction: none,
  isAction: true,
  sequence: none,
  without: none,
  far: gapOf(look, attacker, target),
  paid: 0,
  bought: 0,
  moreAttack: 0,
  attackDice: [],
  defenceDice: [],
  moreDefence: 0,
  cover: false,
  damage: 0,
  dealt: 0,
  used: [],
  ended: false,
});

/** Dice the attack's own rules add when pools are made. */
function ownDice(look: Look, attack: Attack, rule: Rule): number {
  let more = 0;
  const scene: Scene = { ...bareScene(attack.attacker, none), attack, subject: attack.target };
  for (const part of rule.byWhen['pool'] ?? []) {
    const { effect } = part;
    if (effect.op !== 'addDice' || effect.on !== undefined || !holds(look, effect.if, scene, part)) continue;
    if (effect.args.per === undefined) more += effect.args.count;
    else if (effect.args.per === 'destroyedTerrain') more += brokenDice(look, rule, scene);
  }
  return more;
}

/** One for each piece it breaks, and the Size of the largest. */
function brokenDice(look: Look, rule: Rule, scene: Scene): number {
  const [part] = partsOf(rule, 'destroyTerrain');
  if (part === undefined || part.effect.op !== 'destroyTerrain') return 0;
  const sizes = breakable(look, part.effect, scene).map((mark) => pieceAt(look, mark)?.size ?? 0);
  return sizes.length === 0 ? 0 : Math.max(...sizes) + sizes.length - 1;
}

const isForAttack = ({ args }: EffectOf<'reroll'>): boolean =>
  (args.roll === 'attack' || args.roll === 'attackOrDefense') &&
  (args.count === 'any' || args.count === 'all');

function mayReroll(look: Look, attack: Attack, rule: Rule): boolean {
  const scene: Scene = { ...bareScene(attack.attacker, none), attack, subject: attack.attacker };
  for (const part of partsOf(rule, 'reroll'))
    if (part.effect.op === 'reroll' && isForAttack(part.effect) && holds(look, part.effect.if, scene, part))
      return true;
  return inForce(look, attack.attacker, 'reroll', attack).some(({ effect }) => isForAttack(effect));
}

const addedBy = (look: Look, mark: number, rule: Rule | null): number => {
  if (isFigure(mark) && hasCondition(figureAt(look.state, mark), 'hex')) return 0;
  const [part] = rule === null ? [] : partsOf(rule, 'critDice');
  return part?.effect.op === 'critDice' && part.effect.who === 'attacker' ? part.effect.args.dice : 1;
};

/** What is changed about an attack that is only thought of. */
export interface Change {
  readonly attackDice?: number;
  readonly defenceDice?: number;
}

/** The spread of the damage really suffered, before caps. */
export function damageOf(look: Look, attack: Attack, rule: Rule, change: Change = {}): Spread {
  const { own, other } = worthOf(look, attack);
  const attackers: Pool = {
    dice: Math.max(1, attackPool(look, attack) + ownDice(look, attack, rule) + (change.attackDice ?? 0)),
    worth: own,
    perCritical: addedBy(look, attack.attacker, rule),
    rerolls: mayReroll(look, attack, rule),
  };
  const defenders: Pool = {
    dice: Math.max(1, change.defenceDice ?? defencePool(look, attack)),
    worth: other,
    perCritical: addedBy(look, attack.target, null),
    rerolls: inForce(look, attack.target, 'reroll', attack).some(
      ({ effect }) => effect.args.roll !== 'attack',
    ),
  };
  const spread = damageSpread(attackers, { ...defenders, hasCover: hasCover(look, attack) });
  return softened(look, attack.target, rule, spread);
}

/** Invulnerability and the like; and attacks that deal little at most. */
function softened(look: Look, target: number, rule: Rule, spread: Spread): Spread {
  let most = Number.POSITIVE_INFINITY;
  for (const { effect } of partsOf(rule, 'capDamage'))
    if (effect.op === 'capDamage') most = Math.min(most, effect.args.max);
  let less = 0;
  let least = 0;
  if (isFigure(target))
    for (const { effect } of inForce(look, target, 'reduceDamage'))
      if (typeof effect.args.amount === 'number' && effect.args.amount > less) {
        less = effect.args.amount;
        least = effect.args.min;
      }
  if (less === 0 && most === Number.POSITIVE_INFINITY) return spread;
  const found = new Array<number>(spread.length).fill(0);
  spread.forEach((p, damage) => {
    const left = Math.min(most, damage <= least ? damage : Math.max(least, damage - less));
    found[left] = (found[left] as number) + p;
  });
  return found;
}

/** What an attack may be expected to do: its mean damage, and what the damage is worth to the attacker's side. */
interface Blow {
  readonly mean: number;
  readonly worth: number;
}

/** Keeps what was reckoned out in one decision: much of it comes again from other spots. */
export class Reckoning {
  private readonly known = new Map<string, Blow>();

  constructor(readonly look: Look) {}

  blow(attacker: number, rule: Rule, target: number, change: Change = {}): Blow {
    const attack = imagined(this.look, attacker, rule, target);
    const covered = hasCover(this.look, attack) ? 'c' : '';
    const key = `${attacker}/${rule.index}/${target}/${bandOf(attack.far)}${covered}/${change.attackDice ?? 0}/${change.defenceDice ?? ''}`;
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const spread = damageOf(this.look, attack, rule, change);
    const found = { mean: meanOf(spread), worth: spreadWorth(this.look, target, spread) };
    this.known.set(key, found);
    return found;
  }
}
