/** Taking and giving up seats, letting bots play, and taking seats back; before the start and after. */
import { byPartner } from '@accretion/protocol';
import type pg from 'pg';
import { Fault } from '../fault.ts';
import { isLevel } from '../games.ts';
import { readSeated, type Seated, type SeatRow } from '../match/seated.ts';
import { startIfFull } from '../match/start.ts';
import { hashed, newId, newNonce } from '../people/ids.ts';
import type { Hall } from '../room/hall.ts';
import { askForSeat } from '../room/proposals.ts';
import { changeSeat } from '../room/seating.ts';
import { taking } from '../room/taking.ts';
import { boundTables, type Maker } from './tableLimits.ts';

export async function seatedAt(pool: pg.Pool, match: string): Promise<Seated> {
  const seated = await readSeated(pool, match);
  if (seated === null) throw new Fault('noSuchMatch');
  return seated;
}

function seatIn({ seats }: Seated, seat: number): SeatRow {
  const held = seats[seat];
  if (held === undefined) throw new Fault('noSuchSeat');
  return held;
}

const isFree = ({ person, bot }: Pick<SeatRow, 'person' | 'bot'>): boolean => person === null && bot === null;

/** All processes hear that somebody sits elsewhere now. */
async function tell(hall: Hall, match: string): Promise<void> {
  hall.fanout.tell('table', match);
  const room = hall.rooms.get(match);
  if (room !== undefined) await room.queue.run(() => room.reseat());
}

/** Starts the match if nobody is missing, and tells everybody what changed. */
export async function settled(hall: Hall, match: string): Promise<void> {
  if (await startIfFull(hall.pool, match, hall.now())) {
    const room = hall.room(match);
    await room.queue.run(() => room.load());
    hall.woken(match);
  }
  await tell(hall, match);
}

export async function join(
  hall: Hall,
  match: string,
  person: string,
  wish: { readonly seat?: number | undefined; readonly nonce?: string | undefined },
): Promise<void> {
  const seated = await seatedAt(hall.pool, match);
  if (seated.row.status === 'over') throw new Fault('over');
  const sits = wish.seat === undefined && seated.seats.some((one) => one.person === person);
  if (sits && wish.nonce !== undefined) {
    await giveNumber(hall.pool, seated, person, wish.nonce);
    return settled(hall, match);
  }
  const free = wish.seat === undefined ? seated.seats.filter(isFree) : [seatIn(seated, wish.seat)];
  if (seated.row.status === 'running') return joinRunning(hall, match, person, free);
  for (const { seat } of free) {
    if (await take(hall.pool, match, seat, person, wish.nonce ?? newNonce())) {
      return settled(hall, match);
    }
  }
  throw new Fault(wish.seat === undefined ? 'noSeatFree' : 'seatTaken');
}

/** Takes the first of these seats of a running match that this person may take; or the reason why not. */
async function joinRunning(
  hall: Hall,
  match: string,
  person: string,
  wanted: readonly SeatRow[],
): Promise<void> {
  const room = hall.room(match);
  let why = new Fault('noSeatFree');
  for (const { seat } of wanted) {
    try {
      await room.queue.run(() =>
        changeSeat(room, seat, (_, __, seated) => {
          if (taking(seated, person, seat) === 'ask') throw new Fault('needsConsent');
          return { why: 'joined', person, bot: null, resigned: false };
        }),
      );
      return;
    } catch (error) {
      if (!(error instanceof Fault) || error.code === 'unavailable') throw error;
      why = error;
    }
  }
  throw why;
}

/** Takes a seat at once if nobody has to be asked; else asks everyone who is seated. */
export async function askFor(hall: Hall, match: string, person: string, seat: number): Promise<void> {
  try {
    await join(hall, match, person, { seat });
  } catch (error) {
    if (!(error instanceof Fault) || error.code !== 'needsConsent') throw error;
    await askForSeat(hall.room(match), seat, person);
  }
}

/**
 * Changes a seat before the start; false when it was not as expected, or the match has started meanwhile: the numbers
 * its seed was made of must stay. `$1` is the match, `$2` the seat.
 */
async function changeOpen(
  pool: pg.Pool,
  match: string,
  seat: number,
  change: string,
  ...values: unknown[]
): Promise<boolean> {
  const changed = await pool.query(
    `with still as materialized (select id from matches where id = $1 and status = 'open' for share)
      update seats set ${change} and match = $1 and seat = $2 and match = (select id from still) returning seat`,
    [match, seat, ...values],
  );
  return changed.rows.length > 0;
}

/** Takes a seat before the start; of two at once, one gets it. */
const take = (pool: pg.Pool, match: string, seat: number, person: string, nonce: string): Promise<boolean> =>
  changeOpen(
    pool,
    match,
    seat,
    'person = $3, nonce = $4 where person is null and bot is null',
    person,
    nonce,
  );

