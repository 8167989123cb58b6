/**
 * Seats: a set of seats as bits. Who sees, who watches and who owes an answer are all this one thing.
 */
/** What a number stands for. It is never there: it only keeps the two kinds apart, and a plain number passes as either. */
declare const kind: unique symbol;
export type Seat = number & { readonly [kind]?: 'seat' };
/** A set of seats, a bit each. A seat is not one: `only(seat)` makes it one. */
export type Seats = number & { readonly [kind]?: 'seats' };

export const nobody: Seats = 0;

/** Everybody, spectators included. Every bit is set, so meeting it with another audience leaves the other. */
export const everybody: Seats = -1;

export const only = (seat: Seat): Seats => 1 << seat;

export const allSeats = (count: number): Seats => (1 << count) - 1;

export const has = (seats: Seats, seat: Seat): boolean => (seats & (1 << seat)) !== 0;

export const without = (seats: Seats, seat: Seat): Seats => seats & ~(1 << seat);

/** May a viewer (a set of seats, none for a spectator) see what has this audience? */
export const sees = (viewer: Seats, audience: Seats): boolean =>
  audience === everybody || (audience & viewer) !== 0;

export function seatsOf(list: readonly Seat[]): Seats {
  let seats = nobody;
  for (const seat of list) seats |= only(seat);
  return seats;
}

export function listSeats(seats: Seats): Seat[] {
  const list: Seat[] = [];
  for (let seat = 0; seats >>> seat !== 0; seat++) if (has(seats, seat)) list.push(seat);
  return list;
}

/** The first seat of a set that is not empty. */
export const firstSeat = (seats: Seats): Seat => 31 - Math.clz32(seats & -seats);
