/** What a viewer knows of a match. */
import { type Hidden, hidden } from '@accretion/engine';
import type { Board } from '../rules/board.ts';
import { facings } from '../rules/content.ts';
import type { Crew, State, View } from '../rules/state.ts';

/** How many slots a base has: so many cubes make it full (A23). */
export const slotsOf = (board: Board): number => facings.length * board.content.slotsPerFacing;

export type CrewView = View['crews'][number];

export const isKnown = <T>(value: T | Hidden): value is T => value !== hidden;

/** The cards of a closed pile that this viewer sees. */
export const seenIn = (ids: readonly (number | Hidden)[]): number[] => ids.filter(isKnown);

/** A secret list, as far as this viewer sees it. */
export const listOf = <T>(list: readonly T[] | Hidden): readonly T[] => (isKnown(list) ? list : []);

/**
 * What is public, in the form the rules count with: one function for play and for the screen. Hands, plans and
 * decks of others stay hidden in it, and none of the functions used by the table reads them.
 */
export const asState = (view: View): State => view as unknown as State;

export const asCrew = (crew: CrewView): Crew => crew as unknown as Crew;
