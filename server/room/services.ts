/** What a room needs from the process around it, and what it knows of its clients. */
import type { Seats } from '@accretion/engine';
import type { Tell } from '@accretion/protocol';
import type pg from 'pg';
import type { Fanout, News } from '../log/fanout.ts';
import type { Log } from '../log/log.ts';
import type { Reading } from '../log/reading.ts';
import type { Past } from '../match/recall.ts';
import type { Story } from '../match/running.ts';
import type { Seated } from '../match/seated.ts';
import type { KeptMessage } from './talk.ts';

export interface Services {
  readonly pool: pg.Pool;
  readonly log: Log;
  readonly reading: Reading;
  readonly fanout: Fanout;
  now(): number;
  /** Tells all processes, including this one, that a match has something new. */
  news(news: News, match: string): void;
  /** The clients of a room were told who sits there. */
  reseated(match: string): void;
  /** The match changed: bots may have to move. */
  woken(match: string): void;
  /** A clock may have run out, or somebody may have been away too long. */
  due(match: string): void;
  /** Plays a log again in a thread, for what viewers were told. */
  recall(past: Past): Promise<ReadonlyMap<Seats, Story>>;
  /** Runs something in the background; a failure is logged. */
  watched(task: Promise<unknown>): void;
}

/** Somebody connected to a room. */
export interface Client {
  /** The person's id; null for a spectator who has not said who they are, and for a program. */
  readonly person: string | null;
  /** The number of the newest chat message this client was sent. */
  readonly heard: number;
  send(text: string): void;
  tell(message: Tell): void;
  hear(lines: readonly KeptMessage[]): void;
  /** Closes the connection after sending what is still unsent. */
  close(code: number, why: string): void;
  /** Sends the whole view again. */
  greet(): Promise<void>;
  /** Who sits where has changed. */
  reseated(before: Seated, after: Seated): Promise<void>;
}
