/** A tap on everything one viewer receives: every byte of its sockets and of its answers over HTTP, in order. */
import type { Person } from './person.ts';
import { Seat } from './seat.ts';

/** What came, word for word, and how. */
export interface Drop {
  readonly by: 'socket' | 'http';
  readonly text: string;
  /** When it came. */
  readonly at: number;
}

/** Somebody who looks at a match, through as many sockets as it takes. */
export class Tap {
  readonly drops: Drop[] = [];
  private socket: Seat | null = null;

  private constructor(
    readonly name: string,
    private readonly person: Person,
    private readonly match: string,
    private readonly token: string | null,
  ) {}

  static async on(name: string, person: Person, match: string, token: string | null = null): Promise<Tap> {
    const tap = new Tap(name, person, match, token);
    await tap.connect({});
    return tap;
  }

  private note(by: Drop['by'], text: string): void {
    this.drops.push({ by, text, at: Date.now() });
  }

  /** Until all that was sent before this moment is here: the answer to a ping comes after it. */
  async arrive(): Promise<void> {
    const { socket } = this.seat;
    await new Promise<void>((done) => {
      socket.once('pong', () => done());
      socket.ping();
    });
  }

  get seat(): Seat {
    if (this.socket === null) throw new Error(`${this.name} is not connected`);
    return this.socket;
  }

  private async connect(rest: object): Promise<Seat> {
    const seat = await Seat.connect(this.person.address, this.token === null ? this.person.cookie : '');
    seat.socket.on('message', (data) => this.note('socket', String(data)));
    this.socket = seat;
    await seat.open(this.match, { ...rest, ...(this.token !== null && { token: this.token }) });
    return seat;
  }

  /** Hangs up, and comes back for what was missed; without `resumes` for the whole view. */
  async reconnect(resumes: boolean, meanwhile: () => Promise<void>): Promise<void> {
    const { view, viewer, number, match, socket } = this.seat;
    socket.terminate();
    await meanwhile();
    const seat = await Seat.connect(this.person.address, this.token === null ? this.person.cookie : '');
    seat.socket.on('message', (data) => this.note('socket', String(data)));
    if (resumes) Object.assign(seat, { view, viewer, number, match });
    this.socket = seat;
    await seat.open(this.match, {
      ...(resumes && { from: { viewer, number } }),
      ...(this.token !== null && { token: this.token }),
    });
  }

  /** Asks over HTTP; what comes back is kept with its headers. */
  async ask(path: string): Promise<unknown> {
    const response = await fetch(`${this.person.address}${path}`, {
      headers: { cookie: this.person.cookie },
    });
    const text = await response.text();
    const headers = JSON.stringify([...response.headers].filter(([name]) => name !== 'date'));
    this.note('http', `${response.status} ${headers} ${text}`);
    return JSON.parse(text);
  }
}
