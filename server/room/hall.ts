/**
 * The hall: all rooms of this process. It opens a room when somebody needs it, closes it when nobody has for a
 * while, passes on news of other processes, and looks after clocks nobody is watching.
 */
import { listSeats } from '@accretion/engine';
import type pg from 'pg';
import type { Database } from '../database/connect.ts';
import { Fanout, type News } from '../log/fanout.ts';
import { Log } from '../log/log.ts';
import { Reading } from '../log/reading.ts';
import { dueAt, patienceEnds } from '../match/due.ts';
import { playDefault } from './moves.ts';
import { Presence } from './presence.ts';
import { findRestored, recover } from './restored.ts';
import { Room } from './room.ts';
import { changeSeat } from './seating.ts';
import type { Services } from './services.ts';

export interface HallOptions {
  readonly database: Database;
  readonly now: () => number;
  /** A room nobody uses is closed after so many milliseconds. */
  readonly evictAfter: number;
  readonly onError: (error: unknown) => void;
}

/** How often rooms are compared with the database. */
const recheckEvery = 5_000;
/** A match that could not be played on is looked at again after this long. */
const brokenFor = 60_000;

export class Hall implements Services {
  readonly pool: pg.Pool;
  readonly log: Log;
  readonly reading: Reading;
  readonly fanout: Fanout;
  readonly rooms = new Map<string, Room>();
  readonly presence: Presence;
  readonly now: () => number;
  /** Set by those who play bots and deliver chat. */
  onWoken: (room: Room) => void = () => undefined;
  onOverdue: (room: Room) => void = () => undefined;
  onNews: (news: News, room: Room) => void = () => undefined;
  private readonly tasks = new Set<Promise<void>>();
  private readonly timers: NodeJS.Timeout[] = [];

  constructor(private readonly options: HallOptions) {
    this.pool = options.database.pool;
    this.now = options.now;
    this.fanout = new Fanout(options.database.url, options.onError);
    this.log = new Log(this.pool, this.fanout);
    this.reading = new Reading(this.pool);
    this.presence = new Presence(this);
  }

  async open(): Promise<void> {
    await this.fanout.listen({ hear: (news, match) => this.hear(news, match), missed: () => this.recheck() });
    const every = (ms: number, task: () => Promise<void>): void => {
      this.timers.push(setInterval(() => this.watched(task()), ms).unref());
    };
    every(1_000, () => this.findDue());
    every(Math.min(10_000, this.options.evictAfter), async () => this.sweep());
    every(1_000, () => this.presence.look());
    every(recheckEvery, () => this.recheckRooms());
  }

  room(id: string): Room {
    const known = this.rooms.get(id);
    if (known !== undefined) return known;
    const room = new Room(id, this);
    this.rooms.set(id, room);
    return room;
  }

  woken(match: string): void {
    const room = this.rooms.get(match);
    if (room !== undefined) this.onWoken(room);
  }

  watched(task: Promise<unknown>): void {
    const done: Promise<void> = task
      .then(() => undefined, this.options.onError)
      .finally(() => this.tasks.delete(done));
    this.tasks.add(done);
  }

  /** Until everything that nobody waits for is done. */
  async idle(): Promise<void> {
    while (this.tasks.size > 0) await Promise.all(this.tasks);
  }

  /** Plays for those whose time is up; seats a bot for those who have been away too long. */
  due(match: string): void {
    this.watched(this.lookAfter(this.room(match)));
  }

  private async lookAfter(room: Room): Promise<void> {
    const { running, seated } = await room.line.run(() => room.played());
    for (const seat of listSeats(running.toAct)) {
      const isAway = (): boolean => {
        if (room.seated === null || room.running === null) return false;
        const end = patienceEnds(room.seated, room.running.clocks, seat);
        return end !== null && end <= this.now();
      };
      // Somebody connected to another process renews their presence there.
      if (isAway()) await room.line.run(() => room.reseat());
      if (isAway()) {
        const { absence } = seated.row;
        await room.line.run(() =>
          changeSeat(room, seat, (held) => {
            if (absence.do === 'wait' || !isAway()) return null;
            const isResigned = absence.do === 'resign';
            const why = isResigned ? 'resigned' : 'absent';
            return { why, person: held.person, bot: absence.level, resigned: isResigned };
          }),
        );
      }
      await playDefault(room, seat, 'clock', ({ clocks }) => {
        const end = clocks.deadline(seat);
        return end !== null && end <= this.now();
      });
    }
    room.arm();
  }

  private async findDue(): Promise<void> {
    const { rows } = await this.pool.query<{ match: string }>({
      name: 'due',
      text: 'select match from pulses where due_at <= $1 order by due_at limit 50',
      values: [this.now()],
    });
    for (const { match } of rows) {
      // A match that cannot be played on must not keep all others waiting.
      await this.doDue(match).catch((error) => {
        this.options.onError(error);
        return this.postpone(match, this.now() + brokenFor);
      });
    }
  }

  private async doDue(match: string): Promise<void> {
    const room = this.room(match);
    await room.line.run(() => room.played());
    await room.line.run(() => room.catchUp());
    await this.lookAfter(room);
    this.onOverdue(room);
    await this.correctDue(room);
  }

  /** What was due is done, or is not due any more because somebody came back: writes down when to look again. */
  private correctDue({ id, running, seated }: Room): Promise<void> {
    return this.postpone(id, running === null || seated === null ? null : dueAt(running, seated, this.now()));
  }

  private async postpone(match: string, until: number | null): Promise<void> {
    await this.pool.query('update pulses set due_at = $2 where match = $1 and due_at <= $3', [
      match,
      until,
      this.now(),
    ]);
  }

  news(news: News, match: string): void {
    this.fanout.tell(news, match);
    this.hear(news, match);
  }

  private hear(news: News, match: string): void {
    if (news === 'person') return this.endConnections(match);
    const room = this.rooms.get(match);
    if (room === undefined) return;
    if (news === 'log') room.fallBehind();
    else if (news === 'table') this.watched(room.line.run(() => room.reseat()));
    else this.onNews(news, room);
  }

  /** Whoever signs in as somebody else connects again as that person. */
  private endConnections(person: string): void {
    for (const { guests } of this.rooms.values()) {
      for (const guest of guests)
        if (guest.person === person) guest.close(4001, 'signed in as somebody else');
    }
  }

  private recheck(): void {
    for (const room of this.rooms.values()) {
      for (const news of ['log', 'table', 'asked', 'chat'] as const) this.hear(news, room.id);
    }
  }

  /** A restored backup tells nobody: rooms of which the database knows less than this process are opened again. */
  private async recheckRooms(): Promise<void> {
    const before = new Map([...this.rooms.values()].map((room) => [room, room.running]));
    for (const room of await findRestored(this.pool, before.keys())) {
      await room.line.run(async () => (room.running === before.get(room) ? recover(room) : undefined));
    }
  }

  private sweep(): void {
    const before = this.now() - this.options.evictAfter;
    for (const [id, room] of this.rooms) {
      const isOver = room.running === null || room.running.outcome !== null;
      const isRecent = !isOver && room.idleSince > before;
      if (!room.line.idle || room.guests.size > 0 || isRecent) continue;
      room.close();
      this.rooms.delete(id);
    }
  }

  reseated(match: string): void {
    const room = this.rooms.get(match);
    if (room !== undefined) this.presence.reseated(room);
  }

  async close(): Promise<void> {
    for (const timer of this.timers) clearInterval(timer);
    this.presence.close();
    for (const room of this.rooms.values()) await room.line.run(async () => room.close());
    await this.fanout.close();
  }
}
