/** Setup, the start and the end of a Round (B1 to B4, B15). */
import { agendaOf, type Rng, type Step, sortIds, type Umpire, withId, withoutId } from '@accretion/engine';
import type { Cards } from './cards.ts';
import { placeOf } from './display.ts';
import { type Options, type Place, type State, tell } from './state.ts';

const none: readonly never[] = [];
const round: Step = { do: 'round' };
const turn: Step = { do: 'turn' };

/** An empty display with a hand. */
const placeWith = (seat: number, hand: readonly number[], points: readonly number[]): Place => ({
  hand,
  handNumber: seat,
  picked: false,
  pick: null,
  tracked: false,
  drawn: none,
  groups: none,
  stack: none,
  toys: none,
  shown: none,
  held: none,
  piled: null,
  memory: none,
  points,
});

/** B2, B3, B35: the holes, and the Direction card on a random side. */
export function setup(cards: Cards, options: Options, seats: number, umpire: Umpire): State {
  const { holes } = options;
  const named = holes.are === 'chosen' ? holes.names.map((name) => cards.hole(name)) : cards.firstGame;
  const ahead = holes.are === 'random' ? none : named;
  const places: Place[] = [];
  for (let seat = 0; seat < seats; seat++) places.push(placeWith(seat, none, none));
  return {
    agenda: agendaOf(round),
    toysTriggerLoot: options.toysTriggerLoot,
    wakeForScoring: options.wakeForScoring,
    round: 0,
    turn: 0,
    clockwise: umpire.rng.below(2) === 0,
    hole: null,
    ahead,
    unused: cards.holes.map((_, id) => id).filter((id) => !ahead.includes(id)),
    spent: none,
    deck: cards.allTrash,
    discard: none,
    pile: none,
    turnedUp: null,
    supply: cards.allModifiers,
    atHole: none,
    draws: none,
    revealed: none,
    seats: places,
    sheet: none,
    over: false,
  };
}

/** B4, B15: everything back and shuffled, the next hole up, then a new deal. */
export function startRound(cards: Cards, state: State, umpire: Umpire): void {
  const { rng } = umpire;
  if (state.hole !== null) state.spent = withId(state.spent, state.hole);
  const hole = state.ahead[0] ?? rng.from(state.unused);
  state.ahead = state.ahead.slice(1);
  state.unused = withoutId(state.unused, hole);
  state.hole = hole;
  state.round++;
  state.turn = 0;
  state.discard = none;
  state.pile = none;
  state.turnedUp = null;
  state.supply = cards.allModifiers;
  state.atHole = none;
  state.draws = none;
  state.revealed = none;
  tell(umpire, { did: 'turnUpHole', hole, round: state.round });
  const size = cards.holes[hole]?.hand ?? 0;
  deal(cards, state, size, rng);
  tell(umpire, { did: 'deal', cards: size });
  umpire.next(turn);
}

const gone = -1;

/** All trash cards are shuffled and each seat gets a hand; the rest is the deck. */
function deal(cards: Cards, state: State, size: number, rng: Rng): void {
  const rest = cards.allTrash.slice();
  const deck = cards.allTrash.slice();
  let left = rest.length;
  for (let seat = 0; seat < state.seats.length; seat++) {
    const hand = new Array<number>(size);
    for (let i = 0; i < size; i++) {
      const drawn = rng.below(left);
      const card = rest[drawn] as number;
      hand[i] = card;
      deck[card] = gone;
      left--;
      rest[drawn] = rest[left] as number;
    }
    state.seats[seat] = placeWith(seat, sortIds(hand), placeOf(state, seat).points);
  }
  let kept = 0;
  for (let id = 0; id < deck.length; id++) if (deck[id] !== gone) deck[kept++] = id;
  state.deck = deck.slice(0, kept);
}
