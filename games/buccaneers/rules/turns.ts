/** How far a Round has come (B7, B8). Everything here is public, so a view does as well as a state. */
import type { Step } from '@accretion/engine';
import { type Cards, cardAt } from './cards.ts';
import type { State } from './state.ts';

type Public = Pick<State, 'agenda' | 'revealed'> & {
  readonly seats: readonly { readonly hand: readonly unknown[] }[];
};

/** The last cards are on the pile: no Turn is left, and the Score phase has begun. */
export const isScoring = ({ seats }: Public): boolean => seats[0]?.hand.length === 0;

/** How many picks everyone still has in this Round. During the effects of the last Turn it is 0. */
export function picksLeft(cards: Cards, state: Public): number {
  const inHand = state.seats[0]?.hand.length ?? 0;
  return inHand === 0 ? 0 : inHand - 1 + drawsToCome(cards, state);
}

/** Cards that everyone will draw this Turn: effects that are revealed but still wait for their place in the order. */
function drawsToCome(cards: Cards, { agenda, revealed }: Public): number {
  const draws = (card: number): boolean => cardAt(cards, card).does === 'everyoneDraws';
  const waits = (step: Step): number => {
    if (step.do === 'artifacts') return revealed.filter(({ card }) => draws(card)).length;
    return step.do === 'artifact' && draws(step['card'] as number) ? 1 : 0;
  };
  return agenda.stack.reduce((sum, step) => sum + waits(step), 0);
}
