/** What is said to those who play by ear or from the list of choices. */

import type { Preview } from '@accretion/engine';
import { isOpen } from '../../pieces/open.ts';
import { speechOf } from '../../pieces/words.ts';
import type { Choice, Language, Modelled, SpokenWords, Words } from '../../words.ts';
import { type Cards, cardAt } from '../rules/cards.ts';
import type { Move, Story, View } from '../rules/state.ts';
import type { SeatView } from './known.ts';
import { signless } from './numbers.ts';
import { baseOf, type Outlook, outlookOf, pileCardOf } from './outlook.ts';
import { say } from './texts.ts';

// biome-ignore format: one text, one line
const { say: tell } = speechOf({
  'outlook': { en: 'Your display: value {value}, weight {weight}; {safe}', de: 'Deine Auslage: Wert {value}, Gewicht {weight}; {safe}' },
  'threshold': { en: 'Threshold so far: {threshold}; {safe}', de: 'Schwellenwert bisher: {threshold}; {safe}' },
} satisfies Record<string, Words>);

export const spoken: SpokenWords<View, Move, Story, Cards> = {
  isMinor: ({ did }) => did === 'seal',
  choiceGroup,
  outcomeText,
};

/** The cards of a large hand by family; whatever else there is to choose is never much. */
function choiceGroup(
  { move }: Choice<Move>,
  _view: View,
  { model }: Modelled<Cards>,
  language: Language,
): string {
  if (move.do !== 'pick' && move.do !== 'keep') return '';
  const family = say(language, `family.${cardAt(model, move.card).family}`);
  return family.charAt(0).toUpperCase() + family.slice(1);
}

/** What the own display would be worth and weigh, and how likely it would escape as it is. */
function outcomeText(
  { seat, move }: Choice<Move>,
  preview: Preview<View>,
  view: View,
  { model: cards }: Modelled<Cards>,
  language: Language,
): string | null {
  const place = view.seats[seat];
  if (place === undefined) return null;
  const said = (look: Outlook): string =>
    tell(language, 'outlook', {
      value: signless(look.value),
      weight: signless(look.weight),
      safe: safe(look),
    });
  const safe = (look: Outlook): string =>
    say(language, 'gauge.safe', { percent: Math.round(100 * look.safe) });
  const now = outlookOf(cards, view, pileCardOf(cards, view), place);
  // B7: the others see a pick only when all are revealed, but its seat knows what it will add.
  if (move.do === 'pick' || move.do === 'keep')
    return said(outlookOf(cards, view, pileCardOf(cards, view), place, cardAt(cards, move.card)));
  const after = preview.view.seats?.[seat];
  if (!preview.certain || after === undefined || !isCounted(after)) return null;
  const then = outlookOf(cards, preview.view, pileCardOf(cards, preview.view), after);
  if (then.base !== now.base)
    return tell(language, 'threshold', { threshold: baseOf(cards, preview.view), safe: safe(then) });
  return then.value === now.value && then.weight === now.weight ? null : said(then);
}

const isCounted = ({ groups, stack, shown, held }: SeatView): boolean => isOpen([groups, stack, shown, held]);
