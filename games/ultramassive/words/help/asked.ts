/** What help is asked for, and what it answers. */
import type { HelpText, Language, Modelled } from '../../../words.ts';
import type { Cards } from '../../rules/cards.ts';
import type { Edition } from '../../rules/content.ts';
import type { goals } from '../../rules/ranking.ts';
import type { View } from '../../rules/state.ts';
import { editionIn } from '../known.ts';

export type Part = Omit<HelpText, 'title'>;

/** The box, the language, and what holds in the match; without a match, what usually holds. */
export interface Asked {
  readonly cards: Cards;
  readonly language: Language;
  readonly edition: Edition;
  readonly solo: keyof typeof goals | null;
  /** A18: is ULTRAMASSIVE a size here? */
  readonly hasUltramassive: boolean;
}

export function askedOf(ruleset: Modelled<Cards>, language: Language, view: View | undefined): Asked {
  const mode = view?.options.mode ?? 'players';
  return {
    cards: ruleset.model,
    language,
    edition: editionIn(view),
    solo: mode === 'players' ? null : mode,
    hasUltramassive: view?.options.ultramassiveIsASize ?? true,
  };
}
