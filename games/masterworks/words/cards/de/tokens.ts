/** Sentences for tokens and the encounter. */
import type { EffectOf } from '../../../rules/content/effects.ts';
import type { Card } from '../naming.ts';
import { type Clause, clause, verbs } from './clause.ts';
import { person } from './people.ts';

const kindNames = { asset: 'Objekt', civilian: 'Zivilisten' } as const;
const forbidden = {
  interact: 'interagieren',
  holdTokens: 'Zielmarker halten',
  addDefenseDice: 'Verteidigungswürfel hinzufügen',
  modifyDice: 'seine Würfel drehen oder neu würfeln',
} as const;

export const tokenOps = {
  passToken: ({ pick, args }: EffectOf<'passToken'>, card: Card): Clause => {
    const kinds = args.kinds.map((kind) => kindNames[kind]);
    const marker = kinds.length === 1 ? `${kinds[0]}marker` : `${kinds.join('- oder ')}marker`;
    return clause(
      person(args.from, pick, card),
      ['gibt', 'geben'],
      `${person(args.to, pick, card, 'dat')} ${args.count} ${marker}, den er hält`,
    );
  },
  dropTokens: ({ who, pick }: EffectOf<'dropTokens'>, card: Card): Clause =>
    clause(person(who, pick, card), ['lässt', 'fallen lassen', 'fallen'], 'alle Zielmarker'),
  holdToken: ({ who, pick }: EffectOf<'holdToken'>, card: Card): Clause =>
    clause(person(who, pick, card), ['nimmt', 'aufnehmen', 'auf'], 'den Marker'),
  discardToken: (_: EffectOf<'discardToken'>, _card: Card): Clause =>
    clause('der Marker', ['kommt', 'kommen'], 'zu den abgelegten Soldaten'),
  reveal: (_: EffectOf<'reveal'>, _card: Card): Clause =>
    clause('der Soldat', ['wird', 'aufgedeckt werden', 'aufgedeckt'], 'für alle'),
  deliverCodes: ({ who, pick, args }: EffectOf<'deliverCodes'>, card: Card): Clause =>
    clause(
      person(who, pick, card),
      ['legt', 'legen'],
      `${args.count === 'all' ? 'alle Abschaltcodes, die er hält,' : 'einen Abschaltcode, den er hält,'} auf die Rakete`,
    ),
  freeInteract: ({ who, pick, args }: EffectOf<'freeInteract'>, card: Card): Clause =>
    clause(
      person(who, pick, card),
      verbs.pay,
      `für ${args.count === 1 ? 'das erste Interagieren' : `die ersten ${args.count} Male Interagieren`} keine Kraft`,
    ),
  interactRange: ({ who, pick, args }: EffectOf<'interactRange'>, card: Card): Clause =>
    clause(
      person(who, pick, card),
      ['kann', 'können', 'interagieren'],
      `mit Markern in Reichweite ${args.range}`,
    ),
  forbid: ({ who, pick, args }: EffectOf<'forbid'>, card: Card): Clause =>
    clause(
      person(who, pick, card),
      ['kann', 'können'],
      `weder ${args.what.map((one) => forbidden[one]).join(' noch ')}`,
    ),
  lowerTracker: ({ args }: EffectOf<'lowerTracker'>, _: Card): Clause =>
    clause(
      'die Trümmerleiste',
      ['sinkt', 'sinken'],
      args.upTo === undefined ? `um ${args.exactly}` : `um bis zu ${args.upTo}`,
    ),
  repairPile: ({ args }: EffectOf<'repairPile'>, _: Card): Clause =>
    clause(
      'der Trümmerhaufen',
      verbs.lose,
      args.amount === 'lowered' ? 'ebenso viel Schaden' : `${args.amount} Schaden`,
    ),
  placePile: ({ args }: EffectOf<'placePile'>, _: Card): Clause =>
    clause(
      args.damage === 0 ? 'ein unbeschädigter Trümmerhaufen' : `ein Trümmerhaufen mit ${args.damage} Schaden`,
      ['kommt', 'kommen'],
      'auf den Dämpfer',
    ),
};
