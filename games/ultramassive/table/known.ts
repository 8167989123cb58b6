/** What a viewer knows of the table, and the names of its things. */
import { type Hidden, hidden, openStep, type Step, type Table } from '@accretion/engine';
import { isOpen } from '../../pieces/settled.ts';
import type { Thing } from '../../table.ts';
import { Cards } from '../rules/cards.ts';
import { type Slot, slots, type Token, tokenKinds } from '../rules/content.ts';
import type { Place, State, View } from '../rules/state.ts';

export type SeatView = View['seats'][number];

const kept = new WeakMap<Table, Cards>();

/** The cards of a table's box. */
export function cardsIn(table: Table): Cards {
  const known = kept.get(table);
  if (known !== undefined) return known;
  const cards = new Cards(table.box as never);
  kept.set(table, cards);
  return cards;
}

/**
 * The things of this table: the components of the box, and what else has help. An `anomaly` is a place in `slots`, a
 * `token` one in `tokenKinds`, a `size` one in `sizes` (3: ULTRAMASSIVE), a `wormhole` 0 closed or 1 open; `rift`,
 * `mass` and `discovery` are always 0.
 */
export type Kind =
  | 'action'
  | 'core'
  | 'draftToken'
  | 'resource'
  | 'challenge'
  | 'anomaly'
  | 'token'
  | 'size'
  | 'wormhole'
  | 'rift'
  | 'mass'
  | 'discovery';

export const anomalyThing = (slot: Slot): Thing => ({ kind: 'anomaly', id: slots.indexOf(slot) });
export const tokenThing = (token: Token): Thing => ({ kind: 'token', id: tokenKinds.indexOf(token) });

export const isKnown = <T>(value: T | Hidden): value is T => value !== hidden;

/** The cards of a closed pile that this viewer sees. */
export const seenIn = (ids: readonly (number | Hidden)[]): number[] => ids.filter(isKnown);

/** The open question of this seat; none while a preview does not know it. */
export const stepOf = (view: View, seat: number): Step | undefined =>
  isOpen(view.agenda) ? openStep(view.agenda, seat) : undefined;

/** A seat's open part as the rules read it; its hidden cards are not to be looked at through this. */
export const placeIn = (seat: SeatView): Place => seat as unknown as Place;

/** The table as the rules read it, for what all can see. */
export const openPart = (view: View): State => view as unknown as State;
