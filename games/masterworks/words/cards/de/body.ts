/** Sentences for damage, Power and special conditions. */
import type { EffectOf } from '../../../rules/content/effects.ts';
import type { Condition } from '../../../rules/content/vocabulary.ts';
import { conditionNames } from '../../terms.ts';
import type { Card } from '../naming.ts';
import { both, either } from '../terms.ts';
import { type Clause, clause, verbs } from './clause.ts';
import { amount, times } from './numbers.ts';
import { person } from './people.ts';

const names = (list: readonly Condition[]): string[] => list.map((one) => conditionNames[one].de);

export const bodyOps = {
  damage: ({ who, pick, args }: EffectOf<'damage'>, card: Card): Clause =>
    clause(person(who, pick, card), verbs.suffer, amount(args.amount, 'Schaden') + times(args, card)),
  capDamage: ({ args }: EffectOf<'capDamage'>, _: Card): Clause =>
    clause('dieser Angriff', ['verursacht', 'verursachen'], `höchstens ${args.max} Schaden`),
  reduceDamage: ({ who, pick, args, if: condition }: EffectOf<'reduceDamage'>, card: Card): Clause => {
    const source = condition?.source === undefined ? '' : ' durch eine gegnerische Wirkung';
    const by = args.amount === 'paid' ? '1 je gezahlter Kraft' : args.amount;
    const floor = args.min === 0 ? '' : `, aber nicht unter ${args.min}`;
    const whose =
      who === 'subject'
        ? 'dieser Schaden'
        : `Schaden, den ${person(who, pick, card)}${source} erleiden würde,`;
    return clause(whose, ['sinkt', 'sinken'], `um ${by}${floor}`);
  },
  heal: ({ who, pick, args }: EffectOf<'heal'>, card: Card): Clause =>
    clause(
      person(who, pick, card),
      verbs.remove,
      args.amount === 'paid'
        ? '1 Schaden je gezahlter Kraft'
        : `${args.upTo ? 'bis zu ' : ''}${amount(args.amount, 'Schaden')}`,
    ),
  undaze: ({ who, pick }: EffectOf<'undaze'>, card: Card): Clause =>
    clause(person(who, pick, card), verbs.lose, 'seinen Benommen-Marker'),
  oneLife: ({ who, pick }: EffectOf<'oneLife'>, card: Card): Clause =>
    clause(
      person(who, pick, card),
      ['geht', 'gehen'],
      'K. o., wenn er benommen würde: Er hat keine verletzte Seite',
    ),
  exhaust: ({ who, pick, args }: EffectOf<'exhaust'>, card: Card): Clause => {
    const parts = [
      `${args.tokens} Erschöpfungsmarker`,
      ...(args.heal ? ['entfernt allen Schaden'] : []),
      ...(args.removeConditions ? ['verliert alle besonderen Zustände'] : []),
    ];
    const end = args.endActivation ? '; geschieht das in seiner eigenen Aktivierung, so endet sie' : '';
    return clause(person(who, pick, card), verbs.gain, both('de', parts) + end);
  },
  gainPower: ({ who, pick, args }: EffectOf<'gainPower'>, card: Card): Clause =>
    clause(person(who, pick, card), verbs.gain, amount(args.amount, 'Kraft') + times(args, card)),
  losePower: ({ who, pick, args }: EffectOf<'losePower'>, card: Card): Clause =>
    clause(person(who, pick, card), verbs.lose, amount(args.amount, 'Kraft') + times(args, card)),
  sapPower: ({ who, pick, args }: EffectOf<'sapPower'>, card: Card): Clause => ({
    ...clause(
      person(who, pick, card),
      verbs.lose,
      amount(args.amount, 'Kraft') + times({ per: args.per }, card),
    ),
    after: `; die verlorene Kraft erhält ${person(args.to, undefined, card)}`,
  }),
  discount: ({ who, pick, args }: EffectOf<'discount'>, card: Card): Clause =>
    clause(
      person(who, pick, card),
      verbs.pay,
      `für eine aktive oder reaktive Superkraft ${args.amount} Kraft weniger, mindestens aber ${args.min}`,
    ),
  surcharge: ({ who, pick, args }: EffectOf<'surcharge'>, card: Card): Clause =>
    clause(
      card.place === 'storm' ? 'wer eine Taktikkarte ausspielt,' : person(who, pick, card),
      ['muss', 'müssen', 'zahlen'],
      `zuerst ${args.amount} Kraft`,
    ),
  condition: ({ who, pick, args }: EffectOf<'condition'>, card: Card): Clause =>
    clause(
      person(who, pick, card),
      verbs.gain,
      args.choose === undefined
        ? both('de', names(args.conditions))
        : `${args.choose === 1 ? 'eines von' : `${args.choose} von`} ${either('de', names(args.conditions))}`,
    ),
  removeConditions: ({ who, pick, args }: EffectOf<'removeConditions'>, card: Card): Clause => {
    const what =
      args.which === undefined
        ? args.all === true
          ? 'alle besonderen Zustände'
          : args.count === 1
            ? '1 besonderen Zustand'
            : `${args.count} besondere Zustände`
        : both('de', names(args.which));
    return {
      ...clause(person(who, pick, card), verbs.lose, what),
      after: args.gainPowerEach === undefined ? '' : ` und erhält je Zustand ${args.gainPowerEach} Kraft`,
    };
  },
  immune: ({ who, pick, args }: EffectOf<'immune'>, card: Card): Clause =>
    clause(person(who, pick, card), ['ist', 'sein'], `immun gegen ${both('de', names(args.conditions))}`),
  giveActivated: ({ who, pick }: EffectOf<'giveActivated'>, card: Card): Clause =>
    clause(
      'ein Aktiviert-Marker',
      ['wird', 'gegeben werden', 'gegeben'],
      `${person(who, pick, card, 'dat')} statt des Zustands`,
    ),
};
