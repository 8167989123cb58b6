/** T6 Call: everybody is asked, and one answer is enough. Only some of the legal numbers are offered. */
import type { Step } from '../../agenda.ts';
import type { Handler } from '../../game.ts';
import { allSeats, only, type Seats, without } from '../../seats.ts';
import { no, type TinyMove, type TinyState, told } from './state.ts';

type Call = Step & { readonly of: Seats };

/** How far the next number may be from the last one. */
const farthest = 300;
const highest = 999;

export const calling = (seats: number): Call => ({ do: 'call', of: allSeats(seats) });

const lowestFor = ({ called }: TinyState): number => Math.max(0, called - farthest);
const highestFor = ({ called }: TinyState): number => Math.min(highest, called + farthest);

export const call: Handler<TinyState, TinyMove, Call> = {
  owes: (_, step) => step.of,
  anyone: true,
  moves(state, step, at) {
    const numbers = [...new Set([lowestFor(state), state.called, highestFor(state)])];
    const found = numbers.map((number): TinyMove => ({ do: 'call', number }));
    return step.of === only(at) ? found : [...found, { do: 'leave' }];
  },
  anyMove(state, _, __, rng) {
    const lowest = lowestFor(state);
    return { do: 'call', number: lowest + rng.below(highestFor(state) - lowest + 1) };
  },
  refuse(state, step, at, move) {
    if (move.do === 'leave') return step.of === only(at) ? no('T6', 'nobodyLeft') : null;
    if (move.do !== 'call') return no('T6', 'callNow');
    return Math.abs(move.number - state.called) > farthest ? no('T6', 'tooFar') : null;
  },
  play(state, step, at, move, umpire) {
    if (move.do === 'leave') {
      umpire.next({ do: 'call', of: without(step.of, at) });
      umpire.tell(told({ did: 'leave', seat: at }));
    }
    if (move.do === 'call') {
      state.called = move.number;
      umpire.tell(told({ did: 'call', seat: at, number: move.number }));
    }
  },
};
