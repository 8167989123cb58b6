/** A match and its seats as the database has them. */
import type { Json, Outcome, Seats } from '@accretion/engine';
import type { Absence, Clock } from '@accretion/protocol';
import type pg from 'pg';

export interface MatchRow {
  readonly id: string;
  readonly game: string;
  readonly version: number;
  readonly options: Json;
  readonly pack: Json | null;
  readonly visibility: 'public' | 'private';
  readonly clock: Clock | null;
  readonly absence: Absence;
  readonly hints: boolean;
  readonly secret: string;
  readonly commitment: string;
  readonly seed: string | null;
  readonly status: 'open' | 'running' | 'over';
  readonly outcome: Outcome | null;
  readonly host: string;
  readonly hostName: string;
  readonly rematch: string | null;
  readonly createdAt: number;
  readonly startedAt: number | null;
  readonly toAct: Seats;
  readonly paused: boolean;
  readonly movedAt: number;
}

export interface SeatRow {
  readonly seat: number;
  readonly person: string | null;
  readonly name: string | null;
  readonly avatar: string | null;
  readonly bot: string | null;
  readonly resigned: boolean;
  readonly nonce: string | null;
  readonly token: string | null;
  readonly hereUntil: number;
  /** People who held it earlier in this match: they know its hand. */
  readonly seen: readonly string[];
}

export interface Seated {
  readonly row: MatchRow;
  readonly seats: readonly SeatRow[];
}

export const rowColumns = `m.id, m.game, m.version, m.options, m.pack, m.visibility, m.clock, m.absence, m.hints,
  m.secret, m.commitment, m.seed, m.status, m.outcome, m.host, h.name as "hostName", m.rematch,
  m.created_at::float8 as "createdAt", m.started_at::float8 as "startedAt",
  coalesce(p.to_act, 0) as "toAct", coalesce(p.paused, false) as paused, coalesce(p.moved_at, m.created_at)::float8 as "movedAt"`;
export const rowTables = 'matches m join people h on h.id = m.host left join pulses p on p.match = m.id';
const seatColumns = `s.match, s.seat, s.person, w.name, w.avatar, s.bot, s.resigned, s.nonce, s.token, s.seen,
  s.here_until::float8 as "hereUntil"`;

export async function seatsOfMatches(pool: pg.Pool, ids: readonly string[]): Promise<Map<string, SeatRow[]>> {
  const found = await pool.query<SeatRow & { match: string }>({
    name: 'seats',
    text: `select ${seatColumns} from seats s left join people w on w.id = s.person
      where s.match = any($1) order by s.match, s.seat`,
    values: [ids],
  });
  const byMatch = new Map<string, SeatRow[]>();
  for (const { match, ...seat } of found.rows) byMatch.set(match, [...(byMatch.get(match) ?? []), seat]);
  return byMatch;
}

export async function readSeated(pool: pg.Pool, id: string): Promise<Seated | null> {
  const found = await pool.query<MatchRow>({
    name: 'match',
    text: `select ${rowColumns} from ${rowTables} where m.id = $1`,
    values: [id],
  });
  const [row] = found.rows;
  if (row === undefined) return null;
  return { row, seats: (await seatsOfMatches(pool, [id])).get(id) ?? [] };
}

/** The match is over; nothing but its log and its last state is needed any more. */
export async function writeOutcome(pool: pg.Pool, match: string, outcome: Outcome): Promise<void> {
  await pool.query(
    `with done as (delete from proposals where match = $1), quiet as (update pulses set due_at = null where match = $1)
      update matches set status = 'over', outcome = $2 where id = $1 and status = 'running'`,
    [match, JSON.stringify(outcome)],
  );
}
