/** Sentences for operations on dice. */
import type { EffectOf } from '../../../rules/content/effects.ts';
import { type AttackType, type Face, faces, type RollName } from '../../../rules/content/vocabulary.ts';
import { faceNames } from '../../terms.ts';
import { attackName, type Card } from '../naming.ts';
import { both, either } from '../terms.ts';
import { type Clause, clause, verbs } from './clause.ts';
import { times } from './numbers.ts';
import { person, whose } from './people.ts';

const rolled: Readonly<Record<RollName, string>> = {
  attack: 'Angriffswurf',
  defense: 'Verteidigungswurf',
  dodge: 'Ausweichwurf',
  this: 'Wurf',
  attackOrDefense: 'Angriffs- oder Verteidigungswurf',
  attackAndDefense: 'Wurf',
};
const diceOf: Readonly<Record<RollName, string>> = {
  attack: 'Angriffswürfel',
  defense: 'Verteidigungswürfel',
  dodge: 'Ausweichwürfel',
  this: 'Würfel',
  attackOrDefense: 'Angriffs- oder Verteidigungswürfel',
  attackAndDefense: 'Würfel',
};
const defenses: Readonly<Record<AttackType, string>> = {
  physical: 'Physische Verteidigung',
  energy: 'Energieverteidigung',
  mystic: 'Mystische Verteidigung',
};
const face = (name: Face): string => faceNames[name].de;
const each = (name: Face): string => `${name === 'blank' ? 'jede' : 'jeder'} ${face(name)}`;
const isFace = (name: string): name is Face => faces.some((one) => one === name);
const worth = (value: number): string =>
  value === 0 ? 'nicht als Erfolg' : value === 1 ? 'als Erfolg' : `als ${value} Erfolge`;

export const diceOps = {
  addDice: ({ who, pick, args }: EffectOf<'addDice'>, card: Card): Clause => {
    if (args.count < 0)
      return clause(
        person(who, pick, card),
        verbs.roll,
        `mit ${-args.count} ${diceOf[args.roll]}n weniger${args.floor === undefined ? '' : ` (mindestens ${args.floor})`}`,
      );
    const roll =
      args.attack === undefined
        ? `seinem ${rolled[args.roll]}`
        : `dem ${rolled[args.roll]} seines nächsten Angriffs „${attackName(card, args.attack)}“`;
    return clause(person(who, pick, card), verbs.add, `${roll}${times(args, card)} ${args.count} Würfel`);
  },
  setDice: ({ who, pick, args }: EffectOf<'setDice'>, card: Card): Clause =>
    clause(
      person(who, pick, card),
      verbs.roll,
      `mit ${args.count} ${diceOf[args.roll]}n statt mit der üblichen Zahl`,
    ),
  payForDice: ({ who, pick, args }: EffectOf<'payForDice'>, card: Card): Clause => ({
    ...clause(person(who, pick, card), verbs.pay, `bis zu ${args.max} weitere Kraft`),
    after: ` und erhält je Kraft 1 Würfel für seinen ${rolled[args.roll]}`,
  }),
  critDice: ({ who, pick, args }: EffectOf<'critDice'>, card: Card): Clause =>
    clause(
      `jeder Volltreffer im ersten Wurf ${whose(who, pick, card)}`,
      ['bringt', 'bringen'],
      args.dice === 0 ? 'keinen weiteren Würfel' : `${args.dice} Würfel statt 1`,
    ),
  reroll: ({ who, pick, args }: EffectOf<'reroll'>, card: Card): Clause => {
    const isPlural = who === 'both';
    const which = diceOf[args.roll];
    const its = isPlural ? 'ihre' : 'seine';
    const counts: Readonly<Record<string, string>> = {
      any: `beliebig viele ${its}r ${which}`,
      all: `alle ${its} ${which}`,
      X: `bis zu X ${its}r ${which}`,
      1: `1 ${its}r ${which}`,
    };
    const some = counts[String(args.count)] ?? `bis zu ${args.count} ${its}r ${which}`;
    const verb = isPlural ? 'würfeln' : 'würfelt';
    const failures = args.failures === true ? ', auch Patzer,' : '';
    return { ...clause(person(who, pick, card), [verb, 'neu würfeln', 'neu'], some + failures), isPlural };
  },
  changeDice: ({ who, pick, args }: EffectOf<'changeDice'>, card: Card): Clause => {
    const dice =
      args.whose === 'own'
        ? 'eigenen Würfel'
        : `Würfel des ${who === 'attacker' ? 'Verteidigers' : 'Angreifers'}`;
    const times_ = args.per === undefined ? '' : `${times({ per: args.per }, card).trim()} `;
    const gain =
      args.gainPowerEach === undefined ? '' : ` und erhält je gedrehtem Würfel ${args.gainPowerEach} Kraft`;
    return {
      ...clause(
        person(who, pick, card),
        ['dreht', 'drehen'],
        `${times_}${args.count} ${dice} von ${either('de', args.from.map(face))} auf ${face(args.to)}`,
      ),
      after: gain,
    };
  },
  countFaces: ({ who, pick, args }: EffectOf<'countFaces'>, card: Card): Clause => {
    const [first, ...others] = Object.entries(args.values).flatMap(([name, value]) =>
      isFace(name) ? [{ name, value }] : [],
    );
    const opponent = Object.entries(args.opponentValues ?? {}).flatMap(([name, value]) =>
      isFace(name) ? [`; auch ${each(name)} im Wurf des Gegners zählt für ihn ${worth(value)}`] : [],
    );
    const rest = others.map(({ name, value }) => `, ${each(name)} ${worth(value)}`);
    return {
      ...clause(
        `${each(first?.name ?? 'blank')} im ${rolled[args.roll]} ${whose(who, pick, card)}`,
        verbs.count,
        worth(first?.value ?? 0),
      ),
      after: [...rest, ...opponent].join(''),
    };
  },
  unlockFailures: ({ who, pick, args }: EffectOf<'unlockFailures'>, card: Card): Clause => {
    const kinds = { attack: 'Angriffs', defense: 'Verteidigungs', dodge: 'Ausweich' };
    const last = args.rolls.length - 1;
    const all = args.rolls.map((one, place) => (place === last ? `${kinds[one]}würfen` : `${kinds[one]}-`));
    return clause(
      person(who, pick, card),
      ['darf', 'dürfen', 'neu würfeln und drehen'],
      `Patzer in ${both('de', all)}`,
    );
  },
  useDefense: ({ who, pick, args }: EffectOf<'useDefense'>, card: Card): Clause =>
    clause(person(who, pick, card), ['nutzt', 'nutzen'], `seine ${defenses[args.type]}`),
  rollDamage: ({ who, pick, args }: EffectOf<'rollDamage'>, card: Card): Clause =>
    clause(
      person(who, pick, card),
      verbs.suffer,
      `1 Schaden je ${both('de', args.faces.map(face))} auf ${args.dice} dafür geworfenen Würfeln`,
    ),
  rollDrain: ({ who, pick, args }: EffectOf<'rollDrain'>, card: Card): Clause => ({
    ...clause(
      person(who, pick, card),
      verbs.lose,
      `1 Kraft je ${both('de', args.faces.map(face))} auf ${args.dice} dafür geworfenen Würfeln`,
    ),
    after: ' und erleidet 1 Schaden je Kraft, die ihm fehlt',
  }),
};
