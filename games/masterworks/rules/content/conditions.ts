/** Conditions an effect or an interaction depends on, and limits on how often it is used. */
import { flag, int, list, oneOf, record, recordWith, type ValueOf } from '@accretion/engine';
import { range, size } from './picks.ts';
import { attackTypes, conditions, faces, soldierKinds, teams } from './vocabulary.ts';

const once = { per: oneOf('turn', 'round', 'attack', 'roll'), count: int(1, 9) };
/** Without `each` it counts for the card as a whole; `user`, `moved` and `gainer` are counted one by one. */
const each = { each: oneOf('user', 'moved', 'gainer') };
/** How often (MC67); `also` is a second limit. */
export const limit = recordWith(once, { ...each, also: recordWith(once, each) });
export type Limit = Readonly<ValueOf<typeof limit>>;

/** All that is said must hold. */
export const condition = recordWith(
  {},
  {
    damageDealt: flag(), // the attack dealt 1 damage or more
    noDamageSuffered: flag(), // the owner suffered none from this attack
    maxSize: size, // Size of the affected character at most
    attackType: list(oneOf(...attackTypes), 1, 3),
    attackerWithin: range, // from the attacker to the owner or defender
    attackerNotWithin: range,
    defenderWithin: range, // from the attacker to the defender
    defenderNotWithin: range,
    atTargeting: flag(), // ranges are judged once, when the target is named; else when the effect applies
    source: oneOf('enemy'), // damage from an enemy effect
    movedThisActivation: flag(), // the attacker advanced or was placed in this activation
    attackedThisActivation: flag(), // it has already attacked this defender in this activation
    defending: flag(), // the owner is the defender
    defenderNotActivated: flag(), // the defender has no Activated token
    defenderHas: oneOf(...conditions),
    rolled: oneOf(...faces), // at least one die shows it
    nearTerrain: record({ range, minSize: size }),
    holdingOrContesting: flag(), // holds an objective token or is within Range 1 of one
    notHoldingToken: flag(),
    activeInSquad: flag(), // the active character belongs to the leader's squad
    ownActivation: flag(), // during the owner's activation
    pay: int(1, 10), // whoever it is about must pay this much Power
    limit,
    sameNotDazed: flag(), // the character chosen by the effect just before is not Dazed
    attackerSide: oneOf(...teams),
    side: oneOf(...teams), // of whoever acts
    revealed: list(oneOf(...soldierKinds), 1, 3), // kind of the token just revealed
    covered: flag(), // a Debris Pile lies on the dampener
    shielded: flag(), // the missile is
    holding: oneOf('shutdownCode'),
    lowered: int(1, 99), // the tracker really went down by this much
  },
);
export type EffectCondition = Readonly<ValueOf<typeof condition>>;
