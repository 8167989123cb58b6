/** The prompt: what a seat is asked to decide. */

import type { Seat } from '@accretion/engine';
import { ruleOfStep, stepOf } from '../../pieces/choosing.ts';
import type { Language, Modelled } from '../../words.ts';
import { type Cards, cardAt } from '../rules/cards.ts';
import type { View } from '../rules/state.ts';
import { cardAsked } from './choices.ts';
import { numberedName } from './names.ts';
import { say } from './texts.ts';

export const ruleOf = ruleOfStep({ pick: 'B5', join: 'B18', laser: 'B24', keep: 'B25', relic: 'B40' });

export function prompt(view: View, seat: Seat, ruleset: Modelled<Cards>, language: Language): string {
  const cards = ruleset.model;
  const place = view.seats[seat];
  if (view.over) return say(language, 'prompt.over');
  const step = stepOf(view, seat);
  if (step === undefined || place === undefined) return say(language, 'prompt.wait');
  const nameOfCard = (id: number): string => numberedName(cards, id, language);
  if (step.do === 'pick') {
    if (!place.picked) return say(language, 'prompt.pick');
    if (typeof place.pick !== 'number') return say(language, 'prompt.wait');
    return say(language, place.tracked ? 'prompt.tracked' : 'prompt.picked', {
      name: nameOfCard(place.pick),
    });
  }
  const card = cardAsked(view, seat);
  if (card === null) return say(language, 'prompt.wait');
  switch (step.do) {
    case 'join':
      return say(language, 'prompt.join', { name: nameOfCard(card) });
    case 'laser':
      return say(language, 'prompt.laser');
    case 'keep':
      return say(language, 'prompt.keep');
    default: {
      const effect = cardAt(cards, card).effect?.do;
      const known = effect === 'revealFromDeck' || effect === 'revealFromPile' ? effect : 'mayDiscard';
      return say(language, `prompt.relic.${known}`, { name: nameOfCard(card) });
    }
  }
}
