/** Wormholes: placing and moving them, sealed (R5, R44, H10), and exchanging spaces (R41 to R45). */
import { nobody, only, type Refusal, type Seats, type Umpire, unheard } from '@accretion/engine';
import { lastSpace, putTokens, tokensOn, wormholeAt } from './board.ts';
import type { Cards } from './cards.ts';
import { sizes } from './content.ts';
import { trigger } from './passives.ts';
import { no } from './refusal.ts';
import { type Move, type Of, type OpenPlace, placeOf, type Spot, type State, tell } from './state.ts';

const wormholesPerSeat = 4;

/** Layouts worth offering: two in each Channel, near either end or on the Rift. `refuse` judges any other. */
function usualLayouts(last: number): readonly Spot[][] {
  const usual = [last, 1, 3, 2];
  const two = usual.flatMap((a, i) => usual.slice(i + 1).map((b) => [a, b].sort((x, y) => x - y)));
  return two.flatMap((blue) =>
    two.map((pink) => [
      ...blue.map((space): Spot => ({ channel: 'blue', space })),
      ...pink.map((space): Spot => ({ channel: 'pink', space })),
    ]),
  );
}

const usual = new Map(sizes.map((size) => [size, usualLayouts(lastSpace(size))]));

/** R75: the first is the advice for newcomers. A46: or the Wormholes are left as they are; no layout comes twice. */
export function layouts(place: OpenPlace): readonly (readonly Spot[])[] {
  const found = usual.get(place.size) ?? [];
  if (place.wormholes.length === 0) return found;
  const isHere = ({ channel, space }: Spot): boolean => wormholeAt(place, channel, space) !== undefined;
  return [
    place.wormholes.map(({ channel, space }): Spot => ({ channel, space })),
    ...found.filter((spots) => !spots.every(isHere)),
  ];
}

/** Asks every seat for its Wormholes. */
export const askWormholes: Of = {
  run(state, _step, umpire) {
    for (const place of state.seats) {
      place.placed = false;
      place.placing = [];
    }
    umpire.next({ do: 'placeWormholes' });
  },
};

export const placeWormholes: Of = {
  owes(state) {
    let owing: Seats = nobody;
    for (let seat = 0; seat < state.seats.length; seat++)
      if (!placeOf(state, seat).placed) owing |= only(seat);
    return owing;
  },
  moves: (state, _step, seat) =>
    layouts(placeOf(state, seat)).map((spots): Move => ({ do: 'placeWormholes', spots })),
  refuse(state, _step, seat, move) {
    if (move.do !== 'placeWormholes') return no('R5', 'placeWormholesNow');
    const place = placeOf(state, seat);
    const last = lastSpace(place.size);
    const taken = new Set(move.spots.map(({ channel, space }) => `${channel} ${space}`));
    const rule = place.wormholes.length === 0 ? 'R5' : 'R44';
    if (taken.size < wormholesPerSeat) return no(rule, 'oneEach');
    return move.spots.every(({ space }) => space <= last) ? null : no(rule, 'covered');
  },
  play(state, _step, seat, move, umpire) {
    if (move.do !== 'placeWormholes') return;
    const place = placeOf(state, seat);
    if (place.placed) umpire.tell(unheard, { to: only(seat), event: { did: 'seal', seat } });
    else tell(umpire, { did: 'seal', seat });
    place.placed = true;
    place.placing = move.spots;
  },
  /** All are shown together, every Wormhole open. */
  close(state, _step, umpire) {
    state.seats.forEach((place, seat) => {
      place.wormholes = place.placing.map(({ channel, space }) => ({ channel, space, open: true }));
      tell(umpire, { did: 'wormholes', seat, spots: place.placing });
      place.placed = false;
      place.placing = [];
    });
  },
};

/** R41: any two different open Wormholes of your own board. */
export function pairs(place: OpenPlace): [number, number][] {
  const { wormholes } = place;
  const found: [number, number][] = [];
  for (let a = 0; a < wormholes.length; a++) {
    if (!wormholes[a]?.open) continue;
    for (let b = a + 1; b < wormholes.length; b++) if (wormholes[b]?.open) found.push([a, b]);
  }
  return found;
}

export function pairProblem(place: OpenPlace, first: number, second: number): Refusal | null {
  if (first === second) return no('R41', 'twoDifferent');
  for (const at of [first, second]) if (!place.wormholes[at]?.open) return no('R43', 'closed');
  return null;
}

/** R42, A8: the whole contents change places, then both close. */
export function activate(
  cards: Cards,
  state: State,
  seat: number,
  first: number,
  second: number,
  umpire: Umpire,
): void {
  const place = placeOf(state, seat);
  const [a, b] = [place.wormholes[first], place.wormholes[second]];
  if (a === undefined || b === undefined) return;
  const atA = tokensOn(place, a.channel, a.space);
  const atB = tokensOn(place, b.channel, b.space);
  putTokens(place, a.channel, a.space, atB);
  putTokens(place, b.channel, b.space, atA);
  place.wormholes = place.wormholes.map((one, at) =>
    at === first || at === second ? { ...one, open: false } : one,
  );
  const full = atA.length > 0 && atB.length > 0 ? 1 : 0;
  const { pairs: before, fullExchanges } = place.tally;
  place.tally = { ...place.tally, pairs: before + 1, fullExchanges: fullExchanges + full };
  const spotOf = ({ channel, space }: Spot): Spot => ({ channel, space });
  tell(umpire, { did: 'activate', seat, first: spotOf(a), second: spotOf(b) });
  trigger(cards, state, seat, 'afterWormholes', umpire);
}
