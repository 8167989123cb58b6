import { sentences as engineSentences, filled, type Refusal } from '@accretion/engine';
import type { Language, TableModule } from '@accretion/games/tables';

/** Why something is not allowed, as a sentence of the game's guide or of the engine. */
export function refusalText(
  { why, values }: Refusal,
  sentences: TableModule['sentences'],
  language: Language,
): string {
  const house: TableModule['sentences'] = engineSentences;
  return filled((sentences[why] ?? house[why])?.[language] ?? why, values);
}
