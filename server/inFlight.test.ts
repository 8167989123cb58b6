import type { FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { InFlight } from './inFlight.ts';

const request = (ip: string, length = 0): FastifyRequest =>
  ({
    ip,
    method: length > 0 ? 'POST' : 'GET',
    headers: { 'content-length': String(length) },
  }) as FastifyRequest;

/** Requests that the database lets wait, and the end of waiting. */
function hanging(inFlight: InFlight) {
  let release = (): void => undefined;
  const answer = new Promise<void>((done) => {
    release = done;
  });
  const asked: Promise<void>[] = [];
  return {
    ask: (ip: string, length?: number) => asked.push(inFlight.run(request(ip, length), () => answer)),
    async end() {
      release();
      await Promise.all(asked);
    },
  };
}

it('an address with a hundred waiting requests is refused another; others are not', async () => {
  const inFlight = new InFlight(true);
  const { ask, end } = hanging(inFlight);
  for (let i = 0; i < 100; i++) ask('203.0.113.1');
  await expect(inFlight.run(request('203.0.113.1'), async () => 1)).rejects.toMatchObject({ code: 'flood' });
  expect(await inFlight.run(request('203.0.113.2'), async () => 1)).toBe(1);
  expect(inFlight.requests).toBe(100);
  await end();
  expect(inFlight.requests).toBe(0);
  expect(await inFlight.run(request('203.0.113.1'), async () => 1)).toBe(1);
});

it('waiting requests of all addresses are limited in number and in bytes', async () => {
  const many = new InFlight(true);
  const some = hanging(many);
  for (let i = 0; i < 2_000; i++) some.ask(`198.51.${i >> 8}.${i & 255}`);
  await expect(many.run(request('203.0.113.1'), async () => 1)).rejects.toMatchObject({
    code: 'unavailable',
  });
  await some.end();

  const large = new InFlight(true);
  const few = hanging(large);
  for (let i = 0; i < 256; i++) few.ask(`198.51.100.${i}`, 262_144);
  expect(large.bytes).toBe(67_108_864);
  await expect(large.run(request('203.0.113.1', 1), async () => 1)).rejects.toMatchObject({
    code: 'unavailable',
  });
  expect(await large.run(request('203.0.113.1'), async () => 1)).toBe(1);
  await few.end();
  expect(large.bytes).toBe(0);
});

it('a request that fails no longer counts', async () => {
  const inFlight = new InFlight(true);
  await expect(
    inFlight.run(request('203.0.113.1', 9), () => Promise.reject(new Error('no'))),
  ).rejects.toThrow('no');
  expect([inFlight.requests, inFlight.bytes]).toEqual([0, 0]);
});
