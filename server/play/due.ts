/** When something must be done for a seat that is silent: its clock, or the patience set when the match was made. */
import { listSeats, type Seat, type Seats } from '@accretion/engine';
import type { Clocks } from './clocks.ts';
import type { LogEntry } from './entry.ts';
import type { Running } from './running.ts';
import type { Seated } from './store.ts';

/** When the holder of a seat has been away for too long; null when the table waits. */
export function patienceEnds({ row, seats }: Seated, clocks: Clocks, seat: Seat): number | null {
  const held = seats[seat];
  const since = clocks.owesSince(seat);
  if (row.absence.do === 'wait' || held === undefined || held.person === null || held.bot !== null)
    return null;
  return since === null ? null : Math.max(since, held.hereUntil) + row.absence.after;
}

function earliest(seated: Seated, clocks: Clocks, toAct: Seats): number | null {
  let due: number | null = null;
  for (const seat of listSeats(toAct)) {
    for (const at of [clocks.deadline(seat), patienceEnds(seated, clocks, seat)]) {
      if (at !== null && (due === null || at < due)) due = at;
    }
  }
  return due;
}

const isTimed = ({ row }: Seated): boolean => row.clock !== null || row.absence.do !== 'wait';

export const dueAt = (running: Running, seated: Seated): number | null =>
  isTimed(seated) && running.outcome === null ? earliest(seated, running.clocks, running.toAct) : null;

/** The same for when an entry that is not committed yet will be. */
export function dueAfter(running: Running, seated: Seated, entry: LogEntry, toAct: Seats): number | null {
  if (!isTimed(seated) || entry.kind === 'pause') return null;
  const clocks = running.clocks.copy();
  if (entry.kind === 'go') clocks.go(entry.at, toAct);
  else clocks.turn(entry.at, running.toAct, toAct, entry.seat, entry.stead === 'clock');
  return earliest(seated, clocks, toAct);
}
