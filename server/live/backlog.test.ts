/** What a client can make the server keep while the database does not answer: counted, not weighed. */
import type { Socket } from 'node:net';
import { limits, type Tell } from '@accretion/protocol';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import type { Hall } from '../room/hall.ts';
import { atEnd } from '../testing/end.ts';
import { type House, house } from '../testing/house.ts';
import { newId, Seat } from '../testing/seat.ts';
import { Connection } from './connection.ts';

/** Lets every question about these tables hang until the returned function is called. */
async function hang(at: House, tables: string): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: at.databaseUrl });
  client.on('error', () => undefined);
  await client.connect();
  await client.query(`begin; lock table ${tables} in access exclusive mode`);
  let isOver = false;
  const release = async (): Promise<void> => {
    if (isOver) return;
    isOver = true;
    await client.end();
  };
  atEnd(release);
  return release;
}

async function figure(at: House, name: string): Promise<number> {
  const text = await (await fetch(`${at.address}/metrics`)).text();
  return Number(new RegExp(`^accretion_${name} (\\d+)$`, 'm').exec(text)?.[1]);
}

const errorsOf = (seat: Seat): Extract<Tell, { t: 'error' }>[] =>
  seat.told.flatMap((one) => (one.t === 'error' ? [one] : []));

const large = (id: string): string =>
  JSON.stringify({ t: 'chat', id, text: 'x'.repeat(limits.message - 100) });

describe('while the database hangs', () => {
  it.each([true, false])(
    'what comes before a socket is identified is bounded; limits: %s',
    async (limited) => {
      const at = await house({ limited });
      const ada = await at.person('Ada');
      const release = await hang(at, 'people');
      const sockets = await Promise.all([0, 1, 2, 3, 4].map(() => Seat.connect(at.address, ada.cookie)));
      const ids = Array.from({ length: 100 }, () => newId());
      for (const seat of sockets) for (const id of ids) seat.say(large(id));
      for (const seat of sockets) {
        await seat.until(() => errorsOf(seat).length >= 92, 'refusals');
        expect(errorsOf(seat).every(({ code }) => code === 'flood')).toBe(true);
        // The first ones wait, the others are refused by name.
        expect(errorsOf(seat).map(({ id }) => id)).toEqual(ids.slice(-errorsOf(seat).length));
      }
      expect(await figure(at, 'waiting_messages')).toBeLessThanOrEqual(5 * 8);
      expect(await figure(at, 'waiting_bytes')).toBeLessThanOrEqual(5 * 262_144);
      expect(await figure(at, 'waiting_messages')).toBeGreaterThan(0);
      await release();
      for (const seat of sockets) await seat.until(() => errorsOf(seat).length === 100, 'all answers');
      await expect.poll(() => figure(at, 'waiting_bytes')).toBe(0);
      expect(await figure(at, 'waiting_messages')).toBe(0);
    },
  );

  it('small messages are limited in number, and those that waited are answered in order', async () => {
    const at = await house();
    const ada = await at.person('Ada');
    const { id: match } = await ada.create();
    const release = await hang(at, 'people');
    const seat = await Seat.connect(at.address, ada.cookie);
    seat.say({ t: 'open', match });
    seat.say({ t: 'chat', text: 'hello' });
    for (let i = 0; i < 98; i++) seat.say({ t: 'moves', seat: 0 });
    await seat.until(() => errorsOf(seat).length === 36, 'refusals');
    expect(await figure(at, 'waiting_messages')).toBe(64);
    await release();
    await seat.until(() => seat.told.some(({ t }) => t === 'chat'), 'the line');
    await seat.until(() => errorsOf(seat).length === 98, 'all answers');
    expect(seat.match?.id).toBe(match);
  });

  it('messages after a socket is identified are limited too', async () => {
    const at = await house();
    const ada = await at.person('Ada');
    const { id } = await ada.create();
    const seat = await ada.sit(id);
    const release = await hang(at, 'chat');
    for (let i = 0; i < 200; i++) seat.say({ t: 'chat', text: `line ${i}` });
    await seat.until(() => errorsOf(seat).length === 136, 'refusals');
    expect(await figure(at, 'waiting_messages')).toBe(64);
    await release();
    await expect.poll(() => figure(at, 'waiting_messages')).toBe(0);
    expect(seat.socket.readyState).toBe(seat.socket.OPEN);
  });

  it('a socket that cannot be identified in time gets an error and is closed', async () => {
    const at = await house({ identifyWithin: 20 });
    const ada = await at.person('Ada');
    const release = await hang(at, 'people');
    const seat = await Seat.connect(at.address, ada.cookie);
    await seat.until(() => seat.closed !== null, 'the end');
    expect(seat.closed).toBe(1013);
    expect(errorsOf(seat)).toMatchObject([{ code: 'unavailable' }]);
    await release();
  });
});

describe('a client that does not read', () => {
  it('is disconnected when it keeps sending pings', async () => {
    const at = await house();
    const socket = new WebSocket(`${at.address.replace('http', 'ws')}/api/live`);
    atEnd(async () => socket.terminate());
    socket.on('error', () => undefined);
    await new Promise((done) => socket.once('open', done));
    socket.pause();
    while ((await figure(at, 'sockets')) > 0) {
      for (let i = 0; i < 2_000; i++) socket.ping('x'.repeat(120), true, () => undefined);
    }
  });

  it('is disconnected when more than a megabyte waits for it', () => {
    const sent: number[] = [];
    let isTerminated = false;
    const wire = { writableLength: 0, write: (data: Buffer) => sent.push(data.length) };
    const socket = { readyState: 1, OPEN: 1, close: () => undefined, terminate: () => (isTerminated = true) };
    const connection = new Connection(
      {} as Hall,
      socket as unknown as WebSocket,
      wire as unknown as Socket,
      () => undefined,
    );
    connection.send('x'.repeat(2_000_000));
    connection.close(1000, 'flushed');
    expect([sent.length, isTerminated]).toEqual([1, false]);
    wire.writableLength = 1_000_001;
    connection.send('one more');
    connection.close(1000, 'flushed');
    expect([sent.length, isTerminated]).toEqual([1, true]);
  });
});
