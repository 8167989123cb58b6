/**
 * Proposals: to undo past the horizon, to pause, or to let somebody take a seat. Everyone must agree; bots and empty
 * seats do.
 */
import { allSeats, type Seat, type Seats, seatsOf } from '@accretion/engine';
import type { Proposal } from '@accretion/protocol';
import { Fault } from '../fault.ts';
import type { Seated } from '../match/seated.ts';
import { newId } from '../people/ids.ts';
import { pause, rewind } from './moves.ts';
import type { Room } from './room.ts';
import { changeSeat } from './seating.ts';
import { nobodys, taking } from './taking.ts';
import { openProposals } from './talk.ts';

/** These seats agree without being asked. */
const silent = ({ seats }: Seated): Seats =>
  seatsOf(seats.filter(({ person, bot }) => person === null || bot !== null).map(({ seat }) => seat));

export async function propose(room: Room, what: 'rewind' | 'pause', seat: Seat, mine: Seats): Promise<void> {
  const id = newId();
  const { pool, now } = room.services;
  const yes = await room.queue.run(async () => {
    const { running, seated } = await room.played();
    if (running.outcome !== null) throw new Fault('over');
    if (what === 'pause' && running.clocks.paused) throw new Fault('paused');
    const open = await openProposals(pool, room.id);
    if (open.some((one) => one.what !== 'seat')) throw new Fault('proposedAlready');
    let target = running.match.newest(mine);
    if (what === 'rewind' && target === null && !running.isWhole) {
      await room.reopen(true);
      target = room.running?.match.newest(mine) ?? null;
    }
    if (what === 'rewind' && target === null) {
      throw new Fault('refused', undefined, { rule: 'E6', why: 'nothingToUndo' });
    }
    const agreed = mine | silent(seated);
    await pool.query(
      'insert into proposals (id, match, what, seat, target, yes, made_at) values ($1, $2, $3, $4, $5, $6, $7)',
      [id, room.id, what, seat, what === 'rewind' ? target : null, agreed, now()],
    );
    return agreed;
  });
  room.services.news('asked', room.id);
  await settle(room, id, yes);
}

/** Asks everyone seated to let this person take a seat; if nobody else is seated, they get it at once. */
export async function askForSeat(room: Room, seat: Seat, person: string): Promise<void> {
  const id = newId();
  const { pool, now } = room.services;
  const yes = await room.queue.run(async () => {
    const { running, seated } = await room.played();
    if (running.outcome !== null) throw new Fault('over');
    taking(seated, person, seat);
    const open = await openProposals(pool, room.id);
    if (open.some(({ what }) => what === 'seat')) throw new Fault('proposedAlready');
    const own = seatsOf(seated.seats.filter((one) => one.person === person).map((one) => one.seat));
    await pool.query(
      `insert into proposals (id, match, what, seat, person, yes, made_at) values ($1, $2, 'seat', $3, $4, $5, $6)`,
      [id, room.id, seat, person, own, now()],
    );
    return own;
  });
  await settle(room, id, yes);
  room.services.news('asked', room.id);
}

export async function vote(room: Room, id: string, seats: () => Seats, isYes: boolean): Promise<void> {
  const { pool } = room.services;
  const text = isYes
    ? 'update proposals set yes = yes | $3 where id = $1 and match = $2 returning yes'
    : 'delete from proposals where id = $1 and match = $2 returning $3::int as yes';
  const found = await room.queue.run(async () => {
    const mine = seats();
    if (mine === 0) throw new Fault('notYourSeat');
    return pool.query<{ yes: Seats }>(text, [id, room.id, isYes ? mine : 0]);
  });
  const [proposal] = found.rows;
  if (proposal === undefined) throw new Fault('noSuchProposal');
  room.services.news('asked', room.id);
  await settle(room, id, proposal.yes);
}

interface Asked {
  readonly what: Proposal['what'];
  readonly seat: Seat;
  readonly person: string | null;
  readonly target: number | null;
  readonly yes: Seats;
}

/** Carries a proposal out once everyone has agreed; the process that deletes it does it. */
async function settle(room: Room, id: string, yes: Seats): Promise<void> {
  const { pool } = room.services;
  const { seated } = await room.queue.run(() => room.played());
  const found = await pool.query<Asked>(
    'select what, seat, person, target, yes from proposals where id = $1',
    [id],
  );
  const [asked] = found.rows;
  if (asked === undefined) return;
  if (asked.what === 'seat') return handOver(room, id, asked);
  if ((yes | silent(seated)) !== allSeats(seated.seats.length)) return;
  const taken = await pool.query('delete from proposals where id = $1 returning id', [id]);
  if (taken.rows.length === 0) return;
  room.services.news('asked', room.id);
  if (asked.what === 'pause') await pause(room, true);
  else if (asked.target !== null) await rewind(room, asked.target);
}

/** Hands the seat over if everyone who sits here now has agreed; newcomers are asked too. */
async function handOver(room: Room, id: string, { seat, person }: Asked): Promise<void> {
  if (person === null) return;
  const { pool } = room.services;
  await room.queue.run(() =>
    changeSeat(room, seat, async (_, __, seated) => {
      const found = await pool.query<Asked>('select yes from proposals where id = $1', [id]);
      const yes = found.rows[0]?.yes;
      if (yes === undefined || (yes | nobodys(seated)) !== allSeats(seated.seats.length)) return null;
      taking(seated, person, seat);
      return { why: 'agreed', person, bot: null, resigned: false, consent: id };
    }),
  );
}
