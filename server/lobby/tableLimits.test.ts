import type { NewMatch } from '@accretion/protocol';
import { describe, expect, it } from 'vitest';
import { HandClock } from '../testing/clock.ts';
import { type House, house } from '../testing/house.ts';
import { aMatch, Person } from '../testing/person.ts';

const bots: Partial<NewMatch> = { seats: [0, 1, 2].map(() => ({ for: 'bot', level: 'random' })) };
const alone: Partial<NewMatch> = {
  seats: [{ for: 'me' }, { for: 'bot', level: 'random' }, { for: 'bot', level: 'random' }],
};

/** How many of this number of tables, set up at once, were refused. */
async function refused(person: Person, count: number, changes: Partial<NewMatch>): Promise<number> {
  const answers = await Promise.all(
    Array.from({ length: count }, () =>
      person.ask<{ code?: string }>('POST', '/api/matches', aMatch(changes)),
    ),
  );
  const codes = answers.flatMap(({ body }) => (body.code === undefined ? [] : [body.code]));
  expect(codes.every((code) => code === 'tooManyTables')).toBe(true);
  return codes.length;
}

/** Matches at which bots are asked stay as they are: what is counted does not end meanwhile. */
async function still(at: House): Promise<void> {
  at.app.hall.onWoken = () => undefined;
}

const proxied = { limited: true, proxies: 1 };
const from = (at: House, address: string) => new Person(at.address, { 'x-forwarded-for': address });

async function guest(at: House, address: string): Promise<Person> {
  const person = from(at, address);
  await person.post('/api/me', { name: 'Ada' });
  return person;
}

describe('a person may have only so many tables at once', () => {
  it('three with bots only, even when created at the same moment', async () => {
    const at = await house({ limited: true });
    await still(at);
    const ada = await at.person('Ada');
    expect(await refused(ada, 8, bots)).toBe(5);
    const ben = await at.person('Ben');
    expect(await refused(ben, 1, bots)).toBe(0);
    expect(await refused(ada, 1, {})).toBe(0);
  });

  it('twelve that wait for people; deleting one allows another', async () => {
    const at = await house({ limited: true });
    const ada = await at.person('Ada');
    expect(await refused(ada, 14, {})).toBe(2);
    const [open] = await at.query<{ id: string }>('select id from matches limit 1');
    expect((await ada.ask('DELETE', `/api/matches/${open?.id}`)).status).toBe(200);
    expect(await refused(ada, 2, {})).toBe(1);
  });

  it('twenty at which nobody else sits, because left to bots they would all be tables of bots', async () => {
    const at = await house({ limited: true });
    await still(at);
    const ada = await at.person('Ada');
    expect(await refused(ada, 22, alone)).toBe(2);
    for (const { id } of await at.query<{ id: string }>('select id from matches')) {
      await at.query('update seats set bot = $2 where match = $1 and seat = 0', id, 'random');
    }
    expect(await refused(ada, 1, alone)).toBe(1);
    expect(await refused(ada, 1, bots)).toBe(1);
  });

  it('and no more by filling an open table with bots', async () => {
    const at = await house({ limited: true });
    await still(at);
    const ada = await at.person('Ada');
    expect(await refused(ada, 3, bots)).toBe(0);
    const { id } = await ada.create({
      seats: [{ for: 'open' }, { for: 'bot', level: 'random' }, { for: 'bot', level: 'random' }],
    });
    expect(await ada.refused('POST', `/api/matches/${id}/seats/0/bot`, { level: 'random' })).toBe(
      'tooManyTables',
    );
    expect((await ada.get<{ status: string }>(`/api/matches/${id}`)).status).toBe('open');
  });

  it('not counting tables that were idle for an hour', async () => {
    const clock = new HandClock();
    const at = await house({ limited: true, now: clock.now });
    await still(at);
    const ada = await at.person('Ada');
    expect(await refused(ada, 4, bots)).toBe(1);
    clock.pass(3_600_001);
    expect(await refused(ada, 1, bots)).toBe(0);
  });
});

it('an address may have only so many, under any number of names, and only a hash of it is stored', async () => {
  const at = await house(proxied);
  await still(at);
  const people = await Promise.all(Array.from({ length: 5 }, () => guest(at, '203.0.113.7')));
  const counts: number[] = [];
  for (const person of people) counts.push(await refused(person, 3, bots));
  expect(counts).toEqual([0, 0, 0, 0, 3]);
  expect(await refused(await guest(at, '203.0.113.8'), 1, bots)).toBe(0);
  const rows = await at.query('select made_from from matches');
  expect(JSON.stringify(rows)).not.toContain('203.0.113');
});

it('without limits there are none', async () => {
  const at = await house();
  await still(at);
  const ada = await at.person('Ada');
  expect(await refused(ada, 5, bots)).toBe(0);
});
