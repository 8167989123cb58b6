/**
 * Overdue matches: a clock has run out, somebody has been away for too long, or bots have not been asked. The process
 * that notices first acts, also for matches that nobody here has open.
 */
import { listSeats, type Seat } from '@accretion/engine';
import { byPartner } from '@accretion/protocol';
import type pg from 'pg';
import { dueAt, patienceEnds } from '../match/due.ts';
import { partnersOf } from '../match/partners.ts';
import type { Seated } from '../match/seated.ts';
import { playDefault } from './moves.ts';
import { isPresent } from './presence.ts';
import type { Room } from './room.ts';
import { changeSeat } from './seating.ts';

/** A match that could not be continued is tried again after this long. */
const brokenFor = 60_000;

/** What is needed from the hall. */
interface Rooms {
  readonly pool: pg.Pool;
  now(): number;
  room(id: string): Room;
}

export class Overdue {
  /** Set by the bots. */
  onBots: (room: Room) => void = () => undefined;

  constructor(
    private readonly hall: Rooms,
    private readonly onError: (error: unknown) => void,
  ) {}

  /** Looks after all matches of the database that are due. */
  async find(): Promise<void> {
    const { rows } = await this.hall.pool.query<{ match: string }>({
      name: 'due',
      text: 'select match from pulses where due_at <= $1 order by due_at limit 50',
      values: [this.hall.now()],
    });
    for (const { match } of rows) {
      // A match that cannot be continued must not hold up the others.
      await this.settle(match).catch((error) => {
        this.onError(error);
        return this.postpone(match, this.hall.now() + brokenFor);
      });
    }
  }

  private async settle(match: string): Promise<void> {
    const room = this.hall.room(match);
    await room.queue.run(() => room.played());
    await room.queue.run(() => room.catchUp());
    await this.lookAfter(room);
    this.onBots(room);
    await this.correct(room);
  }

  /** Plays for seats whose time has run out; seats a bot for people who have been away too long. */
  async lookAfter(room: Room): Promise<void> {
    const { running } = await room.queue.run(() => room.played());
    for (const seat of listSeats(running.toAct)) {
      // Somebody connected to another process renews their presence there.
      if (this.isAway(room, seat)) await room.queue.run(() => room.reseat());
      if (this.isAway(room, seat)) await this.replace(room, seat);
      await playDefault(room, seat, 'clock', ({ clocks }) => {
        const end = clocks.deadline(seat);
        return end !== null && end <= this.hall.now();
      });
    }
    room.arm();
  }

  private isAway({ seated, running }: Room, seat: Seat): boolean {
    if (seated === null || running === null) return false;
    const end = patienceEnds(seated, running.clocks, seat);
    return end !== null && end <= this.hall.now();
  }

  private async replace(room: Room, seat: Seat): Promise<void> {
    await room.queue.run(() =>
      changeSeat(room, seat, (held, _, seated) => {
        const { absence } = seated.row;
        if (absence.do === 'wait' || !this.isAway(room, seat)) return null;
        if (absence.do === 'partner' && held.bot === null && this.hasPartner(seated, seat))
          return { why: 'absent', person: held.person, bot: byPartner, resigned: false };
        const resigned = absence.do === 'resign';
        const why = resigned ? 'resigned' : 'absent';
        return { why, person: held.person, bot: absence.level, resigned };
      }),
    );
  }

  /** Is somebody of the same side here, who can answer? */
  private hasPartner(seated: Seated, seat: Seat): boolean {
    return partnersOf(seated, seat).some((one) => isPresent(one, this.hall.now()));
  }

  /** Writes when to look again: what was due is done, or no longer due because somebody came back. */
  private correct({ id, running, seated }: Room): Promise<void> {
    const now = this.hall.now();
    return this.postpone(id, running === null || seated === null ? null : dueAt(running, seated, now));
  }

  private async postpone(match: string, until: number | null): Promise<void> {
    await this.hall.pool.query('update pulses set due_at = $2 where match = $1 and due_at <= $3', [
      match,
      until,
      this.hall.now(),
    ]);
  }
}
