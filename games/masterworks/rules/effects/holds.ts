/** Do the conditions of an effect hold (`if`)? All that is said must. */

import type { Part } from '../book/rule.ts';
import type { EffectCondition } from '../content/conditions.ts';
import { facesOf } from '../dice/faces.ts';
import { isShielded } from '../encounter/missile.ts';
import { isContesting } from '../encounter/tokens.ts';
import { gapOf, piecesOf, planeOf, rangeOf, roundOf } from '../field/field.ts';
import { figureAt, hasCondition, isCosmic, isFigure, isUpAt, seatOf } from '../field/figures.ts';
import { sizeFor } from '../field/size.ts';
import { withinPiece } from '../plane/gaps.ts';
import type { Look } from '../play.ts';
import { none } from '../state.ts';
import { countedPart, isWithinLimit } from './limits.ts';
import type { Scene } from './scene.ts';

type Said = { readonly [K in keyof EffectCondition]-?: NonNullable<EffectCondition[K]> };
type Test<K extends keyof Said> = (
  look: Look,
  scene: Scene,
  value: Said[K],
  said: EffectCondition,
  part: Part | null,
) => boolean;

/** The gap the condition speaks of: to the owner if it is not the attacker, else to the target. */
function attackerGap(look: Look, { attack, user }: Scene, said: EffectCondition): number {
  if (attack === null) return Number.MAX_SAFE_INTEGER;
  if (said.atTargeting) return attack.far;
  const to = user !== none && user !== attack.attacker && isFigure(user) ? user : attack.target;
  return gapOf(look, attack.attacker, to);
}

function defenderGap(look: Look, { attack }: Scene, said: EffectCondition): number {
  if (attack === null) return Number.MAX_SAFE_INTEGER;
  return said.atTargeting ? attack.far : gapOf(look, attack.attacker, attack.target);
}

const tests: { readonly [K in keyof Said]: Test<K> } = {
  damageDealt: (_look, { attack }) => attack !== null && attack.dealt > 0,
  noDamageSuffered: (_look, { attack, user }) =>
    attack !== null && (attack.dealt === 0 || attack.target !== user),
  maxSize: (look, { subject }, size, _said, part) =>
    subject !== none && sizeFor(look, subject, part?.effect.op === 'throw' ? 'throw' : 'push') <= size,
  attackType: (_look, { attack }, types) => attack !== null && types.includes(attack.type),
  attackerWithin: (look, scene, band, said) => attackerGap(look, scene, said) <= rangeOf(band),
  attackerNotWithin: (look, scene, band, said) => attackerGap(look, scene, said) > rangeOf(band),
  defenderWithin: (look, scene, band, said) => defenderGap(look, scene, said) <= rangeOf(band),
  defenderNotWithin: (look, scene, band, said) => defenderGap(look, scene, said) > rangeOf(band),
  atTargeting: () => true,
  source: ({ state }, { harm, subject }) =>
    harm !== null &&
    harm.by !== none &&
    (harm.source === 'attack' || harm.source === 'effect' || harm.source === 'collision') &&
    isCosmic(seatOf(state, harm.by)) !== isCosmic(seatOf(state, subject)),
  movedThisActivation: ({ state }, { attack }) =>
    attack !== null && state.active?.figure === attack.attacker && state.active.advanced,
  attackedThisActivation: ({ state }, { attack }) =>
    attack !== null &&
    state.active?.figure === attack.attacker &&
    state.active.attacked.includes(attack.target),
  defending: (_look, { attack, user }) => attack !== null && attack.target === user,
  defenderNotActivated: ({ state }, { attack }) =>
    attack !== null && isFigure(attack.target) && !figureAt(state, attack.target).activated,
  defenderHas: ({ state }, { attack }, condition) =>
    attack !== null && isFigure(attack.target) && hasCondition(figureAt(state, attack.target), condition),
  rolled: (_look, { attack, shove, user }, face) => {
    const dice =
      attack === null ? shove?.dice : attack.attacker === user ? attack.attackDice : attack.defenceDice;
    return dice?.some((die) => facesOf(face).includes(die)) === true;
  },
  nearTerrain: (look, { user }, { range, minSize }) => {
    const { standing } = planeOf(look);
    const { x, y, r } = roundOf(look, user);
    return piecesOf(look).some(
      (piece) =>
        piece.size >= minSize && standing[piece.index] && withinPiece(piece, x, y, r, rangeOf(range)),
    );
  },
  holdingOrContesting: (look, { subject }) =>
    isFigure(subject) && (figureAt(look.state, subject).held.length > 0 || isContesting(look, subject)),
  notHoldingToken: ({ state }, { subject }) =>
    isFigure(subject) && figureAt(state, subject).held.length === 0,
  activeInSquad: ({ state }, { user }) =>
    state.active !== null && seatOf(state, state.active.figure) === seatOf(state, user),
  ownActivation: ({ state }, { user }) => state.active?.figure === user,
  pay: ({ state }, { subject }, amount) => isFigure(subject) && figureAt(state, subject).power >= amount,
  limit: ({ state }, { user, subject, attack, shove }, limit, _said, part) =>
    part === null ||
    isWithinLimit(
      state,
      limit,
      countedPart(part),
      part.rule.kind === 'leadership' ? (state.squads[seatOf(state, user)]?.leader ?? none) : user,
      subject,
      attack?.id ?? shove?.id ?? none,
    ),
  sameNotDazed: ({ state }, { same }) => same[0] !== undefined && isUpAt(state, same[0]),
  attackerSide: ({ state }, { attack }, team) =>
    attack !== null && isCosmic(seatOf(state, attack.attacker)) === (team === 'cosmic'),
  side: (_look, { seat }, team) => isCosmic(seat) === (team === 'cosmic'),
  revealed: (_look, { revealed }, kinds) => kinds.some((kind) => kind === revealed),
  covered: ({ state, book }, { token }, covered) => {
    const dampener = book.dampeners.findIndex(({ key }) => token === `dampener:${key}`);
    return (state.piles[dampener]?.isStanding === true) === covered;
  },
  shielded: (look, _scene, shielded) => isShielded(look) === shielded,
  holding: ({ state }, { user }) => isFigure(user) && figureAt(state, user).held.length > 0,
  lowered: (_look, { lowered }, by) => lowered >= by,
};

export function holds(
  look: Look,
  said: EffectCondition | undefined,
  scene: Scene,
  part: Part | null = null,
): boolean {
  if (said === undefined) return true;
  let key: keyof EffectCondition;
  for (key in said) if (!holdsOne(look, said, key, scene, part)) return false;
  return true;
}

/** The same while it is carried out: what had to be paid and counted has been. */
export function stillHolds(
  look: Look,
  said: EffectCondition | undefined,
  scene: Scene,
  part: Part | null,
): boolean {
  if (said === undefined || (said.pay === undefined && said.limit === undefined))
    return holds(look, said, scene, part);
  const { pay: _, limit: __, ...rest } = said;
  return holds(look, rest, scene, part);
}

function holdsOne<K extends keyof Said>(
  look: Look,
  said: EffectCondition,
  key: K,
  scene: Scene,
  part: Part | null,
): boolean {
  const value = said[key];
  // A flag that is false says nothing, except where it asks for the opposite.
  if (value === undefined || (value === false && key !== 'covered' && key !== 'shielded')) return true;
  return tests[key](look, scene, value as Said[K], said, part);
}
