/**
 * News between processes: which matches have something new, never what. Sent with PostgreSQL's NOTIFY after the commit,
 * in batches, over a connection of its own; inside the writing transaction it would make all writers queue.
 */
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { fanOut, leaving } from '../database/connections.ts';

/** New in a match: log entries, who sits where, proposals or answers to them, chat messages. */
export type RoomNews = 'log' | 'table' | 'asked' | 'chat';

/** `person`, with the id of a person instead of a match: they have signed in as somebody else. */
export type News = RoomNews | 'person';

const kinds: readonly News[] = ['log', 'table', 'asked', 'chat', 'person'];

const channel = 'accretion';
/** PostgreSQL allows less than 8,000 bytes. */
const maxPayload = 7_500;
const retryAfter = 500;
/** Notifications are sent at most every so many milliseconds: each costs as much as a commit. */
const notifyInterval = 5;

export interface NewsListener {
  hear(news: News, match: string): void;
  /** The connection was lost for a while: anything may have happened. */
  missed(): void;
}

export class Fanout {
  private readonly tag = randomBytes(6).toString('base64url');
  private readonly pending = new Set<string>();
  private client: pg.Client | null = null;
  private listener: NewsListener | null = null;
  private busy = false;
  private toldAt = 0;
  private closed = false;

  constructor(
    private readonly url: string,
    private readonly onError: (error: unknown) => void,
  ) {}

  async listen(listener: NewsListener): Promise<void> {
    this.listener = listener;
    await this.connect();
  }

  /** Sent at once after a pause; otherwise with the next notification. */
  tell(news: News, match: string): void {
    this.pending.add(`${news}:${match}`);
    this.goOn();
  }

  private goOn(): void {
    if (this.busy || this.pending.size === 0) return;
    this.busy = true;
    const wait = this.toldAt + notifyInterval - performance.now();
    if (wait > 0) setTimeout(() => void this.flush(), wait);
    else setImmediate(() => void this.flush());
  }

  async close(): Promise<void> {
    await this.flush();
    this.closed = true;
    await this.client?.query(`set application_name = '${leaving}'`).catch(() => undefined);
    await this.client?.end().catch(() => undefined);
  }

  private async connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.url,
      keepAlive: true,
      application_name: fanOut,
    });
    client.on('notification', ({ payload }) => this.read(payload ?? ''));
    client.on('error', this.onError);
    client.on('end', () => this.lost(client));
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
    } catch (error) {
      client.end().catch(() => undefined);
      throw error;
    }
    this.client = client;
  }

  /** Failed attempts to connect end too; only the connection in use has to be replaced. */
  private lost(client: pg.Client): void {
    if (this.client !== client) return;
    this.client = null;
    if (!this.closed) setTimeout(() => void this.reconnect(), retryAfter).unref();
  }

  private async reconnect(): Promise<void> {
    if (this.closed || this.client !== null) return;
    try {
      await this.connect();
    } catch (error) {
      this.onError(error);
      setTimeout(() => void this.reconnect(), retryAfter).unref();
      return;
    }
    this.listener?.missed();
    void this.flush();
  }

  private read(payload: string): void {
    const [from, ...items] = payload.split(' ');
    if (from === this.tag) return;
    for (const item of items) {
      const at = item.indexOf(':');
      const kind = item.slice(0, at);
      const news = kinds.find((one) => one === kind);
      if (news !== undefined) this.listener?.hear(news, item.slice(at + 1));
    }
  }

  private async flush(): Promise<void> {
    const { client } = this;
    const items = client === null ? [] : [...this.pending];
    if (client === null || items.length === 0) {
      this.busy = false; // the rest is sent once there is a connection again
      return;
    }
    this.busy = true;
    this.toldAt = performance.now();
    this.pending.clear();
    try {
      await client.query({
        name: 'notify',
        text: `select pg_notify('${channel}', payload) from json_array_elements_text($1::json) as payload`,
        values: [JSON.stringify(this.payloads(items))],
      });
      this.busy = false;
      this.goOn();
    } catch (error) {
      this.busy = false;
      for (const item of items) this.pending.add(item);
      this.onError(error);
    }
  }

  private payloads(items: readonly string[]): string[] {
    const payloads: string[] = [];
    let payload = this.tag;
    for (const item of items) {
      if (payload.length + item.length >= maxPayload) {
        payloads.push(payload);
        payload = this.tag;
      }
      payload += ` ${item}`;
    }
    return [...payloads, payload];
  }
}
