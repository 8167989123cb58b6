/**
 * A plain draft, to compare with other engines: four seats, seven cards each. All pick a card at once and in secret; then
 * the cards are shown and hands are passed on. A card is worth its number; the player with the most points wins.
 */
import {
  agendaOf,
  agenda as agendaShape,
  bySeat,
  card,
  cloneAgenda,
  closedPile,
  either,
  type Game,
  int,
  maybe,
  open,
  pile,
  type Rules,
  record,
  ref,
  type Seat,
  seatsOf,
  seenBy,
  shuffle,
  type ValueOf,
} from '@accretion/engine';

const handSize = 7;
const seatCount = 4;
const names = Array.from({ length: seatCount * handSize }, (_, i) => `card ${i + 1}`);

const shape = record({
  agenda: agendaShape(),
  seats: open(
    bySeat(
      record({
        hand: closedPile('card', 'owner'),
        pick: seenBy('owner', maybe(card('card'))),
        taken: pile('card'),
      }),
    ),
  ),
});
export type State = ValueOf<typeof shape>;
type Place = State['seats'][number];

const move = either('do', { pick: { card: ref('card') } });
export type Move = ValueOf<typeof move>;
const event = either('did', { show: { seat: int(0, 3), card: ref('card') } });
const none = record({});
export type None = ValueOf<typeof none>;

const placeOf = (state: State, seat: Seat): Place => state.seats[seat] as Place;
const sorted = (ids: readonly number[]): number[] => [...ids].sort((a, b) => a - b);

const rules: Rules<State, Move, None> = {
  shape,
  components: { card: names },
  setup(_, seats, umpire) {
    const deck = shuffle(
      umpire.rng,
      names.map((__, id) => id),
    );
    return {
      agenda: agendaOf({ do: 'pick' }),
      seats: Array.from({ length: seats }, (__, seat) => ({
        hand: sorted(deck.slice(seat * handSize, (seat + 1) * handSize)),
        pick: null,
        taken: [],
      })),
    };
  },
  steps: {
    pick: {
      owes: ({ seats }) => seatsOf(seats.flatMap(({ pick }, seat) => (pick === null ? [seat] : []))),
      moves(state, _, seat) {
        const { hand, pick } = placeOf(state, seat);
        return pick === null ? hand.map((id) => ({ do: 'pick', card: id })) : [];
      },
      refuse(state, _, seat, { card: id }) {
        const { hand, pick } = placeOf(state, seat);
        return pick === null && hand.includes(id) ? null : { rule: 'D1', why: 'notInHand' };
      },
      play(state, _, seat, { card: id }) {
        const place = placeOf(state, seat);
        place.pick = id;
        place.hand = place.hand.filter((one) => one !== id);
      },
      close(state, _, umpire) {
        const hands = state.seats.map(({ hand }) => hand);
        state.seats.forEach((place, seat) => {
          const { pick } = place;
          if (pick === null) return;
          if (umpire.listening) umpire.tell({ did: 'show', seat, card: pick });
          place.taken = sorted([...place.taken, pick]);
          place.pick = null;
          place.hand = hands[(seat + 1) % hands.length] ?? [];
        });
        if (placeOf(state, 0).hand.length > 0) umpire.next({ do: 'pick' });
      },
    },
  },
  outcome({ agenda, seats }) {
    if (agenda.stack.length > 0) return null;
    const scores = seats.map(({ taken }) => taken.reduce((sum, id) => sum + id + 1, 0));
    const ranks = scores.map((own) => 1 + scores.filter((other) => other > own).length);
    return { ranks, of: seats.length, scores, by: scores.map(() => 'points') };
  },
  imagine() {
    throw new Error('the comparison searches true states, as the other engine does');
  },
  clone: (state) => ({
    agenda: cloneAgenda(state.agenda),
    seats: state.seats.map((place) => ({ ...place })),
  }),
};

export const draft: Game<State, Move, None, None, None> = {
  ...{ id: 'draft', name: { en: 'Draft', de: 'Draft' }, version: 1, options: none, defaults: {} },
  ...{ move, event, content: {}, contentShape: none, seats: { min: seatCount, max: seatCount } },
  contentProblems: () => [],
  seating: (_, seats) => {
    const all = Array.from({ length: seats }, (__, seat) => seat);
    return { roles: all.map(() => 'player'), sides: all.map((seat) => [seat]) };
  },
  model: ({ content }) => content,
  rules: () => rules,
};
