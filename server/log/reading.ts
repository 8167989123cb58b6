/** Reads the log. Requests made while a query is running share the next one: other processes write in batches too. */
import type pg from 'pg';
import type { LogEntry } from './entry.ts';

const entryColumns = 'match, slot, kind, seat, number, id, body, stead as "onBehalfOf", at::float8 as at';

/** The log of a match after a slot. */
export async function readLog(pool: pg.Pool, match: string, after: number): Promise<LogEntry[]> {
  const found = await pool.query<LogEntry>({
    name: 'log',
    text: `select ${entryColumns} from entries where match = $1 and slot > $2 order by slot`,
    values: [match, after],
  });
  return found.rows;
}

/** The logs of several matches, each from its slot on: that entry too, as a proof that the log still holds it. */
async function readLogs(pool: pg.Pool, slots: ReadonlyMap<string, number>): Promise<Map<string, LogEntry[]>> {
  const found = await pool.query<LogEntry>({
    name: 'logs',
    text: `select ${entryColumns} from entries join unnest($1::text[], $2::int[]) as known(of, until)
      on match = of and slot >= until order by match, slot`,
    values: [[...slots.keys()], [...slots.values()]],
  });
  const byMatch = new Map<string, LogEntry[]>();
  for (const entry of found.rows) {
    const known = byMatch.get(entry.match);
    if (known === undefined) byMatch.set(entry.match, [entry]);
    else known.push(entry);
  }
  return byMatch;
}

/** Is this envelope of a seat already in the log? */
export async function isWritten(pool: pg.Pool, match: string, seat: number, id: string): Promise<boolean> {
  const found = await pool.query('select 1 from entries where match = $1 and seat = $2 and id = $3', [
    match,
    seat,
    id,
  ]);
  return found.rows.length > 0;
}

interface Asked {
  readonly match: string;
  readonly slot: number;
  readonly done: (entries: readonly LogEntry[]) => void;
  readonly fail: (error: unknown) => void;
}

export class Reading {
  private asked: Asked[] = [];
  private busy = false;

  constructor(private readonly pool: pg.Pool) {}

  /** The log of a match from a slot on. */
  from(match: string, slot: number): Promise<readonly LogEntry[]> {
    return new Promise((done, fail) => {
      this.asked.push({ match, slot, done, fail });
      if (this.busy) return;
      this.busy = true;
      setImmediate(() => void this.go());
    });
  }

  private async go(): Promise<void> {
    while (this.asked.length > 0) {
      const { asked } = this;
      this.asked = [];
      // A room asks for its own match, and once at a time; should one be asked for twice, the longer answer serves both.
      const slots = new Map<string, number>();
      for (const { match, slot } of asked) slots.set(match, Math.min(slot, slots.get(match) ?? slot));
      try {
        const found = await readLogs(this.pool, slots);
        for (const { match, done } of asked) done(found.get(match) ?? []);
      } catch (error) {
        for (const { fail } of asked) fail(error);
      }
    }
    this.busy = false;
  }
}
