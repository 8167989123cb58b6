/** Sentences for operations on dice. */
import type { EffectOf } from '../../../rules/content/effects.ts';
import type { Face, RollName } from '../../../rules/content/vocabulary.ts';
import { attackName, type Card } from '../naming.ts';
import { both, either } from '../terms.ts';
import { type Clause, clause, verbs } from './clause.ts';
import { dice, times } from './numbers.ts';
import { person } from './people.ts';

const rolled: Readonly<Record<RollName, string>> = {
  attack: 'attack roll',
  defense: 'defence roll',
  dodge: 'dodge roll',
  this: 'roll',
  attackOrDefense: 'attack or defence roll',
  attackAndDefense: 'roll',
};
const diceOf: Readonly<Record<RollName, string>> = {
  attack: 'attack dice',
  defense: 'defence dice',
  dodge: 'dodge dice',
  this: 'dice',
  attackOrDefense: 'attack or defence dice',
  attackAndDefense: 'dice',
};
const faces = (list: readonly Face[]): string => both('en', [...list]);

export const diceOps = {
  addDice: ({ who, pick, args }: EffectOf<'addDice'>, card: Card): Clause => {
    if (args.count < 0)
      return clause(
        person(who, pick, card),
        verbs.roll,
        `${-args.count} fewer ${diceOf[args.roll]}${args.floor === undefined ? '' : ` (at least ${args.floor})`}`,
      );
    const roll =
      args.attack === undefined
        ? `its ${rolled[args.roll]}`
        : `the ${rolled[args.roll]} of its next ${attackName(card, args.attack)}`;
    return clause(person(who, pick, card), verbs.add, `${dice(args.count)} to ${roll}${times(args, card)}`);
  },
  setDice: ({ who, pick, args }: EffectOf<'setDice'>, card: Card): Clause =>
    clause(
      person(who, pick, card),
      verbs.roll,
      `${args.count} ${diceOf[args.roll]} instead of its usual number`,
    ),
  payForDice: ({ who, pick, args }: EffectOf<'payForDice'>, card: Card): Clause =>
    clause(
      person(who, pick, card),
      verbs.pay,
      `up to ${args.max} more Power to add 1 die to its ${rolled[args.roll]} for each`,
    ),
  critDice: ({ who, pick, args }: EffectOf<'critDice'>, card: Card): Clause =>
    clause(
      `each critical in the initial roll of ${person(who, pick, card)}`,
      verbs.add,
      args.dice === 0 ? 'no dice' : `${dice(args.dice)} instead of 1`,
    ),
  reroll: ({ who, pick, args }: EffectOf<'reroll'>, card: Card): Clause => {
    const isPlural = who === 'both';
    const its = isPlural ? 'their' : 'its';
    const which = diceOf[args.roll];
    const counts: Readonly<Record<string, string>> = {
      any: `any number of ${its} ${which}`,
      all: `all ${its} ${which}`,
      X: `up to X of ${its} ${which}`,
      1: `1 of ${its} ${which}`,
    };
    const some = counts[String(args.count)] ?? `up to ${args.count} of ${its} ${which}`;
    const failures = args.failures === true ? ', failures included' : '';
    return { ...clause(person(who, pick, card), ['rerolls', 'reroll'], some + failures), isPlural };
  },
  changeDice: ({ who, pick, args }: EffectOf<'changeDice'>, card: Card): Clause => {
    const whose = args.whose === 'own' ? 'its own' : who === 'attacker' ? "the defender's" : "the attacker's";
    const each = args.per === undefined ? '' : times({ per: args.per }, card);
    const gain =
      args.gainPowerEach === undefined ? '' : ` and gains ${args.gainPowerEach} Power for each die changed`;
    return clause(
      person(who, pick, card),
      ['changes', 'change'],
      `${args.count} of ${whose} dice from ${either('en', [...args.from])} to ${args.to}${each}${gain}`,
    );
  },
  countFaces: ({ who, pick, args }: EffectOf<'countFaces'>, card: Card): Clause => {
    const worth = (value: number): string =>
      value === 0 ? 'as no success' : value === 1 ? 'as a success' : `as ${value} successes`;
    const [first, ...others] = Object.entries(args.values);
    const opponent = Object.entries(args.opponentValues ?? {}).map(
      ([face, value]) => `; each ${face} in the opponent's roll counts ${worth(value)} for it as well`,
    );
    const rest = others.map(([face, value]) => `, each ${face} ${worth(value)}`);
    return clause(
      `each ${first?.[0] ?? ''} in the ${rolled[args.roll]} of ${person(who, pick, card)}`,
      verbs.count,
      [worth(first?.[1] ?? 0), ...rest, ...opponent].join(''),
    );
  },
  unlockFailures: ({ who, pick, args }: EffectOf<'unlockFailures'>, card: Card): Clause =>
    clause(
      person(who, pick, card),
      ['may reroll and change', 'reroll and change'],
      `failures in its ${both('en', [...args.rolls]).replace('defense', 'defence')} rolls`,
    ),
  useDefense: ({ who, pick, args }: EffectOf<'useDefense'>, card: Card): Clause =>
    clause(person(who, pick, card), ['uses', 'use'], `its ${args.type} Defence for this roll`),
  rollDamage: ({ who, pick, args }: EffectOf<'rollDamage'>, card: Card): Clause =>
    clause(
      person(who, pick, card),
      verbs.suffer,
      `1 damage for each ${faces(args.faces)} on ${dice(args.dice)} rolled for this`,
    ),
  rollDrain: ({ who, pick, args }: EffectOf<'rollDrain'>, card: Card): Clause =>
    clause(
      person(who, pick, card),
      verbs.lose,
      `1 Power for each ${faces(args.faces)} on ${dice(args.dice)} rolled for this, and suffers 1 damage for each Power it lacks`,
    ),
};
