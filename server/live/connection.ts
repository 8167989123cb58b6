/** One socket at one match: what its holder may see and do there. */
import type { Socket } from 'node:net';
import { allSeats, has, type Seats, seatsOf } from '@accretion/engine';
import {
  type Ask,
  ask,
  byPartner,
  type ChatMessage,
  type ErrorCode,
  limits,
  parse,
  type Status,
  type Tell,
} from '@accretion/protocol';
import type { WebSocket } from 'ws';
import { asFault, Fault } from '../fault.ts';
import { type Asker, matchInfo, matchSummary, seatsHeld } from '../lobby/info.ts';
import { fairnessOf } from '../match/ending.ts';
import { outcomeInfo } from '../match/outcome.ts';
import type { Seated } from '../match/seated.ts';
import { hashed } from '../people/ids.ts';
import type { Hall } from '../room/hall.ts';
import type { Room } from '../room/room.ts';
import { comeBack } from '../room/seating.ts';
import type { Client } from '../room/services.ts';
import { type KeptMessage, openProposals, recentChat } from '../room/talk.ts';
import { answers } from './answers.ts';
import { framed } from './frame.ts';
import { idIn, readJson } from './read.ts';
import type { Sender, Visitor } from './sender.ts';

type Of<T extends Ask['t']> = Extract<Ask, { t: T }>;

/** A socket that does not read is closed before it fills the memory; its page resumes when it comes back. */
export const maxUnread = 1_000_000;

const nobody: Visitor = { person: null, name: null };

export class Connection implements Client, Sender {
  room: Room | null = null;
  asker: Asker = nobody;
  visitor = nobody;
  viewer: Seats = 0;
  heard = 0;
  private opening: Promise<void> | null = null;
  private isGone = false;
  private unsent: string[] = [];

  constructor(
    readonly hall: Hall,
    private readonly socket: WebSocket,
    private readonly wire: Socket,
    private readonly onError: (error: unknown) => void,
    /** False: chat has no limits, for load tests. */
    readonly isLimited = true,
    /** The error for a message over its rate limit; null when it is within. */
    private readonly tooMuch: (message: Ask, match: string) => ErrorCode | null = () => null,
  ) {}

  /** Says who this is; until then nothing is received. False: they have left already. */
  identify(visitor: Visitor): boolean {
    this.visitor = visitor;
    this.asker = { person: visitor.person };
    return !this.isGone;
  }

  /** For presence: a program is not its person. */
  get person(): string | null {
    return this.asker.seat === undefined ? this.asker.person : null;
  }

  /** Messages sent in the same tick leave in one write. */
  send(text: string): void {
    if (this.unsent.push(text) === 1) process.nextTick(() => this.flush());
  }

  /** Closes the socket after sending what is still unsent. */
  close(code: number, why: string): void {
    this.flush();
    this.socket.close(code, why);
  }

  private flush(): void {
    const messages = this.unsent;
    this.unsent = [];
    if (messages.length === 0 || this.socket.readyState !== this.socket.OPEN) return;
    if (this.wire.writableLength > maxUnread) return this.socket.terminate();
    this.wire.write(framed(messages));
  }

  tell(message: Tell): void {
    this.send(JSON.stringify(message));
  }

  /** Handles a message. Every failure is answered; none can end the process. */
  async receive(data: string): Promise<void> {
    if (this.opening !== null) await this.opening;
    const given = readJson(data);
    try {
      if (given === undefined) throw new Fault('badShape', { problem: 'not JSON' });
      const parsed = parse(ask, given);
      if ('problem' in parsed) throw new Fault('badShape', { problem: parsed.problem });
      const message = parsed.value;
      const excess = this.tooMuch(message, this.room?.id ?? '');
      if (excess !== null) throw new Fault(excess);
      if (message.t === 'open') await this.sitDown(message);
      else await answers(this, message);
    } catch (error) {
      if (!(error instanceof Fault)) this.onError(error);
      this.tell({ t: 'error', ...idIn(given), ...asFault(error).failure });
    }
  }

  /** Messages that follow wait until the match is open. */
  private async sitDown(message: Of<'open'>): Promise<void> {
    const opened = this.open(message);
    this.opening = opened.catch(() => undefined);
    try {
      await opened;
    } finally {
      this.opening = null;
    }
  }

  private async open({ match, token, from }: Of<'open'>): Promise<void> {
    if (this.room !== null && this.room.id !== match)
      throw new Fault('badShape', { problem: 'match: another table' });
    const room = this.hall.room(match);
    await room.queue.run(async () => {
      await room.load();
      if (this.isGone) return; // closed meanwhile: nobody is here
      if (token === undefined) await comeBack(room, this.visitor.person);
      const seated = await room.load();
      this.asker = token === undefined ? { person: this.visitor.person } : askerWith(token, seated);
      const isNew = !room.clients.has(this);
      this.room = room;
      room.clients.add(this);
      const resumed = from !== undefined && (await this.resume(seated, from.viewer, from.number));
      if (!resumed) await this.greet();
      if (isNew && this.person !== null && seatsHeld(seated, this.asker).length > 0) {
        this.hall.presence.changes(room);
      }
    });
  }

