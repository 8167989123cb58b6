/** A socket at a table, following what it is told as a page would. */
import { randomBytes } from 'node:crypto';
import { listSeats, type Move, rulesetOf, type State, withChanges } from '@accretion/engine';
import { games } from '@accretion/games';
import type { MatchInfo, Status, Tell } from '@accretion/protocol';
import { WebSocket } from 'ws';
import { atEnd } from './end.ts';

type Of<T extends Tell['t']> = Extract<Tell, { t: T }>;

/** How long anything may take on a slow and busy machine. */
const patience = 20_000;

export const newId = (): string => randomBytes(12).toString('base64url');

export class Seat {
  readonly told: Tell[] = [];
  match: MatchInfo | null = null;
  view: unknown = null;
  viewer = 0;
  number = 0;
  status: Status = { toAct: 0, undo: 0, numbers: [] };
  closed: number | null = null;
  private readonly waiting = new Set<() => void>();

  private constructor(readonly socket: WebSocket) {
    socket.on('message', (data) => {
      this.hear(JSON.parse(String(data)) as Tell);
      for (const check of [...this.waiting]) check();
    });
    socket.on('close', (code) => {
      this.closed = code;
      for (const check of [...this.waiting]) check();
    });
    socket.on('error', () => undefined);
  }

  static async connect(address: string, cookie: string, origin?: string): Promise<Seat> {
    const headers = { cookie, ...(origin !== undefined && { origin }) };
    const socket = new WebSocket(`${address.replace('http', 'ws')}/api/live`, { headers });
    const seat = new Seat(socket);
    await new Promise<void>((done, fail) => {
      socket.once('open', () => done());
      socket.once('error', fail);
    });
    atEnd(async () => socket.terminate());
    return seat;
  }

  private hear(message: Tell): void {
    this.told.push(message);
    if ('status' in message) this.status = message.status;
    if ('match' in message) this.match = { ...this.match, ...message.match } as MatchInfo;
    if (message.t === 'hello') {
      this.view = message.view;
      this.viewer = message.viewer;
      this.number = message.number;
    }
    if (message.t === 'over') this.end(message);
    if (message.t === 'update') this.take(message);
    if (message.t === 'missed') for (const update of message.updates) this.take(update);
  }

  private take({ n, set }: Pick<Of<'update'>, 'n' | 'set'>): void {
    if (n !== this.number + 1) throw new Error(`update ${n} after ${this.number}`);
    this.number = n;
    this.view = withChanges(this.view, set);
  }

  private end({ n, set, viewer, outcome }: Of<'over'>): void {
    if (n !== this.number) throw new Error(`the end after ${n}, not ${this.number}`);
    this.view = withChanges(this.view, set);
    this.viewer = viewer;
    if (this.match !== null) this.match = { ...this.match, status: 'over', outcome };
    this.status = { ...this.status, toAct: 0, undo: 0, over: outcome };
  }

  /** Waits until something is so. */
  async until(isSo: () => boolean, what = 'something', given?: AbortSignal): Promise<void> {
    if (isSo()) return;
    await new Promise<void>((done, fail) => {
      const end = (): void => {
        clearTimeout(timer);
        this.waiting.delete(check);
        done();
      };
      const check = (): void => {
        if (isSo()) end();
      };
      given?.addEventListener('abort', end);
      const timer = setTimeout(() => {
        this.waiting.delete(check);
        fail(new Error(`waited for ${what}; last: ${JSON.stringify(this.told.slice(-3)).slice(0, 600)}`));
      }, patience);
      this.waiting.add(check);
    });
  }

  /** Anything new that any of these is told. */
  static async news(seats: readonly Seat[]): Promise<void> {
    const heard = seats.map(({ told }) => told.length);
    const isNew = (): boolean => seats.some(({ told }, index) => told.length !== heard[index]);
    const waits = new AbortController();
    await Promise.race(seats.map((seat) => seat.until(isNew, 'news', waits.signal)));
    waits.abort();
  }

