/** Moves that lead away and back without anybody else noticing: secrets that leave a match as it was. */
import { type Move, type Seat as Place, type Ruleset, type State, sameJson, sees } from '@accretion/engine';

/** A way to change a decision and change it back without anybody else seeing either. */
interface Detour {
  readonly seat: Place;
  readonly moves: readonly [Move, Move];
}

const isUnseen = (
  ruleset: Ruleset,
  before: State,
  after: State,
  told: readonly object[],
  viewer: number,
): boolean => told.length === 0 && sameJson(ruleset.view(before, viewer), ruleset.view(after, viewer));

/** A detour of a seat from this state, unseen by the first seat and by spectators; null when it has none. */
export function detourOf(ruleset: Ruleset, state: State, seat: Place): Detour | null {
  const tryOut = (from: State, move: Move): State | null => {
    const after = ruleset.clone(from);
    const told: { secret?: { to: number } }[] = [];
    const none = (): never => {
      throw new Error('chance');
    };
    try {
      ruleset.play(after, seat, move, { below: none, from: none }, told as never[]);
    } catch {
      return null;
    }
    const heard = told.filter(
      ({ secret }) => secret === undefined || sees(1, secret.to) || sees(0, secret.to),
    );
    return [0, 1].every((viewer) => isUnseen(ruleset, from, after, heard, viewer)) ? after : null;
  };
  for (const there of ruleset.moves(state, seat)) {
    const away = tryOut(state, there);
    if (away === null || sameJson(away, state)) continue;
    for (const back of ruleset.moves(away, seat)) {
      const home = tryOut(away, back);
      if (home !== null && sameJson(home, state)) return { seat, moves: [there, back] };
    }
  }
  return null;
}
