/** Somebody with a browser, as far as the server can tell: a cookie jar and sockets. */
import type { Failure, MatchInfo, NewMatch } from '@accretion/protocol';
import { Seat } from './seat.ts';

export const aMatch = (changes: Partial<NewMatch> = {}): NewMatch => ({
  game: 'buccaneers',
  options: {},
  pack: null,
  seats: [{ for: 'me' }, { for: 'open' }, { for: 'open' }],
  visibility: 'public',
  clock: null,
  absence: { do: 'wait' },
  ...changes,
});

export interface Answer<T> {
  readonly status: number;
  readonly body: T;
}

export class Person {
  private readonly cookies = new Map<string, string>();

  /** The headers go with every request. */
  constructor(
    readonly address: string,
    private readonly always: object = {},
  ) {}

  /** The same identity at another server process. */
  at(address: string): Person {
    const other = new Person(address);
    for (const [name, value] of this.cookies) other.cookies.set(name, value);
    return other;
  }

  get cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  async ask<T>(method: string, path: string, body?: unknown, headers: object = {}): Promise<Answer<T>> {
    const response = await fetch(`${this.address}${path}`, {
      method,
      headers: {
        cookie: this.cookie,
        ...this.always,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      if (/max-age=0|expires=Thu, 01 Jan 1970/i.test(line)) this.cookies.delete(pair.slice(0, at));
      else this.cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    const text = await response.text();
    return { status: response.status, body: (text === '' ? null : JSON.parse(text)) as T };
  }

  /** The answer of something that must go well. */
  async post<T>(path: string, body: unknown = {}): Promise<T> {
    const answer = await this.ask<T>('POST', path, body);
    if (answer.status !== 200) throw new Error(`${path}: ${JSON.stringify(answer.body)}`);
    return answer.body;
  }

  async get<T>(path: string): Promise<T> {
    const answer = await this.ask<T>('GET', path);
    if (answer.status !== 200) throw new Error(`${path}: ${JSON.stringify(answer.body)}`);
    return answer.body;
  }

  /** The code of something that must be refused. */
  async refused(method: string, path: string, body?: unknown, headers: object = {}): Promise<string> {
    const answer = await this.ask<Failure>(method, path, body, headers);
    if (answer.status < 400) throw new Error(`${path} was not refused`);
    return answer.body.code;
  }

  create(changes: Partial<NewMatch> = {}): Promise<MatchInfo> {
    return this.post('/api/matches', aMatch(changes));
  }

  join(match: string, wish: object = {}): Promise<MatchInfo> {
    return this.post(`/api/matches/${match}/join`, wish);
  }

  /** Connects to a table and waits for what it is told first. */
  async sit(match: string, before?: Pick<Seat, 'viewer' | 'number' | 'view'>): Promise<Seat> {
    const seat = await Seat.connect(this.address, this.cookie);
    if (before === undefined) await seat.open(match);
    else await seat.goOn(match, before);
    return seat;
  }
}
