/** The Action deck and its discard pile: drawing, discarding, shuffling (R3, R39, R40). */
import { only, type Umpire, withId, withoutId } from '@accretion/engine';
import { type Place, placeOf, type State, tell, type View } from './state.ts';

export const handSize = 3;

/** A card leaves a hand for all to see; so all know from which deck it came (H6). */
export function leaveHand(state: State, place: Place, card: number): void {
  place.hand = withoutId(place.hand, card);
  const at = place.ages.indexOf(state.decks[card] as number);
  place.ages = place.ages.filter((_, i) => i !== at);
}

/** H1: the pile has no order. */
export function discard(state: State, seat: number, cards: readonly number[], umpire: Umpire): void {
  if (cards.length === 0) return;
  for (const card of cards) state.discard = withId(state.discard, card);
  tell(umpire, { did: 'discard', seat, cards: [...cards] });
}

/** Draws up to so many cards. A26, A51: the pile is shuffled as the last card is taken; A25: or there are fewer. */
export function draw(state: State, seat: number, count: number, umpire: Umpire): void {
  const place = placeOf(state, seat);
  const drawn: number[] = [];
  while (drawn.length < count) {
    if (state.deck.length === 0) shuffleIn(state, umpire);
    if (state.deck.length === 0) break;
    const card = umpire.rng.from(state.deck);
    drawn.push(card);
    state.deck = withoutId(state.deck, card);
    place.hand = withId(place.hand, card);
    place.ages = withId(place.ages, state.deckNumber);
    if (state.deck.length === 0) shuffleIn(state, umpire);
  }
  tellDrawn(seat, drawn, umpire);
}

/** Which cards were drawn the drawer alone hears (H2). */
function tellDrawn(seat: number, drawn: readonly number[], umpire: Umpire): void {
  if (drawn.length === 0) return;
  const cards = [...drawn].sort((a, b) => a - b);
  tell(
    umpire,
    { did: 'draw', seat, count: cards.length, cards: [] },
    { to: only(seat), event: { did: 'draw', seat, count: cards.length, cards } },
  );
}

/** Draws cards that lie ready: they were taken from the present deck, so no chance is needed any more. */
export function drawReady(state: State, seat: number, ready: readonly number[], umpire: Umpire): void {
  const place = placeOf(state, seat);
  for (const card of ready) {
    place.hand = withId(place.hand, card);
    place.ages = withId(place.ages, state.deckNumber);
  }
  tellDrawn(seat, ready, umpire);
}

/** How many cards the deck has, those that lie ready for recycling included. */
export const deckSize = ({ deck, aside }: Pick<View, 'deck' | 'aside'>): number =>
  aside.reduce((sum, { cards }) => sum + cards.length, deck.length);

/** R40, H18: the pile becomes a new deck. Its order is drawn card by card. */
function shuffleIn(state: State, umpire: Umpire): void {
  if (state.discard.length === 0) return;
  state.deck = state.discard;
  state.discard = [];
  state.deckNumber++;
  const { deck, deckNumber } = state;
  const decks = state.decks.slice();
  for (const card of deck) decks[card] = deckNumber;
  state.decks = decks;
  tell(umpire, { did: 'shuffle', cards: deck.length });
}
