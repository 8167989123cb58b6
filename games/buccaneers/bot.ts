/**
 * What a strong player of Black Hole Buccaneers looks at. A Round is a budget: Threshold and pile card leave room
 * for so much Weight, and the picks still to come should fill it with Value. From the displays of all seats we
 * estimate where each will end, who will be drawn in, who will rank where, and what that scores.
 */
import { type Judge, type JudgeMaker, only, type Rng, type Seat } from '@accretion/engine';
import { expectedPoints } from './bot/outlook.ts';
import { weights } from './bot/weights.ts';
import { type Card, type Cards, cardAt } from './rules/cards.ts';
import { groupsLacking, placeOf, totalWeight } from './rules/display.ts';
import { thresholdSoFar } from './rules/score.ts';
import type { Move, Place, State } from './rules/state.ts';

export { weights } from './bot/weights.ts';

/** How far worths lie apart, by Round, before the better one is likely to win. Measured over matches of `greedy`. */
const doubts = [15, 15, 10, 7];

export const judgeOf: JudgeMaker<Cards, State, Move> = (cards): Judge<State, Move> => {
  return {
    worth: (state, seat) => worth(cards, state, seat),
    order: (state, seat, moves) => ordered(cards, state, seat, moves),
    reply: (state, seat, moves, rng) => reply(cards, state, seat, moves, rng),
    settled: isFreshRound,
    unseal,
    hopes: (state) =>
      state.seats.map((_, seat) => ({
        seats: only(seat),
        hope: worth(cards, state, seat) / (doubts[state.round] ?? 1),
      })),
    pace: 120,
  };
};

/** Points so far and points to expect, minus what the best of the others may expect. */
function worth(cards: Cards, state: State, seat: Seat): number {
  const count = state.seats.length;
  const expected = isFreshRound(state) ? null : expectedPoints(cards, state);
  let own = 0;
  let rival = Number.NEGATIVE_INFINITY;
  let others = 0;
  for (let one = 0; one < count; one++) {
    let total = expected?.[one] ?? 0;
    for (const points of placeOf(state, one).points) total += points;
    if (one === seat) own = total;
    else {
      others += total;
      if (total > rival) rival = total;
    }
  }
  return own - weights.envy * (0.5 * rival + (0.5 * others) / (count - 1));
}

/** A new deal is worth the same to everyone. */
const isFreshRound = (state: State): boolean =>
  state.over || (state.turn === 1 && state.revealed.length === 0);

/** Picks that were locked in are open again, except those drawn by GPS (B22). */
function unseal(state: State, seat: Seat): void {
  if (state.agenda.stack.at(-1)?.do !== 'pick') return;
  state.seats.forEach((place, other) => {
    if (other === seat || place.tracked) return;
    place.picked = false;
    place.pick = null;
  });
}

/** Value and Weight a card would add to a display, at a glance. */
function gain(cards: Cards, place: Place, card: Card): { value: number; weight: number } {
  const own = card.sides[0] ?? { value: 0, weight: 0 };
  if (card.family === 'shapeshifter') {
    const { stack } = place;
    const top = stack.length === 0 ? 0 : cardAt(cards, stack[stack.length - 1] as number).weight;
    return { value: own.value, weight: own.weight + stack.length * (own.weight - top) };
  }
  if (card.family === 'timeMachine') {
    const size = Math.max(
      0,
      ...groupsLacking(cards, place, card).map((group) => place.groups[group]?.length ?? 0),
    );
    const before = card.sides[size - 1] ?? { value: 0, weight: 0 };
    const after = card.sides[size] ?? own;
    return {
      value: (size + 1) * after.value - size * before.value + 1,
      weight: (size + 1) * after.weight - size * before.weight,
    };
  }
  return own;
}

/** What a move promises without playing it: its Value minus the price of its Weight. */
function promise(cards: Cards, state: State, seat: Seat, move: Move): number {
  if (move.do !== 'pick' && move.do !== 'keep') return 0;
  const place = placeOf(state, seat);
  const { value, weight } = gain(cards, place, cardAt(cards, move.card));
  const room = thresholdSoFar(cards, state) + 3.5 - totalWeight(cards, place);
  const perPick = room / Math.max(1, placeOf(state, seat).hand.length - 1);
  const price = perPick <= 1 ? 2.2 : perPick >= 5 ? 0.6 : 2.2 - 0.4 * (perPick - 1);
  return value - price * weight;
}

function ordered(cards: Cards, state: State, seat: Seat, moves: readonly Move[]): readonly Move[] {
  const promises = new Map(moves.map((move) => [move, promise(cards, state, seat, move)]));
  return [...moves].sort((a, b) => (promises.get(b) ?? 0) - (promises.get(a) ?? 0));
}

/** Usually the most promising move, now and then a random one. */
function reply(cards: Cards, state: State, seat: Seat, moves: readonly Move[], rng: Rng): Move {
  const any = moves[rng.below(moves.length)] as Move;
  if (rng.below(4) === 0) return any;
  let best = any;
  let highest = Number.NEGATIVE_INFINITY;
  for (const move of moves) {
    const found = promise(cards, state, seat, move);
    if (found > highest) {
      highest = found;
      best = move;
    }
  }
  return best;
}
