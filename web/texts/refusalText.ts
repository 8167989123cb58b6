import { sentences as engineSentences, filled, type Refusal, type Ruleset } from '@accretion/engine';
import type { GameWords, Language } from '@accretion/games/tables';

/** Why something is not allowed, as a sentence of the game's words or of the engine. */
export function refusalText(
  { why, values }: Refusal,
  sentences: GameWords['refusals'],
  language: Language,
): string {
  const engines: GameWords['refusals'] = engineSentences;
  return filled((sentences[why] ?? engines[why])?.[language] ?? why, values);
}

/** A refusal with what stands in its sentence as people read it. */
export function readable(
  refusal: Refusal,
  { refusalValues }: Pick<GameWords, 'refusalValues'>,
  ruleset: Ruleset,
  language: Language,
): Refusal {
  const values = refusalValues?.(refusal, ruleset, language);
  return values === undefined ? refusal : { ...refusal, values };
}
