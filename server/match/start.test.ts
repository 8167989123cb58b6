import type { MatchInfo } from '@accretion/protocol';
import { expect, it } from 'vitest';
import { house } from '../testing/house.ts';
import { playOn } from '../testing/seat.ts';

it('starts a match whose server died right after the last person joined', async () => {
  const at = await house();
  const [ada, ben, eve] = [await at.person('Ada'), await at.person('Ben'), await at.person('Eve')];
  const { id } = await ada.create();
  await ben.join(id);
  const waiting = await ada.sit(id);
  expect(waiting.view).toBeNull();
  // The seat is taken, and the process is gone before it starts the match.
  const [row] = await at.query<{ person: string }>("select id as person from people where name = 'Eve'");
  await at.query(
    'update seats set person = $2, nonce = $3 where match = $1 and seat = 2',
    id,
    row?.person,
    'a'.repeat(64),
  );
  const seat = await eve.sit(id);
  expect(seat.view).not.toBeNull();
  expect(seat.viewer).toBe(4);
  await waiting.until(() => waiting.view !== null, 'the start');
});

it('does not wait forever for the number of somebody who is gone', async () => {
  const clock = { now: 1_000 };
  const at = await house({ now: () => clock.now });
  const [ada, ben, eve] = [await at.person('Ada'), await at.person('Ben'), await at.person('Eve')];
  const { id } = await ada.create();
  await ben.join(id);
  await eve.join(id);
  await playOn([await ada.sit(id), await ben.sit(id), await eve.sit(id)]);
  const { id: again } = await ben.post<MatchInfo>(`/api/matches/${id}/rematch`, { waits: true });
  expect((await ada.sit(again)).view).toBeNull();
  clock.now += 30_000;
  expect((await eve.sit(again)).view).not.toBeNull();
});

it('keeps every number its seed was made of, whoever leaves while it starts', async () => {
  const at = await house();
  const [ada, ben, eve] = [await at.person('Ada'), await at.person('Ben'), await at.person('Eve')];
  const { id } = await ada.create();
  await ben.join(id);
  // As when it starts in another process: all is locked, and then it is running.
  const client = await at.app.hall.pool.connect();
  await client.query('begin');
  await client.query('select 1 from matches where id = $1 for update', [id]);
  await client.query('select 1 from seats where match = $1 for update', [id]);
  const tries = [
    ben.ask('POST', `/api/matches/${id}/leave`, {}),
    eve.ask('POST', `/api/matches/${id}/join`, { seat: 2 }),
  ];
  const waiting = "select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%seats%'";
  await expect.poll(() => at.query(waiting)).toHaveLength(2);
  await client.query("update matches set status = 'over' where id = $1", [id]);
  await client.query('commit');
  client.release();
  await Promise.all(tries);
  const seats = await at.query<{ nonce: string | null }>('select nonce from seats order by seat');
  expect(seats.map(({ nonce }) => nonce === null)).toEqual([false, false, true]);
});

it('settles options that depend on where people sit (Masterworks MD17)', async () => {
  const at = await house();
  const [ada, ben] = [await at.person('Ada'), await at.person('Ben')];
  const bot = { for: 'bot', level: 'random' } as const;
  const seats = [bot, { for: 'open' } as const, { for: 'me' } as const];
  const { id } = await ada.create({ game: 'masterworks', options: {}, seats });
  expect(await ada.get<MatchInfo>(`/api/matches/${id}`)).toMatchObject({ options: { captain: 'A' } });
  await ben.join(id);
  expect(await ada.get<MatchInfo>(`/api/matches/${id}`)).toMatchObject({
    status: 'running',
    options: { captain: 'B' },
  });
});
