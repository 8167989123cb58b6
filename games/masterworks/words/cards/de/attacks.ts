/** Sentences for operations on the attack itself. */
import type { EffectOf } from '../../../rules/content/effects.ts';
import { attackName, type Card, characterName } from '../naming.ts';
import { type Clause, clause, verbs } from './clause.ts';
import { attackNouns } from './nouns.ts';
import { person } from './people.ts';

export const attackOps = {
  chooseType: ({ args }: EffectOf<'chooseType'>, card: Card): Clause => ({
    ...clause(card.place === 'attack' ? 'der Angreifer' : 'jener Charakter', verbs.choose),
    after: `, ob dies ein ${attackNouns(args.types, 'nom')} ist`,
  }),
  becomeTarget: ({ who, pick }: EffectOf<'becomeTarget'>, card: Card): Clause =>
    clause(
      person(who, pick, card),
      ['wird', 'werden'],
      'stattdessen zum Ziel, unabhängig von Reichweite und Sichtlinie',
    ),
  ignoreLosCover: ({ args }: EffectOf<'ignoreLosCover'>, card: Card): Clause =>
    clause(
      args.attack === undefined
        ? 'dieser Angriff'
        : `sein nächster Angriff „${attackName(card, args.attack)}“`,
      ['braucht', 'brauchen'],
      'keine Sichtlinie und ignoriert Deckung',
    ),
  cover: ({ who, pick }: EffectOf<'cover'>, card: Card): Clause =>
    clause(person(who, pick, card), ['hat', 'haben'], 'Deckung'),
  targetLimit: ({ who, pick, args }: EffectOf<'targetLimit'>, card: Card): Clause =>
    clause(
      person(who, pick, card),
      ['kann', 'können', 'werden'],
      `nur aus Reichweite ${args.within} oder näher zum Ziel von Angriffen`,
    ),
  measureFrom: ({ who, pick, args }: EffectOf<'measureFrom'>, card: Card): Clause => {
    const what = {
      construct: 'einem Metallkonstrukt',
      debrisPile: 'einem Trümmerhaufen',
      character: characterName(card, args.character ?? ''),
    }[args.what];
    return {
      ...clause(
        person(who, pick, card),
        ['misst', 'messen'],
        `Reichweite und Sichtlinie dieses Angriffs von ${what} in Reichweite ${args.within} aus`,
      ),
      after: args.destroyAfter ? '; es wird nach allen Angriffen zerstört' : '',
    };
  },
  noCollateral: (_: EffectOf<'noCollateral'>, _card: Card): Clause => ({
    ...clause(
      'Verbündete in seiner Reichweite',
      ['erleiden', 'erleiden'],
      'keinen Schaden durch diesen Angriff',
    ),
    isPlural: true,
  }),
  endAttackIfOut: ({ who, pick, args }: EffectOf<'endAttackIfOut'>, card: Card): Clause =>
    clause(
      'der Angriff',
      ['endet', 'enden'],
      `, wenn ${person(who, pick, card)} nun außer Reichweite oder Sicht ist${
        args.refundAction
          ? '; war es ein Angriff auf ein einzelnes Ziel in der eigenen Aktivierung des Angreifers, erhält dieser die Aktion zurück'
          : ''
      }`,
    ),
  extraAttack: ({ who, pick, args }: EffectOf<'extraAttack'>, card: Card): Clause => {
    const { target } = args;
    const named: Readonly<Record<string, string>> = {
      any: args.asAction === true ? 'eine weitere Angriffsaktion' : 'einen weiteren Angriff',
      free: 'einen seiner Angriffe mit Kosten 0',
    };
    const what =
      named[args.attack] ??
      `${target.is === undefined ? 'einen weiteren' : 'sofort einen'} Angriff „${attackName(card, args.attack)}“`;
    const whom = [
      target.same === true ? ' gegen dasselbe Ziel' : '',
      target.is === undefined ? '' : ' gegen den Angreifer',
      target.otherThan === undefined ? '' : ' gegen einen anderen Charakter',
      target.within === undefined ? '' : ` in Reichweite ${target.within} des Verteidigers`,
      target.anyDistance === true ? ', gleich wie weit vom Angreifer entfernt,' : '',
    ];
    return {
      ...clause(person(who, pick, card), verbs.make, what + whom.join('')),
      after: args.without === true ? `; dieser ist ohne „${card.rule ?? ''}“` : '',
    };
  },
  actionSequence: ({ who, pick, args }: EffectOf<'actionSequence'>, card: Card): Clause => {
    const attack =
      args.attack === undefined
        ? 'eine Angriffsaktion'
        : `eine Angriffsaktion „${attackName(card, args.attack)}“`;
    const steps = args.steps.map((step) => (step === 'move' ? 'eine Bewegungsaktion' : attack));
    return clause(person(who, pick, card), verbs.make, steps.join(' und danach '));
  },
  activate: ({ who, pick }: EffectOf<'activate'>, card: Card): Clause =>
    clause(
      person(who, pick, card),
      ['wird', 'werden', 'aktiviert'],
      'sofort und zusätzlich zu den Aktivierungen dieses Zuges',
    ),
  silenceReactions: ({ who, pick }: EffectOf<'silenceReactions'>, card: Card): Clause => ({
    ...clause(
      person(who, pick, card),
      ['können', 'können', 'nutzen'],
      'keine reaktiven Superkräfte oder reaktiven Taktikkarten',
    ),
    isPlural: true,
  }),
};
