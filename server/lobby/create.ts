/** Setting up a match: everything is checked first; then the server commits to its secret, before anybody sits. */
import {
  boxOf,
  commitmentTo,
  type Game,
  isRefusal,
  type Json,
  optionsFor,
  problemText,
} from '@accretion/engine';
import type { NewMatch } from '@accretion/protocol';
import type pg from 'pg';
import { transaction } from '../database/transaction.ts';
import { Fault } from '../fault.ts';
import { gameOf, isLevel } from '../games.ts';
import { newId, newNonce } from '../people/ids.ts';
import { boundTables, type Maker } from './tableLimits.ts';

interface Chosen {
  readonly version: number;
  readonly options: Json;
}

/** What is in the box; what is built in was checked when the game was made. */
function contentOf(game: Game, pack: unknown): Json {
  if (pack === null) return game.content;
  const boxed = boxOf(game, pack);
  if ('problems' in boxed) {
    throw new Fault('badPack', {
      problem: boxed.problems
        .slice(0, 5)
        .map((one) => problemText(one, game))
        .join('; '),
    });
  }
  return boxed.box.content;
}

/** Whether these options can be played by this many people. */
export function chosenFor(id: string, pack: unknown, options: Json, seats: number): Chosen {
  const game = gameOf(id);
  if (game === undefined) throw new Fault('noSuchGame');
  const chosen = optionsFor(game, options, seats, contentOf(game, pack));
  if (isRefusal(chosen)) throw new Fault('badOptions', undefined, chosen);
  return { version: game.version, options: chosen.options };
}

function check(wish: NewMatch): Chosen {
  const chosen = chosenFor(wish.game, wish.pack ?? null, wish.options ?? {}, wish.seats.length);
  const levels = wish.seats.flatMap((seat) => (seat.for === 'bot' ? [seat.level] : []));
  if (wish.absence.do !== 'wait') levels.push(wish.absence.level);
  if (!levels.every(isLevel)) throw new Fault('noSuchLevel');
  if (wish.absence.do === 'partner' && gameOf(wish.game)?.partners === undefined)
    throw new Fault('badShape', { problem: 'absence: nobody can answer for a partner in this game' });
  return chosen;
}

/** A seat of a new match. */
interface SeatPlan {
  readonly person: string | null;
  readonly bot: string | null;
  readonly nonce: string | null;
}

interface MatchPlan extends Chosen {
  readonly game: string;
  readonly pack: Json | null;
  readonly visibility: string;
  readonly clock: unknown;
  readonly absence: unknown;
  readonly hints: boolean;
  readonly host: string;
  readonly seats: readonly SeatPlan[];
}

export async function writeMatch(
  client: pg.PoolClient,
  plan: MatchPlan,
  from: string | null,
  now: number,
): Promise<string> {
  await boundTables(client, { host: plan.host, from }, plan.seats, now);
  const id = newId();
  const secret = newNonce();
  await client.query(
    `with made as (
      insert into matches (id, game, version, options, pack, visibility, clock, absence, secret, commitment, status,
        host, created_at, made_from, hints)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 'open', $11, $12, $14, $15))
    insert into seats (match, seat, person, bot, nonce)
      select $1, seat, person, bot, nonce from json_to_recordset($13::json) as s(
        seat smallint, person text, bot text, nonce text)`,
    [
      id,
      plan.game,
      plan.version,
      JSON.stringify(plan.options),
      plan.pack === null ? null : JSON.stringify(plan.pack),
      plan.visibility,
      plan.clock === null ? null : JSON.stringify(plan.clock),
      JSON.stringify(plan.absence),
      secret,
      commitmentTo(secret),
      plan.host,
      now,
      JSON.stringify(plan.seats.map((seat, index) => ({ seat: index, ...seat }))),
      from,
      plan.hints,
    ],
  );
  return id;
}

/** Sets up a match; the id, by which it is found and nothing else. */
export async function createMatch(
  pool: pg.Pool,
  { host, from }: Maker,
  wish: NewMatch,
  now: number,
): Promise<string> {
  const chosen = check(wish);
  const seats = wish.seats.map((seat): SeatPlan => {
    if (seat.for === 'me') return { person: host, bot: null, nonce: wish.nonce ?? newNonce() };
    if (seat.for === 'bot') return { person: null, bot: seat.level, nonce: newNonce() };
    return { person: null, bot: null, nonce: null };
  });
  const { game, visibility, clock, absence, hints = true } = wish;
  const pack = wish.pack ?? null;
  const plan = { ...chosen, game, pack, visibility, clock, absence, hints, host, seats };
  return transaction(pool, (client) => writeMatch(client, plan, from, now));
}