  /** The next message of a kind, from now on. */
  async next<T extends Tell['t']>(kind: T): Promise<Of<T>> {
    const start = this.told.length;
    const found = (): Tell | undefined => this.told.slice(start).find(({ t }) => t === kind);
    await this.until(() => found() !== undefined, `a ${kind}`);
    return found() as Of<T>;
  }

  say(message: object | string): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  async open(match: string, rest: object = {}): Promise<Tell> {
    const start = this.told.length;
    this.say({ t: 'open', match, ...rest });
    const kinds = ['hello', 'missed', 'error'];
    await this.until(() => this.told.slice(start).some(({ t }) => kinds.includes(t)), 'an answer to open');
    return this.told.slice(start).find(({ t }) => kinds.includes(t)) as Tell;
  }

  /** Comes back with what it had. */
  goOn(match: string, { viewer, number, view }: Pick<Seat, 'viewer' | 'number' | 'view'>): Promise<Tell> {
    Object.assign(this, { viewer, number, view });
    return this.open(match, { from: { viewer, number } });
  }

  /** Everything this client was told so far, as the server remembers it. */
  async log(): Promise<Of<'log'>> {
    const answer = this.next('log');
    this.say({ t: 'log', id: newId() });
    return answer;
  }

  numberOf(seat: number): number {
    return this.status.numbers.find(([one]) => one === seat)?.[1] ?? -1;
  }

  /** Sends an envelope and waits for its ack or error. */
  async send(message: {
    readonly id: string;
    readonly [field: string]: unknown;
  }): Promise<Of<'ack'> | Of<'error'>> {
    const start = this.told.length;
    const isAnswer = (one: Tell): boolean => (one.t === 'ack' || one.t === 'error') && one.id === message.id;
    this.say(message);
    await this.until(() => this.told.slice(start).some(isAnswer), `an answer to ${JSON.stringify(message)}`);
    return this.told.slice(start).find(isAnswer) as Of<'ack'> | Of<'error'>;
  }

  /** The legal moves of a seat, found as a page finds them: on an imagined state. */
  choices(seat: number): readonly Move[] {
    const game = games.find(({ id }) => id === this.match?.game);
    if (game === undefined) throw new Error('no such game');
    const ruleset = rulesetOf(game);
    const imagined = ruleset.imagine(
      this.view,
      this.viewer,
    )({ below: () => 0, from: ([id]) => id ?? 0 }) as State;
    return ruleset.moves(imagined, seat);
  }

  envelope(seat: number, move: Move): { t: 'move'; seat: number; number: number; id: string; move: Move } {
    return { t: 'move', seat, number: this.numberOf(seat), id: newId(), move };
  }

  /** Plays the first legal move of a seat. */
  play(seat: number, pick = 0): Promise<Of<'ack'> | Of<'error'>> {
    const choices = this.choices(seat);
    const move = choices[pick % choices.length];
    if (move === undefined) throw new Error(`seat ${seat} has no move`);
    return this.send(this.envelope(seat, move));
  }

  /** The seats this person holds that are asked. */
  get asked(): number[] {
    return listSeats(this.status.toAct & this.viewer);
  }
}

/** Plays legal moves until the match is over, or this many moves were acknowledged. */
export async function playOn(seats: readonly Seat[], most = 1_000): Promise<number> {
  let played = 0;
  while (played < most) {
    if (seats.every(({ status }) => status.over !== undefined)) return played;
    const actor = seats.find((one) => one.status.over === undefined && one.asked.length > 0);
    if (actor === undefined) {
      await Seat.news(seats); // others are being asked, or the news is on its way
      continue;
    }
    const [seat = 0] = actor.asked;
    const before = actor.status;
    const answer = await actor.play(seat, played);
    if (answer.t === 'ack') {
      played++;
      continue;
    }
    if (answer.code !== 'stale' && answer.code !== 'over') throw new Error(JSON.stringify(answer));
    await actor.until(() => actor.status !== before, 'what made the move stale');
  }
  return played;
}
