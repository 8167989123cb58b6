/**
 * The hall: all rooms of this process. It opens a room when somebody needs it, closes it when nobody has for a
 * while, and passes on news of other processes.
 */
import type { Seats } from '@accretion/engine';
import type pg from 'pg';
import type { Database } from '../database/connect.ts';
import { Fanout, type News } from '../log/fanout.ts';
import { Log } from '../log/log.ts';
import { Reading } from '../log/reading.ts';
import type { Past } from '../match/recall.ts';
import type { Story } from '../match/running.ts';
import { Overdue } from './overdue.ts';
import { Presence } from './presence.ts';
import { findRestored, recover } from './restored.ts';
import { Room } from './room.ts';
import type { Services } from './services.ts';

export interface HallOptions {
  readonly database: Database;
  readonly now: () => number;
  /** A room nobody uses is closed after this many milliseconds. */
  readonly evictAfter: number;
  readonly onError: (error: unknown) => void;
  readonly recall: (past: Past) => Promise<ReadonlyMap<Seats, Story>>;
}

/** How often rooms are compared with the database. */
const recheckEvery = 5_000;

export class Hall implements Services {
  readonly pool: pg.Pool;
  readonly log: Log;
  readonly reading: Reading;
  readonly fanout: Fanout;
  readonly rooms = new Map<string, Room>();
  readonly presence: Presence;
  readonly overdue: Overdue;
  readonly now: () => number;
  /** Set by the bots. */
  onWoken: (room: Room) => void = () => undefined;
  private readonly tasks = new Set<Promise<void>>();
  private readonly timers: NodeJS.Timeout[] = [];

  constructor(private readonly options: HallOptions) {
    this.pool = options.database.pool;
    this.now = options.now;
    this.fanout = new Fanout(options.database.url, options.onError);
    this.log = new Log(this.pool, this.fanout);
    this.reading = new Reading(this.pool);
    this.presence = new Presence(this);
    this.overdue = new Overdue(this, options.onError);
  }

  async open(): Promise<void> {
    await this.fanout.listen({ hear: (news, match) => this.hear(news, match), missed: () => this.recheck() });
    const every = (ms: number, task: () => Promise<void>): void => {
      this.timers.push(setInterval(() => this.watched(task()), ms).unref());
    };
    every(1_000, () => this.overdue.find());
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

  /** Waits until all background tasks are done. */
  async idle(): Promise<void> {
    while (this.tasks.size > 0) await Promise.all(this.tasks);
  }

  recall(past: Past): Promise<ReadonlyMap<Seats, Story>> {
    return this.options.recall(past);
  }

  due(match: string): void {
    this.watched(this.overdue.lookAfter(this.room(match)));
  }

  news(news: News, match: string): void {
    this.fanout.tell(news, match);
    this.hear(news, match);
  }

  private hear(news: News, match: string): void {
    if (news === 'person') return this.endConnections(match);
    this.rooms.get(match)?.hear(news);
  }

  /** Somebody signed in as another person: their page connects again as that person. */
  private endConnections(person: string): void {
    for (const { clients } of this.rooms.values()) {
      for (const client of clients)
        if (client.person === person) client.close(4001, 'signed in as somebody else');
    }
  }

  private recheck(): void {
    for (const room of this.rooms.values()) {
      for (const news of ['log', 'table', 'asked', 'chat'] as const) this.hear(news, room.id);
    }
  }

  /** Restoring a backup notifies nobody, so rooms are compared with the database and opened again where it has less. */
  private async recheckRooms(): Promise<void> {
    const before = new Map([...this.rooms.values()].map((room) => [room, room.running]));
    for (const room of await findRestored(this.pool, before.keys())) {
      await room.queue.run(async () => (room.running === before.get(room) ? recover(room) : undefined));
    }
  }

  private sweep(): void {
    const before = this.now() - this.options.evictAfter;
    for (const [id, room] of this.rooms) {
      const isOver = room.running === null || room.running.outcome !== null;
      const isRecent = !isOver && room.idleSince > before;
      if (!room.queue.idle || room.clients.size > 0 || isRecent) continue;
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
    for (const room of this.rooms.values()) await room.queue.run(async () => room.close());
    await this.fanout.close();
  }
}
