/** Gaining tokens: where they may go, the stack limit, detonation (R22 to R25). */
import type { Umpire } from '@accretion/engine';
import {
  holdsAntimatter,
  isMatter,
  isStack,
  putTokens,
  riftSpace,
  spacesPerChannel,
  stackLimit,
  tokensOn,
  totalOf,
  withToken,
} from './board.ts';
import type { Cards } from './cards.ts';
import type { Placement, Token } from './content.ts';
import { no } from './refusal.ts';
import {
  type Channel,
  type Move,
  type Of,
  type Place,
  placeOf,
  type SeatStep,
  type Spot,
  type State,
  tell,
} from './state.ts';

export type PlaceStep = SeatStep & { readonly token: Token; readonly where: Placement };

const firsts: readonly Spot[] = [
  { channel: 'blue', space: 1 },
  { channel: 'pink', space: 1 },
];
/** Every placement as a move, made once. */
const placingsIn = (channel: Channel): Move[] =>
  Array.from({ length: spacesPerChannel }, (_, i) => ({ do: 'place', channel, space: i + 1 }));
const placings: Readonly<Record<Channel, readonly Move[]>> = {
  blue: placingsIn('blue'),
  pink: placingsIn('pink'),
};
const seconds: readonly Spot[] = [
  { channel: 'blue', space: 2 },
  { channel: 'pink', space: 2 },
];

/** A52: a placement is a space, not a way to it; so each space comes once. A22: open Wormholes and closed ones. */
function spotsOf(place: Place, where: Placement): readonly Spot[] {
  if (where === 'first') return firsts;
  if (where === 'firstOrSecond') return [...firsts, ...seconds];
  const holes = place.wormholes.map(({ channel, space }): Spot => ({ channel, space }));
  if (where === 'wormhole') return holes;
  return [...firsts, ...holes.filter(({ space }) => space !== 1)];
}

/** R23, R24: within the limit; never Antimatter on Antimatter. A13: a space where it would detonate is legal. */
function takes(cards: Cards, place: Place, { channel, space }: Spot, token: Token): boolean {
  const tokens = tokensOn(place, channel, space);
  if (!isMatter(token)) return !holdsAntimatter(tokens);
  return holdsAntimatter(tokens) || totalOf(cards, tokens) + cards.mass[token] <= stackLimit;
}

const spacesFor = (cards: Cards, place: Place, token: Token, where: Placement): readonly Spot[] =>
  spotsOf(place, where).filter((spot) => takes(cards, place, spot, token));

/** Gains one token: asks where, unless there is no choice. */
export const gainToken = (cards: Cards): Of<PlaceStep> => ({
  run(state, { seat, token, where }, umpire) {
    const spots = spacesFor(cards, placeOf(state, seat), token, where);
    const [first] = spots;
    if (first === undefined)
      tell(umpire, { did: 'noSpace', seat, token }); // back to the supply, unscored
    else if (spots.length === 1) put(state, seat, token, first, umpire);
    else umpire.next({ do: 'place', seat, token, where });
  },
});

export const place = (cards: Cards): Of<PlaceStep> => ({
  moves: (state, { token, where }, seat) =>
    spacesFor(cards, placeOf(state, seat), token, where).map(
      ({ channel, space }) => placings[channel][space - 1] as Move,
    ),
  refuse(state, { token, where }, seat, move) {
    if (move.do !== 'place') return no('R36', 'placeFirst', { token });
    const own = placeOf(state, seat);
    const isSpot = (one: Spot): boolean => one.channel === move.channel && one.space === move.space;
    if (!spotsOf(own, where).some(isSpot)) return no(isMatter(token) ? 'R22' : 'R24', 'notThere', { token });
    if (takes(cards, own, move, token)) return null;
    return isMatter(token)
      ? no('R23', 'stackLimit', { limit: stackLimit })
      : no('R24', 'antimatterOnAntimatter');
  },
  play(state, { token }, seat, move, umpire) {
    if (move.do === 'place') put(state, seat, token, move, umpire);
  },
});

/** R25, A11: opposites detonate at once, and nothing is scored. */
function put(state: State, seat: number, token: Token, { channel, space }: Spot, umpire: Umpire): void {
  const own = placeOf(state, seat);
  const there = tokensOn(own, channel, space);
  tell(umpire, { did: 'place', seat, token, channel, space });
  const detonates = isMatter(token) ? holdsAntimatter(there) : isStack(there);
  putTokens(own, channel, space, detonates ? [] : withToken(there, token));
  if (detonates) tell(umpire, { did: 'detonate', seat, channel, space, tokens: [...there, token] });
  else if (!isMatter(token) && space === riftSpace) own.gained = [...own.gained, channel].sort(); // ER14
}
