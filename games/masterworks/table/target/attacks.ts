/** How an attack would go against a target: dice, cover, exact odds, by the rules' own functions. */
import { hasCover } from '../../rules/attack/dice.ts';
import type { AttackNumbers } from '../../rules/book/rule.ts';
import type { Effect } from '../../rules/content/effects.ts';
import type { Face } from '../../rules/content/vocabulary.ts';
import { worthOf } from '../../rules/dice/count.ts';
import { addedByCriticals } from '../../rules/dice/criticals.ts';
import { attackPool, defencePool } from '../../rules/dice/pool.ts';
import { inForce } from '../../rules/effects/inForce.ts';
import { staminaOf } from '../../rules/field/figures.ts';
import type { Look } from '../../rules/play.ts';
import { type Attack as AttackState, type Harm, none, pileMark } from '../../rules/state.ts';
import type { Odds } from '../../words/odds.ts';
import { apart } from '../field/measuring.ts';
import type { Model } from '../field/model.ts';
import { isPile } from '../field/names.ts';
import { type CoverReason, coverFrom, type Field, isStormyFor, rulesOf, standOf } from '../field/sight.ts';
import type { Language } from '../types.ts';
import { chanceOf, damageOdds, type Pool, plainPool } from './dice.ts';

/** The attack behind a key in moves: `hulk.strike`, or one that a card grants. */
export const attackOf = ({ model }: Pick<Field, 'model'>, key: string): AttackNumbers | null =>
  model.byKey.get(key)?.attack ?? null;

/** The key of this number in the model's list of rules, as the state of an attack has it. */
export const ruleKey = (model: Model, rule: number): string => model.rules[rule]?.key ?? '';

export interface Attacked {
  readonly attacker: number;
  readonly target: number;
  /** Its key. */
  readonly attack: string;
  /** Of the attack going on, if it is: effects may last as long as it does. */
  readonly id?: number;
}

export interface AttackOutlook extends Odds {
  readonly dice: number;
  readonly defence: number;
  readonly cover: CoverReason;
  readonly average: number;
}

type EffectOf<K extends Effect['op']> = Extract<Effect, { readonly op: K }>;

export function attackOutlook(field: Field, attacked: Attacked, language: Language = 'en'): AttackOutlook {
  const { attacker, target } = attacked;
  const look = rulesOf(field);
  const state = stateOf(field, attacked);
  const effects = effectsOf(field, attacked);
  const isCovered = hasCover(look, state);
  const worth = worthOf(look, state);
  const counted = effects.flatMap((one) =>
    one.op === 'countFaces' && one.who === 'attacker' && one.on !== undefined ? [one.args.values] : [],
  );
  const own: Pool = {
    ...plainPool(attackPool(look, state), Object.assign({}, worth.own, ...counted)),
    perCritical: addedByCriticals(look, attacker, [1], state, 'attacker'),
    rerolls: rerolls(look, attacker, state, 'attack') + ownRerolls(field, attacked, effects),
  };
  const against: Pool = {
    ...plainPool(defencePool(look, state), worth.other),
    perCritical: addedByCriticals(look, target, [1], state, 'defender'),
    rerolls: rerolls(look, target, state, 'defense'),
    hasCover: isCovered,
  };
  const piercing = effects.find(
    (one): one is EffectOf<'changeDice'> => one.op === 'changeDice' && one.args.whose === 'opponent',
  );
  const damage = damageOdds({
    attack: { ...own, wanted: piercing?.on ?? [] },
    defence: against,
    pierce: piercing === undefined || isPile(target) ? 0 : piercing.args.count,
    dealt: dealtTo(field, look, state, effects),
  });
  return {
    damage,
    ...endOf(field, target),
    triggers: triggersOf(effects, own, language),
    dice: own.dice,
    defence: against.dice,
    cover: isCovered
      ? coverFrom(field, standOf(field, attacker), target, isStormyFor(field, attacker))
      : null,
    average: damage.reduce((sum, chance, amount) => sum + chance * amount, 0),
  };
}

const effectsOf = ({ model }: Field, { attack }: Attacked): readonly Effect[] =>
  model.byKey.get(attack)?.parts.map(({ effect }) => effect) ?? [];

