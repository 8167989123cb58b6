/**
 * Imagining: states that agree with all a viewer knows. Cards never move between the travelling hands, and every
 * face-down Toy says from which hand it came and when; so a card seen in a hand is still there, on the pile, or one
 * of the Toys laid from that hand since.
 */
import { type Deal, dealer, has, hidden, type Rng, type Seats, type Unseen } from '@accretion/engine';
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

/** The hidden places, and how to fill them. */
interface World {
  readonly bins: readonly Bin[];
  readonly deal: Deal;
}

const binOf = (bin: Partial<Bin> & Pick<Bin, 'in' | 'size'>): Bin => ({
  seat: -1,
  index: -1,
  hand: -1,
  turn: Number.POSITIVE_INFINITY,
  ...bin,
});

const known = (ids: readonly (number | '?')[]): readonly number[] => ids.filter((id) => id !== '?');

export function imagine(cards: Cards, view: View, viewer: Seats): (rng: Rng) => State {
  const located = locatedIn(view, viewer);
  const memory = new Memory(view, viewer);
  const isToy = (id: number): boolean => cardAt(cards, id).family === 'toy';
  const unlocated = cards.allTrash.filter((id) => !located.has(id));
  const worldOf = (bins: readonly Bin[]): World => {
    const unseen = unlocated.map((id): Unseen => {
      let mask = 0;
      bins.forEach((bin, i) => {
        if (bin.in === 'toy' && !isToy(id)) return;
        if (mayLie(bin, id, memory)) mask |= 1 << i;
      });
      return { id, bins: mask };
    });
    const sizes = bins.map((bin) => bin.size);
    return { bins, deal: dealer(sizes, unseen) };
  };
  const bins = binsOf(view, viewer);
  const worlds = pilesOf(view, bins, memory, unlocated).map((hands) =>
    worldOf([...bins, ...hands.map((hand) => binOf({ in: 'pile', size: 1, hand }))]),
  );
  const base = baseOf(cards, view, viewer);
  return (rng) => {
    const world = worlds[worlds.length > 1 ? rng.below(worlds.length) : 0] as World;
    return filled(base, world, viewer, rng);
  };
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

/** The hidden places of trash cards, the pile excepted. */
function binsOf(view: View, viewer: Seats): Bin[] {
  const bins = [binOf({ in: 'deck', size: view.deck.length })];
  view.seats.forEach((place, seat) => {
    if (has(viewer, seat)) return;
    bins.push(binOf({ in: 'hand', size: place.hand.length, seat, hand: place.handNumber }));
    bins.push(binOf({ in: 'drawn', size: place.drawn.length, seat }));
    place.toys.forEach(({ hand, turn }, index) => {
      bins.push(binOf({ in: 'toy', size: 1, seat, index, hand, turn }));
    });
  });
  return bins.filter((bin) => bin.size > 0);
}

/**
 * From which hands the cards of the pile may come: one from each, less those that Pool and step F have turned up.
 * Nobody is told whose those were (B49), so there may be several ways.
 */
function pilesOf(view: View, bins: readonly Bin[], memory: Memory, unlocated: readonly number[]): number[][] {
  if (view.pile.length === 0) return [[]];
  const sure: number[] = [];
  const perhaps: number[] = [];
  view.seats.forEach((_, hand) => {
    const since = memory.lastLook(hand);
    const toys = bins.filter((bin) => bin.in === 'toy' && bin.hand === hand && bin.turn > since).length;
    const left = unlocated.filter((id) => {
      const seen = memory.lastSeen(id);
      return seen?.hand === hand && seen.turn === since;
    }).length;
    if (left > toys) sure.push(hand);
    else if (memory.couldHaveCome(hand, Number.POSITIVE_INFINITY)) perhaps.push(hand);
  });
  return choices(perhaps, view.pile.length - sure.length).map((hands) => [...sure, ...hands]);
}

/** Every way to choose so many of a list. */
function choices(list: readonly number[], count: number): number[][] {
  if (count === 0) return [[]];
  return list.flatMap((first, i) => choices(list.slice(i + 1), count - 1).map((rest) => [first, ...rest]));
}

/** The state with what the viewer sees; the rest is filled in by each deal. */
function baseOf(cards: Cards, view: View, viewer: Seats): State {
  const shownHoles = new Set([view.hole, ...view.ahead, ...view.spent]);
  return {
    ...view,
    deck: [],
    pile: [],
    unused: cards.holes.map((_, id) => id).filter((id) => !shownHoles.has(id)),
    seats: view.seats.map((place, seat): Place => {
      const isOwn = has(viewer, seat);
      const { hand, drawn, toys, pick, piled, memory } = place;
      return {
        ...place,
        hand: known(hand),
        drawn: known(drawn),
        toys: toys.map((toy) => ({ ...toy, card: toy.card === hidden ? -1 : toy.card })),
        pick: isOwn && pick !== hidden ? pick : null,
        piled: isOwn && piled !== hidden ? piled : null,
        memory: isOwn && memory !== hidden ? memory : [],
      };
    }),
  };
}

function filled(base: State, { bins, deal }: World, viewer: Seats, rng: Rng): State {
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
