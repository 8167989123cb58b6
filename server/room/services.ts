/** What a room needs of the process around it, and what it knows of those who are connected. */
import type { Tell } from '@accretion/protocol';
import type pg from 'pg';
import type { Fanout, News } from '../log/fanout.ts';
import type { Log } from '../log/log.ts';
import type { Reading } from '../log/reading.ts';
import type { Seated } from '../match/seated.ts';
import type { KeptMessage } from './talk.ts';

export interface Services {
  readonly pool: pg.Pool;
  readonly log: Log;
  readonly reading: Reading;
  readonly fanout: Fanout;
  now(): number;
  /** Something new of a match beside its log, for all processes, this one too. */
  news(news: News, match: string): void;
  /** A table was told who sits there. */
  reseated(match: string): void;
  /** The match went on: bots may be asked. */
  woken(match: string): void;
  /** A clock or somebody's patience may have run out. */
  due(match: string): void;
  /** Something nobody waits for; a failure is logged. */
  watched(task: Promise<unknown>): void;
}

/** Somebody connected to a room. */
export interface Guest {
  /** The person's id; null for a spectator who has not said who they are, and for a program. */
  readonly person: string | null;
  /** The newest line of chat this guest was sent. */
  readonly heard: number;
  send(text: string): void;
  tell(message: Tell): void;
  hear(lines: readonly KeptMessage[]): void;
  /** Ends the connection, after what was said last. */
  close(code: number, why: string): void;
  /** All there is to know, anew. */
  greet(): Promise<void>;
  /** Somebody sits elsewhere now. */
  reseated(before: Seated, after: Seated): Promise<void>;
}
