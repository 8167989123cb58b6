/** A pass that everybody can see is forced. */
import { type Move, nobody, quickRng, type Ruleset, type Seat, type State } from '@accretion/engine';

/**
 * The one move of a seat, whatever its hidden cards are; null when it might have another. `view` is a spectator's.
 * `fill` gives the seat every card that it could hold: who could do nothing with all of them can do nothing with any.
 */
export function forcedMove<S extends State, M extends Move>(
  { imagine, moves }: Pick<Ruleset, 'imagine' | 'moves'>,
  view: unknown,
  seat: Seat,
  fill: (state: S) => void,
): M | null {
  const state = imagine(view, nobody)(quickRng(1));
  fill(state as S);
  const [move, ...others] = moves(state, seat);
  return move === undefined || others.length > 0 ? null : (move as M);
}
