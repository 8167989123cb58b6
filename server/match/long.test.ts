import { describe, expect, it } from 'vitest';
import { type House, house } from '../testing/house.ts';
import { newId, playOn } from '../testing/seat.ts';
import { trio } from '../testing/trio.ts';

/** Makes the log of a match longer by moves that were taken back at once, with snapshots as a server keeps them. */
async function lengthen({ query }: House, id: string, slots: number): Promise<void> {
  const [last] = await query<{ slot: number; at: number }>(
    'select slot, at::float8 as at from entries where match = $1 order by slot desc limit 1',
    id,
  );
  await query(
    `insert into entries (match, slot, kind, seat, number, id, body, at)
      select match, slot + 2 * n, kind, seat, number + 2 * n, id || n,
        case when kind = 'undo' then to_json(slot + 2 * n - 1) else body end, at
      from entries, generate_series(1, $2) as n where match = $1 and slot > $3 - 2`,
    id,
    (slots - (last?.slot ?? 0)) / 2,
    last?.slot,
  );
  await query(
    `insert into snapshots (match, slot, n, version, state, memory)
      select match, slot + more, n + more, version, state, jsonb_set(jsonb_set(memory::jsonb, '{numbers,0}',
        to_jsonb((memory->'numbers'->>0)::int + more)), '{undo}', to_jsonb((memory->>'undo')::int + more)) || '{"feeds": {}}'
      from snapshots, generate_series(50, $2 - slot, 50) as more where match = $1`,
    id,
    slots,
  );
}

describe('an endless log', () => {
  it('is not replayed as a whole for somebody who connects', async () => {
    const at = await house({ evictAfter: 50 });
    const { id, people, seats } = await trio(at);
    const [ada] = seats;
    for (let n = 0; n < 25; n++) {
      expect((await ada.play(0)).t).toBe('ack');
      expect((await ada.send({ t: 'undo', seat: 0, number: ada.numberOf(0), id: newId() })).t).toBe('ack');
    }
    await expect.poll(() => at.query('select slot from snapshots')).toEqual([{ slot: 50 }]);
    const truth = (await people[1].sit(id)).view;
    const { viewer, number, view } = ada;
    for (const { socket } of seats) socket.terminate();
    await at.app.close();

    const later = await house({ databaseUrl: at.databaseUrl });
    await lengthen(later, id, 6_000);
    const { pool } = later.app.hall;
    let read = 0;
    const query = pool.query.bind(pool) as (...asked: unknown[]) => Promise<{ rows: unknown[] }>;
    Object.assign(pool, {
      query: async (...asked: unknown[]) => {
        const found = await query(...asked);
        if (JSON.stringify(asked).includes('from entries')) read += found.rows.length;
        return found;
      },
    });
    const ben = await people[1].at(later.address).sit(id);
    expect(ben.view).toEqual(truth);
    const back = await people[0].at(later.address).sit(id, { viewer, number, view });
    expect(back.told[0]?.t).toBe('hello');
    const stranger = await people[2].at(later.address).sit(id);
    expect(read).toBeLessThan(1_000);
    await playOn([back, ben, stranger], 5);
    for (const seat of [back, ben, stranger]) expect(seat.number).toBeGreaterThan(0);
  });
});
