/**
 * How many tables one person, and one address, may keep at once. Bots at a table without people play on without a
 * pause, and a table that waits for people takes a line in everybody's lobby.
 */
import type pg from 'pg';
import { Fault } from '../fault.ts';

/** Who sets up a table, and what stands for the address they do it from; null: without limits. */
export interface Maker {
  readonly host: string;
  readonly from: string | null;
}

interface Holder {
  readonly person: string | null;
  readonly bot: string | null;
}

/** `open` waits for people, `bots` has bots on every seat, at `alone` nobody but the host sits. */
type Kind = 'open' | 'bots' | 'alone';

const most: Readonly<Record<Kind, { readonly person: number; readonly address: number }>> = {
  open: { person: 12, address: 60 },
  bots: { person: 3, address: 12 },
  alone: { person: 20, address: 60 },
};

/** A match nobody has played on for so long keeps no bot busy. */
const activeFor = 3_600_000;

function kindOf(seats: readonly Holder[], host: string): Kind | null {
  if (seats.some(({ person, bot }) => person === null && bot === null)) return 'open';
  if (seats.every(({ bot }) => bot !== null)) return 'bots';
  return seats.every(({ person }) => person === null || person === host) ? 'alone' : null;
}

interface Counted {
  readonly kind: Kind;
  readonly own: number;
  readonly all: number;
}

/** Refuses a table that would be one too many. In a transaction, of two made at once one counts the other. */
export async function boundTables(
  client: pg.Pool | pg.PoolClient,
  { host, from }: Maker,
  seats: readonly Holder[],
  now: number,
): Promise<void> {
  const kind = kindOf(seats, host);
  if (kind === null || from === null) return;
  for (const key of [host, from].sort()) {
    await client.query(`select pg_advisory_xact_lock(hashtext('tables ' || $1))`, [key]);
  }
  const { rows } = await client.query<Counted>(
    `select kind, count(*) filter (where host = $1)::int as own,
        count(*) filter (where made_from = $2)::int as all
      from (
        select m.host, m.made_from, case when m.status = 'open' and bool_or(s.person is null and s.bot is null) then 'open'
          when bool_and(s.bot is not null) then 'bots'
          when bool_and(s.person is null or s.person = m.host) then 'alone' end as kind
        from matches m join seats s on s.match = m.id left join pulses p on p.match = m.id
        where (m.host = $1 or m.made_from = $2)
          and (m.status = 'open' or m.status = 'running' and coalesce(p.moved_at, m.started_at) > $3)
        group by m.id) as tables
      group by kind`,
    [host, from, now - activeFor],
  );
  const count = (of: Kind, whose: 'own' | 'all'): number => rows.find((row) => row.kind === of)?.[whose] ?? 0;
  // A table at which only its host sits becomes one of bots when the host leaves.
  const kinds: readonly Kind[] = kind === 'bots' ? ['bots', 'alone'] : [kind];
  const isTooMany = kinds.some((one) => {
    const { person, address } = most[one];
    const withBots = (whose: 'own' | 'all'): number => (one === 'alone' ? count('bots', whose) : 0);
    return count(one, 'own') + withBots('own') >= person || count(one, 'all') + withBots('all') >= address;
  });
  if (isTooMany) throw new Fault('tooManyTables');
}
