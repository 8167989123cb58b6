/** What a pack is told, in English: for tests of content. */
import { fits, merged, problems as misfits, problemText } from '@accretion/engine';
import { content } from '../content/index.ts';
import { contentProblems } from '../rules/content/problems/index.ts';
import { contentShape } from '../rules/content/shape.ts';
import { problems } from '../words/problems.ts';

/** What is wrong with the built-in content after these changes, as the box would merge them. */
export function told(changes: object): readonly string[] {
  const changed = merged(content, changes);
  const found = fits(contentShape, changed) ? contentProblems(changed) : misfits(contentShape, changed);
  return found.map((one) => problemText(one, { problems }));
}

/** Changes to one character. */
export const hulk = (changes: object): object => ({ characters: { hulk: changes } });
/** Other effects for his active superpower Gamma Leap. */
export const leap = (...effects: object[]): object => hulk({ superpowers: { 'gamma-leap': { effects } } });
export const medpack = (changes: object): object => ({ tactics: { medpack: changes } });
