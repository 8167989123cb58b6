/** Why something is refused, as a sentence to stand beside what was tried. */
import { sentences as engineSentences, filled, type Refusal } from '@accretion/engine';
import type { Words } from '../../../words.ts';
import { refusals } from '../../words/refusals/sentences.ts';
import { refusalValues } from '../../words/refusals/values.ts';
import type { Language } from '../types.ts';
import type { Model } from './model.ts';

export function whyText(refusal: Refusal, model: Model, language: Language): string {
  const engines: Readonly<Record<string, Words>> = engineSentences;
  const sentence = (refusals[refusal.why] ?? engines[refusal.why])?.[language] ?? refusal.why;
  return filled(sentence, refusalValues(refusal, { model }, language));
}
