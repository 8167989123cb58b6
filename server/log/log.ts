/**
 * Writing the log. All matches' new entries go to the database together: while one batch is being committed, the
 * next gathers. An entry either wins its slot or finds it taken by another process; nothing is told to anybody
 * before. The statement itself makes sure that an entry follows the one its writer knows, and that nothing follows the
 * end: whatever happened to the database meanwhile, a log has no gaps and never mixes two histories.
 */
import type { Outcome, Seats } from '@accretion/engine';
import type pg from 'pg';
import type { LogEntry } from './entry.ts';
import type { Fanout } from './fanout.ts';

/** What lists and timers need to know of a match after an entry. */
export interface Pulse {
  readonly toAct: Seats;
  readonly dueAt: number | null;
  /** If the match ends with it: that is as durable as the move, at the same moment. */
  readonly outcome: Outcome | null;
}

interface Pending {
  readonly entry: LogEntry;
  readonly after: number;
  readonly pulse: Pulse;
  readonly done: (won: boolean) => void;
  readonly fail: (error: unknown) => void;
}

/**
 * Those entries (with columns match, slot and "after") that may be written: only into a match that is being played,
 * and only right after the entry their writer saw last, which is known by its time. After a restored backup another
 * entry may have its slot.
 */
export const following = (entry: string): string => `${entry}
  join matches on matches.id = ${entry}.match and matches.status = 'running'
  where case when ${entry}.slot = 1 then matches.started_at else (
    select before.at from entries before where before.match = ${entry}.match and before.slot = ${entry}.slot - 1)
    end = ${entry}."after"`;

/**
 * Sorted by match, so that two processes never wait for each other in a circle. The time shown in lists goes on only
 * with who is asked: a move made in secret must not be seen there.
 */
const append = `
with batch as materialized (
  select * from json_to_recordset($1::json) as e(
    match text, slot int, kind text, seat smallint, number int, id text, body json, stead text, at bigint,
    "after" bigint, "toAct" int, "dueAt" bigint, outcome json)
), won as (
  insert into entries (match, slot, kind, seat, number, id, body, stead, at)
  select match, slot, kind, seat, number, batch.id, body, stead, at from ${following('batch')}
  order by match
  on conflict do nothing returning match
), beat as (
  update pulses set to_act = batch."toAct", due_at = batch."dueAt",
    moved_at = case when to_act = batch."toAct" then moved_at else batch.at end,
    paused = case batch.kind when 'pause' then true when 'go' then false else paused end
  from batch join won on won.match = batch.match where pulses.match = batch.match
    and (to_act <> batch."toAct" or due_at is distinct from batch."dueAt")
), ended as (
  update matches set status = 'over', outcome = batch.outcome::jsonb
  from batch join won on won.match = batch.match where batch.outcome is not null and matches.id = batch.match
  returning matches.id
), answered as (
  delete from proposals using ended where proposals.match = ended.id
)
select match from won`;

/** Written out, because a spread of so many fields is slow. */
const rowOf = ({
  entry: { match, slot, kind, seat, number, id, body, onBehalfOf: stead, at },
  after,
  pulse: { toAct, dueAt, outcome },
}: Pending) => ({ match, slot, kind, seat, number, id, body, stead, at, after, toAct, dueAt, outcome });

/** More in one statement gains nothing and lets the first wait for the last. */
const largest = 400;

export class Log {
  private pending: Pending[] = [];
  private busy = false;
  /** For metrics: how many batches, and how many entries in them. */
  readonly written = { batches: 0, entries: 0 };

  constructor(
    private readonly pool: pg.Pool,
    private readonly fanout: Fanout,
  ) {}

  /**
   * `after` is the time of the entry before it, or of the start. True: committed. False: the slot was taken, the entry
   * before it is not there, or the match is over or gone. A match has one entry in flight at a time.
   */
  append(entry: LogEntry, after: number, pulse: Pulse): Promise<boolean> {
    return new Promise((done, fail) => {
      this.pending.push({ entry, after, pulse, done, fail });
      if (this.busy) return;
      this.busy = true;
      setImmediate(() => void this.flush());
    });
  }

  private async flush(): Promise<void> {
    while (this.pending.length > 0) {
      const batch = this.pending.slice(0, largest);
      this.pending = this.pending.slice(largest);
      await this.commit(batch);
    }
    this.busy = false;
  }

  private async commit(batch: readonly Pending[]): Promise<void> {
    const rows = batch.map(rowOf);
    let won: Set<string>;
    try {
      const found = await this.pool.query<{ match: string }>({
        name: 'append',
        text: append,
        values: [JSON.stringify(rows)],
      });
      won = new Set(found.rows.map(({ match }) => match));
    } catch (error) {
      for (const { fail } of batch) fail(error);
      return;
    }
    this.written.batches++;
    this.written.entries += won.size;
    for (const { entry, done } of batch) {
      if (won.has(entry.match)) this.fanout.tell('log', entry.match);
      done(won.has(entry.match));
    }
  }
}
