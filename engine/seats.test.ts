import { expect, it } from 'vitest';
import { firstSeat, has, listSeats, nobody, only, type Seat, type Seats, seatsOf, without } from './seats.ts';

it('a set of seats is a bit each', () => {
  const two = seatsOf([0, 3]);
  expect(listSeats(two)).toEqual([0, 3]);
  expect(has(two, 3)).toBe(true);
  expect(firstSeat(without(two, 0))).toBe(3);
  expect(without(only(3), 3)).toBe(nobody);
});

it('a seat is not a set of seats', () => {
  const seat: Seat = firstSeat(only(3));
  const seats: Seats = only(seat);
  // @ts-expect-error a seat handed in as a set of seats
  expect(listSeats(seat)).not.toEqual([3]);
  // @ts-expect-error a set of seats handed in as a seat
  expect(only(seats)).not.toBe(seats);
  expect(listSeats(seats)).toEqual([seat]);
});
