/** The Resource Draft: picking spaces, then gaining what was drafted (R9 to R21, R68). */
import { type Step, withId, withoutAt, withoutId } from '@accretion/engine';
import type { Cards } from './cards.ts';
import { noteReactions } from './passives.ts';
import { isRecycling, layAside, putBackUnused } from './recycle.ts';
import { no } from './refusal.ts';
import {
  isSolo,
  type Move,
  type Of,
  type Pending,
  placeOf,
  type SeatStep,
  type State,
  tell,
  turnOrder,
} from './state.ts';
import { inLanes } from './turns.ts';

const resourcesDrawn = 2; // R68

/** R9: set 1 in turn order, set 2 in exactly the reverse order. */
export const draft = (cards: Cards): Of => ({
  run(state, _step, umpire) {
    state.phase = 'draft';
    tell(umpire, { did: 'phase', phase: 'draft' });
    if (isSolo(state)) {
      umpire.next({ do: 'drawResources', seat: 0 });
      return;
    }
    for (const place of state.seats) place.picks = [];
    layAside(cards, state, onOffer(cards, state), umpire);
    const order = turnOrder(state);
    umpire.next(
      ...order.map((seat): Step => ({ do: 'pick', seat, set: 0 })),
      ...[...order].reverse().map((seat): Step => ({ do: 'pick', seat, set: 1 })),
    );
  },
});

const onOffer = (cards: Cards, state: State): Pending[] =>
  [0, 1].flatMap((set) =>
    cards.draftSet(state, set).map((_, space): Pending => ({ is: 'space', set, space })),
  );

export type PickStep = SeatStep & { readonly set: number };

const isTaken = (state: State, set: number, space: number): boolean =>
  state.seats.some((place) => place.picks[set] === space);

/** R10, A37: one space per player and set; spaces are separate even if they are alike. */
export const pick = (cards: Cards): Of<PickStep> => ({
  moves: (state, { set }) =>
    cards
      .draftSet(state, set)
      .map((_, space): Move => ({ do: 'pick', space }))
      .filter((move) => move.do === 'pick' && !isTaken(state, set, move.space)),
  refuse(state, { set }, _seat, move) {
    if (move.do !== 'pick') return no('R13', 'pickFirst');
    if (move.space >= cards.draftSet(state, set).length) return no('R10', 'fourPlayersOnly');
    return isTaken(state, set, move.space) ? no('R10', 'spaceTaken') : null;
  },
  play(state, { set }, seat, move, umpire) {
    if (move.do !== 'pick') return;
    const place = placeOf(state, seat);
    place.picks = [...place.picks, move.space];
    const { space } = move;
    tell(umpire, { did: 'pick', seat, set, space, of: cards.nameOf(state, { is: 'space', set, space }) });
  },
});

/** R68: two Resource cards are drawn, one is kept. */
export const drawResources = (cards: Cards): Of => ({
  run(state, { seat }, umpire) {
    for (let n = 0; n < resourcesDrawn; n++) {
      const card = umpire.rng.from(state.resourceDeck);
      state.resourceDeck = withoutId(state.resourceDeck, card);
      state.resources = [...state.resources, card];
    }
    tell(umpire, { did: 'drawResources', cards: state.resources });
    layAside(
      cards,
      state,
      state.resources.flatMap((card) => partsOf(cards, card)),
      umpire,
    );
    umpire.next({ do: 'keep', seat });
  },
});

/** Each part of a Resource card, as it is gained. */
function partsOf(cards: Cards, card: number): Pending[] {
  const key = cards.components.resource[card] ?? '';
  const parts = cards.content.resources[key]?.parts ?? [];
  return parts.map((_, part): Pending => ({ is: 'part', card, part }));
}

