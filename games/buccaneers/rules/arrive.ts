/** How a card arrives in a display decides what it does (B39). */
import { plus, type Step, type Umpire } from '@accretion/engine';
import { type Card, type Cards, cardAt } from './cards.ts';
import type { Effect } from './content.ts';
import { groupsLacking, joinGroup, placeOf, show, turnShown } from './display.ts';
import { type Place, type Shown, type State, tell } from './state.ts';

/** GROUP: a part that fits several groups waits for its owner's choice. */
export interface JoinStep extends Step {
  readonly do: 'join';
  readonly seat: number;
  readonly card: number;
}

/**
 * Lays an open card into a display: parts join groups, Shapeshifters go on top, the rest lies beside. Returns the
 * question to ask when several groups lack the part; until it is answered the part lies beside them.
 */
export function arriveOpen(
  cards: Cards,
  state: State,
  seat: number,
  id: number,
  umpire: Umpire,
): JoinStep | null {
  const place = placeOf(state, seat);
  const card = cardAt(cards, id);
  switch (card.family) {
    case 'timeMachine': {
      const lacking = groupsLacking(cards, place, card);
      if (lacking.length > 1) {
        show(place, id);
        return { do: 'join', seat, card: id };
      }
      join(state, seat, id, lacking[0] ?? place.groups.length, umpire);
      return null;
    }
    case 'shapeshifter':
      place.stack = plus(place.stack, id);
      if (umpire.listening) tell(umpire, { did: 'stackUp', seat, card: id });
      return null;
    default:
      show(place, id);
      return null;
  }
}

export function join(state: State, seat: number, card: number, group: number, umpire: Umpire): void {
  const place = placeOf(state, seat);
  joinGroup(place, group, card);
  if (umpire.listening)
    tell(umpire, { did: 'join', seat, card, group, size: place.groups[group]?.length ?? 0 });
}

/** B27 to B29, B37 (9): awake Artifacts turn once for each card revealed that they look for. */
export function turnAwake(cards: Cards, state: State, revealed: State['revealed'], umpire: Umpire): void {
  for (let seat = 0; seat < state.seats.length; seat++) {
    const place = placeOf(state, seat);
    for (const { card, awake } of place.shown) {
      if (!awake) continue;
      const { effect } = cardAt(cards, card);
      if (effect?.do !== 'turnOnReveal') continue;
      const seen: number[] = [];
      for (const one of revealed) {
        if ((one.seat === seat) !== (effect.by === 'owner')) continue;
        if (looksFor(effect, cardAt(cards, one.card))) seen.push(one.card);
      }
      if (seen.length === 0) continue;
      const spin = turnShown(cards, place, card, seen.length);
      if (umpire.listening) tell(umpire, { did: 'turn', seat, card, spin, for: seen });
    }
  }
}

type TurnOnReveal = Extract<Effect, { do: 'turnOnReveal' }>;

/** Is this a card the Artifact turns for? Those that look for Weight never count Robots. */
function looksFor({ family, minWeight }: TurnOnReveal, seen: Card): boolean {
  if (family === 'any' ? seen.family === 'robot' : seen.family !== family) return false;
  return seen.weight >= minWeight;
}

/** B38: the Artifacts of a display that turn on reveals wake. */
export function wakeUp(cards: Cards, place: Place): void {
  for (let i = 0; i < place.shown.length; i++) {
    const one = place.shown[i] as Shown;
    if (one.awake || cardAt(cards, one.card).does !== 'turnOnReveal') continue;
    const shown = place.shown.slice();
    shown[i] = { card: one.card, spin: one.spin, awake: true };
    place.shown = shown;
  }
}
