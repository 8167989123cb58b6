/** What a table is asked: to take back past the horizon, or to pause. All must agree; bots and empty seats do. */
import { allSeats, type Seat, type Seats, seatsOf } from '@accretion/engine';
import type { Proposal } from '@accretion/protocol';
import type pg from 'pg';
import { newId } from '../people/ids.ts';
import { Fault } from './fault.ts';
import { pause, rewind } from './moves.ts';
import type { Room } from './room.ts';
import type { Seated } from './store.ts';

export async function openProposals(pool: pg.Pool, match: string): Promise<Proposal[]> {
  const found = await pool.query<Proposal>({
    name: 'proposals',
    text: 'select id, what, seat, yes from proposals where match = $1 order by made_at, id',
    values: [match],
  });
  return found.rows;
}

/** Nobody has to be asked for these. */
const silent = ({ seats }: Seated): Seats =>
  seatsOf(seats.filter(({ person, bot }) => person === null || bot !== null).map(({ seat }) => seat));

export async function propose(room: Room, what: 'rewind' | 'pause', seat: Seat, mine: Seats): Promise<void> {
  const id = newId();
  const { pool, fanout, now } = room.services;
  const yes = await room.line.run(async () => {
    const { running, seated } = await room.played();
    if (running.outcome !== null) throw new Fault('over');
    if (what === 'pause' && running.clocks.paused) throw new Fault('paused');
    const open = await openProposals(pool, room.id);
    if (open.length > 0) throw new Fault('proposedAlready');
    let target = running.match.newest(seat);
    if (what === 'rewind' && target === null && !running.isWhole) {
      await room.reopen(true);
      target = room.running?.match.newest(seat) ?? null;
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
  fanout.tell('asked', room.id);
  await settle(room, id, yes);
}

export async function vote(room: Room, id: string, seats: Seats, isYes: boolean): Promise<void> {
  const { pool, fanout } = room.services;
  const found = isYes
    ? await pool.query<{ yes: number }>(
        'update proposals set yes = yes | $3 where id = $1 and match = $2 returning yes',
        [id, room.id, seats],
      )
    : await pool.query<{ yes: number }>(
        'delete from proposals where id = $1 and match = $2 returning 0 as yes',
        [id, room.id],
      );
  const [proposal] = found.rows;
  if (proposal === undefined) throw new Fault('noSuchProposal');
  fanout.tell('asked', room.id);
  await settle(room, id, proposal.yes);
}

/** When all have agreed it is done; whoever takes the proposal off the table does it. */
async function settle(room: Room, id: string, yes: Seats): Promise<void> {
  const { seated } = await room.line.run(() => room.played());
  if ((yes | silent(seated)) !== allSeats(seated.seats.length)) return;
  const { pool, fanout } = room.services;
  const found = await pool.query<{ what: 'rewind' | 'pause'; target: number | null }>(
    'delete from proposals where id = $1 returning what, target',
    [id],
  );
  const [proposal] = found.rows;
  if (proposal === undefined) return;
  fanout.tell('asked', room.id);
  if (proposal.what === 'pause') await pause(room, true);
  else if (proposal.target !== null) await rewind(room, proposal.target);
}
