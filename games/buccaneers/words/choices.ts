/** Legal choices as sentences. */

import { stepOf } from '../../pieces/choosing.ts';
import { listed } from '../../pieces/words.ts';
import type { Choice, Language, Modelled } from '../../words.ts';
import { type Cards, cardAt } from '../rules/cards.ts';
import type { Move, View } from '../rules/state.ts';
import { described, trashName } from './names.ts';
import { signed } from './numbers.ts';
import { say } from './texts.ts';

/** The card that this seat's open question is about, if any. */
export function cardAsked(view: View, seat: number): number | null {
  const step = stepOf(view, seat);
  if (step === undefined || step.seat !== seat) return null;
  return typeof step['card'] === 'number' ? step['card'] : null;
}

export function choiceText(
  choice: Choice<Move>,
  view: View,
  ruleset: Modelled<Cards>,
  language: Language,
): string {
  return wordsFor(ruleset.model, view, choice.seat, choice.move, language);
}

export function wordsFor(cards: Cards, view: View, seat: number, move: Move, language: Language): string {
  switch (move.do) {
    case 'pick':
      return say(language, 'choice.pick', { card: described(cards, move.card, language) });
    case 'keep':
      return say(language, 'choice.keep', { card: described(cards, move.card, language) });
    case 'join': {
      const group = view.seats[seat]?.groups[move.group] ?? [];
      const parts = listed(
        language,
        group.map((id) => trashName(cards, id, language)),
      );
      return say(language, 'choice.join', { number: move.group + 1, parts });
    }
    case 'place':
      return say(language, 'choice.place', { amount: signed(cards.modifiers[move.modifier]?.amount ?? 0) });
    case 'relic': {
      const id = cardAsked(view, seat);
      const name = id === null ? '' : trashName(cards, id, language);
      const effect = id === null ? undefined : cardAt(cards, id).effect?.do;
      if (!move.discard) return say(language, 'choice.relic.keep', { name });
      const known = effect === 'revealFromDeck' || effect === 'revealFromPile' ? effect : 'mayDiscard';
      return say(language, `choice.relic.discard.${known}`, { name });
    }
  }
}
