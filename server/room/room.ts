/**
 * A room: one match in this process, with everybody who is connected to it. Everything that reads or
 * changes the match goes through one queue, so nobody ever sees a move before it is committed.
 */
import { randomInt } from 'node:crypto';
import type { Played, Seats, State } from '@accretion/engine';
import { Fault } from '../fault.ts';
import type { LogEntry } from '../log/entry.ts';
import type { RoomNews } from '../log/fanout.ts';
import type { Channel } from '../match/channel.ts';
import { dueAt } from '../match/due.ts';
import { turnUp } from '../match/ending.ts';
import { openMatch, openWhole } from '../match/open.ts';
import type { Running } from '../match/running.ts';
import { readSeated, type Seated, writeOutcome } from '../match/seated.ts';
import { writeSnapshot } from '../match/snapshots.ts';
import { startIfFull } from '../match/start.ts';
import { trace } from '../match/trace.ts';
import { Queue } from './queue.ts';
import { isTakenBack, recover } from './restored.ts';
import type { Client, Services } from './services.ts';
import { deliverChat, deliverProposals } from './talk.ts';

/** Entries between two snapshots. */
const snapshotEvery = 50;
/** A feed that nobody has followed for this many entries is dropped; its number can be found in the log again. */
const maxUnheard = 8;

/** The first number of a feed whose true number would take too long to find; it matches no earlier one. */
const anyNumber = (): number => randomInt(2 ** 47);

export class Room {
  readonly queue = new Queue();
  readonly clients = new Set<Client>();
  seated: Seated | null = null;
  running: Running | null = null;
  idleSince: number;
  private snapshotAt = 0;
  /** News that has not been read yet. */
  private readonly unread = new Set<RoomNews>();
  private dueTimer: NodeJS.Timeout | null = null;

  constructor(
    readonly id: string,
    readonly services: Services,
  ) {
    this.idleSince = services.now();
  }

  /** Who sits here and, once it has started, the match. Call only from the room's queue. */
  async load(): Promise<Seated> {
    if (this.seated !== null && this.seated.row.status !== 'open') return this.seated;
    const seated = await this.readStarted();
    if (seated === null) throw new Fault('noSuchMatch');
    if (this.seated !== null) {
      if (seated.row.status !== 'open') await this.reseat();
      return this.seated;
    }
    await this.begin(seated);
    await this.endLate(seated);
    this.arm();
    this.services.woken(this.id);
    return this.seated ?? seated;
  }

  /** Opens the match from its log, once it has started. Call only from the room's queue. */
  async begin(seated: Seated): Promise<void> {
    const { pool, now } = this.services;
    this.running = seated.row.status === 'open' ? null : await openMatch(pool, seated, now());
    this.snapshotAt = this.running?.slot ?? 0;
    this.seated = seated;
  }

  /** Under changed rules, a running match may turn out to be over: then its outcome is written now. */
  private async endLate({ row }: Seated): Promise<void> {
    const outcome = this.running?.outcome ?? null;
    if (outcome === null || row.status === 'over') return;
    await writeOutcome(this.services.pool, this.id, outcome);
    this.noteEnd();
  }

  /** If the process that filled the last seat died before starting the match, it is started now. */
  private async readStarted(): Promise<Seated | null> {
    const { pool, fanout, now } = this.services;
    const seated = await readSeated(pool, this.id);
    const isFull = seated?.row.status === 'open' && seated.seats.every((one) => one.person ?? one.bot);
    if (!isFull || !(await startIfFull(pool, this.id, now()))) return seated;
    fanout.tell('table', this.id);
    return readSeated(pool, this.id);
  }

  /** The match being played; refuses before its start. Call only from the room's queue. */
  async played(): Promise<{ seated: Seated; running: Running }> {
    const seated = await this.load();
    if (this.running === null) throw new Fault(seated.row.status === 'over' ? 'over' : 'notStarted');
    return { seated, running: this.running };
  }

