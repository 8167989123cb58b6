/**
 * Bots at their seats. The process that commits a move lets the bots answer at once. With the move it has written
 * when that is overdue: if it is gone by then, the process that notices makes a job of it, and any process takes that up.
 */
import { isSearching, thinkingTimeOf } from '@accretion/bots';
import { listSeats, type Move, type OnBehalfOf, only, type Seat } from '@accretion/engine';
import PgBoss from 'pg-boss';
import { inTurn } from '../database/connect.ts';
import { Fault } from '../fault.ts';
import { botsAsked } from '../match/due.ts';
import { newId } from '../people/ids.ts';
import type { Hall } from '../room/hall.ts';
import { play, playDefault } from '../room/moves.ts';
import type { Room } from '../room/room.ts';
import { Intentions } from './intentions.ts';
import { type Noticed, noticedOf } from './noticed.ts';
import { type Asked, Pace, timeFor } from './pace.ts';
import type { Pool } from './pool.ts';
import { Stop } from './stop.ts';

const queue = 'bots';

/** The bots this match waits for. */
function botsToAct({ running, seated }: Room): Seat[] {
  if (running === null || seated === null || running.outcome !== null || running.clocks.paused) return [];
  return listSeats(botsAsked(running, seated, running.toAct));
}

/** What a bot is asked, with nothing but its seat's view; null: nothing. Call only from the room's queue. */
function questionFor(room: Room, seat: Seat) {
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
    ruleset: running.ruleset,
    think: { game, pack, level: held.bot, seat, view },
  };
}

type Question = NonNullable<ReturnType<typeof questionFor>>;

/** What is not told waits for nothing. */
const unseen: Noticed = { isSeen: false, usesChance: false };

/** An answer that is under way, and what was asked. */
interface Thinking {
  readonly stop: Stop;
  readonly number: number;
  readonly level: string;
}

/** Somebody else has given the one answer that was needed. */
const isAnswered = ({ failure }: Fault): boolean => failure.refusal?.why === 'answered';

export class Players {
  private readonly boss: PgBoss;
  private readonly intentions = new Intentions();
  /** The seats that are being looked after. */
  private readonly asking = new Set<string>();
  private readonly thinking = new Map<Room, Map<Seat, Thinking>>();
  /** Null: answers are played as soon as they are ready. */
  private readonly pace: Pace | null;
  private closed = false;

  constructor(
    private readonly hall: Hall,
    private readonly pool: Pool,
    private readonly onError: (error: unknown) => void,
    paced: boolean,
  ) {
    this.pace = paced ? new Pace(hall.now) : null;
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
    for (const seats of this.thinking.values()) for (const { stop } of seats.values()) stop.set();
    await this.boss.stop({ graceful: false, close: false });
  }

  private wake(room: Room): void {
    this.stopIdle(room);
    if (this.closed) return;
    const bots = botsToAct(room);
    this.pace?.look(room, bots);
    for (const seat of bots) this.hall.watched(this.ask(room, seat));
  }

  /** Stops thoughts that nobody waits for: the match is over or paused, the seat was taken back, the move undone. */
  private stopIdle(room: Room): void {
    const bots = botsToAct(room);
    for (const [seat, { stop, number, level }] of this.thinking.get(room) ?? []) {
      const isAsked = bots.includes(seat) && room.running?.numbers[seat] === number;
      if (!isAsked || room.seated?.seats[seat]?.bot !== level) stop.set();
    }
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
    if (this.asking.has(key)) return;
    this.asking.add(key);
    try {
      while (!this.closed && (await this.answer(room, seat)));
    } finally {
      this.asking.delete(key);
    }
  }

  /** True when the seat may be asked again at once. */
  private async answer(room: Room, seat: Seat): Promise<boolean> {
    const question = await room.queue.run(async () => questionFor(room, seat));
    if (question === null) return false;
    const { number, think, onBehalfOf } = question;
    const envelope = { seat, number, id: newId() };
    const asked = this.pace?.asked(room, seat, think.level) ?? null;
    // The person may have taken the seat back while it was thinking.
    const isThere = (): boolean => room.seated?.seats[seat]?.bot === think.level;
    const known = this.intentions.next(room, { ...think, ruleset: question.ruleset });
    this.intentions.forget(room, seat);
    const stop = new Stop();
    const done = this.waitFor(room, seat, { stop, number, level: think.level });
    try {
      const spent = asked === null ? 0 : this.spent(asked);
      const { move, sequence } =
        known ?? (await this.pool.think({ ...think, chance: envelope.id }, stop, spent));
      const noticed = await this.untilTold(room, question, move, asked, stop);
      const make = (): Promise<void> =>
        play(room, envelope, move, onBehalfOf, () => {
          if (!isThere()) throw new Fault('notYourSeat');
        });
      await (this.pace?.making(room, seat, noticed, make) ?? make());
      this.intentions.keep(room, seat, think.level, sequence);
    } catch (error) {
      if (this.closed) return false;
      if (stop.isSet || (error instanceof Fault && error.code === 'stale')) return true;
      if (error instanceof Fault && (error.code !== 'refused' || isAnswered(error))) return false;
      // What was meant to follow does not fit after all.
      if (known !== null) return true;
      // A bot that cannot answer must not hold up the table.
      this.onError(error);
      if (asked !== null) await stop.wait(this.pace?.wait(asked, seat) ?? 0);
      await playDefault(room, seat, 'bot', ({ numbers }) => isThere() && numbers[seat] === number);
    } finally {
      done();
    }
    return true;
  }

  /** How much of its time a bot has used up already, in milliseconds. */
  private spent(asked: Asked): number {
    const short = isSearching(asked.level) ? thinkingTimeOf(asked.level) - timeFor(asked) : 0;
    return this.hall.now() - asked.at + short;
  }

  /** Waits until a move may be told, if others would notice it; what they would. */
  private async untilTold(
    room: Room,
    { ruleset, think: { seat } }: Question,
    move: Move,
    asked: Asked | null,
    stop: Stop,
  ): Promise<Noticed> {
    const { running } = room;
    if (running === null || asked === null || this.pace === null) return unseen;
    const { state } = running.match;
    // A refusal is told to nobody, and the bot is asked again.
    if (ruleset.refuse(state, seat, move) !== null) return unseen;
    const noticed = noticedOf(ruleset, state, running.numbers.length, seat, move);
    if (noticed.isSeen) await stop.wait(this.pace.wait(asked, seat));
    if (stop.isSet) throw new Error('stopped waiting: nobody wants to know');
    return noticed;
  }

  /** Notes an answer that is waited for; returns what ends that. */
  private waitFor(room: Room, seat: Seat, thinking: Thinking): () => void {
    const seats = this.thinking.get(room) ?? new Map<Seat, Thinking>();
    this.thinking.set(room, seats.set(seat, thinking));
    return () => {
      seats.delete(seat);
      if (seats.size === 0) this.thinking.delete(room);
    };
  }
}
