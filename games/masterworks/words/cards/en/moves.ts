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

/** "Short away from the attacker"; away from the mover is just "away". */
function way({ tool, dir, of }: Way, card: Card, mover: Anchor | null = null): string {
  const far = toolNames[tool].en;
  if (of === undefined || dir === undefined || dir === 'any') return far;
  if (of === mover) return dir === 'away' ? `${far} away` : `${far} toward itself`;
  return `${far} ${dir === 'away' ? 'away from' : 'toward'} ${anchored(of, undefined, card)}`;
}

/** Somebody is moved by somebody else; where the mover has no name, they just are. */
function shoved(effect: EffectOf<'push'> | EffectOf<'throw'>, card: Card): Clause {
  const { who, pick, args, op } = effect;
  const whom = person(who, pick, card);
  const unhurt =
    'thrownUnhurt' in args && args.thrownUnhurt === true
      ? ' and suffers no damage from the collision itself'
      : '';
  const by = 'by' in args ? args.by : undefined;
  if (by === 'same')
    return clause(person(by, undefined, card), ['throws', 'throw'], `${whom} ${way(args, card, by)}`);
  if (who === 'self' || who === 'attacker' || !hasActor(card) || unhurt !== '')
    return clause(
      whom,
      op === 'push' ? ['is pushed', 'be pushed'] : ['is thrown', 'be thrown'],
      way(args, card) + unhurt,
    );
  const mover = card.place === 'attack' ? 'attacker' : 'self';
  const far = pick?.terrain === true ? `(${way(args, card)})` : way(args, card, mover);
  return clause(
    person(mover, undefined, card),
    op === 'push' ? ['pushes', 'push'] : ['throws', 'throw'],
    `${whom} ${far}`,
  );
}

export const moveOps = {
  advance: ({ who, pick, args }: EffectOf<'advance'>, card: Card): Clause =>
    clause(person(who, pick, card), ['advances', 'advance'], way(args, card)),
  push: (effect: EffectOf<'push'>, card: Card): Clause => shoved(effect, card),
  throw: (effect: EffectOf<'throw'>, card: Card): Clause => shoved(effect, card),
  place: ({ who, pick, args }: EffectOf<'place'>, card: Card): Clause =>
    clause(
      person(who, args.of === 'picked' ? undefined : pick, card),
      ['is placed', 'be placed'],
      `within Range ${args.range} of ${args.of === 'self' ? 'its position' : anchored(args.of, pick, card)}`,
    ),
  moveSize: ({ who, pick, args }: EffectOf<'moveSize'>, card: Card): Clause =>
    clause(
      person(who, pick, card),
      verbs.count,
      `as Size ${args.size} when its movement tool is laid for an advance`,
    ),
  sizeAs: ({ who, pick, args }: EffectOf<'sizeAs'>, card: Card): Clause => {
    const uses = { throw: 'thrown', push: 'pushed', collision: 'colliding' };
    return clause(
      person(who, pick, card),
      verbs.count,
      `as Size ${args.size} when ${either(
        'en',
        args.for.map((one) => uses[one]),
      )}`,
    );
  },
  protect: ({ who, pick, args, lasts }: EffectOf<'protect'>, card: Card): Clause => {
    const moves = args.from.flatMap((one) =>
      one === 'push' ? ['pushed'] : one === 'throw' ? ['thrown'] : [],
    );
    const by = args.by === undefined ? '' : ' by enemy effects';
    const name = person(who, pick, card);
    if (moves.length === 0)
      return clause(
        name,
        verbs.suffer,
        `no damage from ${lasts === 'collision' ? 'this collision' : `collisions${by}`}`,
      );
    const collision = args.from.includes('collisionDamage') ? ' and suffers no damage from collisions' : '';
    return clause(name, ['cannot be', 'cannot be'], `${either('en', moves)}${by}${collision}`);
  },
  preventMove: ({ who, pick }: EffectOf<'preventMove'>, card: Card): Clause =>
    clause(person(who, pick, card), ['is not moved', 'not be moved']),
  destroyTerrain: ({ args }: EffectOf<'destroyTerrain'>, card: Card): Clause => {
    const many = args.count === 'all' ? 'every' : args.count === 1 ? 'one' : `up to ${args.count}`;
    const feature = `interactive terrain feature${typeof args.count === 'number' && args.count > 1 ? 's' : ''}`;
    const mover = card.place === 'attack' ? 'the attacker' : 'this character';
    return clause(
      mover,
      ['destroys', 'destroy'],
      `${many} ${feature} of Size ${args.maxSize} or less within Range ${args.within}${args.of === 'self' ? '' : ` of ${anchored(args.of, undefined, card)}`}`,
    );
  },
  placeConstruct: ({ who, pick, args }: EffectOf<'placeConstruct'>, card: Card): Clause =>
    clause(
      person(who, pick, card),
      ['places', 'place'],
      `a Metal Construct (${args.interactive ? 'interactive' : 'non-interactive'} terrain of Size ${args.size}) within Range ${args.range} of it, unless ${args.maxInPlay} are in play`,
    ),
};
