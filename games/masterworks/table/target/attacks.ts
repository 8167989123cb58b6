/** Attacks as the table offers them: whose, what it needs, and how it would go against a target. */
import type { Attack } from '../../rules/content/cards.ts';
import type { Effect } from '../../rules/content/effects.ts';
import { type AttackType, conditions, type Face } from '../../rules/content/vocabulary.ts';
import { none, pileMark } from '../../rules/state.ts';
import type { Odds } from '../../words/odds.ts';
import { apart, rangeLength } from '../field/measuring.ts';
import { isPile } from '../field/names.ts';
import { type CoverReason, coverFrom, type Field, isStormyFor, standOf } from '../field/sight.ts';
import { staminaOf } from '../map/figures.ts';
import { attackWorth, chanceOf, damageOdds, defenceWorth, type Pool, plainPool, type Worth } from './dice.ts';

/** The attack behind a key in moves: `hulk.strike`, or a card that grants one. */
export function attackOf({ model }: Pick<Field, 'model'>, key: string): Attack | null {
  const [owner = '', name = ''] = key.split('.');
  const card = owner === 'boss' ? model.content.boss : model.content.characters[owner];
  return card?.attacks[name] ?? null;
}

export interface Attacked {
  readonly attacker: number;
  readonly target: number;
  readonly attack: Attack;
  /** More dice than printed, for what changes them just now. */
  readonly more?: { readonly attack?: number; readonly defence?: number };
}

export interface AttackOutlook extends Odds {
  readonly dice: number;
  readonly defence: number;
  readonly cover: CoverReason;
  readonly average: number;
}

type EffectOf<K extends Effect['op']> = Extract<Effect, { readonly op: K }>;

export function attackOutlook(field: Field, attacked: Attacked): AttackOutlook {
  const { attack, attacker, target, more } = attacked;
  const ignoresCover = attack.effects.some(({ op }) => op === 'ignoreLosCover');
  const cover = ignoresCover
    ? null
    : coverFrom(field, standOf(field, attacker), target, isStormyFor(field, attacker));
  const pools = poolsOf(field, attacked, cover !== null);
  const own = { ...pools.attack, dice: Math.max(1, pools.attack.dice + (more?.attack ?? 0)) };
  const against = { ...pools.defence, dice: Math.max(1, pools.defence.dice + (more?.defence ?? 0)) };
  const piercing = attack.effects.find(
    (one): one is EffectOf<'changeDice'> => one.op === 'changeDice' && one.args.whose === 'opponent',
  );
  const pierce = piercing === undefined || isPile(target) ? 0 : piercing.args.count;
  const damage = damageOdds({
    attack: { ...own, wanted: piercing?.on ?? [] },
    defence: against,
    pierce,
    dealt: dealtTo(field, attacked),
  });
  return {
    damage,
    ...endOf(field, target),
    triggers: triggersOf(attack, own),
    dice: own.dice,
    defence: against.dice,
    cover,
    average: damage.reduce((sum, chance, amount) => sum + chance * amount, 0),
  };
}

/** MC48, steps 4 and 5, from what is printed and the conditions on both. */
function poolsOf(field: Field, { attack, attacker, target }: Attacked, hasCover: boolean) {
  const { model } = field;
  const isHexed = (mark: number): boolean => has(field, mark, 'hex');
  const own: Pool = {
    ...plainPool(
      attack.strength - (has(field, attacker, 'shock') ? 1 : 0) + wounded(field, attacker),
      worthIn(
        attackWorth,
        [...attack.effects, ...innateOf(field, attacker)],
        'attack',
        field,
        attacker,
        target,
        attack.type,
      ),
    ),
    perCritical: isHexed(attacker) ? 0 : critDice(attack.effects, 'attacker'),
    rerolls: rerollsIn(attack.effects, field, attacker, target),
  };
  if (isPile(target)) {
    const { defense } = model.content.encounter.pile;
    return { attack: own, defence: { ...plainPool(defense[attack.type], defenceWorth), hasCover } };
  }
  const card = model.heroes[field.view.figures[target]?.character ?? none]?.card;
  const defence: Pool = {
    ...plainPool(
      (card?.defense[attack.type] ?? 1) - (has(field, target, 'incinerate') ? 1 : 0),
      worthIn(
        defenceWorth,
        [...innateOf(field, target), ...attack.effects],
        'defense',
        field,
        attacker,
        target,
        attack.type,
      ),
    ),
    perCritical: isHexed(target) ? 0 : critDice(attack.effects, 'defender'),
    rerolls: innateOf(field, target).reduce(
      (sum, one) =>
        sum +
        (one.op === 'reroll' && one.args.roll === 'defense' && fits(one, field, attacker, target, attack.type)
          ? countOf(one)
          : 0),
      0,
    ),
    hasCover,
  };
  return { attack: own, defence };
}

