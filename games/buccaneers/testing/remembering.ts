/** Does a state agree with all that a viewer remembers? For imagined states, which must. */
import { listSeats } from '@accretion/engine';
import type { State } from '../rules/state.ts';

/** What a state contradicts, null when nothing: see B46, B49 and B51. */
export function forgotten(state: State, viewer: number, isToy: (card: number) => boolean): string | null {
  for (const [seat, place] of state.seats.entries()) {
    for (const { card } of place.toys)
      if (!isToy(card)) return `card ${card} lies face down before seat ${seat} and is no Toy`;
  }
  const open = openCards(state);
  for (const seat of listSeats(viewer)) {
    const place = state.seats[seat];
    if (place === undefined) continue;
    const { piled } = place;
    if (piled !== null && !open.has(piled) && !state.pile.includes(piled))
      return `card ${piled} of seat ${seat} has left the pile`;
    for (const { hand, turn, cards } of place.memory) {
      for (const card of cards) {
        if (open.has(card) || mayLie(state, card, hand, turn)) continue;
        return `seat ${seat} saw card ${card} in hand ${hand} after Turn ${turn}, and it cannot have come where it lies`;
      }
    }
  }
  return null;
}

/** Cards whose place everybody sees. */
function openCards(state: State): Set<number> {
  const open = new Set(state.discard);
  if (state.turnedUp !== null) open.add(state.turnedUp);
  for (const { groups, stack, shown } of state.seats) {
    for (const card of [...groups.flat(), ...stack, ...shown.map((one) => one.card)]) open.add(card);
  }
  return open;
}

/** A card seen in a hand is still there, on the pile, or a face-down Toy laid from that hand since. */
function mayLie(state: State, card: number, hand: number, turn: number): boolean {
  if (state.pile.includes(card)) return true;
  return state.seats.some(
    (place) =>
      (place.handNumber === hand && place.hand.includes(card)) ||
      place.toys.some((toy) => toy.card === card && toy.hand === hand && toy.turn > turn),
  );
}
