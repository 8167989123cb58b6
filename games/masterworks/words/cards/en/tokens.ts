/** Sentences for tokens and the encounter. */
import type { EffectOf } from '../../../rules/content/effects.ts';
import { type Card, capital } from '../naming.ts';
import { either } from '../terms.ts';
import { type Clause, clause, verbs } from './clause.ts';
import { person } from './people.ts';

const forbidden = {
  interact: 'interact',
  holdTokens: 'hold objective tokens',
  addDefenseDice: 'add defence dice',
  modifyDice: 'change or reroll its dice',
} as const;

export const tokenOps = {
  passToken: ({ pick, args }: EffectOf<'passToken'>, card: Card): Clause => {
    const kinds = either('en', args.kinds.map(capital));
    const tokens = `${args.count} ${kinds} token${args.count === 1 ? '' : 's'}`;
    return clause(
      person(args.from, pick, card),
      ['gives', 'give'],
      `${tokens} it holds to ${person(args.to, pick, card)}`,
    );
  },
  dropTokens: ({ who, pick }: EffectOf<'dropTokens'>, card: Card): Clause =>
    clause(person(who, pick, card), ['drops', 'drop'], 'every objective token it holds'),
  holdToken: ({ who, pick }: EffectOf<'holdToken'>, card: Card): Clause =>
    clause(person(who, pick, card), ['picks up', 'pick up'], 'the token'),
  discardToken: (_: EffectOf<'discardToken'>, _card: Card): Clause =>
    clause('the token', ['goes', 'go'], 'to the discarded Soldiers'),
  reveal: (_: EffectOf<'reveal'>, _card: Card): Clause =>
    clause('the Soldier', ['is turned', 'be turned'], 'face up for all to see'),
  deliverCodes: ({ who, pick, args }: EffectOf<'deliverCodes'>, card: Card): Clause =>
    clause(
      person(who, pick, card),
      ['puts', 'put'],
      `${args.count === 'all' ? 'every Shutdown Code' : 'one Shutdown Code'} it holds on the missile`,
    ),
  freeInteract: ({ who, pick, args }: EffectOf<'freeInteract'>, card: Card): Clause =>
    clause(
      person(who, pick, card),
      verbs.pay,
      `no Power for its ${args.count === 1 ? 'first interact' : `first ${args.count} interacts`}`,
    ),
  interactRange: ({ who, pick, args }: EffectOf<'interactRange'>, card: Card): Clause =>
    clause(person(who, pick, card), ['can interact', 'interact'], `with tokens within Range ${args.range}`),
  forbid: ({ who, pick, args }: EffectOf<'forbid'>, card: Card): Clause =>
    clause(
      person(who, pick, card),
      ['cannot', 'not'],
      either(
        'en',
        args.what.map((one) => forbidden[one]),
      ),
    ),
  lowerTracker: ({ args }: EffectOf<'lowerTracker'>, _: Card): Clause =>
    clause(
      'the Debris Tracker',
      ['goes down', 'go down'],
      args.upTo === undefined ? `by ${args.exactly}` : `by up to ${args.upTo}`,
    ),
  repairPile: ({ args }: EffectOf<'repairPile'>, _: Card): Clause =>
    clause(
      'the Debris Pile',
      verbs.remove,
      args.amount === 'lowered' ? 'as much damage' : `${args.amount} damage`,
    ),
  placePile: ({ args }: EffectOf<'placePile'>, _: Card): Clause =>
    clause(
      args.damage === 0 ? 'an undamaged Debris Pile' : `a Debris Pile with ${args.damage} damage`,
      ['is put', 'be put'],
      'on the dampener',
    ),
};
