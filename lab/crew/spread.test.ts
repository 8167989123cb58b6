/** Runs that are spread over machines through the database's job queue. */
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { playPart, type Result } from '../matches.ts';
import { type Plan, partsOf } from '../plan.ts';
import { planOf } from '../sim.ts';
import { heardFrom } from '../testing.ts';
import { crewOf } from './crew.ts';
import { Jobs } from './jobs.ts';
import { Spread, workFor } from './spread.ts';

const name = 'lab_spread';
let url = '';

async function admin(text: string): Promise<void> {
  const address = new URL(inject('databaseUrl'));
  address.pathname = '/postgres';
  const client = new pg.Client({ connectionString: address.href });
  await client.connect();
  await client.query(text);
  await client.end();
}

beforeAll(async () => {
  await admin(`create database ${name}`);
  const address = new URL(inject('databaseUrl'));
  address.pathname = `/${name}`;
  url = address.href;
});
afterAll(() => admin(`drop database ${name} with (force)`));

const plan: Plan = {
  ...planOf('buccaneers', { bots: 'greedy,random,random', games: 18, seed: 'spread', options: {} }),
  keeps: 'notes',
};
const alone = (): string =>
  Array.from({ length: partsOf(plan) }, (_, index) => JSON.stringify(playPart(plan, index))).join('\n');

async function spread(): Promise<string> {
  const crew = await Spread.on(url, 1);
  const results: Result[] = [];
  try {
    await crew.play(plan, 0, partsOf(plan), (one) => results.push(one));
  } finally {
    await crew.end();
  }
  return results.map((one) => JSON.stringify(one)).join('\n');
}

describe('a run on a database', () => {
  it('is played by any machine, equal to the byte', async () => {
    const jobs = await Jobs.on(url);
    const indices = Array.from({ length: partsOf(plan) }, (_, index) => index);
    const ids = await jobs.offer(plan, indices);
    let played = 0;
    await workFor(url, 1, { isOnce: true, every: 1, done: () => played++ });
    expect(played).toBe(indices.length);
    const done = await jobs.done(ids);
    const texts = ids.map((id) => {
      const one = done.get(id);
      return one !== undefined && 'result' in one ? JSON.stringify(one.result) : '';
    });
    expect(texts.join('\n')).toBe(alone());
    await jobs.forget(ids);
    expect((await jobs.done(ids)).size).toBe(0);
    await jobs.close();
  });

  it('is played to its end by whoever started it, if there is nobody else', async () => {
    expect(await spread()).toBe(alone());
  });

  it('loses nothing but time when a worker is killed', async () => {
    const killed = await Jobs.on(url);
    // It takes a job as soon as there is one, and is never heard of again.
    const taking = (async () => {
      for (;;) {
        const job = await killed.take();
        if (job !== null) return job;
      }
    })();
    expect(await spread()).toBe(alone());
    expect((await taking).plan).toEqual(plan);
    await killed.close();
  });

  it('says what went wrong in a part, wherever it was played', async () => {
    const crew = crewOf(1, url);
    const impossible = { ...plan, lineUps: [['nobody', 'random', 'random']] };
    await expect(crew.play(impossible, 0, 1, () => undefined)).rejects.toThrow('nobody');
    await crew.end();
  });

  it('says so if the database cannot be reached', async () => {
    const crew = crewOf(1, 'postgres://nobody@127.0.0.1:1/nowhere');
    await expect(crew.play(plan, 0, 1, () => undefined)).rejects.toThrow('DATABASE_URL');
    await crew.end();
    expect(await heardFrom('lab', 'work', '--once')).toMatchObject({
      code: 1,
      err: expect.stringContaining('DATABASE_URL'),
    });
  });
});
