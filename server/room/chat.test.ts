import { describe, expect, it } from 'vitest';
import { HandClock } from '../testing/clock.ts';
import { house } from '../testing/house.ts';
import type { Seat } from '../testing/seat.ts';
import { trio } from '../testing/trio.ts';

it('reaches everybody even while somebody new is connecting', async () => {
  const at = await house();
  const { id, seats } = await trio(at);
  await at.query(
    `insert into chat (match, n, name, seats, text, at)
      select $1, n, 'Ada', '{0}', 'line ' || n, 0 from generate_series(1, 150) as n`,
    id,
  );
  const [newcomer] = at.app.hall.room(id).clients;
  Object.assign(newcomer ?? {}, { heard: 0 });
  const [, ben, eve] = seats;
  for (const seat of [ben, eve]) await seat.open(id);
  ben.say({ t: 'chat', text: 'hello' });
  expect((await eve.next('chat')).line).toMatchObject({ n: 151, text: 'hello' });
});

describe('chat is rate-limited at each table', () => {
  it('however many spectators write at once, so that players still can', async () => {
    const clock = new HandClock();
    const at = await house({ limited: true, now: clock.now });
    const { id, seats } = await trio(at);
    const clients = await Promise.all(Array.from({ length: 20 }, (_, i) => at.person(`Client ${i}`)));
    const watching = await Promise.all(clients.map((client) => client.sit(id)));
    const refused = (seat: Seat) => seat.told.flatMap((one) => (one.t === 'error' ? [one.code] : []));
    const count = async () => (await at.query('select 1 from chat')).length;
    for (const seat of watching) for (let i = 0; i < 5; i++) seat.say({ t: 'chat', text: `spam ${i}` });
    await expect.poll(() => watching.flatMap(refused).length).toBe(100 - 12);
    expect(new Set(watching.flatMap(refused))).toEqual(new Set(['chatLimit']));
    expect(await count()).toBe(12);
    const [ada] = seats;
    ada.say({ t: 'chat', text: 'still here' });
    await ada.until(() => ada.told.some((one) => one.t === 'chat' && one.line.text === 'still here'), 'it');
    clock.pass(10_001);
    watching[0]?.say({ t: 'chat', text: 'sorry' });
    await ada.until(() => ada.told.some((one) => one.t === 'chat' && one.line.text === 'sorry'), 'the next');
  });

  it('and for each person, across all processes', async () => {
    const clock = new HandClock();
    const one = await house({ limited: true, now: clock.now });
    const two = await house({ limited: true, now: clock.now, databaseUrl: one.databaseUrl });
    const ada = await one.person('Ada');
    const { id } = await ada.create();
    const seats = [await ada.sit(id), await ada.at(two.address).sit(id)];
    for (const seat of seats) for (let i = 0; i < 6; i++) seat.say({ t: 'chat', text: `line ${i}` });
    const refused = () => seats.flatMap(({ told }) => told.filter(({ t }) => t === 'error'));
    await expect.poll(() => refused().length).toBe(4);
    expect(await one.query('select 1 from chat')).toHaveLength(8);
  });
});

it('identifies the sender of a message without revealing who they are, and marks your own', async () => {
  const at = await house();
  const { id, people, seats } = await trio(at);
  const [ada, ben] = seats;
  ada.say({ t: 'chat', text: 'hello' });
  const heard = (await ben.next('chat')).line;
  const own = ada.told.find((one) => one.t === 'chat');
  expect(own).toMatchObject({ line: { own: true, who: heard.who } });
  expect(heard).toMatchObject({ own: false, name: 'Ada', who: expect.stringMatching(/^[\w-]{16}$/) });
  const [row] = await at.query<{ id: string }>(`select id from people where name = 'Ada'`);
  expect(JSON.stringify(ben.told)).not.toContain(row?.id ?? 'nobody');
  // Under another name, at another table, it is still the same person.
  await people[0].post('/api/me', { name: 'Not Ada' });
  const { id: other } = await people[0].create();
  const again = await people[0].sit(other);
  again.say({ t: 'chat', text: 'hello' });
  expect((await again.next('chat')).line).toMatchObject({ name: 'Not Ada', who: heard.who, own: true });
  const late = await people[1].sit(id);
  const hello = late.told.find((one) => one.t === 'hello');
  expect(hello?.t === 'hello' && hello.chat).toMatchObject([{ who: heard.who, own: false }]);
});
