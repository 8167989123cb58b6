/**
 * What a strong player of Mutant Masterworks looks at: the missile race, Exhaustion, piles, codes and who carries them,
 * health, Power, who reaches whom. Plans are whole activations, where to stand and what to do there, reckoned with exact
 * odds and made anew after every roll; reactions are used when what they save is worth their price.
 */
import type { Judge, JudgeMaker, Rng, Seat } from '@accretion/engine';
import { intentOf } from './bot/activation.ts';
import { cardOf } from './bot/cards.ts';
import { endingOf, farFromHeroes, healedOf, missileSpot } from './bot/choices.ts';
import { hopesOf } from './bot/hopes.ts';
import { aimOf, attackOf, placeOf, thrownOf } from './bot/means.ts';
import { nextUp } from './bot/order.ts';
import { crisisWorth } from './bot/outlook.ts';
import { answerOf } from './bot/reactions.ts';
import type { Move } from './rules/answers.ts';
import type { Book } from './rules/book/book.ts';
import { isCosmic } from './rules/field/figures.ts';
import type { Look } from './rules/play.ts';
import type { State } from './rules/state.ts';
import { momentAt } from './rules/window/steps.ts';

export { weights } from './bot/weights.ts';

export const judgeOf: JudgeMaker<Book, State, Move> = (book): Judge<State, Move> => ({
  worth: (state, seat) => (isCosmic(seat) ? -1 : 1) * crisisWorth({ book, state }),
  order(state, seat, moves) {
    const first = decided({ book, state }, seat, moves, null);
    // A plan may leave the list, an order may not.
    if (first === null || !moves.includes(first)) return moves;
    return [first, ...moves.filter((move) => move !== first)];
  },
  reply: (state, seat, moves, rng) =>
    decided({ book, state }, seat, moves, rng) ?? (moves[rng.below(moves.length)] as Move),
  plan: (state, seat, moves, rng) => decided({ book, state }, seat, moves, rng),
  settled: ({ active }) => active === null,
  hopes: (state) => hopesOf(state, crisisWorth({ book, state })),
  pace: 2,
});

const one = (moves: readonly Move[], kind: Move['do']): Move | null =>
  moves.find((move) => move.do === kind) ?? null;

/** Where a plan or a glance decides; null where looking one move ahead sees more. */
function decided(look: Look, seat: Seat, moves: readonly Move[], rng: Rng | null): Move | null {
  const { state } = look;
  const step = state.agenda.stack.at(-1);
  switch (step?.do) {
    case 'zone':
    case 'muster':
      // Any ready squad is a good one, and from any zone.
      return moves[rng?.below(moves.length) ?? 0] ?? null;
    case 'deploy':
      return one(moves, 'ready');
    case 'bossTurn':
      return one(moves, 'activate');
    case 'nextActivation':
      return nextUp(look, seat, moves, Number(step['handed']) > 0);
    case 'act': {
      const { active } = state;
      if (active === null) return null;
      const card = cardOf(look, moves);
      if (card !== null) return card;
      // The partner's figure is active.
      if (seat !== step.seat) return one(moves, 'pass');
      const { move } = intentOf(look, active.figure, active.actions, moves);
      return move ?? one(moves, 'end');
    }
    case 'react':
      return answerOf(look, momentAt(state, Number(step['moment'])), moves);
    case 'endOrder':
      return endingOf(look, moves);
    case 'amount':
      return healedOf(look, Number(step['part']), Number(step['subject']), moves);
    case 'reroll':
    case 'confirmCard':
    case 'consent':
      return moves[0] ?? null;
    case 'lastCard':
      return cardOf(look, moves) ?? one(moves, 'pass');
    case 'missile':
      return missileSpot(look);
    case 'soldier':
    case 'drop':
      return farFromHeroes(look, moves);
    case 'attackAction':
    case 'extra':
      return attackOf(look, Number(step['figure'] ?? step['subject']), moves);
    case 'moveAction':
    case 'go':
    case 'settleAt':
      return placeOf(look, Number(step['figure'] ?? step['subject']), moves);
    case 'spot':
    case 'aim':
      return aimOf(look, Number(step['shove']), moves);
    case 'choose':
      return thrownOf(look, Number(step['run']), moves);
    default:
      return null;
  }
}
