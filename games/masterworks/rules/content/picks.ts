/** Who or what qualifies when an effect lets somebody choose, or speaks of all who fit. */
import { flag, int, list, oneOf, recordWith, text, type ValueOf } from '@accretion/engine';
import { anchors, others } from './vocabulary.ts';

/** MC6: range bands. */
export const range = int(1, 5);
/** MC8, MC43. */
export const size = int(1, 5);

/**
 * - `count`: how many; `paid`: one for each Power paid, `terrainSize`: as many as the destroyed piece's Size.
 * - `side`: whose characters qualify, seen from the owner; without it, none do.
 * - `terrain`: interactive terrain qualifies (as well).
 * - `otherThan`, `isNot`: left out. `within` is measured from `of`, or from the character named in `ofCharacter`.
 * - `los`: in sight of `of`. `maxSize`: of this Size or smaller.
 * - `is`: one of these characters. `affiliation`: has it, in a squad that uses it (ME2). `leads`: has a leadership of
 *   that affiliation. `ownSquad`: of the leader's squad. `active`: the active character.
 * - `has`, `not`: tokens it must or must not have. `power`: has a superpower with this key.
 * - `targeted`: was a target of this attack. `chosenBy`: the side that chooses, if not the owner's.
 */
export const pick = recordWith(
  { count: oneOf(1, 2, 3, 4, 5, 'all', 'any', 'paid', 'terrainSize') },
  {
    side: oneOf('ally', 'enemy', 'any', 'crisis'),
    terrain: flag(),
    otherThan: oneOf(...others),
    isNot: list(text(40), 1, 9),
    within: oneOf(1, 2, 3, 4, 5, 'paid'),
    of: oneOf(...anchors),
    ofCharacter: text(40),
    los: flag(),
    maxSize: oneOf(1, 2, 3, 4, 5, 'X'),
    is: list(text(40), 1, 9),
    affiliation: text(40),
    leads: text(40),
    ownSquad: flag(),
    active: flag(),
    has: oneOf('dazed', 'activated'),
    not: oneOf('dazed', 'activatedOrDazed', 'holdingAssetOrCivilian'),
    power: text(40),
    targeted: flag(),
    chosenBy: oneOf('cosmic'),
  },
);
export type Pick = Readonly<ValueOf<typeof pick>>;
