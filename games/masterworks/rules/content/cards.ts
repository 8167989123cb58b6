/** Stat cards and Team Tactic cards: what a character, an attack, a superpower and a card are made of. */
import {
  byName,
  flag,
  int,
  list,
  oneOf,
  provenance,
  record,
  recordWith,
  text,
  texts,
  type ValueOf,
} from '@accretion/engine';
import { limit } from './conditions.ts';
import { attackFields, effect } from './effects.ts';
import { pick, range, size } from './picks.ts';
import { attackTypes, bases, cardSides, events, powerKinds, tools } from './vocabulary.ts';

const effects = list(effect, 0, 12);
const subject = oneOf('self', 'squad', 'active', 'any', 'ownSide', 'picked');
/** Whose effect it is about. */
const by = oneOf('enemy', 'any', 'enemyMysticAttack', 'enemySuperpower');

/**
 * What is answered. `subject` is the character the event happens to; for `picked`, `pick` says who qualifies.
 * `attackerWithin` is measured to the subject, for target changes by nearness to the enemy to the owner.
 */
const trigger = recordWith(
  { event: oneOf(...events), subject },
  {
    pick,
    role: oneOf('attacker', 'defender'),
    attackType: list(oneOf(...attackTypes), 1, 3),
    attackerWithin: range,
    attackerNotWithin: range,
    damageDealt: flag(),
    by: list(by, 1, 4),
    kinds: list(oneOf('advance', 'push', 'throw', 'place'), 1, 4),
    token: oneOf('extract', 'secure'),
  },
);
export type Trigger = Readonly<ValueOf<typeof trigger>>;

/**
 * Who pays: `by` in order, or any of them; `count` payers, each paying from `min` to `max` Power. What is paid in all
 * is the word `paid` in the effects.
 */
const pay = record({
  by: list(recordWith({ who: oneOf('active', 'subject', 'picked') }, { pick }), 1, 4),
  count: oneOf(1, 2, 3, 4, 5, 'any'),
  min: int(0, 10),
  max: int(0, 10),
});
export type Pay = Readonly<ValueOf<typeof pay>>;

const attack = record({ ...attackFields, side: oneOf(...cardSides), effects });
export type Attack = Readonly<ValueOf<typeof attack>>;

/** `x`: the user chooses how much Power to pay; `morePerUse` is added for each earlier use this turn. */
const superpower = recordWith(
  { name: texts, kind: oneOf(...powerKinds), side: oneOf(...cardSides), effects },
  {
    cost: int(0, 10),
    x: recordWith({ min: int(0, 10), max: int(1, 10) }, { morePerUse: int(1, 9) }),
    /** Costs one of the two actions. */
    action: flag(),
    triggers: list(trigger, 1, 4),
    limit,
    pay,
    /** Of a leadership: the squad must use it (MC58). */
    affiliation: text(40),
  },
);
export type Superpower = Readonly<ValueOf<typeof superpower>>;

/** `threat` is missing for encounter characters (ME3); without `injured` there is one side only (MC14). */
export const character = recordWith(
  {
    name: texts,
    alterEgo: text(60),
    base: oneOf(...bases),
    size,
    speed: oneOf(...tools),
    stamina: recordWith({ healthy: int(1, 99) }, { injured: int(1, 99) }),
    defense: record({ physical: int(1, 20), energy: int(1, 20), mystic: int(1, 20) }),
    affiliations: list(text(40), 0, 20),
    attacks: byName(attack),
    superpowers: byName(superpower),
    from: record({ stats: provenance, base: provenance, rules: provenance }),
  },
  { threat: int(1, 17) },
);
export type Character = Readonly<ValueOf<typeof character>>;

/** Without `triggers` it is an active card, played in an open moment (MC59). */
export const tactic = recordWith(
  { name: texts, pay, effects, from: provenance },
  { affiliation: text(40), triggers: list(trigger, 1, 4) },
);
export type Tactic = Readonly<ValueOf<typeof tactic>>;

/** A squad to start from; `cards` in the order in which harder levels leave them out, the last first. */
export const squad = record({
  name: texts,
  affiliation: text(40),
  leader: text(40),
  members: list(text(40), 1, 17),
  tactics: list(text(40), 0, 9),
  from: provenance,
});
export type Squad = Readonly<ValueOf<typeof squad>>;
