/** The state, moves and events of the tiny game, and small words about them. */
import type { Refusal } from '../../game.ts';
import type { Seat } from '../../seats.ts';
import * as is from '../../shape.ts';

const colour = is.oneOf('red', 'blue');

export const shape = is.record({
  agenda: is.agenda(),
  round: is.open(is.int(0, 3)),
  deck: is.open(is.stock('card')),
  shown: is.open(is.pile('card')),
  bank: is.open(is.count('coin')),
  pairs: is.open(is.flag()),
  colour: is.open(is.maybe(colour)),
  differences: is.open(is.int(0, 3)),
  calls: is.open(is.flag()),
  called: is.open(is.int(0, 999)),
  seats: is.open(
    is.bySeat(
      is.record({
        hand: is.seenBy('owner', is.pile('card')),
        stash: is.seenBy('owner', is.pile('card')),
        held: is.int(0, 12), // hand, stash and pick together
        picked: is.flag(),
        pick: is.seenBy('owner', is.maybe(is.card('card'))),
        coins: is.count('coin'),
        offered: is.count('coin'),
        said: is.flag(),
        says: is.seenBy('owner', is.maybe(colour)),
      }),
    ),
  ),
});
export type TinyState = is.ValueOf<typeof shape>;
export type TinyView = is.ViewOf<typeof shape>;

export const move = is.either('do', {
  pick: { card: is.maybe(is.ref('card')) },
  draw: {},
  offer: { to: is.int(0, 3) },
  stash: { card: is.ref('card') },
  done: {},
  take: { yes: is.flag() },
  say: { colour },
  call: { number: is.int(0, 999) },
  leave: {},
});
export type TinyMove = is.ValueOf<typeof move>;

const seat = is.int(0, 3);
export const event = is.either('did', {
  deal: { cards: is.int(0, 12) },
  seal: { seat },
  change: { seat },
  show: { seat, card: is.ref('card') },
  win: { seat },
  draw: { seat },
  drawCard: { seat, card: is.ref('card') },
  drawNothing: { seat },
  stash: { seat, card: is.ref('card') },
  offer: { seat, to: seat },
  settle: { seat, to: seat, taken: is.flag() },
  done: { seat },
  say: { seat },
  differ: { times: is.int(1, 3) },
  agree: { colour },
  call: { seat, number: is.int(0, 999) },
  leave: { seat },
});
type TinyEvent = is.ValueOf<typeof event>;

export const options = is.recordWith({ pairs: is.flag() }, { calls: is.flag() });
export type TinyOptions = is.ValueOf<typeof options>;

export const contentShape = is.record({
  cards: is.byName(is.record({ rank: is.int(1, 99) })),
  coins: is.int(4, 40),
});
export type TinyContent = is.ValueOf<typeof contentShape>;
export const no = (rule: string, why: string): Refusal => ({ rule, why });
export const mine = (state: TinyState, at: Seat): TinyState['seats'][number] =>
  state.seats[at] as TinyState['seats'][number];
export const plus = (ids: readonly number[], id: number): number[] => [...ids, id].sort((a, b) => a - b);
export const minus = (ids: readonly number[], id: number): number[] => ids.filter((one) => one !== id);
export const told = (happened: TinyEvent): TinyEvent => happened;
export const everySeat = (state: TinyState): Seat[] => state.seats.map((_, at) => at);

export const sidesOf = (pairs: boolean, seats: number): Seat[][] =>
  pairs
    ? [
        [0, 2],
        [1, 3],
      ]
    : Array.from({ length: seats }, (_, at) => [at]);
