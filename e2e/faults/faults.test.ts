import { games } from '@accretion/games';
import { expect, it } from 'vitest';
import { type Aftermath, storm, type Weather } from './storm.ts';

const [game] = games;
if (game === undefined) throw new Error('there is no game');

const short: Omit<Weather, 'servers' | 'kills' | 'postgresKills' | 'seed'> = {
  game,
  seats: 3,
  tables: 6,
  thinking: 40,
  calm: 1_200,
  longest: 90,
  tell: () => undefined,
};

function expectNothingLost({
  lost,
  doubled,
  stuck,
  astray,
  fallen,
  acknowledged,
  entries,
  resumed,
  kills,
  postgresKills,
}: Aftermath): void {
  expect({ lost, doubled, stuck, astray, fallen }).toEqual({
    lost: [],
    doubled: [],
    stuck: [],
    astray: [],
    fallen: [],
  });
  expect(kills).toBeGreaterThan(2);
  expect(postgresKills).toBeGreaterThan(0);
  expect(acknowledged).toBeGreaterThan(20);
  expect(entries).toBeGreaterThanOrEqual(acknowledged);
  expect(resumed).toBeGreaterThan(10);
}

it('loses and doubles no move when the server and all of PostgreSQL are killed at random moments', async () => {
  expectNothingLost(await storm({ ...short, servers: 1, kills: 8, postgresKills: 2, seed: 1 }));
}, 600_000);

it('loses and doubles no move when three processes share a database and are killed in turn', async () => {
  expectNothingLost(await storm({ ...short, servers: 3, kills: 6, postgresKills: 1, seed: 2 }));
}, 600_000);
