/** What is missing, double, or stuck after a storm. Every list must be empty. */
import { setTimeout as wait } from 'node:timers/promises';
import { type Entry, enter, isRefusal, type Json, Match, rulesetOf, sameJson } from '@accretion/engine';
import { games } from '@accretion/games';
import type { Rows } from '../processes/query.ts';
import type { Player } from './player.ts';

export interface Losses {
  /** Moves that were acknowledged and are not in the log. */
  readonly lost: readonly string[];
  /** Moves that are in the log twice. */
  readonly doubled: readonly string[];
  /** Matches that do not replay, do not open, or do not go on. */
  readonly stuck: readonly string[];
  /** What players saw that they should not have: numbers left out, other views than the server's. */
  readonly astray: readonly string[];
  /** Entries in the log, of all matches. */
  readonly entries: number;
}

interface Row {
  readonly match: string;
  readonly slot: number;
  readonly kind: string;
  readonly seat: number | null;
  readonly id: string | null;
  readonly body: Json;
  readonly stead: 'clock' | 'bot' | null;
}

export async function findLosses(
  database: Rows,
  players: readonly Player[],
  address: () => string,
): Promise<Losses> {
  await botsToFinish(database);
  const astray = players.flatMap((player) => player.faults.map((fault) => `${player.match}: ${fault}`));
  for (const player of players) astray.push(...(await otherView(player, address)));
  const stuck = await playOn(players);
  await botsToFinish(database);
  const rows = await database.query<Row>('select * from entries order by match, slot');
  const byId = new Map<string, Row[]>();
  for (const row of rows) {
    const key = `${row.match} ${row.seat} ${row.id}`;
    if (row.id !== null) byId.set(key, [...(byId.get(key) ?? []), row]);
  }
  const lost: string[] = [];
  for (const { match, owed } of players) {
    for (const { seat, id, move } of owed) {
      const [found] = byId.get(`${match} ${seat} ${id}`) ?? [];
      if (found === undefined || !sameJson(found.body, move)) lost.push(`${match} ${seat} ${id}`);
    }
  }
  const doubled = [...byId].filter(([, found]) => found.length > 1).map(([key]) => key);
  stuck.push(...(await findStuck(database, rows)));
  return { lost, doubled, stuck, astray, entries: rows.length };
}

/** Gives the bots of all matches the time to answer; those of a killed process are looked after by another. */
async function botsToFinish(database: Rows): Promise<void> {
  const waiting = `select 1 from pulses p join matches m on m.id = p.match join seats s on s.match = p.match
    where m.status = 'running' and s.bot is not null and p.to_act & (1 << s.seat) <> 0`;
  for (let tries = 0; tries < 480; tries++) {
    if ((await database.query(waiting)).length === 0) return;
    await wait(250);
  }
}

/** Matches whose log has gaps or does not replay; and those in which a bot owes an answer and gives none. */
async function findStuck(database: Rows, rows: readonly Row[]): Promise<string[]> {
  const matches = await database.query<{
    id: string;
    game: string;
    options: Json;
    seed: string;
    seats: string;
  }>(
    `select id, game, options, seed, (select count(*) from seats where match = id) as seats from matches
      where status <> 'open'`,
  );
  const stuck: string[] = [];
  for (const { id, game: name, options, seed, seats } of matches) {
    const game = games.find((one) => one.id === name);
    if (game === undefined) throw new Error(`no game is called ${name}`);
    const match = new Match(rulesetOf(game), { options, seats: Number(seats), seed });
    const log = rows.filter((row) => row.match === id);
    for (const [index, row] of log.entries()) {
      if (row.slot !== index + 1) stuck.push(`${id}: slot ${index + 1} is missing`);
      if (row.kind !== 'move' && row.kind !== 'undo') continue;
      const played = enter(match, entryOf(row, match.number + 1));
      if (isRefusal(played)) stuck.push(`${id}: slot ${row.slot} does not replay: ${played.why}`);
    }
    const held = await database.query<{ seat: number; bot: string | null }>(
      'select seat, bot from seats where match = $1',
      id,
    );
    const idle = held.filter(({ seat, bot }) => bot !== null && ((match.toAct >> seat) & 1) === 1);
    if (idle.length > 0) stuck.push(`${id}: its bot has been forgotten`);
  }
  return stuck;
}

function entryOf({ kind, seat, body, stead }: Row, n: number): Entry {
  if (kind === 'undo') return { n, seat: seat ?? 0, undo: body as number };
  const move = body as never;
  return { n, seat: seat ?? 0, move, ...(stead !== null && { for: stead }) };
}

/** Does a fresh look show what the player saw, piece by piece, through all that happened? */
async function otherView(player: Player, address: () => string): Promise<string[]> {
  await player.catchUp();
  if (player.isOver) return [];
  const hello = await player.lookAfresh(address());
  if (typeof hello === 'string') return [`${player.match}: does not open: ${hello}`];
  if (hello.number !== player.number) return [`${player.match}: at ${player.number}, not ${hello.number}`];
  return sameJson(hello.view, player.view) ? [] : [`${player.match}: another view`];
}

/** Every match that is not over takes another move. */
async function playOn(players: readonly Player[]): Promise<string[]> {
  const running = players.filter(({ isOver }) => !isOver);
  const matches = new Set(running.map(({ match }) => match));
  const before = new Map(running.map((player) => [player, player.acknowledged.length]));
  const again = running.map((player) => player.resume());
  const goesOn = (match: string): boolean =>
    running.some(
      (one) => one.match === match && (one.isOver || one.acknowledged.length > (before.get(one) ?? 0)),
    );
  for (let tries = 0; tries < 1_200 && ![...matches].every(goesOn); tries++) await wait(100);
  await Promise.all(running.map((player) => player.stop()));
  await Promise.all(again);
  return [...matches].filter((match) => !goesOn(match)).map((match) => `${match}: does not go on`);
}
