import { sentences as engineSentences, filled, type Refusal } from '@accretion/engine';
import type { GameWords, Language } from '@accretion/games/tables';

/** Why something is not allowed, as a sentence of the game's guide or of the engine. */
export function refusalText(
  { why, values }: Refusal,
  sentences: GameWords['refusals'],
  language: Language,
): string {
  const house: GameWords['refusals'] = engineSentences;
  return filled((sentences[why] ?? house[why])?.[language] ?? why, values);
}
