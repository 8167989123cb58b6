/**
 * A player whose servers die: follows its table, answers what it is asked, and comes back through any server that is
 * there. What was not acknowledged is sent again under the same id.
 */
import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import {
  type Game,
  listSeats,
  type Move,
  quickRng,
  type Rng,
  rulesetOf,
  type State,
  withChanges,
} from '@accretion/engine';
import type { Status, Tell } from '@accretion/protocol';
import { WebSocket } from 'ws';
import type { Visitor } from '../processes/visitor.ts';

interface Envelope {
  readonly t: 'move';
  readonly seat: number;
  readonly number: number;
  readonly id: string;
  readonly move: Move;
}

type Of<T extends Tell['t']> = Extract<Tell, { t: T }>;

export class Player {
  /** Envelopes the server has answered for. */
  readonly acknowledged: Envelope[] = [];
  readonly faults: string[] = [];
  resumed = 0;
  resent = 0;
  view: unknown = null;
  number = 0;
  isOver = false;
  private viewer = -1;
  /** Of the acknowledged ones, those a restored backup may have taken away. */
  private readonly excused = new Set<Envelope>();
  /** A backup may be restored at any moment: then the match is further back than what was seen of it. */
  mayGoBack = false;
  private status: Status = { toAct: 0, undo: 0, numbers: [] };
  private socket: WebSocket | null = null;
  private pending: Envelope | null = null;
  private isStopped = false;
  private isOpen = false;
  private readonly rng: Rng;

  constructor(
    private readonly visitor: Visitor,
    readonly match: string,
    private readonly game: Game,
    private readonly address: () => string,
    seed: number,
  ) {
    this.rng = quickRng(seed);
  }

  /** What was acknowledged and must be in the log. */
  get owed(): readonly Envelope[] {
    return this.acknowledged.filter((one) => !this.excused.has(one));
  }

  /** An older backup is back: what came after it is gone; nothing said before counts any more. */
  goBack(backedUp: number): void {
    for (const one of this.acknowledged.slice(backedUp)) this.excused.add(one);
    this.pending = null;
    this.comeFresh();
  }

  /** Its match is gone. */
  giveUp(): void {
    this.goBack(0);
    this.isOver = true;
  }

  private comeFresh(): void {
    this.viewer = -1;
    this.hangUp();
    this.socket = null; // what it may still say is not heard
  }

  /** Plays until the match is over or it is told to stop. */
  async play(thinking: number): Promise<void> {
    while (!this.isStopped && !this.isOver) {
      if (!this.isOpen) await this.connect();
      await wait(thinking * (0.5 + this.rng.below(100) / 100));
      if (this.isOpen && this.pending === null) this.answer();
    }
  }

  /** Waits until nothing is open any more, and hangs up. */
  async stop(): Promise<void> {
    this.isStopped = true;
    for (let tries = 0; tries < 600 && this.pending !== null; tries++) {
      if (!this.isOpen) await this.connect();
      await wait(50);
    }
    if (this.pending !== null) this.faults.push(`no answer to ${JSON.stringify(this.pending)}`);
    this.hangUp();
  }

  /** Comes back once more, for what it missed. */
  async catchUp(): Promise<void> {
    for (let tries = 0; tries < 100 && !this.isOpen; tries++) await this.connect();
    this.hangUp();
  }

  /** Plays on after it was stopped. */
  resume(): Promise<void> {
    this.isStopped = false;
    return this.play(20);
  }

  /** What a new socket is shown. */
  lookAfresh(address: string): Promise<Of<'hello'> | string> {
    const headers = { cookie: this.visitor.cookie };
    const socket = new WebSocket(`${address.replace('http', 'ws')}/api/live/${this.match}`, { headers });
    return new Promise((done) => {
      const timer = setTimeout(() => done('silence'), 30_000);
      socket.on('error', (error) => done(error.message));
      socket.on('close', (code) => done(`closed with ${code}`));
      socket.on('open', () => socket.send(JSON.stringify({ t: 'open', match: this.match })));
      socket.on('message', (data) => {
        const told = JSON.parse(String(data)) as Tell;
        clearTimeout(timer);
        done(told.t === 'hello' ? told : JSON.stringify(told));
        socket.terminate();
      });
    });
  }

  private hangUp(): void {
    this.isOpen = false;
    this.socket?.terminate();
  }