  /** Applies a committed entry and sends the updates. */
  publish(entry: LogEntry, played: Played<State> | null): void {
    const { running, seated } = this;
    if (running === null || seated === null) return;
    const updates = running.absorb(entry, played);
    const now = this.services.now();
    this.idleSince = now;
    for (const [viewer, channel] of running.channels) {
      if (channel.isFollowed) this.tell(channel, updates.get(channel), entry, now);
      else if (++channel.unheard >= maxUnheard) running.channels.delete(viewer);
    }
    if (running.outcome !== null) this.noteEnd();
    if (running.slot - this.snapshotAt >= snapshotEvery) this.keep();
    this.arm();
    this.services.woken(this.id);
  }

  private tell(channel: Channel, update: string | undefined, entry: LogEntry, now: number): void {
    const isOwn = entry.seat !== null && ((channel.viewer >> entry.seat) & 1) === 1;
    const isForAll = entry.kind !== 'move' && entry.kind !== 'undo' && entry.kind !== 'seat';
    if (update === undefined && !isOwn && !isForAll) return;
    const status = this.statusText(channel.viewer, now);
    channel.tell(
      update === undefined
        ? `{"t":"status","status":${status}}`
        : `{"t":"update",${update.slice(1, -1)},"status":${status}}`,
    );
  }

  statusText(viewer: Seats, now: number): string {
    const clocked = this.seated?.row.clock != null;
    return JSON.stringify(this.running?.status(viewer, now, clocked));
  }

  /** Queues reading and passing on what is new, whichever process it came from; once, however often it is heard. */
  hear(news: RoomNews): void {
    if (this.unread.has(news)) return;
    this.unread.add(news);
    this.services.watched(this.queue.run(async () => (this.unread.has(news) ? this.read(news) : undefined)));
  }

  private read(news: RoomNews): Promise<void> {
    this.unread.delete(news);
    switch (news) {
      case 'log':
        return this.catchUp();
      case 'table':
        return this.reseat();
      case 'asked':
        return deliverProposals(this);
      case 'chat':
        return deliverChat(this);
    }
  }

  /** Reads what another process wrote. Call only from the room's queue. */
  async catchUp(): Promise<void> {
    const { running, services } = this;
    this.unread.delete('log');
    await this.takeIn(running === null ? [] : await services.reading.from(this.id, running.slot));
  }

  /** Applies the entries that are new here. Call only from the room's queue. */
  private async takeIn(entries: readonly LogEntry[]): Promise<void> {
    const { running } = this;
    if (this.seated === null) return;
    if (running === null) return void (await this.reseat());
    if (running.slot > 0 && !entries.some(({ slot, at }) => slot === running.slot && at === running.lastAt))
      return recover(this);
    const fresh = entries.filter(({ slot }) => slot > running.slot);
    for (const entry of fresh) {
      let played: Played<State> | null;
      try {
        if (entry.slot !== running.slot + 1) throw new Error(`slot ${entry.slot} after ${running.slot}`);
        played = running.replay(entry);
      } catch {
        await this.reopen(false); // it reaches back further than what is in memory
        return;
      }
      this.publish(entry, played);
      // At once: what follows may be the secret of somebody who sits there now.
      if (entry.kind === 'seat' || entry.kind === 'rules') await this.reseat();
      if (entry.kind === 'restored') await this.greetAll();
    }
  }

  /** Opens the match again from its log; everybody gets what they missed. Call only from the room's queue. */
  async reopen(whole: boolean): Promise<void> {
    const { running: old, seated: before, services } = this;
    const seated = await readSeated(services.pool, this.id);
    if (seated === null) return this.gone();
    this.seated = seated;
    // Viewers change before anything new is sent: a seat may have changed hands.
    if (before !== null) for (const client of this.clients) await client.reseated(before, seated);
    const now = services.now();
    const running = whole
      ? await openWhole(services.pool, seated)
      : await openMatch(services.pool, seated, now);
    this.running = running;
    for (const [viewer, channel] of old?.channels ?? []) {
      if (!channel.isFollowed) continue;
      const fresh = await this.channel(viewer);
      const missed = await this.missed(viewer, channel.number);
      // Numbers that never existed: a backup was restored meanwhile, so their view cannot be continued.
      if (fresh === null || missed.length !== fresh.number - channel.number) return this.greetAll();
      for (const listener of channel.listeners) fresh.listeners.add(listener);
      for (const text of missed) {
        fresh.tell(`{"t":"update",${text.slice(1, -1)},"status":${this.statusText(viewer, now)}}`);
      }
    }
    this.noteEnd();
  }

