/** Removing a token unscored, from the board or from what is still to be gained (R18, R20). */
import { withoutAt } from '@accretion/engine';
import { isMatter, occupied, putTokens, tokensOn, withoutToken } from './board.ts';
import type { Cards } from './cards.ts';
import type { Token } from './content.ts';
import { no } from './refusal.ts';
import { type Move, type Of, type Pending, placeOf, type SeatStep, type State, tell } from './state.ts';

type What = 'matter' | 'antimatter';
export type RemoveStep = SeatStep & { readonly what: What };

const isWhat = (token: Token, what: What): boolean => isMatter(token) === (what === 'matter');

/** A49: the token that a Matter space or an Antimatter handout is still to give; null for anything else. */
function pendingToken(cards: Cards, state: State, pending: Pending): Token | null {
  if (pending.is === 'token') return pending.token;
  if (pending.is === 'part') return null;
  const [only, ...more] = cards.effects(cards.nameOf(state, pending)).steps;
  return only?.do === 'gainMatter' && only.count === 1 && more.length === 0 ? only.token : null;
}

function removable(cards: Cards, state: State, seat: number, what: What): Move[] {
  const place = placeOf(state, seat);
  const moves: Move[] = [];
  for (const { channel, space, tokens } of occupied(place)) {
    for (const token of new Set(tokens))
      if (isWhat(token, what)) moves.push({ do: 'remove', channel, space, token });
  }
  place.pending.forEach((pending, at) => {
    const token = pendingToken(cards, state, pending);
    if (token !== null && isWhat(token, what)) moves.push({ do: 'removePending', at });
  });
  return moves;
}

export const canRemove = (cards: Cards, state: State, seat: number, what: What): boolean =>
  removable(cards, state, seat, what).length > 0;

export const remove = (cards: Cards): Of<RemoveStep> => ({
  moves: (state, { what }, seat) => removable(cards, state, seat, what),
  refuse(state, { what }, seat, move) {
    const rule = what === 'matter' ? 'R20' : 'R18';
    const place = placeOf(state, seat);
    if (move.do === 'remove') {
      if (!isWhat(move.token, what)) return no(rule, 'wrongKind', { what });
      return tokensOn(place, move.channel, move.space).includes(move.token) ? null : no(rule, 'notOnBoard');
    }
    if (move.do !== 'removePending') return no(rule, 'removeFirst', { what });
    const pending = place.pending[move.at];
    const token = pending === undefined ? null : pendingToken(cards, state, pending);
    return token !== null && isWhat(token, what) ? null : no('A49', 'notPending');
  },
  play(state, _step, seat, move, umpire) {
    const place = placeOf(state, seat);
    if (move.do === 'remove') {
      const { channel, space, token } = move;
      putTokens(place, channel, space, withoutToken(tokensOn(place, channel, space), token));
      tell(umpire, { did: 'remove', seat, token, from: { channel, space } });
    } else if (move.do === 'removePending') {
      const pending = place.pending[move.at];
      const token = pending === undefined ? null : pendingToken(cards, state, pending);
      place.pending = withoutAt(place.pending, move.at);
      if (token !== null) tell(umpire, { did: 'remove', seat, token, from: null });
    }
  },
});