/** A47: the parts of the card kept are gained in any order. A48: the other one is discarded. */
export const keep = (cards: Cards): Of => ({
  moves: (state) => state.resources.map((card): Move => ({ do: 'keep', card })),
  refuse(state, _step, _seat, move) {
    if (move.do !== 'keep') return no('R68', 'keepOne');
    return state.resources.includes(move.card) ? null : no('R68', 'notDrawn');
  },
  play(state, _step, seat, { do: _, ...move }, umpire) {
    const { card } = move as { card: number };
    for (const other of state.resources)
      if (other !== card) state.resourcesUsed = withId(state.resourcesUsed, other);
    state.resources = [card];
    placeOf(state, seat).pending = partsOf(cards, card);
    tell(umpire, { did: 'keep', card });
  },
});

/** R11, R12: when both sets are picked, all gain at the same time, in an order of their own choice. */
export const gaining = (cards: Cards): Of => ({
  run(state, _step, umpire) {
    state.phase = 'gaining';
    tell(umpire, { did: 'phase', phase: 'gaining' });
    if (!isSolo(state)) handOut(cards, state);
    putBackUnused(cards, state);
    noteReactions(cards, state);
    inLanes(state, 'gain', umpire);
  },
});

/** R14, R76: each Antimatter space on its own: the chooser a Major, every other player a Minor. */
function handOut(cards: Cards, state: State): void {
  const handed: { token: 'major' | 'minor'; from: number; to: number }[] = [];
  for (const seat of turnOrder(state)) {
    const place = placeOf(state, seat);
    place.pending = place.picks.flatMap((space, set): Pending[] => {
      if (cards.draftSet(state, set)[space]?.steps[0]?.do !== 'handOutAntimatter')
        return [{ is: 'space', set, space }];
      state.seats.forEach(
        (_, to) => void handed.push({ token: to === seat ? 'major' : 'minor', from: seat, to }),
      );
      return [];
    });
  }
  for (const { token, from, to } of handed) {
    const place = placeOf(state, to);
    place.pending = [...place.pending, { is: 'token', token, from }];
  }
}

/** The next Resource of a seat, if any is left; asked only if there is a choice. */
export const gain = (cards: Cards): Of => ({
  run(state, { seat }, umpire) {
    const { pending } = placeOf(state, seat);
    if (pending.length > 1) umpire.next({ do: 'nextResource', seat });
    else if (pending.length === 1) umpire.next(...gainNow(cards, state, seat, 0, umpire));
    else if (isSolo(state) && state.resources.length > 0) {
      for (const card of state.resources) state.resourcesUsed = withId(state.resourcesUsed, card);
      state.resources = [];
    }
  },
});

export const nextResource = (cards: Cards): Of => ({
  moves: (state, _step, seat) => placeOf(state, seat).pending.map((_, at): Move => ({ do: 'gain', at })),
  refuse(state, _step, seat, move) {
    if (move.do !== 'gain') return no('R13', 'gainFirst');
    return move.at < placeOf(state, seat).pending.length ? null : no('R12', 'notPending');
  },
  play(state, _step, seat, move, umpire) {
    if (move.do === 'gain') umpire.next(...gainNow(cards, state, seat, move.at, umpire));
  },
});

/** R52, A3: each drafted Resource is closed like an action. Recycling goes on by itself (recycle.ts). */
function gainNow(
  cards: Cards,
  state: State,
  seat: number,
  at: number,
  umpire: Parameters<typeof tell>[0],
): Step[] {
  const place = placeOf(state, seat);
  const resource = place.pending[at] as Pending;
  const goesOn = isRecycling(cards, state, resource);
  place.pending = withoutAt(place.pending, at);
  tell(umpire, { did: 'gain', seat, resource });
  const steps: Step[] =
    resource.is === 'token'
      ? [{ do: 'gainToken', seat, token: resource.token, where: 'first' }]
      : [{ do: 'effects', seat, of: cards.nameOf(state, resource), at: 0, x: 0 }];
  return goesOn ? steps : [...steps, { do: 'close', seat }, { do: 'gain', seat }];
}