  private async connect(): Promise<void> {
    this.socket?.terminate();
    const socket = new WebSocket(`${this.address().replace('http', 'ws')}/api/live/${this.match}`, {
      headers: { cookie: this.visitor.cookie },
      handshakeTimeout: 10_000,
    });
    this.socket = socket;
    const isConnected = await new Promise<boolean>((done) => {
      socket.once('open', () => done(true));
      socket.on('error', () => done(false));
      socket.once('close', () => done(false));
    });
    if (!isConnected) return void (await wait(60));
    const opened = new Promise<void>((done) => {
      socket.on('message', (data) => {
        if (this.socket !== socket) return;
        this.hear(JSON.parse(String(data)) as Tell);
        done();
      });
      socket.on('close', () => {
        if (this.socket === socket) this.isOpen = false;
        done();
      });
    });
    const from = this.viewer < 0 ? {} : { from: { viewer: this.viewer, number: this.number } };
    socket.send(JSON.stringify({ t: 'open', match: this.match, ...from }));
    const patience = setTimeout(() => socket.terminate(), 20_000);
    await opened;
    clearTimeout(patience);
  }

  private hear(message: Tell): void {
    if ('status' in message) this.status = message.status;
    if (this.status.over !== undefined) this.isOver = true;
    switch (message.t) {
      case 'hello':
        return this.greeted(message);
      case 'missed':
        this.resumed++;
        for (const update of message.updates) this.take(update);
        return this.opened();
      case 'update':
        return this.take(message);
      case 'over':
        if (message.n !== this.number) this.faults.push(`the end after ${message.n}, not ${this.number}`);
        this.view = withChanges(this.view, message.set);
        this.viewer = -1; // whoever comes back now is shown everything
        this.isOver = true;
        return;
      case 'ack':
        return this.acked(message.id);
      case 'error':
        return this.refused(message);
      default:
    }
  }

  private greeted({ viewer, number, view }: Of<'hello'>): void {
    if (viewer === this.viewer && number < this.number && !this.mayGoBack)
      this.faults.push(`back to ${number} from ${this.number}`);
    Object.assign(this, { viewer, number, view });
    this.opened();
  }

  private opened(): void {
    this.isOpen = true;
    if (this.pending === null) return;
    this.resent++;
    this.socket?.send(JSON.stringify(this.pending));
  }

  private take({ n, set }: Pick<Of<'update'>, 'n' | 'set'>): void {
    if (n !== this.number + 1 && this.mayGoBack) return this.comeFresh();
    if (n !== this.number + 1) this.faults.push(`update ${n} after ${this.number}`);
    this.number = n;
    this.view = withChanges(this.view, set);
  }

  private acked(id: string): void {
    if (this.pending?.id !== id) return;
    this.acknowledged.push(this.pending);
    this.pending = null;
  }

  private refused({ code, id, refusal }: Of<'error'>): void {
    // Its database is away, or was when the table was opened: come back, and say it again.
    if (code === 'unavailable' || code === 'notOpened') return this.hangUp();
    if (this.mayGoBack && code !== 'internal') {
      this.pending = null; // it was thought up for a match that has gone back since
      return this.comeFresh();
    }
    if (id === undefined || id !== this.pending?.id) {
      if (code !== 'over') this.faults.push(`refused: ${code}`);
      return;
    }
    if (code !== 'stale' && code !== 'over') this.faults.push(`refused: ${code} ${JSON.stringify(refusal)}`);
    this.pending = null;
  }

  /** Answers what it is asked; now and then thinks again about what it has answered. */
  private answer(): void {
    const asked = listSeats(this.status.toAct & this.viewer);
    const seat = asked.length > 0 ? asked[this.rng.below(asked.length)] : undefined;
    if (seat === undefined || this.isOver || this.view === null) return;
    const ruleset = rulesetOf(this.game);
    const choices = ruleset.moves(ruleset.imagine(this.view, this.viewer)(this.rng) as State, seat);
    const move = choices[this.rng.below(choices.length)];
    const number = this.status.numbers.find(([one]) => one === seat)?.[1];
    if (move === undefined || number === undefined) return;
    this.pending = { t: 'move', seat, number, id: randomBytes(12).toString('base64url'), move };
    this.socket?.send(JSON.stringify(this.pending));
  }
}
