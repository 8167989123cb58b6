/**
 * Bots at their seats. The process that commits a move lets the bots answer at once. With the move it has written
 * when that is overdue: if it is gone by then, the process that notices makes a job of it, and any process takes that up.
 */
import { listSeats, type OnBehalfOf, only, type Seat } from '@accretion/engine';
import PgBoss from 'pg-boss';
import { inTurn } from '../database/connect.ts';
import { Fault } from '../fault.ts';
import { botsAsked } from '../match/due.ts';
import { newId } from '../people/ids.ts';
import type { Hall } from '../room/hall.ts';
import { play, playDefault } from '../room/moves.ts';
import type { Room } from '../room/room.ts';
import type { Pool } from './pool.ts';

const queue = 'bots';

/** The bots this match waits for. */
function botsToAct({ running, seated }: Room): Seat[] {
  if (running === null || seated === null || running.outcome !== null || running.clocks.paused) return [];
  return listSeats(botsAsked(running, seated, running.toAct));
}

/** What a bot is asked, with nothing but its seat's view; null: nothing. Call only from the room's queue. */
function question(room: Room, seat: Seat) {
  const { running, seated } = room;
  if (running === null || seated === null || !botsToAct(room).includes(seat)) return null;
  const held = seated.seats[seat];
  if (held === undefined || held.bot === null) return null;
  const { game, pack } = seated.row;
  const view = running.ruleset.view(running.match.state, only(seat));
  const onBehalfOf: OnBehalfOf | null = held.person === null ? null : 'bot';
  return {
    number: running.numbers[seat] ?? 0,
    onBehalfOf,
    think: { game, pack, level: held.bot, seat, view },
  };
}

/** Somebody else has given the one answer that was needed. */
const isAnswered = ({ failure }: Fault): boolean => failure.refusal?.why === 'answered';

export class Players {
  private readonly boss: PgBoss;
  private readonly thinking = new Set<string>();
  private closed = false;

  constructor(
    private readonly hall: Hall,
    private readonly pool: Pool,
    private readonly onError: (error: unknown) => void,
  ) {
    const db = { executeSql: (text: string, values: unknown[]) => hall.pool.query(text, values) };
    this.boss = new PgBoss({ db, schedule: false });
    this.boss.on('error', onError);
  }

  async open(): Promise<void> {
    await inTurn(this.hall.pool, async () => {
      await this.boss.start();
      await this.boss.createQueue(queue, { name: queue, policy: 'short' });
    });
    await this.boss.work<{ match: string }>(
      queue,
      { pollingIntervalSeconds: 2, batchSize: 20 },
      async (jobs) => {
        for (const { data } of jobs) await this.lookAfter(data.match);
      },
    );
    this.hall.onWoken = (room) => this.wake(room);
    this.hall.overdue.onBots = (room) => {
      if (botsToAct(room).length === 0 || this.closed) return;
      // One job per match is enough, however many processes notice.
      this.hall.watched(this.boss.send(queue, { match: room.id }, { singletonKey: room.id, retryLimit: 3 }));
    };
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.boss.stop({ graceful: false, close: false });
  }

  private wake(room: Room): void {
    if (this.closed) return;
    for (const seat of botsToAct(room)) this.hall.watched(this.ask(room, seat));
  }

  /** What the job does: nothing, if the bots have answered. */
  private async lookAfter(match: string): Promise<void> {
    const room = this.hall.room(match);
    try {
      await room.queue.run(() => room.played());
    } catch (error) {
      if (error instanceof Fault) return; // deleted meanwhile
      throw error;
    }
    await room.queue.run(() => room.catchUp());
    this.wake(room);
  }

  /** Lets a bot think about what its seat sees, and plays what it says if it is still asked. */
  private async ask(room: Room, seat: Seat): Promise<void> {
    const key = `${room.id} ${seat}`;
    if (this.thinking.has(key)) return;
    this.thinking.add(key);
    try {
      while (!this.closed && (await this.answer(room, seat)));
    } finally {
      this.thinking.delete(key);
    }
  }

  /** True when the seat may be asked again at once. */
  private async answer(room: Room, seat: Seat): Promise<boolean> {
    const asked = await room.queue.run(async () => question(room, seat));
    if (asked === null) return false;
    const envelope = { seat, number: asked.number, id: newId() };
    // The person may have taken the seat back while it was thinking.
    const isThere = (): boolean => room.seated?.seats[seat]?.bot === asked.think.level;
    try {
      const move = await this.pool.think({ ...asked.think, chance: envelope.id });
      await play(room, envelope, move, asked.onBehalfOf, () => {
        if (!isThere()) throw new Fault('notYourSeat');
      });
    } catch (error) {
      if (this.closed) return false;
      if (error instanceof Fault && error.code === 'stale') return true;
      if (error instanceof Fault && (error.code !== 'refused' || isAnswered(error))) return false;
      // A bot that cannot answer must not hold up the table.
      this.onError(error);
      await playDefault(room, seat, 'bot', ({ numbers }) => isThere() && numbers[seat] === asked.number);
    }
    return true;
  }
}
