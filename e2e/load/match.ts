/** A match under load: a socket for each seat, and the engine beside it, so that a legal move costs next to nothing. */
import {
  type Game,
  has,
  listSeats,
  Match,
  type Move,
  quickRng,
  type Rng,
  type Ruleset,
  rulesetOf,
  type Seat,
} from '@accretion/engine';
import { WebSocket } from 'ws';
import type { Postgres } from '../processes/postgres.ts';
import type { Visitor } from '../processes/visitor.ts';

/** What was measured, of all matches together. */
export interface Tally {
  moves: number;
  bytes: number;
  readonly latencies: number[];
}

interface Row {
  readonly seed: string;
  readonly options: never;
}

export class LoadMatch {
  isOver = false;
  private readonly sockets: WebSocket[] = [];
  /** Of each seat, as its own server told it: its move number, and whether it is asked. */
  private readonly numbers: number[];
  private readonly isAsked: boolean[];
  private readonly told: (() => void)[] = [];
  private readonly used: number[] = [];
  private readonly acks = new Map<string, () => void>();
  private readonly busy = new Set<Seat>();
  private readonly rng: Rng;
  private sent = 0;
  private finish: () => void = () => undefined;

  private constructor(
    private readonly id: string,
    private readonly match: Match,
    private readonly tally: Tally,
    seed: number,
  ) {
    this.numbers = listSeats((1 << match.opening.seats) - 1).map(() => 0);
    this.isAsked = this.numbers.map((_, seat) => has(match.toAct, seat));
    this.rng = quickRng(seed);
  }

  /** Everybody sits down, at one server after the other. */
  static async open(
    game: Game,
    visitors: readonly Visitor[],
    addresses: readonly string[],
    postgres: Postgres,
    tally: Tally,
    seed: number,
  ): Promise<LoadMatch> {
    const [host, ...guests] = visitors;
    if (host === undefined) throw new Error('a match without a host');
    const seats = visitors.map((_, seat) => ({ for: seat === 0 ? ('me' as const) : ('open' as const) }));
    const { id } = await host.create({ game: game.id, seats });
    for (const [index, guest] of guests.entries()) await guest.join(id, index + 1);
    const [row] = await postgres.query<Row>('select seed, options from matches where id = $1', id);
    if (row === undefined) throw new Error('the match was not kept');
    const ruleset = rulesetOf(game) as unknown as Ruleset;
    const match = new Match(ruleset, { options: row.options, seats: visitors.length, seed: row.seed });
    const load = new LoadMatch(id, match, tally, seed);
    for (const [seat, { cookie }] of visitors.entries()) {
      await load.connect(addresses[seat % addresses.length] ?? '', cookie);
    }
    return load;
  }

  private async connect(address: string, cookie: string): Promise<void> {
    const socket = new WebSocket(`${address.replace('http', 'ws')}/api/live/${this.id}`, {
      headers: { cookie },
      perMessageDeflate: false,
    });
    this.sockets.push(socket);
    await new Promise<void>((done, fail) => {
      socket.once('error', fail);
      socket.once('open', () => socket.send(`{"t":"open","match":"${this.id}"}`));
      socket.once('message', () => done());
    });
    const seat = this.sockets.length - 1;
    socket.on('message', (data: Buffer) => this.hear(seat, data));
  }

  private hear(seat: Seat, data: Buffer): void {
    this.tally.bytes += data.length;
    const at = data.lastIndexOf('"status":{"toAct":');
    if (at >= 0) {
      // {"toAct":3,"undo":0,"numbers":[[0,12]]
      const [toAct = 0, , , number = 0] = (data.toString('latin1', at, at + 80).match(/\d+/g) ?? []).map(
        Number,
      );
      this.numbers[seat] = number;
      this.isAsked[seat] = has(toAct, seat);
      this.told[seat]?.();
    }
    // {"t":"ack","id":"..."}
    if (data[6] === 97) {
      const id = data.toString('latin1', 17, data.length - 2);
      this.acks.get(id)?.();
      this.acks.delete(id);
    } else if (data[6] === 101) throw new Error(data.toString());
  }

  /** One move after the other, as fast as they are acknowledged; ends with the match or after this many. */
  async rush(most: number): Promise<void> {
    for (let played = 0; played < most && !this.isOver; played++) {
      const asked = listSeats(this.match.toAct);
      await this.act(asked[this.rng.below(asked.length)] ?? 0);
    }
  }

  /** Every seat thinks for a while whenever it is asked; ends with the match, or after this many seconds. */
  async think(milliseconds: number, seconds: number): Promise<void> {
    const until = performance.now() + seconds * 1_000;
    const over = new Promise<void>((done) => {
      this.finish = done;
    });
    const stop = setTimeout(() => this.finish(), seconds * 1_000);
    this.askAll(milliseconds, until);
    await over;
    clearTimeout(stop);
  }

  private askAll(milliseconds: number, until: number): void {
    if (this.isOver) return this.finish();
    for (const seat of listSeats(this.match.toAct)) {
      if (this.busy.has(seat)) continue;
      this.busy.add(seat);
      setTimeout(
        async () => {
          if (this.isOver || performance.now() > until || !has(this.match.toAct, seat)) return;
          await this.act(seat);
          this.busy.delete(seat);
          this.askAll(milliseconds, until);
        },
        milliseconds * (0.5 + this.rng.below(1000) / 1000),
      );
    }
  }

  private async act(seat: Seat): Promise<void> {
    await this.hasHeard(seat);
    const choices = this.match.ruleset.moves(this.match.state, seat);
    const move = choices[this.rng.below(choices.length)] as Move;
    const id = `${this.id.slice(0, 12)}-${++this.sent}`.padEnd(16, '-');
    const started = performance.now();
    const number = this.numbers[seat];
    const acked = new Promise<void>((done) => this.acks.set(id, done));
    this.sockets[seat]?.send(JSON.stringify({ t: 'move', seat, number, id, move }));
    await acked;
    this.tally.latencies.push(performance.now() - started);
    this.tally.moves++;
    this.match.play(seat, move);
    this.match.entries.length = 0;
    if (this.match.outcome !== null) this.isOver = true;
  }

  /** Nobody can answer before their own server has asked them; another may have heard of the question earlier. */
  private async hasHeard(seat: Seat): Promise<void> {
    while (!this.isAsked[seat] || this.numbers[seat] === this.used[seat]) {
      await new Promise<void>((done) => {
        this.told[seat] = done;
      });
    }
    this.used[seat] = this.numbers[seat] ?? 0;
  }

  close(): void {
    for (const socket of this.sockets) socket.terminate();
  }
}
