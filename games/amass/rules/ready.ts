/** Saying ready, where all decide at once and in secret (A39, A41). */
import type { Refusal, Seats, Umpire } from '@accretion/engine';
import { crewAt } from './crews.ts';
import { type Crew, type State, tell } from './state.ts';

/** The seats that are not ready yet. */
export function notReady(state: State): Seats {
  let seats: Seats = 0;
  for (let seat = 0; seat < state.humans; seat++) if (!crewAt(state, seat).ready) seats |= 1 << seat;
  return seats;
}

/** Ready or not is public; it may be taken back until the last human is ready. */
export function sayReady(state: State, seat: number, isReady: boolean, umpire: Umpire): void {
  crewAt(state, seat).ready = isReady;
  tell(umpire, { did: isReady ? 'ready' : 'unready', seat });
}

export function whyNotReady(crew: Crew, isReady: boolean): Refusal | null {
  if (crew.ready !== isReady) return null;
  return { rule: 'A39', why: isReady ? 'alreadyReady' : 'notReadyYet' };
}
