/** What a box holds: texts in every language, where each entry comes from, and the pack that changed it. */
import type { Json } from './json.ts';
import { oneOf, record, text, type ValueOf } from './shape.ts';

/** One text in the languages of the house. */
export const texts = record({ en: text(400), de: text(400) });
export type Texts = Readonly<ValueOf<typeof texts>>;

/** Where an entry of content comes from: stated by the publisher, following from what is stated, or ours. */
export const provenance = oneOf('printed', 'derived', 'stand-in');
export type Provenance = ValueOf<typeof provenance>;

export interface Box<C = Json> {
  readonly hash: string;
  readonly content: C;
  readonly pack: Pack | null;
}

/**
 * A pack changes entries of the content by name: a field given here replaces the built-in one; null takes an
 * entry out of a list of named entries.
 */
export type Pack = {
  readonly game: string;
  readonly name: string;
  readonly content: { readonly [part: string]: Json };
};
