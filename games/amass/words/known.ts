/** What a viewer knows of a match. */
import { type Hidden, hidden } from '@accretion/engine';
import type { Board } from '../rules/board.ts';
import { facings } from '../rules/content.ts';

/** How many slots a base has: so many cubes make it full (A23). */
export const slotsOf = (board: Board): number => facings.length * board.content.slotsPerFacing;

export const isKnown = <T>(value: T | Hidden): value is T => value !== hidden;

/** The cards of a closed pile that this viewer sees. */
export const seenIn = (ids: readonly (number | Hidden)[]): number[] => ids.filter(isKnown);

/** A secret list, as far as this viewer sees it. */
export const listOf = <T>(list: readonly T[] | Hidden): readonly T[] => (isKnown(list) ? list : []);
