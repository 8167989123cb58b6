/** Hands and the deck of action cards (A9, A36, A45, AA52, AA77). */
import { type Refusal, type Umpire, withId, withoutId } from '@accretion/engine';
import type { Board } from './board.ts';
import type { Effect } from './content.ts';
import { crewAt } from './crews.ts';
import { type Crew, type Move, type State, tell } from './state.ts';

/** A move that plays an action card. */
export type CardMove = Extract<Move, { card: number; do: Effect['do'] }>;

export const isCardMove = (move: Move): move is CardMove => 'card' in move && move.do !== 'choose';

/** Draws cards; an empty deck is reshuffled from the discard (AA77); with both empty there is no card (AA52). */
export function drawActions(state: State, seat: number, count: number, umpire: Umpire): void {
  const own = crewAt(state, seat);
  const drawn: number[] = [];
  for (let i = 0; i < count; i++) {
    if (state.actions.length === 0) {
      if (state.discard.length === 0) break;
      state.actions = state.discard;
      state.discard = [];
      tell(umpire, { did: 'shuffle', deck: 'action' });
    }
    const card = umpire.rng.from(state.actions);
    state.actions = withoutId(state.actions, card);
    own.hand = withId(own.hand, card);
    drawn.push(card);
  }
  const event = { did: 'draw', seat, count: drawn.length } as const;
  if (drawn.length > 0)
    tell(umpire, { ...event, cards: [] }, { to: 1 << seat, event: { ...event, cards: drawn } });
}

/** A45: the card leaves the hand, open to all; it goes to the discard unless it stays in play. */
export function spend(state: State, seat: number, card: number, staysInPlay: boolean, umpire: Umpire): void {
  const own = crewAt(state, seat);
  own.hand = withoutId(own.hand, card);
  if (!staysInPlay) state.discard = withId(state.discard, card);
  tell(umpire, { did: 'play', seat, card });
}

/** The effects of a hand in a phase, one card for each kind. */
export function eachKind(
  board: Board,
  crew: Crew,
  phase: 'command' | 'combat',
  visit: (card: number, effect: Effect) => void,
): void {
  let last = '';
  for (let i = 0; i < crew.hand.length; i++) {
    const card = crew.hand[i] as number;
    const { kind, command, combat } = board.actions[card] as Board['actions'][number];
    const effect = phase === 'command' ? command : combat;
    if (kind === last || effect === null) continue;
    last = kind;
    visit(card, effect);
  }
}

/** A46: a card of the player's own hand, with an effect in this phase, used for what it does. The effect, or why not. */
export function effectFor(
  board: Board,
  crew: Crew,
  phase: 'command' | 'combat',
  move: CardMove,
): Effect | Refusal {
  if (!crew.hand.includes(move.card)) return { rule: 'A45', why: 'notInHand' };
  const effect = board.actions[move.card]?.[phase] ?? null;
  if (effect === null) return { rule: 'A46', why: phase === 'command' ? 'notInCommand' : 'notInCombat' };
  return effect.do === move.do ? effect : { rule: 'A45', why: 'otherEffect' };
}
