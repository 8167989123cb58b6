/** Sentences for damage, Power and special conditions. */
import type { EffectOf } from '../../../rules/content/effects.ts';
import type { Condition } from '../../../rules/content/vocabulary.ts';
import { conditionNames } from '../../terms.ts';
import type { Card } from '../naming.ts';
import { both, either } from '../terms.ts';
import { type Clause, clause, verbs } from './clause.ts';
import { amount, times } from './numbers.ts';
import { person } from './people.ts';

const names = (list: readonly Condition[]): string[] => list.map((one) => conditionNames[one].en);

export const bodyOps = {
  damage: ({ who, pick, args }: EffectOf<'damage'>, card: Card): Clause =>
    clause(person(who, pick, card), verbs.suffer, amount(args.amount, 'damage') + times(args, card)),
  capDamage: ({ args }: EffectOf<'capDamage'>, _: Card): Clause =>
    clause('this attack', ['deals', 'deal'], `at most ${args.max} damage`),
  reduceDamage: ({ who, pick, args, if: condition }: EffectOf<'reduceDamage'>, card: Card): Clause => {
    const source = condition?.source === undefined ? '' : ' from an enemy effect';
    const by = args.amount === 'paid' ? '1 for each Power paid' : args.amount;
    const floor = args.min === 0 ? '' : `, to a minimum of ${args.min}`;
    const whose =
      who === 'subject' ? 'that damage' : `damage that ${person(who, pick, card)} would suffer${source}`;
    return clause(whose, ['is reduced', 'be reduced'], `by ${by}${floor}`);
  },
  heal: ({ who, pick, args }: EffectOf<'heal'>, card: Card): Clause =>
    clause(
      person(who, pick, card),
      verbs.remove,
      args.amount === 'paid'
        ? '1 damage for each Power paid'
        : `${args.upTo ? 'up to ' : ''}${amount(args.amount, 'damage')}`,
    ),
  undaze: ({ who, pick }: EffectOf<'undaze'>, card: Card): Clause =>
    clause(person(who, pick, card), verbs.lose, 'its Dazed token'),
  oneLife: ({ who, pick }: EffectOf<'oneLife'>, card: Card): Clause =>
    clause(person(who, pick, card), ["is KO'd", "be KO'd"], 'when it would be Dazed: it has no Injured side'),
  exhaust: ({ who, pick, args }: EffectOf<'exhaust'>, card: Card): Clause => {
    const parts = [
      `${args.tokens} Exhaustion token${args.tokens === 1 ? '' : 's'} instead`,
      ...(args.heal ? ['removes all its damage'] : []),
      ...(args.removeConditions ? ['loses all special conditions'] : []),
    ];
    const end = args.endActivation ? '; if this happens in its own activation, that activation ends' : '';
    return clause(person(who, pick, card), verbs.gain, both('en', parts) + end);
  },
  gainPower: ({ who, pick, args }: EffectOf<'gainPower'>, card: Card): Clause =>
    clause(person(who, pick, card), verbs.gain, amount(args.amount, 'Power') + times(args, card)),
  losePower: ({ who, pick, args }: EffectOf<'losePower'>, card: Card): Clause =>
    clause(person(who, pick, card), verbs.lose, amount(args.amount, 'Power') + times(args, card)),
  sapPower: ({ who, pick, args }: EffectOf<'sapPower'>, card: Card): Clause =>
    clause(
      person(who, pick, card),
      verbs.lose,
      `${amount(args.amount, 'Power')}${times({ per: args.per }, card)}; ${person(args.to, undefined, card)} gains the Power lost`,
    ),
  discount: ({ who, pick, args }: EffectOf<'discount'>, card: Card): Clause =>
    clause(
      person(who, pick, card),
      verbs.pay,
      `${args.amount} Power less for an active or reactive superpower, to a minimum of ${args.min}`,
    ),
  surcharge: ({ who, pick, args }: EffectOf<'surcharge'>, card: Card): Clause =>
    clause(
      card.place === 'storm' ? 'a character that plays a tactic card' : person(who, pick, card),
      ['must first pay', 'first pay'],
      `${args.amount} Power`,
    ),
  condition: ({ who, pick, args }: EffectOf<'condition'>, card: Card): Clause =>
    clause(
      person(who, pick, card),
      verbs.gain,
      args.choose === undefined
        ? both('en', names(args.conditions))
        : `${args.choose === 1 ? 'one' : args.choose} of ${either('en', names(args.conditions))}`,
    ),
  removeConditions: ({ who, pick, args }: EffectOf<'removeConditions'>, card: Card): Clause => {
    const what =
      args.which === undefined
        ? args.all === true
          ? 'all its special conditions'
          : `${args.count} special condition${args.count === 1 ? '' : 's'}`
        : both('en', names(args.which));
    const gain = args.gainPowerEach === undefined ? '' : ` and gains ${args.gainPowerEach} Power for each`;
    return clause(person(who, pick, card), verbs.lose, what + gain);
  },
  immune: ({ who, pick, args }: EffectOf<'immune'>, card: Card): Clause =>
    clause(person(who, pick, card), ['cannot have', 'cannot have'], either('en', names(args.conditions))),
  giveActivated: ({ who, pick }: EffectOf<'giveActivated'>, card: Card): Clause =>
    clause(person(who, pick, card), ['is given', 'be given'], 'an Activated token instead of the condition'),
};
