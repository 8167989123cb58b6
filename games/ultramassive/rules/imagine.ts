/**
 * Imagining: states that agree with all a viewer knows (H6). A card that nobody sees lies in the deck or in a hand
 * that drew it from the very deck it was last shuffled into; every hand says from which decks its cards came.
 */
import { dealer, has, hidden, type Rng, type Seats, shuffle, type Unseen } from '@accretion/engine';
import type { Cards } from './cards.ts';
import { clone } from './clone.ts';
import { discoverable } from './discover.ts';
import { type Aside, type Place, placeOf, type SeatView, type State, type View } from './state.ts';
import { layouts } from './wormholes.ts';

/** A hidden place of Action Cards: the deck, what lies ready, a hand. `age` says which cards may lie there. */
interface Bin {
  readonly at: 'deck' | 'aside' | 'hand';
  /** The seat of a hand, the place among what lies ready. */
  readonly index: number;
  readonly age: number;
  size: number;
}

export function imagine(cards: Cards, view: View, viewer: Seats): (rng: Rng) => State {
  const bins = binsOf(view, viewer);
  const seen = new Set<number | '?'>([...view.discard, ...view.removed]);
  view.seats.forEach((place, seat) => {
    for (const id of [...place.played, ...place.recycling]) seen.add(id);
    if (has(viewer, seat)) for (const id of place.hand) seen.add(id);
  });
  const unseen = cards
    .ids('action')
    .filter((id) => !seen.has(id))
    .map((id): Unseen => {
      let mask = 0;
      bins.forEach((bin, i) => {
        if (bin.age === view.decks[id]) mask |= 1 << i;
      });
      return { id, bins: mask };
    });
  const deal = dealer(
    bins.map((bin) => bin.size),
    unseen,
  );
  const base = baseOf(cards, view);
  return (rng) => {
    const state = clone(base);
    const dealt = deal(rng);
    state.deck = [];
    const hands = state.seats.map((): number[] => []);
    const aside = state.aside.slice();
    bins.forEach(({ at, index }, i) => {
      const ids = dealt[i] as number[];
      if (at === 'deck') state.deck = ids;
      else if (at === 'hand') hands[index]?.push(...ids);
      else aside[index] = { ...(aside[index] as Aside), cards: shuffle(rng, ids) };
    });
    state.aside = aside;
    state.seats.forEach((place, seat) => {
      const mine = has(viewer, seat);
      if (!mine) place.hand = (hands[seat] as number[]).sort((a, b) => a - b);
      fillCores(cards, state, place, seat, mine, rng);
      if (!mine) fillSealed(cards, place, rng);
    });
    return state;
  };
}

function binsOf(view: View, viewer: Seats): Bin[] {
  const { deck, aside, deckNumber: age } = view;
  const bins: Bin[] = [{ at: 'deck', index: 0, age, size: deck.length }];
  aside.forEach(({ cards }, index) => void bins.push({ at: 'aside', index, age, size: cards.length }));
  view.seats.forEach((place, seat) => {
    if (has(viewer, seat)) return;
    for (const age of place.ages) {
      const bin = bins.find((one) => one.at === 'hand' && one.index === seat && one.age === age);
      if (bin === undefined) bins.push({ at: 'hand', index: seat, age, size: 1 });
      else bin.size++;
    }
  });
  return bins;
}

/** The state with what the viewer sees, and what follows from it. */
function baseOf(cards: Cards, view: View): State {
  const rest = (kind: 'draftToken' | 'resource' | 'challenge', known: readonly number[]): number[] =>
    cards.ids(kind).filter((id) => !known.includes(id));
  return {
    ...view,
    deck: [],
    aside: view.aside.map(({ of }) => ({ of, cards: [] })),
    draftTokensUnused: rest('draftToken', [...view.draftTokens, ...view.draftTokensUsed]),
    resourceDeck: rest('resource', [...view.resources, ...view.resourcesUsed]),
    challengeDeck: rest(
      'challenge',
      view.challenges.map(({ card }) => card),
    ),
    seats: view.seats.map(placeIn),
  };
}

/** A seat with what the viewer sees; as many kept cards as there are, whichever they may be. */
const placeIn = (seen: SeatView): Place => ({
  ...seen,
  hand: seen.hand.filter((id) => id !== hidden),
  kept: seen.kept.map((id) => (id === hidden ? 0 : id)),
  dropped: [],
  placing: seen.placing === hidden ? [] : seen.placing,
  choice: seen.choice === hidden ? null : seen.choice,
});

/** Kept and dropped Core cards: any of the letters this seat has not shown. */
function fillCores(cards: Cards, state: State, place: Place, seat: number, mine: boolean, rng: Rng): void {
  const known = mine ? [...place.cores, ...place.kept] : place.cores;
  const letters = cards.content.editions[state.options.edition].cores.map((key) => cards.coreOf(key, seat));
  const rest = letters.filter((id) => !known.includes(id)).sort((a, b) => a - b);
  if (mine) {
    place.dropped = rest;
    return;
  }
  const { length } = place.kept;
  shuffle(rng, rest);
  place.kept = rest.slice(0, length).sort((a, b) => a - b);
  place.dropped = rest.slice(length).sort((a, b) => a - b);
}

/** What others have sealed: anything they may have sealed. */
function fillSealed(cards: Cards, place: Place, rng: Rng): void {
  const anomalies = place.decided ? discoverable(cards, place, 0) : [];
  place.choice = anomalies[rng.below(anomalies.length + 1)] ?? null;
  const choices = place.placed ? layouts(place) : [];
  place.placing = choices.length === 0 ? [] : (choices[rng.below(choices.length)] ?? []);
}

/** For the test kit: what a state must agree with that its shape does not say. */
export function contradiction(cards: Cards, state: State): string | null {
  for (let seat = 0; seat < state.seats.length; seat++) {
    const { hand, ages, kept, dropped, cores } = placeOf(state, seat);
    const drawn = hand.map((id) => state.decks[id] as number).sort((a, b) => a - b);
    if (drawn.join() !== ages.join()) return `seat ${seat} holds cards of decks ${drawn}, not ${ages}`;
    const letters = [...kept, ...dropped, ...cores].map((id) => cards.coreKey(id)).sort();
    const dealt = [...cards.content.editions[state.options.edition].cores].sort();
    if (letters.join() !== dealt.join()) return `seat ${seat} has Core cards ${letters}`;
  }
  const undrawn = [...state.deck, ...state.aside.flatMap(({ cards: ready }) => ready)];
  return undrawn.every((id) => state.decks[id] === state.deckNumber) ? null : 'the deck holds an older card';
}
