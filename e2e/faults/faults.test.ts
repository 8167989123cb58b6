import { games } from '@accretion/games';
import { expect, it } from 'vitest';
import type { Losses } from './losses.ts';
import { restoreUnderPlay } from './restoring.ts';
import { type Aftermath, storm, type Weather } from './storm.ts';

const [game] = games;
if (game === undefined) throw new Error('there is no game');

const company = { game, seats: 3, tables: 6, thinking: 40, tell: () => undefined };
const short: Omit<Weather, 'servers' | 'kills' | 'postgresKills' | 'diskFulls' | 'seed'> = {
  ...company,
  calm: 1_000,
  longest: 60,
};

function expectNothingLost({
  lost,
  doubled,
  stuck,
  astray,
  fallen,
}: Losses & Pick<Aftermath, 'fallen'>): void {
  expect({ lost, doubled, stuck, astray, fallen }).toEqual({
    lost: [],
    doubled: [],
    stuck: [],
    astray: [],
    fallen: [],
  });
}

function expectStorm({ kills, postgresKills, acknowledged, entries, resumed }: Aftermath): void {
  expect(kills).toBeGreaterThan(0);
  expect(postgresKills).toBeGreaterThan(0);
  expect(acknowledged).toBeGreaterThan(20);
  expect(entries).toBeGreaterThanOrEqual(acknowledged);
  expect(resumed).toBeGreaterThan(5);
}

it('loses and doubles no move when the server or all of its PostgreSQL is killed, or its disk is full', async () => {
  const after = await storm({ ...short, servers: 1, kills: 4, postgresKills: 2, diskFulls: 1, seed: 1 });
  expectNothingLost(after);
  expectStorm(after);
  // Mounting a small disk takes root on Linux; where that cannot be, it is said.
  expect(after.diskFulls).toBe(after.noDisk === null ? 1 : 0);
  if (after.noDisk !== null) console.warn(`The full disk was NOT tried: ${after.noDisk}`);
}, 600_000);

it('loses and doubles no move when three servers share a data folder and are killed in turn', async () => {
  const after = await storm({ ...short, servers: 3, kills: 4, postgresKills: 1, diskFulls: 0, seed: 2 });
  expectNothingLost(after);
  expectStorm(after);
}, 600_000);

it('goes on with every match, without a gap, when a backup is restored under the running server', async () => {
  const after = await restoreUnderPlay({ ...company, servers: 1, restores: 1, moves: 40, seed: 3 });
  expectNothingLost(after);
  expect(after.undone).toBeGreaterThan(0);
}, 600_000);
