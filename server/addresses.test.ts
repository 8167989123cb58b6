import { describe, expect, it } from 'vitest';
import { configFrom } from './config.ts';
import { addressOf } from './people/site.ts';
import { house } from './testing/house.ts';
import { Person } from './testing/person.ts';

/** How many of these requests were turned away as too many. */
async function turnedAway(count: number, ask: (i: number) => Promise<{ status: number }>): Promise<number> {
  const answers = await Promise.all(Array.from({ length: count }, (_, i) => ask(i)));
  return answers.filter(({ status }) => status === 429).length;
}

const newGuest = (address: string, headers: object = {}) =>
  new Person(address).ask('POST', '/api/me', { name: 'Nobody' }, headers);

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:0:a::1', '2001:db8:0:a::/64'],
  ['2001:db8:0:a:1:2:3:4', '2001:db8:0:a::/64'],
  ['2001:0DB8::a:0:0:0:1', '2001:db8:0:a::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('the limits count %s as %s', (ip, address) => {
  expect(addressOf({ ip })).toBe(address);
});

describe('from one address', () => {
  it('only so many new people may come per minute, and claiming another address does not help', async () => {
    const { proxies } = configFrom({ ACCRETION_PROXY: '1' });
    const at = await house({ limited: true, proxies });
    const claimed = (i: number) => ({ 'x-forwarded-for': `203.0.113.${i}, 198.51.100.1` });
    expect(await turnedAway(70, (i) => newGuest(at.address, claimed(i)))).toBe(10);
    expect((await newGuest(at.address, { 'x-forwarded-for': '198.51.100.2' })).status).toBe(200);
  });

  it('without a proxy in front, claimed addresses are ignored', async () => {
    const at = await house({ limited: true });
    const claimed = (i: number) => ({ 'x-forwarded-for': `203.0.113.${i}` });
    expect(await turnedAway(70, (i) => newGuest(at.address, claimed(i)))).toBe(10);
  });

  it('a request that never ends is aborted', async () => {
    const { app } = await house();
    expect(app.http.server.requestTimeout).toBe(60_000);
  });
});
