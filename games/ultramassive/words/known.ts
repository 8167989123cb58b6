/** What a viewer knows of the table, in the form the rules count with: one function for play and for the screen. */
import { type Hidden, hidden, isRecord } from '@accretion/engine';
import type { Edition } from '../rules/content.ts';
import type { Options, Place, State, View } from '../rules/state.ts';

export type SeatView = View['seats'][number];

export const isKnown = <T>(value: T | Hidden): value is T => value !== hidden;

/** The cards of a closed pile that this viewer sees. */
export const seenIn = (ids: readonly (number | Hidden)[]): number[] => ids.filter(isKnown);

/** A seat as the rules read it, for what all can see; its hidden cards are not to be looked at through this. */
export const placeIn = (seat: SeatView): Place => seat as unknown as Place;

/** The table as the rules read it, for what all can see. */
export const openPart = (view: View): State => view as unknown as State;

/** The options of the match this is a view of; null for anything else. */
export const optionsIn = (view: unknown): Options | null =>
  isRecord(view) && isRecord(view['options']) ? (view['options'] as unknown as Options) : null;

export const editionIn = (view: unknown): Edition => optionsIn(view)?.edition ?? 'final';
