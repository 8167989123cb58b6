/**
 * Two matches from one seed whose bots differ only in secret: how long each thinks, and which of them changes its mind
 * on the way. People and spectators receive the same bytes at the same times. Time is simulated.
 */
import {
  commitmentTo,
  type Game,
  listSeats,
  type Move,
  only,
  quickRng,
  rulesetOf,
  type Seat,
  seedOf,
} from '@accretion/engine';
import { games } from '@accretion/games';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { detourOf } from '../testing/detour.ts';
import { house } from '../testing/house.ts';
import { Person } from '../testing/person.ts';
import { newId } from '../testing/seat.ts';
import { rulesetFor } from '../testing/seatings.ts';
import { Tap } from '../testing/tap.ts';
import { noticedOf } from './noticed.ts';
import { Pool } from './pool.ts';

/** What nobody may find out. */
interface Secrets {
  /** The bot that changes its mind where nobody sees it, as soon as it can. */
  readonly fickle: Seat;
  /** Milliseconds of the nth thought. */
  thinks(n: number): number;
}

const quick: Secrets = { fickle: 2, thinks: () => 0 };
const slow: Secrets = { fickle: 3, thinks: (n) => (n * 97 + 40) % 200 };

/** Milliseconds that are looked at; people answer once a second. */
const whole = 7_000;
const patience = 1_000;

/** After so many steps that nobody sees, a bot does something that is seen. */
const secretSteps = 3;

/** Bots that choose the same, with these secrets. */
function pretend(game: Game, seats: number, { fickle, thinks }: Secrets): { detours: () => number } {
  const ruleset = rulesetOf(game);
  const meant = new Map<Seat, Move[]>();
  const unseen = new Map<Seat, number>();
  let thoughts = 0;
  let detours = 0;
  vi.spyOn(Pool.prototype, 'think').mockImplementation(async ({ seat, view }, _, spent = 0) => {
    const state = ruleset.imagine(view, only(seat))(quickRng(1));
    const next = meant.get(seat)?.shift();
    // As a true one does, it thinks for what is left of its time.
    const millis = next === undefined ? Math.min(thinks(thoughts++), Math.max(0, 200 - spent)) : 0;
    if (millis > 0) await new Promise<void>((done) => void setTimeout(done, millis));
    if (next !== undefined) return { move: next, sequence: [] };
    const isSeen = (move: Move): boolean => noticedOf(ruleset, state, seats, seat, move).isSeen;
    const steps = unseen.get(seat) ?? 0;
    const all = ruleset.moves(state, seat);
    const choices = steps < secretSteps ? all : all.filter(isSeen);
    const move = choices[(JSON.stringify(view).length * 7) % choices.length];
    if (move === undefined) throw new Error('nothing to choose from');
    unseen.set(seat, isSeen(move) ? 0 : steps + 1);
    const way = seat === fickle && detours === 0 ? detourOf(ruleset, state, seat) : null;
    if (way === null) return { move, sequence: [] };
    detours++;
    meant.set(seat, [way.moves[1], move]);
    return { move: way.moves[0], sequence: [] };
  });
  return { detours: () => detours };
}

/** What a person and a spectator receive, and when. */
async function schedule(game: Game, secrets: Secrets, paced: boolean) {
  const seats = rulesetFor(game, 4);
  const { detours } = pretend(game, seats, secrets);
  const at = await house({ paced });
  const host = await at.person('Ada');
  const guest = await at.person('Ben');
  const bot = { for: 'bot', level: 'captain' } as const;
  const { id } = await host.create({
    game: game.id,
    seats: [{ for: 'me' }, { for: 'open' }, ...Array.from({ length: seats - 2 }, () => bot)],
    nonce: seedOf('host'),
  });
  const secret = seedOf('schedule');
  await at.query('update matches set secret = $1, commitment = $2', secret, commitmentTo(secret));
  // Bots add numbers of their own; here they are the same in both matches.
  await at.query('update seats set nonce = $1 where bot is not null', seedOf('bot'));
  const watching = await Tap.on('spectator', new Person(at.address), id);
  await guest.join(id, { seat: 1, nonce: seedOf('guest') });
  const taps = [await Tap.on('host', host, id), await Tap.on('guest', guest, id)];
  const viewers = [...taps, watching];
  const room = at.app.hall.room(id);
  /** Until nothing is left to do before time goes on. */
  const settle = async (): Promise<void> => {
    for (let quiet = 0; quiet < 4; quiet = room.queue.idle ? quiet + 1 : 0) {
      await room.queue.run(async () => undefined);
      await new Promise((done) => void setImmediate(done));
    }
    for (const tap of viewers) await tap.arrive();
  };
  let isTheirTurn = false;
  const people = setInterval(() => {
    isTheirTurn = true;
  }, patience);
  const begun = Date.now();
  const received: string[] = [];
  while (Date.now() < begun + whole) {
    for (const { drops } of viewers) drops.length = 0;
    // From one timer to the next: time stands still while the database is at work.
    await vi.advanceTimersToNextTimerAsync();
    await settle();
    for (const seat of isTheirTurn ? listSeats((room.running?.toAct ?? 0) & 0b11) : []) {
      const { running } = room;
      const player = taps[seat]?.seat;
      const choices = running?.ruleset.moves(running.match.state, seat) ?? [];
      const move = choices[(Date.now() - begun) % choices.length];
      if (player === undefined || move === undefined) continue;
      await player.send({ t: 'move', seat, number: player.numberOf(seat), id: newId(), move });
      await settle();
    }
    isTheirTurn = false;
    for (const { name, drops } of viewers)
      for (const { text } of drops)
        if (text.includes('"t":"update"')) received.push(`${Date.now() - begun} ${name} ${text}`);
  }
  clearInterval(people);
  return { received, detours: detours() };
}

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    now: 1_700_000_000_000,
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Those with secrets; in Mutant Masterworks nothing is secret (MK1). In AMASS plans are made in small steps. */
const secretive = games.filter(({ id }) => id !== 'masterworks').map((game) => ({ id: game.id, game }));

describe.each(secretive)('bots in $id', ({ id, game }) => {
  it('answer at times that tell nothing', async () => {
    const one = await schedule(game, quick, true);
    const other = await schedule(game, slow, true);
    expect(one.received.length).toBeGreaterThan(20);
    const at = other.received.findIndex((text, i) => text !== one.received[i]);
    expect(other.received.slice(at, at + 1)).toEqual(one.received.slice(at, at + 1));
    expect(other.received).toHaveLength(one.received.length);
    expect([one.detours, other.detours]).toEqual(id === 'amass' ? [1, 1] : [0, 0]);
  }, 240_000);
});

it('bots that answer as soon as they are ready are found out', async () => {
  const [{ game } = { game: null }] = secretive.filter(({ id }) => id === 'buccaneers');
  if (game === null) throw new Error('no such game');
  const one = await schedule(game, quick, false);
  const other = await schedule(game, slow, false);
  expect(other.received).not.toEqual(one.received);
}, 240_000);
