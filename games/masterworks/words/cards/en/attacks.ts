/** Sentences for operations on the attack itself. */
import type { EffectOf } from '../../../rules/content/effects.ts';
import { attackName, type Card, characterName } from '../naming.ts';
import { either } from '../terms.ts';
import { type Clause, clause, verbs } from './clause.ts';
import { person } from './people.ts';

const a = (name: string): string => `${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${name}`;

export const attackOps = {
  chooseType: ({ args }: EffectOf<'chooseType'>, card: Card): Clause =>
    clause(
      card.place === 'attack' ? 'the attacker' : 'that character',
      ['chooses', 'choose'],
      `whether this attack is ${either('en', [...args.types])}`,
    ),
  becomeTarget: ({ who, pick }: EffectOf<'becomeTarget'>, card: Card): Clause =>
    clause(
      person(who, pick, card),
      ['becomes', 'become'],
      'the target instead, whatever the range and line of sight',
    ),
  ignoreLosCover: ({ args }: EffectOf<'ignoreLosCover'>, card: Card): Clause =>
    clause(
      args.attack === undefined ? 'this attack' : `its next ${attackName(card, args.attack)}`,
      ['needs', 'need'],
      'no line of sight and ignores cover',
    ),
  cover: ({ who, pick }: EffectOf<'cover'>, card: Card): Clause =>
    clause(person(who, pick, card), ['has', 'have'], 'cover'),
  targetLimit: ({ who, pick, args }: EffectOf<'targetLimit'>, card: Card): Clause =>
    clause(
      person(who, pick, card),
      ['can be targeted', 'be targeted'],
      `by attacks only from within Range ${args.within}`,
    ),
  measureFrom: ({ who, pick, args }: EffectOf<'measureFrom'>, card: Card): Clause => {
    const what = {
      construct: 'a Metal Construct',
      debrisPile: 'a Debris Pile',
      character: characterName(card, args.character ?? ''),
    }[args.what];
    const after = args.destroyAfter ? '; it is destroyed after all attacks' : '';
    return clause(
      person(who, pick, card),
      ['measures', 'measure'],
      `range and line of sight of this attack from ${what} within Range ${args.within}${after}`,
    );
  },
  noCollateral: (_: EffectOf<'noCollateral'>, _card: Card): Clause => ({
    ...clause('allies in its range', verbs.suffer, 'no damage from this attack'),
    isPlural: true,
  }),
  endAttackIfOut: ({ who, pick, args }: EffectOf<'endAttackIfOut'>, card: Card): Clause =>
    clause(
      'the attack',
      ['ends', 'end'],
      `if ${person(who, pick, card)} is now out of its range or line of sight${
        args.refundAction
          ? '; if it was a single-target attack in the attacker’s own activation, the attacker gets that action back'
          : ''
      }`,
    ),
  extraAttack: ({ who, pick, args }: EffectOf<'extraAttack'>, card: Card): Clause => {
    const { target } = args;
    const named: Readonly<Record<string, string>> = {
      any: args.asAction === true ? 'one more attack action' : 'one more attack',
      free: 'one of its attacks that cost 0 Power',
    };
    const what =
      named[args.attack] ??
      (target.is === undefined
        ? `one more ${attackName(card, args.attack)} attack`
        : `at once ${a(attackName(card, args.attack))} attack`);
    const whom = [
      target.same === true ? ' against the same target' : '',
      target.is === undefined ? '' : ' against the attacker',
      target.otherThan === undefined ? '' : ' against a different character',
      target.within === undefined ? '' : ` within Range ${target.within} of the defender`,
      target.anyDistance === true ? ', at any distance from the attacker' : '',
      args.without === true ? `; that attack has no ${card.rule ?? 'extra attack'}` : '',
    ];
    return clause(person(who, pick, card), verbs.make, what + whom.join(''));
  },
  actionSequence: ({ who, pick, args }: EffectOf<'actionSequence'>, card: Card): Clause => {
    const attack =
      args.attack === undefined ? 'an attack action' : `${a(attackName(card, args.attack))} attack action`;
    const steps = args.steps.map((step) => (step === 'move' ? 'a move action' : attack));
    return clause(person(who, pick, card), verbs.make, steps.join(' and then '));
  },
  activate: ({ who, pick }: EffectOf<'activate'>, card: Card): Clause =>
    clause(
      person(who, pick, card),
      ['activates', 'activate'],
      'at once, in addition to the activations of this turn',
    ),
  silenceReactions: ({ who, pick }: EffectOf<'silenceReactions'>, card: Card): Clause => ({
    ...clause(
      person(who, pick, card),
      ['cannot use', 'cannot use'],
      'reactive superpowers or reactive tactic cards',
    ),
    isPlural: true,
  }),
};
