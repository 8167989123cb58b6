/** Who sits where once a match is running: each change is an entry of its log and a row of its seats, or neither. */
import type { Json, Seat } from '@accretion/engine';
import { byPartner } from '@accretion/protocol';
import { Fault } from '../fault.ts';
import { following } from '../log/log.ts';
import type { Running } from '../match/running.ts';
import type { Seated, SeatRow } from '../match/seated.ts';
import { entryFor, retry } from './act.ts';
import type { Room } from './room.ts';

/** Why the seat changed hands, for the log. */
type Why = 'absent' | 'resigned' | 'left' | 'joined' | 'agreed' | 'host' | 'back';

export interface Change {
  readonly why: Why;
  readonly person: string | null;
  readonly bot: string | null;
  readonly resigned: boolean;
  /** The proposal everyone agreed to: without it, nothing is changed. */
  readonly consent?: string;
}

/**
 * Decides on the newest seating and writes it; decides again if another process was first. Call only from the room's
 * queue.
 */
export const changeSeat = (
  room: Room,
  seat: Seat,
  decide: (held: SeatRow, running: Running, seated: Seated) => Change | null | Promise<Change | null>,
): Promise<boolean> =>
  retry(room, async (running, seated) => {
    if (running.outcome !== null) throw new Fault('over');
    const held = seated.seats[seat];
    if (held === undefined) throw new Fault('noSuchSeat');
    const change = await decide(held, running, seated);
    if (change === null) return 'nothing';
    const body: Json = { seat, why: change.why, bot: change.bot };
    const act = { kind: 'seat', seat: null, id: null, body, onBehalfOf: null, played: null } as const;
    const entry = entryFor(room, running, act);
    // Entry and seat in one statement: a slot that is taken changes no seat, nor does a seat that is not as it was
    // when this was decided (its holder may have signed in as somebody else). Timers look at the match at once.
    const won = await room.services.pool.query(
      `with still as materialized (
        select match from seats where match = $1 and seat = $5
          and person is not distinct from $10 and bot is not distinct from $11 for update
      ), entry(match, slot, "after") as (
        select match, $2::int, $9::bigint from still
        where $12::text is null or exists (select 1 from proposals where id = $12 and match = $1)
      ), won as (
        insert into entries (match, slot, kind, body, at)
        select match, slot, 'seat', $3::json, $4::bigint from ${following('entry')}
        on conflict do nothing returning match
      ), asked as (
        delete from proposals using won where proposals.match = won.match
      ), soon as (
        update pulses set due_at = $4 from won where pulses.match = won.match)
      update seats set person = $6, bot = $7, resigned = $8, token = case when person = $6 then token end,
        seen = case when person is null or person = $6 then seen else array_append(seen, person) end,
        here_until = case when person is not distinct from $6 then here_until else $4 end
      from won where seats.match = won.match and seats.seat = $5 returning seats.seat`,
      [
        entry.match,
        entry.slot,
        JSON.stringify(body),
        entry.at,
        seat,
        change.person,
        change.bot,
        change.resigned,
        running.lastAt,
        held.person,
        held.bot,
        change.consent ?? null,
      ],
    );
    if (won.rows.length > 0) {
      room.services.fanout.tell('log', room.id);
      room.publish(entry, null);
      await room.reseat();
      // Proposals were between the people seated before.
      room.services.news('asked', room.id);
      return 'won';
    }
    return {
      isUnexplained: async () => {
        await room.reseat();
        const now = room.seated?.seats[seat];
        return now?.person === held.person && now?.bot === held.bot && change.consent === undefined;
      },
    };
  });

/** A partner answers only as long as somebody is away. Call only from the room's queue. */
export async function comeBack(room: Room, person: string | null): Promise<void> {
  const { row, seats } = await room.load();
  if (person === null || row.status !== 'running') return;
  for (const { seat } of seats.filter((one) => one.person === person && one.bot === byPartner))
    await changeSeat(room, seat, (held) =>
      held.person === person && held.bot === byPartner
        ? { why: 'back', person, bot: null, resigned: held.resigned }
        : null,
    );
}
