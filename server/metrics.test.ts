import { expect, it } from 'vitest';
import { configFrom } from './config.ts';
import { house } from './testing/house.ts';

it('metrics, which count secret moves too, are shown only on this machine or with the token', async () => {
  const { metricsToken } = configFrom({ ACCRETION_METRICS: 'watchman' });
  const at = await house({ metricsToken });
  const status = async (address: string, headers: Record<string, string> = {}): Promise<number> =>
    (await fetch(`${address}/metrics`, { headers })).status;
  expect(await status(at.address)).toBe(200);
  // Through a proxy on this machine.
  expect(await status(at.address, { 'x-forwarded-for': '203.0.113.7' })).toBe(404);
  expect(await status(at.address, { 'x-forwarded-for': '127.0.0.1' })).toBe(404);
  expect(await status(at.address, { forwarded: 'for=203.0.113.7' })).toBe(404);
  const bearer = (token: string) => ({ 'x-forwarded-for': '203.0.113.7', authorization: `Bearer ${token}` });
  expect(await status(at.address, bearer('watchman'))).toBe(200);
  expect(await status(at.address, bearer('thief'))).toBe(404);
});
