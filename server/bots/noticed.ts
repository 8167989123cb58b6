/** What others would notice of a move. */
import {
  allSeats,
  heard,
  listSeats,
  type Move,
  nobody,
  only,
  type Rng,
  type Ruleset,
  type Seat,
  type State,
  sameJson,
  type Told,
  unheard,
  watched,
} from '@accretion/engine';

export interface Noticed {
  /** Does anybody else see or hear anything of it? */
  readonly isSeen: boolean;
  /** That is never secret. */
  readonly usesChance: boolean;
}

const anyChance: Rng = { below: () => 0, from: (ids) => ids[0] ?? 0 };

/** Tries out a move of a seat that is legal. */
export function noticedOf(ruleset: Ruleset, state: State, seats: number, seat: Seat, move: Move): Noticed {
  const after = ruleset.clone(state);
  const told: Told[] = [];
  const rng = watched(anyChance);
  ruleset.play(after, seat, move, rng, told);
  if (rng.used) return { isSeen: true, usesChance: true };
  const others = [nobody, ...listSeats(allSeats(seats) & ~only(seat)).map(only)];
  const isSeen = others.some(
    (viewer) =>
      heard(told, viewer).some(({ did }) => did !== unheard.did) ||
      !sameJson(ruleset.view(state, viewer), ruleset.view(after, viewer)),
  );
  return { isSeen, usesChance: false };
}
