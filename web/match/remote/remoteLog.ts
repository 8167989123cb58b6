/**
 * The log of a match on a server. What happens while this page is open comes with the updates; what happened before
 * is asked for when the table can be played already. Numbers go on from what came first, and backwards for what was
 * before it, so that no event changes its number.
 */
import type { MatchInfo } from '@accretion/protocol';
import { type Told, toldIn, type Update } from '../told.ts';

/** If the server was too busy, the log is asked for again after this many milliseconds. */
const askAgainAfter = 5_000;

/** Where a page begins. After the end nothing follows: everything is from before. */
export const sinceOf = ({ status }: MatchInfo, number: number): number =>
  status === 'over' ? Number.POSITIVE_INFINITY : number;

export class RemoteLog {
  happened: readonly Told[] = [];
  private isWhole = false;
  /** What this page has heard itself, after `since`. */
  private heard: readonly Update[] = [];
  private last = 0;
  /** The id of the newest request. */
  private asked = '';
  private retry = 0;

  constructor(
    /** The number of the update this page began with. */
    private since: number,
    /** May fail: then it is asked for with the next connection. */
    private readonly send: (id: string) => void,
  ) {}

  /** The whole view was sent again: what happened meanwhile is not known yet. */
  beginAgain(since: number): void {
    this.since = since;
    this.heard = [];
    this.isWhole = false;
  }

  /** Adds what just happened. */
  add(updates: readonly Update[]): readonly Told[] {
    const news = toldIn(updates, this.last + 1, this.happened);
    this.last += news.length;
    this.heard = [...this.heard, ...updates];
    this.happened = [...this.happened, ...news];
    return news;
  }

  /** Asks for what happened before this page began, unless it is known. */
  ask(): void {
    window.clearTimeout(this.retry);
    if (this.isWhole) return;
    this.asked = crypto.randomUUID();
    this.send(this.asked);
  }

  /** Puts what happened before this page began in front of what it has heard itself. */
  join(updates: readonly Update[]): void {
    const all = [...updates.filter(({ n }) => n <= this.since), ...this.heard];
    const count = all.reduce((sum, { events }) => sum + events.length, 0);
    this.happened = toldIn(all, this.last - count + 1);
    this.isWhole = true;
  }

  /** Was this request refused? Then it is sent again later. */
  isRefused(id: string | undefined): boolean {
    if (id === undefined || id !== this.asked) return false;
    window.clearTimeout(this.retry);
    this.retry = window.setTimeout(() => this.ask(), askAgainAfter);
    return true;
  }

  close(): void {
    window.clearTimeout(this.retry);
  }
}
