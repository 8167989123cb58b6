/** What a viewer knows of a match. */
import { type Hidden, hidden } from '@accretion/engine';
import type { Edition } from '../rules/content.ts';
import type { View } from '../rules/state.ts';

export const isKnown = <T>(value: T | Hidden): value is T => value !== hidden;

/** The cards of a closed pile that this viewer sees. */
export const seenIn = (ids: readonly (number | Hidden)[]): number[] => ids.filter(isKnown);

/** The edition of this match; without one, the usual edition. */
export const editionIn = (view: View | undefined): Edition => view?.options.edition ?? 'final';