  /** The channel of a viewer; a new one gets its number from the log. Call only from the room's queue. */
  async channel(viewer: Seats): Promise<Channel | null> {
    const { running, seated, services } = this;
    if (running === null || seated === null) return null;
    const known = running.channels.get(viewer);
    if (known !== undefined) return known;
    // After the end nothing follows, so there is nothing to count.
    if (running.outcome !== null) return running.watch(viewer, 0);
    const { slot, match } = running;
    const found = await trace(services.pool, seated, viewer, Number.MAX_SAFE_INTEGER, slot, match.oldest);
    return running.watch(viewer, found?.number ?? anyNumber(), found?.remembered);
  }

  /** The updates of a viewer after a number, from memory or the log. Call only from the room's queue. */
  async missed(viewer: Seats, from: number): Promise<readonly string[]> {
    const { running, seated, services } = this;
    const channel = await this.channel(viewer);
    if (channel === null || running === null || seated === null) return [];
    if (from >= channel.number) return [];
    const recent = channel.since(from);
    if (recent !== null) return recent;
    const { slot, match } = running;
    return (await trace(services.pool, seated, viewer, from, slot, match.oldest))?.updates ?? [];
  }

  /** Sends everybody here the whole view. Call only from the room's queue. */
  async greetAll(): Promise<void> {
    for (const client of this.clients) await client.greet();
  }

  /** Reads who sits here and tells everybody. Call only from the room's queue. */
  async reseat(): Promise<void> {
    const before = this.seated;
    const seated = await readSeated(this.services.pool, this.id);
    if (seated === null) return this.gone();
    if (before !== null && isTakenBack(before, seated)) return recover(this);
    this.seated = seated;
    if (this.running === null && seated.row.status !== 'open' && before?.row.status !== 'over') {
      this.running = await openMatch(this.services.pool, seated, this.services.now());
      await this.greetAll();
    } else if (before !== null) {
      for (const client of this.clients) await client.reseated(before, seated);
    }
    this.services.reseated(this.id);
    this.arm();
    this.services.woken(this.id);
  }

  gone(): void {
    for (const client of this.clients) client.send('{"t":"gone"}');
    this.seated = null;
    this.running = null;
    this.services.woken(this.id);
  }

  /** The match has ended, as its last entry says: everything is revealed. */
  private noteEnd(): void {
    const { running, seated } = this;
    if (running === null || seated === null || running.outcome === null || seated.row.status === 'over')
      return;
    this.seated = { ...seated, row: { ...seated.row, status: 'over', outcome: running.outcome } };
    turnUp(running, running.outcome, this.seated);
  }

  /** Writes a snapshot in the background. */
  keep(): void {
    const { running, services } = this;
    if (running === null || running.slot === this.snapshotAt) return;
    this.snapshotAt = running.slot;
    services.watched(writeSnapshot(services.pool, this.id, running));
  }

  /** Sets the timer for what is due next, if that is soon; `Overdue` finds the rest. */
  arm(): void {
    if (this.dueTimer !== null) clearTimeout(this.dueTimer);
    this.dueTimer = null;
    const { running, seated, services } = this;
    if (running === null || seated === null) return;
    const due = dueAt(running, seated, services.now());
    if (due === null || due - services.now() > 60_000) return;
    this.dueTimer = setTimeout(() => services.due(this.id), Math.max(0, due - services.now())).unref();
  }

  close(): void {
    if (this.dueTimer !== null) clearTimeout(this.dueTimer);
    this.keep();
  }
}
