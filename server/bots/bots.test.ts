import { afterEach, describe, expect, it, vi } from 'vitest';
import { loseSecond, untold } from '../testing/away.ts';
import { house } from '../testing/house.ts';
import { playOn } from '../testing/seat.ts';
import { trio } from '../testing/trio.ts';
import { Pool } from './pool.ts';
import type { Stop } from './stop.ts';
import { type Intended, think } from './task.ts';

afterEach(() => vi.restoreAllMocks());

describe('bots', () => {
  it.each(['random', 'greedy', 'cadet'])(
    '%s bots fill the table and play a match to its end',
    async (level) => {
      const at = await house();
      const ada = await at.person('Ada');
      const bot = { for: 'bot', level } as const;
      const { id } = await ada.create({ seats: [{ for: 'me' }, bot, bot] });
      const seat = await ada.sit(id);
      await playOn([seat]);
      expect(seat.status.over?.ranks).toHaveLength(3);
      expect(await at.query('select 1 from entries where stead is not null')).toEqual([]);
    },
  );

  it('play a whole match among themselves', async () => {
    const at = await house();
    const ada = await at.person('Ada');
    const bot = { for: 'bot', level: 'random' } as const;
    const { id } = await ada.create({ seats: [bot, bot, bot] });
    const watching = await ada.sit(id);
    await watching.until(() => watching.status.over !== undefined, 'the end');
  });

  it('play a thought on as long as it goes: a phase costs one thought', async () => {
    let thoughts = 0;
    // In this thread, and always as late as can be: a glance at the board.
    vi.spyOn(Pool.prototype, 'think').mockImplementation(async (asked, { flag }) => {
      thoughts++;
      return think({ task: 'think', ...asked, askedAt: 0, stop: flag });
    });
    const at = await house();
    const ada = await at.person('Ada');
    const bot = { for: 'bot', level: 'captain' } as const;
    await ada.create({ game: 'ultramassive', seats: [bot, bot] });
    const moves = async (): Promise<number> =>
      (await at.query("select 1 from entries where kind = 'move'")).length;
    await expect.poll(moves, { timeout: 30_000 }).toBeGreaterThan(40);
    expect(thoughts).toBeGreaterThan(2);
    expect(thoughts).toBeLessThan(30);
  });
});

describe('a bot that thinks', () => {
  /** Thoughts without an end: each fails when it is stopped. */
  function thinking(): Stop[] {
    const stops: Stop[] = [];
    vi.spyOn(Pool.prototype, 'think').mockImplementation(
      (_, stop) =>
        new Promise<Intended>((_done, fail) => {
          stops.push(stop);
          vi.spyOn(stop, 'set').mockImplementation(() => {
            Atomics.store(stop.flag, 0, 1);
            fail(new Error('stopped thinking'));
          });
        }),
    );
    return stops;
  }
  const bot = { for: 'bot', level: 'singularity' } as const;

  it('is stopped when its match ends, and asked nothing more', async () => {
    const stops = thinking();
    const at = await house();
    const ada = await at.person('Ada');
    const { id } = await ada.create({ seats: [{ for: 'me' }, bot, bot] });
    await ada.sit(id);
    await expect.poll(() => stops.length).toBe(2);
    const room = at.app.hall.room(id);
    room.running?.endAs({ ranks: [1, 2, 2], of: 3, scores: [3, 2, 2], by: [] });
    at.app.hall.woken(id);
    expect(stops.every(({ isSet }) => isSet)).toBe(true);
    await at.app.hall.idle();
    expect(stops).toHaveLength(2);
  });

  it('is stopped when the person takes their seat back', async () => {
    const stops = thinking();
    const at = await house();
    // Written by a timer, that they were here a moment ago may come after the question who is away.
    untold(at);
    const three = await trio(at);
    const { id, people } = three;
    await loseSecond(at, three);
    await people[0].post(`/api/matches/${id}/seats/1/bot`, { level: 'singularity' });
    await expect.poll(() => stops.length).toBe(1);
    expect(stops[0]?.isSet).toBe(false);
    await people[1].post(`/api/matches/${id}/seats/1/back`);
    await expect.poll(() => stops[0]?.isSet).toBe(true);
    await at.app.hall.idle();
    expect(await at.query("select 1 from entries where kind = 'move'")).toEqual([]);
  });

  it('goes on while others play', async () => {
    const stops = thinking();
    const at = await house();
    const ada = await at.person('Ada');
    const { id } = await ada.create({ seats: [{ for: 'me' }, bot, bot] });
    const seat = await ada.sit(id);
    await expect.poll(() => stops.length).toBe(2);
    expect(await seat.play(0)).toMatchObject({ t: 'ack' });
    expect(stops.map(({ isSet }) => isSet)).toEqual([false, false]);
    expect(stops).toHaveLength(2);
  });
});