  private viewerOf(seated: Seated): Seats {
    if (seated.row.status === 'over') return allSeats(seated.seats.length);
    return seatsOf(seatsHeld(seated, this.asker));
  }

  /** Sends exactly what was missed, if the viewer is the same and it is not too much. From the room's queue only. */
  private async resume(seated: Seated, viewer: Seats, number: number): Promise<boolean> {
    const { room } = this;
    if (room === null || room.running === null || viewer !== this.viewerOf(seated)) return false;
    // A client that comes from another process may have seen more than this one has read yet.
    const known = await room.channel(viewer);
    if (known !== null && number > known.number) await room.catchUp();
    const behind = ((await room.channel(viewer))?.number ?? 0) - number;
    if (behind < 0 || behind > limits.missed) return false;
    const updates = await room.missed(viewer, number);
    // Numbers have gaps: after a change of the rules they start over, further on.
    if (updates.length !== behind) return false;
    this.follow(viewer);
    const now = this.hall.now();
    const match = matchInfo(seated, this.asker, now, room.running);
    const rest = {
      status: room.running.status(viewer, now, seated.row.clock !== null),
      ...(await this.talk()),
    };
    const head = JSON.stringify({ t: 'missed', match, ...rest });
    this.send(`${head.slice(0, -1)},"updates":[${updates.join(',')}]}`);
    return true;
  }

  /** Sends the whole view. Call only from the room's queue. */
  async greet(): Promise<void> {
    const { room } = this;
    const seated = room?.seated ?? null;
    if (room === null || seated === null) return;
    const viewer = this.viewerOf(seated);
    const { running } = room;
    const now = this.hall.now();
    const channel = await room.channel(viewer);
    this.follow(viewer);
    this.tell({
      t: 'hello',
      match: matchInfo(seated, this.asker, now, running ?? undefined),
      viewer,
      number: channel?.number ?? 0,
      view: channel?.view ?? null,
      status: running?.status(viewer, now, seated.row.clock !== null) ?? statusWithout(seated),
      ...(await this.talk()),
      ...(seated.row.status === 'over' && { fairness: fairnessOf(seated) }),
    });
  }

  private async talk(): Promise<Pick<Extract<Tell, { t: 'hello' }>, 'proposals' | 'chat'>> {
    const id = this.room?.id ?? '';
    const chat = await recentChat(this.hall.pool, id);
    this.heard = chat.at(-1)?.n ?? 0;
    return {
      proposals: await openProposals(this.hall.pool, id),
      chat: chat.map((line) => this.asHeard(line)),
    };
  }

  private readonly asHeard = (line: KeptMessage): ChatMessage => ({ ...line, own: line.who === this.who });

  private follow(viewer: Seats): void {
    this.unfollow();
    if (this.isGone) return;
    this.viewer = viewer;
    this.room?.running?.channels.get(viewer)?.follow(this);
  }

  private unfollow(): void {
    this.room?.running?.channels.get(this.viewer)?.unfollow(this);
  }

  async reseated(before: Seated, after: Seated): Promise<void> {
    const isSame = seatsOf(seatsHeld(before, this.asker)) === seatsOf(seatsHeld(after, this.asker));
    if (!isSame || before.row.status !== after.row.status) return this.greet();
    const running = this.room?.running ?? undefined;
    this.tell({ t: 'table', match: matchSummary(after, this.asker, this.hall.now(), running) });
  }

  /** Identifies the sender in chat without revealing their id; null for nobody. */
  get who(): string | null {
    const key = this.asker.token ?? this.asker.person;
    return key === null ? null : hashed(key).slice(0, 16);
  }

  hear(lines: readonly KeptMessage[]): void {
    for (const line of lines) {
      if (line.n <= this.heard) continue;
      this.heard = line.n;
      this.tell({ t: 'chat', line: this.asHeard(line) });
    }
  }

  /** The room, for one who may act on this seat. */
  at(seat: number): Room {
    const { room } = this;
    if (room?.seated == null) throw new Fault('notOpened');
    const held = room.seated.seats[seat];
    if (held === undefined) throw new Fault('noSuchSeat');
    if (!has(seatsOf(seatsHeld(room.seated, this.asker)), seat)) throw new Fault('notYourSeat');
    // While a bot stands in, the seat is played by it until it is taken back; a program plays with its token.
    if (held.bot !== null && held.bot !== byPartner) throw new Fault('notYourSeat');
    return room;
  }

  leave(): void {
    const { room, person } = this;
    this.isGone = true;
    this.unfollow();
    room?.clients.delete(this);
    if (room === null) return;
    room.idleSince = this.hall.now();
    const held = room.seated?.seats.some((one) => one.person === person) ?? false;
    if (person !== null && held) this.hall.presence.changes(room, person);
  }
}

/** Before the start, and after an end whose table can no longer be shown. */
const statusWithout = ({ row }: Seated): Status => ({
  toAct: 0,
  undo: 0,
  numbers: [],
  ...(row.outcome !== null && { over: outcomeInfo(row.outcome) }),
});

function askerWith(token: string, seated: Seated): Asker {
  const hash = hashed(token);
  const seat = seated.seats.find((one) => one.token === hash);
  if (seat === undefined) throw new Fault('badToken');
  return { person: null, seat: seat.seat, token: hash };
}
