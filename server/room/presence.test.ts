import type { NewMatch } from '@accretion/protocol';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { HandClock } from '../testing/clock.ts';
import { type House, house } from '../testing/house.ts';
import type { Person } from '../testing/person.ts';
import type { Seat } from '../testing/seat.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

interface Table {
  readonly id: string;
  readonly one: House;
  readonly other: House;
  readonly people: readonly [Person, Person, Person];
  readonly ada: Seat;
  /** At the other process. */
  readonly ben: Seat;
  readonly eve: Seat;
  /** Lets time pass as it does: nobody misses a renewal by it. */
  pass(milliseconds: number): Promise<void>;
  /** Lets time pass at once. */
  jump(milliseconds: number): void;
  now(): number;
}

const presentIn = (seat: Seat): boolean[] => seat.match?.seats.map(({ present }) => present) ?? [];

const all = [true, true, true];

/** Three people at one table, the second of them at another process; both processes share a clock of ours. */
async function table(changes: Partial<NewMatch> = {}): Promise<Table> {
  const clock = new HandClock();
  const one = await house(clock);
  const other = await house({ now: clock.now, databaseUrl: one.databaseUrl });
  const people = [await one.person('Ada'), await one.person('Ben'), await one.person('Eve')] as const;
  const { id } = await people[0].create(changes);
  await people[1].join(id);
  await people[2].join(id);
  const ada = await people[0].sit(id);
  const ben = await people[1].at(other.address).sit(id);
  const eve = await people[2].sit(id);
  for (const seat of [ada, ben, eve])
    await seat.until(() => !presentIn(seat).includes(false), 'all to be present');
  const lapses = async (): Promise<number> => {
    const [row] = await one.query<{ first: number }>('select min(here_until)::float8 as first from seats');
    return (row?.first ?? 0) - clock.now();
  };
  return {
    ...{ id, one, other, people, ada, ben, eve },
    async pass(milliseconds) {
      for (let passed = 0; passed < milliseconds; passed += 10_000) {
        clock.pass(10_000);
        await expect.poll(lapses, { timeout: 10_000 }).toBeGreaterThan(20_000);
      }
    },
    now: clock.now,
    jump: (milliseconds) => clock.pass(milliseconds),
  };
}

describe('presence', () => {
  it('lasts while people stay connected, however long they think, at either process', async () => {
    const { id, ada, ben, eve, people, pass } = await table();
    const counts = [ada, ben, eve].map(({ told }) => told.length);
    await pass(120_000);
    for (const seat of [ada, ben, eve]) {
      const { viewer, number } = seat;
      await seat.open(id, { from: { viewer, number } }); // as a page asks after a silence
      expect(presentIn(seat)).toEqual(all);
    }
    [ada, ben, eve].forEach(({ told }, index) => {
      const doubts = told
        .slice(counts[index])
        .filter((one) => JSON.stringify(one).includes('"present":false'));
      expect(doubts).toEqual([]);
    });
    const offered = { level: 'random' };
    expect(await people[0].refused('POST', `/api/matches/${id}/seats/1/bot`, offered)).toBe('notAbsent');
  });

  it('ends when somebody leaves, and the host can let a bot play as soon as that is shown', async () => {
    const { id, ada, ben, people, one, jump, now } = await table();
    ben.socket.terminate();
    const ends = () => one.query('select 1 from seats where seat = 1 and here_until < $1', now() + 3_000);
    await expect.poll(ends, { timeout: 10_000 }).toHaveLength(1);
    expect(presentIn(ada)).toEqual(all);
    jump(3_000);
    await ada.until(() => presentIn(ada)[1] === false, 'Ben to be away');
    await people[0].post(`/api/matches/${id}/seats/1/bot`, { level: 'random' });
    expect(presentIn(ada)).toEqual([true, false, true]);
  });

  it('expires for people of a process that died, and everybody else is told', async () => {
    const { id, ada, eve, other, people, jump } = await table();
    vi.spyOn(other.app.hall.pool, 'query').mockImplementation(() => Promise.reject(new Error('dead')));
    jump(46_000);
    for (const seat of [ada, eve]) {
      await seat.until(() => String(presentIn(seat)) === 'true,false,true', 'Ben alone to be away');
    }
    await people[0].post(`/api/matches/${id}/seats/1/bot`, { level: 'random' });
  });

  it('lasts while one of two connections at two processes remains', async () => {
    const { id, ada, one, people, jump, now } = await table();
    const near = await people[1].sit(id);
    await expect.poll(() => one.app.hall.room(id).clients.size).toBe(3);
    const start = ada.told.length;
    const queries = vi.spyOn(one.app.hall.pool, 'query');
    near.socket.terminate();
    // This process writes that Ben left; only then can the other one answer that he is still there.
    const departure = () =>
      queries.mock.calls.findIndex(([query]) => JSON.stringify(query).endsWith(`,${now() + 2_000}]}`));
    await expect.poll(departure).toBeGreaterThanOrEqual(0);
    await queries.mock.results[departure()]?.value;
    const stays = () => one.query('select 1 from seats where seat = 1 and here_until > $1', now() + 40_000);
    await expect.poll(stays).toHaveLength(1);
    jump(3_000);
    expect(await people[0].refused('POST', `/api/matches/${id}/seats/1/bot`, { level: 'random' })).toBe(
      'notAbsent',
    );
    expect(JSON.stringify(ada.told.slice(start))).not.toContain('"present":false');
  });

  it('starts at once for a spectator who takes a free seat', async () => {
    const { id, ada, one, people } = await table();
    await people[2].post(`/api/matches/${id}/leave`);
    const uma = await one.person('Uma');
    await uma.sit(id);
    await uma.join(id, { seat: 2 });
    await ada.until(() => ada.match?.seats[2]?.name === 'Uma' && presentIn(ada)[2] === true, 'Uma');
  });

  it('counts for the time limit: nobody who is connected loses the seat to a bot by thinking', async () => {
    const { one, pass, now } = await table({ absence: { do: 'bot', after: 1_000, level: 'random' } });
    await pass(100_000);
    const due = () => one.query('select 1 from pulses where due_at > $1', now());
    await expect.poll(due, { timeout: 10_000 }).toHaveLength(1);
    expect(await one.query("select body from entries where kind = 'seat'")).toEqual([]);
  });
});
