/**
 * The end of an Actions phase. Once only counters are left to exchange, looking one move ahead would put off the end by
 * exchanging one counter after the other; so it is decided at one go.
 */
import type { Seat } from '@accretion/engine';
import { tokensOn } from '../rules/board.ts';
import { thresholds } from '../rules/close.ts';
import { rounds } from '../rules/round.ts';
import { type Move, type Place, placeOf, type State } from '../rules/state.ts';

/** All counters, as many as the next size needs, or the end; null while there is more to do. */
export function closing(state: State, seat: Seat, moves: readonly Move[]): Move | null {
  const end = moves.find((move) => move.do === 'end');
  const place = placeOf(state, seat);
  if (end === undefined || moves.some((move) => isMore(place, move))) return null;
  const counters = wanted(state, place);
  return moves.find((move) => move.do === 'exchange' && move.counters === counters) ?? end;
}

/** Is there something in it for the board? */
function isMore(place: Place, move: Move): boolean {
  if (move.do === 'end' || move.do === 'exchange') return false;
  if (move.do !== 'activate') return true;
  return [move.first, move.second].some((at) => {
    const hole = place.wormholes[at];
    return hole !== undefined && tokensOn(place, hole.channel, hole.space).length > 0;
  });
}

/** Nothing is bought in the last Round, and little before: then all. Otherwise what makes the hole grow now. */
function wanted(state: State, { mass, size, discovery }: Place): number {
  if (rounds - state.round <= 1) return discovery;
  const next = size === 'primordial' ? thresholds.stellar : thresholds.supermassive;
  return size === 'supermassive' || next - mass > discovery ? 0 : next - mass;
}
