/** What is said about a log entry itself, beside what the game tells. */
import type { Seat } from './seats.ts';

/** Why an entry was made by someone else than its seat: a clock at zero, a bot for someone absent. */
export type OnBehalfOf = 'clock' | 'bot';

/**
 * That a seat undid its newest move, that somebody else moved for it, or that all agreed to undo everything since a
 * move of this seat (null: that move was undone already). No game tells anything whose `did` starts with @.
 */
export type Aside = (
  | { readonly did: '@undo' | '@clock' | '@standIn'; readonly seat: Seat }
  | { readonly did: '@rewind'; readonly seat: Seat | null }
) & {
  /** The update of this viewer that is undone; with a rewind, the first one. */
  readonly of?: number;
};

export const isAside = (event: { readonly did: string }): event is Aside => event.did.startsWith('@');

export const movedFor = (seat: Seat, onBehalfOf: OnBehalfOf): Aside => ({
  did: onBehalfOf === 'clock' ? '@clock' : '@standIn',
  seat,
});
