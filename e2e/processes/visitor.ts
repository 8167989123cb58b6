/** Somebody with a cookie, as far as a server can tell. Comes back however often a server is gone. */
import { setTimeout as wait } from 'node:timers/promises';
import type { MatchInfo, NewMatch } from '@accretion/protocol';

interface Answer {
  readonly status: number;
  readonly body: { readonly code?: string };
}

export class Visitor {
  cookie = '';

  constructor(
    readonly name: string,
    /** An address to try; another one each time. */
    private readonly address: () => string,
  ) {}

  async introduce(): Promise<this> {
    await this.post('/api/me', { name: this.name });
    return this;
  }

  create(wish: Pick<NewMatch, 'game' | 'seats'> & Partial<NewMatch>): Promise<MatchInfo> {
    const plain = { options: {}, pack: null, visibility: 'public', clock: null, absence: { do: 'wait' } };
    return this.post('/api/matches', { ...plain, ...wish });
  }

  async join(match: string, seat: number): Promise<void> {
    await this.post(`/api/matches/${match}/join`, { seat });
  }

  private async post<T>(path: string, body: unknown): Promise<T> {
    for (let tries = 0; ; tries++) {
      const answer = await this.try(path, body);
      // Asked again after an answer was lost on its way.
      const isDone = answer?.status === 200 || (tries > 0 && answer?.body.code === 'seatTaken');
      if (answer !== null && isDone) return answer.body as T;
      if (answer !== null && answer.status < 500) throw new Error(`${path}: ${JSON.stringify(answer.body)}`);
      if (tries > 200) throw new Error(`${path}: no server answers`);
      await wait(100);
    }
  }

  private async try(path: string, body: unknown): Promise<Answer | null> {
    try {
      const response = await fetch(`${this.address()}${path}`, {
        method: 'POST',
        headers: { cookie: this.cookie, 'content-type': 'application/json' },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(15_000),
      });
      const [cookie] = response.headers.getSetCookie();
      if (cookie !== undefined) this.cookie = cookie.split(';')[0] ?? '';
      return { status: response.status, body: JSON.parse(await response.text()) as Answer['body'] };
    } catch {
      return null;
    }
  }
}
