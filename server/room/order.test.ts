import type pg from 'pg';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type House, house } from '../testing/house.ts';
import { trio } from '../testing/trio.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

/** A server that tells nobody who comes and goes: that would get into the queue too. */
async function quietHouse(): Promise<House> {
  const at = await house();
  vi.spyOn(at.app.hall.presence, 'changes').mockReturnValue();
  vi.spyOn(at.app.hall.presence, 'look').mockResolvedValue();
  return at;
}

interface Held {
  /** How many such queries have been answered. */
  answered: number;
  release(): void;
}

/** Delays the answer to the first query whose text contains these words, until it is released. */
function holdFirst(at: House, words: string): Held {
  const { pool } = at.app.hall;
  let release = (): void => undefined;
  const released = new Promise<void>((done) => {
    release = done;
  });
  const held: Held = { answered: 0, release };
  let seen = 0;
  const query = pool.query.bind(pool) as (...given: unknown[]) => Promise<pg.QueryResult>;
  vi.spyOn(pool, 'query').mockImplementation(async (...given: unknown[]) => {
    const [config] = given;
    const text = typeof config === 'string' ? config : (config as pg.QueryConfig).text;
    const found = await query(...given);
    if (!text.includes(words)) return found;
    if (++seen === 1) await released;
    held.answered++;
    return found;
  });
  return held;
}

describe('what is said at a table', () => {
  it('ends with the newest proposals, however slow an earlier query is', async () => {
    const at = await quietHouse();
    const { id, seats } = await trio(at);
    const [ada, ben, eve] = seats;
    const { queue } = at.app.hall.room(id);
    ada.say({ t: 'propose', what: 'pause', seat: 0 });
    const { proposals } = await ben.next('proposals');
    const held = holdFirst(at, 'from proposals p');
    ben.say({ t: 'vote', proposal: proposals[0]?.id, yes: true });
    await expect.poll(() => at.query('select 1 from proposals where yes = 3')).toHaveLength(1);
    eve.say({ t: 'vote', proposal: proposals[0]?.id, yes: false });
    // Either the later answer overtakes the earlier one, or it waits for it.
    await expect.poll(() => held.answered > 0 || queue.length > 2).toBe(true);
    held.release();
    await expect.poll(() => held.answered > 1 && queue.idle).toBe(true);
    for (const [index, seat] of seats.entries()) {
      seat.say({ t: 'moves', seat: index });
      await seat.next('moves');
      expect(seat.told.findLast(({ t }) => t === 'proposals')).toMatchObject({ proposals: [] });
    }
  });

  it('is numbered in the order it was sent', async () => {
    const at = await quietHouse();
    const { id, seats } = await trio(at);
    const [ada, ben] = seats;
    const { queue } = at.app.hall.room(id);
    const held = holdFirst(at, 'from chat where match');
    ada.say({ t: 'chat', text: 'first' });
    ada.say({ t: 'chat', text: 'second' });
    await expect.poll(() => held.answered > 1 || queue.length > 1).toBe(true);
    held.release();
    await ben.until(() => ben.told.filter(({ t }) => t === 'chat').length === 2, 'both');
    const texts = ben.told.flatMap((one) => (one.t === 'chat' ? [one.line.text] : []));
    expect(texts).toEqual(['first', 'second']);
  });
});
