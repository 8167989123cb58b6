/** Sentences for movement and terrain. */
import type { EffectOf } from '../../../rules/content/effects.ts';
import type { Anchor, Tool } from '../../../rules/content/vocabulary.ts';
import { toolNames } from '../../terms.ts';
import { type Card, hasActor } from '../naming.ts';
import { either } from '../terms.ts';
import { type Clause, clause, verbs } from './clause.ts';
import { anchored, person } from './people.ts';

interface Way {
  readonly tool: Tool;
  readonly dir?: 'any' | 'toward' | 'away';
  readonly of?: Anchor;
}

/** "Kurz vom Angreifer weg"; away from the mover is just "Kurz von sich weg". */
function way({ tool, dir, of }: Way, card: Card, mover: Anchor | null = null): string {
  const far = toolNames[tool].de;
  if (of === undefined || dir === undefined || dir === 'any') return far;
  const whom = of === mover ? 'sich' : anchored(of, undefined, card);
  return dir === 'away' ? `${far} von ${whom} weg` : `${far} zu ${whom} hin`;
}

/** Somebody is moved by somebody else; where the mover has no name, they just are. */
function shoved(effect: EffectOf<'push'> | EffectOf<'throw'>, card: Card): Clause {
  const { who, pick, args, op } = effect;
  const isUnhurt = 'thrownUnhurt' in args && args.thrownUnhurt === true;
  const by = 'by' in args ? args.by : undefined;
  if (by === 'same') {
    const thrown = `${person(who, pick, card, 'acc')} ${way(args, card, by)}`;
    return clause(person(by, undefined, card), ['wirft', 'werfen'], thrown);
  }
  if (who === 'self' || who === 'attacker' || !hasActor(card) || isUnhurt)
    return {
      ...clause(
        person(who, pick, card),
        op === 'push' ? ['wird', 'gestoßen werden', 'gestoßen'] : ['wird', 'geworfen werden', 'geworfen'],
        way(args, card),
      ),
      after: isUnhurt ? ' und erleidet selbst keinen Schaden durch die Kollision' : '',
    };
  const mover = card.place === 'attack' ? 'attacker' : 'self';
  const far = pick?.terrain === true ? `(${way(args, card)})` : way(args, card, mover);
  return clause(
    person(mover, undefined, card),
    op === 'push' ? ['stößt', 'stoßen'] : ['wirft', 'werfen'],
    `${person(who, pick, card, 'acc')} ${far}`,
  );
}

export const moveOps = {
  advance: ({ who, pick, args }: EffectOf<'advance'>, card: Card): Clause =>
    clause(person(who, pick, card), ['rückt', 'vorrücken', 'vor'], way(args, card)),
  push: (effect: EffectOf<'push'>, card: Card): Clause => shoved(effect, card),
  throw: (effect: EffectOf<'throw'>, card: Card): Clause => shoved(effect, card),
  place: ({ who, pick, args }: EffectOf<'place'>, card: Card): Clause =>
    clause(
      person(who, args.of === 'picked' ? undefined : pick, card),
      ['wird', 'versetzt werden', 'versetzt'],
      `in Reichweite ${args.range} ${args.of === 'self' ? 'seiner Position' : `von ${anchored(args.of, pick, card)}`}`,
    ),
  moveSize: ({ who, pick, args }: EffectOf<'moveSize'>, card: Card): Clause =>
    clause(
      person(who, pick, card),
      verbs.count,
      `als Größe ${args.size}, wenn er zum Vorrücken das Bewegungslineal anlegt`,
    ),
  sizeAs: ({ who, pick, args }: EffectOf<'sizeAs'>, card: Card): Clause => {
    const uses = { throw: 'geworfen wird', push: 'gestoßen wird', collision: 'kollidiert' };
    const when = either(
      'de',
      args.for.map((one) => uses[one]),
    );
    return clause(person(who, pick, card), verbs.count, `als Größe ${args.size}, wenn er ${when}`);
  },
  protect: ({ who, pick, args, lasts }: EffectOf<'protect'>, card: Card): Clause => {
    const moves = args.from.flatMap((one) =>
      one === 'push' ? ['gestoßen'] : one === 'throw' ? ['geworfen'] : [],
    );
    const by = args.by === undefined ? '' : 'von gegnerischen Wirkungen ';
    const name = person(who, pick, card);
    const collision = lasts === 'collision' ? 'durch diese Kollision' : 'durch Kollisionen';
    if (moves.length === 0) return clause(name, verbs.suffer, `keinen Schaden ${collision}`);
    return {
      ...clause(name, ['kann', 'können', 'werden'], `${by}nicht ${either('de', moves)}`),
      after: args.from.includes('collisionDamage') ? ` und erleidet keinen Schaden ${collision}` : '',
    };
  },
  preventMove: ({ who, pick }: EffectOf<'preventMove'>, card: Card): Clause =>
    clause(person(who, pick, card), ['wird', 'bewegt werden', 'bewegt'], 'nicht'),
  destroyTerrain: ({ args }: EffectOf<'destroyTerrain'>, card: Card): Clause => {
    const feature =
      args.count === 'all'
        ? 'jedes interaktive Geländestück'
        : args.count === 1
          ? 'ein interaktives Geländestück'
          : `bis zu ${args.count} interaktive Geländestücke`;
    const from = args.of === 'self' ? '' : ` von ${anchored(args.of, undefined, card)}`;
    return clause(
      person(card.place === 'attack' ? 'attacker' : 'self', undefined, card),
      ['zerstört', 'zerstören'],
      `${feature} der Größe ${args.maxSize} oder kleiner in Reichweite ${args.within}${from}`,
    );
  },
  placeConstruct: ({ who, pick, args }: EffectOf<'placeConstruct'>, card: Card): Clause =>
    clause(
      person(who, pick, card),
      ['stellt', 'aufstellen', 'auf'],
      `ein Metallkonstrukt (${args.interactive ? 'interaktives' : 'nicht interaktives'} Gelände der Größe ${args.size}) in Reichweite ${args.range}, sofern nicht schon ${args.maxInPlay} im Spiel sind,`,
    ),
};
