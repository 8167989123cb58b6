/** When something must be done for a seat that is silent: its clock, or the patience set when the match was made. */
import { has, listSeats, nobody, type Seat, type Seats, seatsOf } from '@accretion/engine';
import { byPartner } from '@accretion/protocol';
import type { LogEntry } from '../log/entry.ts';
import type { Clocks } from './clocks.ts';
import { partnersOf } from './partners.ts';
import type { Running } from './running.ts';
import type { Seated } from './seated.ts';

/** When the holder of a seat has been away for too long; null when the table waits. */
export function patienceEnds(seated: Seated, clocks: Clocks, seat: Seat): number | null {
  const { row, seats } = seated;
  const held = seats[seat];
  const since = clocks.owesSince(seat);
  if (row.absence.do === 'wait' || held === undefined || held.person === null || isBot(seated, seat))
    return null;
  const answering = held.bot === byPartner ? partnersOf(seated, seat) : [held];
  return since === null
    ? null
    : Math.max(since, ...answering.map(({ hereUntil }) => hereUntil)) + row.absence.after;
}

/** A match that has waited for its bots this long has lost the process that was to ask them. */
const botsOverdue = 5_000;

const isBot = ({ seats }: Seated, seat: Seat): boolean =>
  seats[seat]?.bot != null && seats[seat]?.bot !== byPartner;

/**
 * The bots that are to answer, of these seats that are asked. Where one answer is enough, one bot gives it, and only if
 * no person is asked as well: they would never be quick enough.
 */
export function botsAsked(
  { ruleset, match }: Pick<Running, 'ruleset' | 'match'>,
  seated: Seated,
  toAct: Seats,
): Seats {
  const asked = listSeats(toAct);
  const bots = asked.filter((seat) => isBot(seated, seat));
  if (!ruleset.isForAnyone(match.state)) return seatsOf(bots);
  const hasPerson = asked.some((seat) => !isBot(seated, seat) && seated.seats[seat]?.person != null);
  return seatsOf(hasPerson ? [] : bots.slice(0, 1));
}

/** When to look again for a bot that owes: after each such time, however often others have acted since. */
function overdueAt(clocks: Clocks, seat: Seat, at: number): number {
  const waited = at - (clocks.owesSince(seat) ?? at);
  return at + botsOverdue - (waited % botsOverdue);
}

function earliest(running: Running, seated: Seated, clocks: Clocks, toAct: Seats, at: number): number | null {
  const bots = clocks.paused ? nobody : botsAsked(running, seated, toAct);
  let due: number | null = null;
  for (const seat of listSeats(toAct)) {
    const waits = has(bots, seat) ? overdueAt(clocks, seat, at) : null;
    for (const end of [clocks.deadline(seat), patienceEnds(seated, clocks, seat), waits]) {
      if (end !== null && (due === null || end < due)) due = end;
    }
  }
  return due;
}

/** In most matches nobody is in a hurry, and nothing need be computed. */
const isTimed = ({ row, seats }: Seated): boolean =>
  row.clock !== null || row.absence.do !== 'wait' || seats.some(({ bot }) => bot !== null);

/** When something is due, seen from now on. */
export const dueAt = (running: Running, seated: Seated, now: number): number | null =>
  isTimed(seated) && running.outcome === null
    ? earliest(running, seated, running.clocks, running.toAct, now)
    : null;

/** The same for when an entry that is not committed yet will be. */
export function dueAfter(running: Running, seated: Seated, entry: LogEntry, toAct: Seats): number | null {
  if (!isTimed(seated) || entry.kind === 'pause') return null;
  const clocks = running.clocks.copy();
  if (entry.kind === 'go') clocks.go(entry.at, toAct);
  else clocks.turn(entry.at, running.toAct, toAct, entry.seat, entry.onBehalfOf === 'clock');
  return earliest(running, seated, clocks, toAct, entry.at);
}
