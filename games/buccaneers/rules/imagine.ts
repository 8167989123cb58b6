/**
 * Imagining: states that agree with all a viewer knows. Cards never move between the travelling hands, and every
 * face-down Toy says from which hand it came and when; so a card seen in a hand is still there, on the pile, or one
 * of the Toys laid from that hand since.
 */
import { type Deal, dealer, has, type Rng, type Seats, type Unseen } from '@accretion/engine';
import { type Cards, cardAt } from './cards.ts';
import { clone } from './clone.ts';
import { Memory } from './memory.ts';
import type { Place, State, Toy, View } from './state.ts';

/** Components that lie in one kind of hidden place. `hand` and `turn` say which cards may lie there. */
interface Bin {
  readonly in: 'deck' | 'hand' | 'toy' | 'drawn' | 'pile';
  readonly size: number;
  readonly seat: number;
  readonly index: number;
  readonly hand: number;
  readonly turn: number;
}

const known = (ids: readonly (number | '?')[]): readonly number[] => ids.filter((id) => id !== '?');

export function imagine(cards: Cards, view: View, viewer: Seats): (rng: Rng) => State {
  const located = locatedIn(view, viewer);
  const memory = new Memory(view, viewer);
  const isToy = (id: number): boolean => cardAt(cards, id).family === 'toy';
  const unlocated = cards.allTrash.filter((id) => !located.has(id));
  const bins = binsOf(view, viewer, memory, unlocated);
  const unseen = unlocated.map((id): Unseen => {
    let mask = 0;
    bins.forEach((bin, i) => {
      if (bin.in === 'toy' && !isToy(id)) return;
      if (mayLie(bin, id, memory)) mask |= 1 << i;
    });
    return { id, bins: mask };
  });
  const sizes = bins.map((bin) => bin.size);
  const deal = dealer(sizes, unseen);
  const base = baseOf(cards, view, viewer);
  return (rng) => filled(base, bins, deal, viewer, rng);
}

/** May this unlocated card lie in this place, as far as the viewer can know? */
function mayLie(bin: Bin, id: number, memory: Memory): boolean {
  const seen = memory.lastSeen(id);
  if (seen === null) {
    // Never seen: where the viewer has not looked, or into a hand that drew a card since.
    if (bin.in === 'deck' || bin.in === 'drawn' || bin.hand < 0) return true;
    return memory.couldHaveCome(bin.hand, bin.turn);
  }
  if (bin.hand !== seen.hand) return false;
  return bin.in === 'toy'
    ? bin.turn > seen.turn && bin.turn <= seen.goneBy
    : seen.goneBy === Number.POSITIVE_INFINITY;
}

/** The trash cards whose place this viewer sees. */
function locatedIn(view: View, viewer: Seats): Set<number> {
  const located = new Set<number>(view.discard);
  if (view.turnedUp !== null) located.add(view.turnedUp);
  view.seats.forEach((place, seat) => {
    for (const id of [...place.groups.flat(), ...place.stack, ...place.shown.map((one) => one.card)])
      located.add(id);
    if (!has(viewer, seat)) return;
    const own = [...place.hand, ...place.drawn, ...place.toys.map((one) => one.card)];
    for (const id of known(own)) located.add(id);
  });
  return located;
}

function binsOf(view: View, viewer: Seats, memory: Memory, unlocated: readonly number[]): Bin[] {
  const bins: Bin[] = [];
  const add = (bin: Partial<Bin> & Pick<Bin, 'in' | 'size'>): void => {
    if (bin.size > 0) bins.push({ seat: -1, index: -1, hand: -1, turn: Number.POSITIVE_INFINITY, ...bin });
  };
  add({ in: 'deck', size: view.deck.length });
  view.seats.forEach((place, seat) => {
    if (has(viewer, seat)) return;
    add({ in: 'hand', size: place.hand.length, seat, hand: place.handNumber });
    add({ in: 'drawn', size: place.drawn.length, seat });
    place.toys.forEach(({ hand, turn }, index) => {
      add({ in: 'toy', size: 1, seat, index, hand, turn });
    });
  });
  for (const hand of pileHands(view, bins, memory, unlocated)) add({ in: 'pile', size: 1, hand });
  return bins;
}

/** From which hands the cards of the pile come: one from each, less those that Pool and step F have turned up. */
function pileHands(view: View, bins: readonly Bin[], memory: Memory, unlocated: readonly number[]): number[] {
  if (view.pile.length === 0) return [];
  const hands = view.seats.map((_, hand) => hand);
  const spare = (hand: number): number => {
    const since = memory.lastLook(hand);
    const toys = bins.filter((bin) => bin.in === 'toy' && bin.hand === hand && bin.turn > since).length;
    const left = unlocated.filter(
      (id) => memory.lastSeen(id)?.hand === hand && memory.lastSeen(id)?.turn === since,
    ).length;
    if (left > toys) return 0; // needs its place on the pile
    return memory.couldHaveCome(hand, Number.POSITIVE_INFINITY) ? 1 : 2; // may do without; has none
  };
  const order = hands
    .map((hand) => ({ hand, spare: spare(hand) }))
    .sort((a, b) => b.spare - a.spare || b.hand - a.hand);
  return order.slice(view.seats.length - view.pile.length).map((one) => one.hand);
}

/** The state with what the viewer sees; the rest is filled in deal by deal. */
function baseOf(cards: Cards, view: View, viewer: Seats): State {
  const shownHoles = new Set([view.hole, ...view.ahead, ...view.spent]);
  return {
    ...(view as unknown as State),
    unused: cards.holes.map((_, id) => id).filter((id) => !shownHoles.has(id)),
    seats: view.seats.map((place, seat): Place => {
      const mine = has(viewer, seat);
      const own = place as unknown as Place;
      return mine ? { ...own } : { ...own, pick: null, piled: null, memory: [] };
    }),
  };
}

function filled(base: State, bins: readonly Bin[], deal: Deal, viewer: Seats, rng: Rng): State {
  const state = clone(base);
  const dealt = deal(rng);
  const pile: number[] = [];
  state.deck = [];
  for (let i = 0; i < bins.length; i++) {
    const bin = bins[i] as Bin;
    const ids = dealt[i] as number[];
    const place = state.seats[bin.seat] as Place;
    switch (bin.in) {
      case 'deck':
        state.deck = ids;
        break;
      case 'hand':
        place.hand = ids;
        break;
      case 'drawn':
        place.drawn = ids;
        break;
      case 'toy':
        place.toys = place.toys.map(
          (toy, index): Toy => (index === bin.index ? { ...toy, card: ids[0] as number } : toy),
        );
        break;
      case 'pile': {
        pile.push(ids[0] as number);
        const giver = state.seats.find((one) => one.handNumber === bin.hand);
        if (giver !== undefined && giver.piled === null) giver.piled = ids[0] as number;
      }
    }
  }
  state.pile = pile.sort((a, b) => a - b);
  for (let seat = 0; seat < state.seats.length; seat++) {
    const place = state.seats[seat] as Place;
    if (place.picked && !has(viewer, seat)) place.pick = rng.from(place.hand);
  }
  return state;
}
