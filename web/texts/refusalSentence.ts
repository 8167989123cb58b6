import { sentences as engineSentences, filled, type Refusal, type Ruleset } from '@accretion/engine';
import type { GameWords, Language } from '@accretion/games/tables';

/** What a game says about its refusals. */
export type RefusalWords = Pick<GameWords, 'refusals' | 'refusalValues'>;

/** Why something is not allowed, as a sentence of the game's words or of the engine. */
export function refusalSentence(
  refusal: Refusal,
  { refusals, refusalValues }: RefusalWords,
  ruleset: Ruleset,
  language: Language,
): string {
  const { why } = refusal;
  const engines: GameWords['refusals'] = engineSentences;
  const values = refusalValues?.(refusal, ruleset, language) ?? refusal.values;
  return filled((refusals[why] ?? engines[why])?.[language] ?? why, values);
}
