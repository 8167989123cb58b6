/** Who may answer for a player who is away: people of the same side, in games where these know the same. */
import { isRefusal, type Seat } from '@accretion/engine';
import { byPartner } from '@accretion/protocol';
import { rulesetFor } from '../games.ts';
import type { Seated, SeatRow } from './seated.ts';

/** The seats of the same side that people play themselves. */
export function partnersOf({ row, seats }: Seated, seat: Seat): readonly SeatRow[] {
  const { game, box } = rulesetFor(row.game, row.pack);
  if (game.partners === undefined) return [];
  const seating = game.seating(row.options, seats.length, box.content);
  const side = isRefusal(seating) ? [] : (seating.sides.find((one) => one.includes(seat)) ?? []);
  return seats.filter(
    (one) => one.seat !== seat && side.includes(one.seat) && one.person !== null && one.bot === null,
  );
}

/** The seats this person answers for, as their players are away. */
export const answeredBy = (seated: Seated, person: string): readonly SeatRow[] =>
  seated.seats.filter(
    ({ seat, bot, person: holder }) =>
      bot === byPartner && holder !== person && partnersOf(seated, seat).some((one) => one.person === person),
  );
