/**
 * Who may take which seat of a running match. A newcomer may take a seat that was left. A bot's seat, or another one
 * by somebody who knows a hand already, is taken only if everyone seated agrees; and never a seat whose hand somebody
 * else at the table knows.
 */
import { type Seat, type Seats, seatsOf } from '@accretion/engine';
import { Fault } from '../fault.ts';
import type { Seated, SeatRow } from '../match/seated.ts';

/** Does this person see the hand of this seat, or have they seen it? */
const knows = (person: string, held: SeatRow): boolean =>
  held.person === person || held.seen.includes(person);

/** Whether everyone has to agree first; throws if the seat may not be taken at all. */
export function taking({ seats }: Seated, person: string, wanted: Seat): 'free' | 'ask' {
  const held = seats[wanted];
  if (held === undefined) throw new Fault('noSuchSeat');
  if (held.person !== null) throw new Fault('seatTaken');
  const others = seats.filter((one) => one.person !== null && one.person !== person);
  if (others.some((one) => one.person !== null && held.seen.includes(one.person)))
    throw new Fault('handKnown');
  const knowsAnother = seats.some((one) => one.seat !== wanted && knows(person, one));
  return held.bot === null && !knowsAnother ? 'free' : 'ask';
}

/** The seats without a person: all others must agree, even those a bot stands in for. */
export const nobodys = ({ seats }: Seated): Seats =>
  seatsOf(seats.filter(({ person }) => person === null).map(({ seat }) => seat));
