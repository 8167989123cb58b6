/** What a viewer knows of a match. */
import { type Hidden, hidden, isRecord } from '@accretion/engine';
import type { Edition } from '../rules/content.ts';
import type { Options } from '../rules/state.ts';

export const isKnown = <T>(value: T | Hidden): value is T => value !== hidden;

/** The cards of a closed pile that this viewer sees. */
export const seenIn = (ids: readonly (number | Hidden)[]): number[] => ids.filter(isKnown);

/** The options of the match this is a view of; null for anything else. */
export const optionsIn = (view: unknown): Options | null =>
  isRecord(view) && isRecord(view['options']) ? (view['options'] as unknown as Options) : null;

export const editionIn = (view: unknown): Edition => optionsIn(view)?.edition ?? 'final';
