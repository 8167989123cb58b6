/**
 * Who is connected to each match. Every process writes who is connected to it, renews that before it expires, reads
 * what the others wrote, and tells its rooms as people come and go.
 */
import { type Seats, seatsOf } from '@accretion/engine';
import type pg from 'pg';
import type { Fanout } from '../log/fanout.ts';
import type { Seated, SeatRow } from '../match/seated.ts';
import type { Room } from './room.ts';

/** While connected, a seat's holder counts as present for this long; renewed well before it ends. */
const presentFor = 45_000;
const renewEvery = 20_000;
/**
 * After closing a connection, a person counts as present for this long: they may be reloading the page, or still be
 * connected to another process, which then renews their presence.
 */
const mayReturnFor = 2_000;
const aboutToLapse = 15_000;
/** Arrivals and departures within this many milliseconds are written and told together. */
const gatherFor = 200;

export interface PresenceOptions {
  readonly pool: pg.Pool;
  readonly fanout: Fanout;
  readonly rooms: ReadonlyMap<string, Room>;
  now(): number;
  watched(task: Promise<unknown>): void;
}

export const isPresent = ({ person, hereUntil }: SeatRow, now: number): boolean =>
  person !== null && hereUntil > now;

const presentSeats = ({ seats }: Seated, now: number): Seats =>
  seatsOf(seats.filter((one) => isPresent(one, now)).map(({ seat }) => seat));

const isConnected = ({ clients }: Room, person: string | null): boolean =>
  person !== null && [...clients].some((client) => client.person === person);

export class Presence {
  private readonly changed = new Set<Room>();
  private readonly left: { readonly room: Room; readonly person: string }[] = [];
  /** The seats whose holders are present, as each room was told last. */
  private readonly told = new WeakMap<Room, Seats>();
  private timer: NodeJS.Timeout | null = null;
  private renewAt = 0;
  private isLooking = false;

  constructor(private readonly options: PresenceOptions) {}

  /** Somebody connected to a room or left it. */
  changes(room: Room, left?: string): void {
    this.changed.add(room);
    if (left !== undefined) this.left.push({ room, person: left });
    this.timer ??= setTimeout(() => {
      this.timer = null;
      this.options.watched(this.write());
    }, gatherFor).unref();
  }

  /** The room was told who sits there. Somebody connected here may not be written as present yet. */
  reseated(room: Room): void {
    const { seated } = room;
    if (seated === null) return;
    const now = this.options.now();
    this.told.set(room, presentSeats(seated, now));
    const lapsing = seated.seats.filter(({ hereUntil }) => hereUntil < now + aboutToLapse);
    if (lapsing.some(({ person }) => isConnected(room, person))) this.changes(room);
  }

  /** Renews what is about to expire, and tells the rooms where somebody came or went unannounced. */
  async look(): Promise<void> {
    if (this.isLooking) return; // a slow look is still under way
    this.isLooking = true;
    try {
      const now = this.options.now();
      if (now >= this.renewAt) {
        await this.renew(this.options.rooms.values());
        await this.read();
        this.renewAt = now + renewEvery;
      }
      for (const room of this.options.rooms.values()) await this.tell(room, now);
    } finally {
      this.isLooking = false;
    }
  }

  private async tell(room: Room, now: number): Promise<void> {
    if (room.seated === null || room.clients.size === 0) return;
    const present = presentSeats(room.seated, now);
    const told = this.told.get(room);
    if (told === undefined) this.told.set(room, present);
    else if (told !== present) await room.queue.run(() => room.reseat());
  }

  private async write(): Promise<void> {
    const rooms = [...this.changed];
    this.changed.clear();
    const gone = this.left.splice(0).filter(({ room, person }) => !isConnected(room, person));
    await this.put(
      gone.map(({ room }) => room.id),
      gone.map(({ person }) => person),
      this.options.now() + mayReturnFor,
    );
    await this.renew(rooms);
    for (const room of rooms) {
      this.options.fanout.tell('table', room.id);
      if (room.clients.size > 0) await room.queue.run(() => room.reseat());
    }
  }

  private async renew(rooms: Iterable<Room>): Promise<void> {
    const matches: string[] = [];
    const people: string[] = [];
    for (const room of rooms) {
      for (const { person } of room.clients) {
        if (person === null) continue;
        matches.push(room.id);
        people.push(person);
      }
    }
    await this.put(matches, people, this.options.now() + presentFor);
  }

  private async put(matches: readonly string[], people: readonly string[], until: number): Promise<void> {
    if (matches.length === 0) return;
    await this.options.pool.query({
      name: 'here',
      text: `update seats set here_until = $3 from unnest($1::text[], $2::text[]) as here(match, person)
        where seats.match = here.match and seats.person = here.person`,
      values: [matches, people, until],
    });
  }

  /** Reads what the other processes have renewed, so that this one does not take it for expired. */
  private async read(): Promise<void> {
    const { pool, rooms } = this.options;
    const open = [...rooms.values()].filter(({ clients }) => clients.size > 0);
    if (open.length === 0) return;
    const found = await pool.query<{ match: string; seat: number; until: number }>({
      name: 'who is here',
      text: 'select match, seat, here_until::float8 as until from seats where match = any($1)',
      values: [open.map(({ id }) => id)],
    });
    const until = new Map(found.rows.map((row) => [`${row.match} ${row.seat}`, row.until]));
    for (const room of open) {
      if (room.seated === null) continue;
      const seats = room.seated.seats.map((one) => ({
        ...one,
        hereUntil: until.get(`${room.id} ${one.seat}`) ?? one.hereUntil,
      }));
      room.seated = { ...room.seated, seats };
    }
  }

  close(): void {
    if (this.timer !== null) clearTimeout(this.timer);
  }
}
