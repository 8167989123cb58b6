/** What a Round has brought everyone, from the log: complete after a reload too. */
import { isOfFrame } from '../../../pieces/told.ts';
import type { Happening } from '../types.ts';

export interface Brought {
  readonly round: number;
  readonly gains: readonly number[];
  readonly bonuses: readonly number[];
}

/** Null when the log does not go back to the beginning of that Round. */
export function broughtIn(log: readonly Happening[], round: number, seats: number): Brought | null {
  let isIn = false;
  let isFound = false;
  const gains = Array.from({ length: seats }, () => 0);
  const bonuses = Array.from({ length: seats }, () => 0);
  for (const { event } of log) {
    if (isOfFrame(event)) continue;
    if (event.did === 'round') isIn = event.round === round;
    if (!isIn) continue;
    isFound = true;
    if (event.did === 'mass') gains[event.seat] = (gains[event.seat] ?? 0) + event.amount;
    if (event.did === 'bonus') bonuses[event.seat] = (bonuses[event.seat] ?? 0) + event.mass;
  }
  return isFound ? { round, gains, bonuses } : null;
}