const countOf = ({ args }: EffectOf<'reroll'>): number => (typeof args.count === 'number' ? args.count : 99);

function rerollsIn(effects: readonly Effect[], field: Field, attacker: number, target: number): number {
  return effects.reduce(
    (sum, one) =>
      sum +
      (one.op === 'reroll' && one.args.roll === 'attack' && fits(one, field, attacker, target)
        ? countOf(one)
        : 0),
    0,
  );
}

/** Innate superpowers of the side of the card that shows. */
function innateOf({ model, view }: Field, mark: number): readonly Effect[] {
  const figure = view.figures[mark];
  const card = model.heroes[figure?.character ?? none]?.card;
  if (figure === undefined || card === undefined) return [];
  const side = figure.injured ? 'injured' : 'healthy';
  return Object.values(card.superpowers)
    .filter((power) => power.kind === 'innate' && (power.side === 'both' || power.side === side))
    .flatMap(({ effects }) => effects);
}

/** Dice for the damage on it, as an angry Hulk has them. */
const wounded = (field: Field, mark: number): number =>
  innateOf(field, mark).reduce((sum, one) => {
    if (one.op !== 'addDice' || one.args.roll !== 'attack' || one.args.per !== 'damageOnSelf') return sum;
    const damage = field.view.figures[mark]?.damage ?? 0;
    return sum + one.args.count * Math.floor(damage / (one.args.every ?? 1));
  }, 0);

/** Conditions of an effect that can be known before the dice fall. */
function fits(effect: Effect, field: Field, attacker: number, target: number, type?: AttackType): boolean {
  const only = effect.if;
  if (only === undefined) return true;
  const gap = apart(standOf(field, attacker), standOf(field, target));
  const isWithin = (band: number | undefined): boolean => band === undefined || gap <= rangeLength(band);
  const isBeyond = (band: number | undefined): boolean => band === undefined || gap > rangeLength(band);
  return (
    (only.attackType === undefined || type === undefined || only.attackType.includes(type)) &&
    isWithin(only.attackerWithin ?? only.defenderWithin) &&
    isBeyond(only.attackerNotWithin ?? only.defenderNotWithin)
  );
}

function worthIn(
  start: Worth,
  effects: readonly Effect[],
  roll: 'attack' | 'defense',
  field: Field,
  attacker: number,
  target: number,
  type: AttackType,
): Worth {
  return effects.reduce(
    (worth, one) =>
      one.op === 'countFaces' &&
      one.lasts === undefined &&
      one.args.roll === roll &&
      fits(one, field, attacker, target, type)
        ? { ...worth, ...one.args.values }
        : worth,
    start,
  );
}

const critDice = (effects: readonly Effect[], who: 'attacker' | 'defender'): number =>
  effects.reduce((dice, one) => (one.op === 'critDice' && one.who === who ? one.args.dice : dice), 1);

const has = ({ view }: Field, mark: number, condition: (typeof conditions)[number]): boolean =>
  ((view.figures[mark]?.conditions ?? 0) & (1 << conditions.indexOf(condition))) !== 0;

/** MC68: reductions with their floors, then what Stamina is left. */
function dealtTo(field: Field, { attack, target }: Attacked): (damage: number) => number {
  const reductions = innateOf(field, target).flatMap((one) =>
    one.op === 'reduceDamage' && typeof one.args.amount === 'number'
      ? [{ amount: one.args.amount, min: one.args.min }]
      : [],
  );
  const cap = attack.effects.reduce(
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
function endOf({ model, view }: Field, target: number): Pick<Odds, 'needed' | 'ends'> {
  if (isPile(target)) {
    const damage = view.piles[target - pileMark]?.damage ?? 0;
    return { needed: model.content.encounter.pile.stamina - damage, ends: 'destroy' };
  }
  const figure = view.figures[target];
  if (figure === undefined) return { needed: null, ends: 'daze' };
  const needed = staminaOf(model, view, figure) - figure.damage;
  if (figure.character === model.boss) return { needed, ends: 'exhaust' };
  const hasOneSide = model.heroes[figure.character]?.card.stamina.injured === undefined;
  return { needed, ends: figure.injured || hasOneSide ? 'ko' : 'daze' };
}

/** Special rules of the attack by the faces they need. */
function triggersOf(attack: Attack, pool: Pool): NonNullable<Odds['triggers']> {
  const seen = new Set<string>();
  return attack.effects.flatMap(({ on, name }) => {
    if (on === undefined) return [];
    const faces: readonly Face[] = on;
    const key = `${name?.en} ${faces.join()}`;
    if (seen.has(key)) return [];
    seen.add(key);
    return [{ name: name?.en ?? '', faces, chance: chanceOf(pool, faces) }];
  });
}