/** The number of a person, for all seats they hold; those that are still missing for others are made here. */
async function giveNumber(
  pool: pg.Pool,
  { row, seats }: Seated,
  person: string,
  nonce: string,
): Promise<void> {
  for (const { seat } of seats) {
    await changeOpen(pool, row.id, seat, 'nonce = $4 where person = $3', person, nonce);
    await changeOpen(pool, row.id, seat, 'nonce = $3 where person is not null and nonce is null', newNonce());
  }
}

export async function leave(hall: Hall, match: string, person: string, only?: number): Promise<void> {
  const seated = await seatedAt(hall.pool, match);
  if (seated.row.status === 'over') throw new Fault('over');
  const mine = seated.seats.filter(
    (one) => one.person === person && (only === undefined || one.seat === only),
  );
  if (mine.length === 0) throw new Fault('notYourSeat');
  for (const { seat } of mine) {
    if (seated.row.status === 'open') {
      const change = 'person = null, nonce = null, token = null where person = $3';
      await changeOpen(hall.pool, match, seat, change, person);
    } else await leaveRunning(hall, match, seat, person);
  }
  await tell(hall, match);
}

/** Replaces a person who leaves a running match as the table's setting for missing players says. */
export async function leaveRunning(hall: Hall, match: string, seat: number, person: string): Promise<void> {
  const room = hall.room(match);
  await room.queue.run(() =>
    changeSeat(room, seat, (held, _, { row }) => {
      if (held.person !== person) return null;
      if (row.absence.do === 'wait') return { why: 'left', person: null, bot: null, resigned: false };
      const resigned = row.absence.do === 'resign';
      return { why: resigned ? 'resigned' : 'left', person: null, bot: row.absence.level, resigned };
    }),
  );
}

/** The host lets a bot play a seat that is free, or whose holder is away. */
export async function seatBot(
  hall: Hall,
  match: string,
  { host: person, from }: Maker,
  seat: number,
  level: string,
): Promise<void> {
  if (!isLevel(level)) throw new Fault('noSuchLevel');
  const seated = await seatedAt(hall.pool, match);
  if (seated.row.host !== person) throw new Fault('notHost');
  const held = seatIn(seated, seat);
  if (seated.row.status === 'over') throw new Fault('over');
  if (seated.row.status === 'open') {
    if (!isFree(held)) throw new Fault('notAbsent');
    const next = seated.seats.map((one) => (one.seat === seat ? { person: null, bot: level } : one));
    const isFull = next.every((one) => !isFree(one));
    if (isFull) await boundTables(hall.pool, { host: person, from }, next, hall.now());
    const change = 'bot = $3, nonce = $4 where person is null and bot is null';
    await changeOpen(hall.pool, match, seat, change, level, newNonce());
    return settled(hall, match);
  }
  const room = hall.room(match);
  await room.queue.run(async () => {
    await room.played();
    await room.reseat(); // somebody may have come to another process meanwhile
    await changeSeat(room, seat, (now) => {
      const isConnected = [...room.clients].some((client) => client.person === now.person);
      const isHere = now.person !== null && (isConnected || now.hereUntil > hall.now());
      if ((now.bot !== null && now.bot !== byPartner) || isHere) throw new Fault('notAbsent');
      return { why: 'host', person: now.person, bot: level, resigned: now.resigned };
    });
  });
}

/** The bot that stands in leaves: its seat goes back to its person. Before the start the host may send one away. */
export async function handBack(hall: Hall, match: string, person: string, seat: number): Promise<void> {
  const seated = await seatedAt(hall.pool, match);
  const isHost = seated.row.host === person;
  const held = seatIn(seated, seat);
  if (seated.row.status === 'over') throw new Fault('over');
  if (held.bot === null || (held.person !== person && !isHost)) throw new Fault('notYourSeat');
  if (seated.row.status === 'open') {
    await changeOpen(hall.pool, match, seat, 'bot = null, nonce = null where person is null');
    return tell(hall, match);
  }
  // Nobody frees a bot's seat for anyone, oneself included: who wants it asks the table.
  if (held.person === null) throw new Fault('needsConsent');
  const room = hall.room(match);
  await room.queue.run(() =>
    changeSeat(room, seat, (now) =>
      now.bot === null || now.person !== held.person
        ? null
        : { why: 'back', person: now.person, bot: null, resigned: false },
    ),
  );
}

/** A token for a program; only its hash is kept. */
export async function seatToken(hall: Hall, match: string, person: string, seat: number): Promise<string> {
  const seated = await seatedAt(hall.pool, match);
  if (seatIn(seated, seat).person !== person) throw new Fault('notYourSeat');
  const token = newId();
  await hall.pool.query('update seats set token = $4 where match = $1 and seat = $2 and person = $3', [
    match,
    seat,
    person,
    hashed(token),
  ]);
  await tell(hall, match);
  return token;
}