/** The attack as the rules would have it when its target is named. */
function stateOf(field: Field, { attack, attacker, target, id = none }: Attacked): AttackState {
  const rule = field.model.byKey.get(attack);
  return {
    ...{
      id,
      attack: rule?.index ?? none,
      attacker,
      target,
      first: target,
      targets: [],
      measured: [target],
    },
    ...{ bystanders: [], cursor: 0, type: rule?.attack?.type ?? 'physical', from: attacker, direction: none },
    ...{
      isAction: true,
      sequence: none,
      without: none,
      paid: 0,
      bought: 0,
      moreAttack: 0,
      attackDice: [],
      defenceDice: [],
    },
    ...{ moreDefence: 0, cover: false, damage: 0, dealt: 0, used: [], ended: false },
    far: Math.ceil(apart(standOf(field, attacker), standOf(field, target))),
  };
}

const countOf = (count: EffectOf<'reroll'>['args']['count']): number =>
  typeof count === 'number' ? count : 99;

/** Rerolls that innate superpowers, leaderships and lasting effects allow for nothing. */
const rerolls = (look: Look, mark: number, attack: AttackState, roll: 'attack' | 'defense'): number =>
  inForce(look, mark, 'reroll', attack).reduce(
    (sum, { effect: { args, if: only } }) =>
      sum +
      (only?.pay === undefined && (args.roll === roll || args.roll === 'attackOrDefense')
        ? countOf(args.count)
        : 0),
    0,
  );

/** Rerolls of the attack's own rules, where their range fits. */
function ownRerolls(field: Field, { attacker, target }: Attacked, effects: readonly Effect[]): number {
  const gap = apart(standOf(field, attacker), standOf(field, target));
  const bands = [0, 1_000, 3_000, 6_000, 8_000, 10_000];
  return effects.reduce((sum, one) => {
    if (one.op !== 'reroll' || one.args.roll !== 'attack') return sum;
    const within = one.if?.defenderWithin;
    return within !== undefined && gap > (bands[within] ?? 0) ? sum : sum + countOf(one.args.count);
  }, 0);
}

/** The damage of this attack as the rules would have it. */
const harmOf = ({ id, attacker, target }: AttackState): Harm => ({
  ...{ id: none, by: attacker, source: 'attack', attack: id, shove: none, gives: 'enemy', cursor: 0 },
  hurts: [{ who: target, amount: 1 }],
});

/** MC68: reductions with their floors, the attack's own cap, then what Stamina is left. */
function dealtTo(
  field: Field,
  look: Look,
  attack: AttackState,
  effects: readonly Effect[],
): (damage: number) => number {
  const { target } = attack;
  const reductions = inForce(look, target, 'reduceDamage', attack, { harm: harmOf(attack) }).flatMap(
    ({ effect: { args } }) =>
      typeof args.amount === 'number' ? [{ amount: args.amount, min: args.min }] : [],
  );
  const cap = effects.reduce(
    (least, one) => (one.op === 'capDamage' ? Math.min(least, one.args.max) : least),
    99,
  );
  const { needed } = endOf(field, target);
  return (damage) => {
    const capped = Math.min(damage, cap);
    const left = reductions.reduce(
      (sum, { amount, min }) => (sum > min ? Math.max(min, sum - amount) : sum),
      capped,
    );
    return Math.min(left, needed ?? left);
  };
}

/** The damage that would end the target's side of the card, and what comes then (MC14, ME20, ME37). */
function endOf({ model, state }: Field, target: number): Pick<Odds, 'needed' | 'ends'> {
  if (isPile(target)) {
    const damage = state.piles[target - pileMark]?.damage ?? 0;
    return { needed: model.content.encounter.pile.stamina - damage, ends: 'destroy' };
  }
  const figure = state.figures[target];
  if (figure === undefined) return { needed: null, ends: 'daze' };
  const needed = staminaOf(model, state, figure) - figure.damage;
  if (figure.character === model.boss) return { needed, ends: 'exhaust' };
  const hasOneSide = model.heroes[figure.character]?.card.stamina.injured === undefined;
  return { needed, ends: figure.injured || hasOneSide ? 'ko' : 'daze' };
}

/** Special rules of the attack by the faces they need. */
function triggersOf(
  effects: readonly Effect[],
  pool: Pool,
  language: Language,
): NonNullable<Odds['triggers']> {
  const seen = new Set<string>();
  return effects.flatMap(({ on, name }) => {
    if (on === undefined) return [];
    const faces: readonly Face[] = on;
    const key = `${name?.en} ${faces.join()}`;
    if (seen.has(key)) return [];
    seen.add(key);
    return [{ name: name?.[language] ?? '', faces, chance: chanceOf(pool, faces) }];
  });
}
