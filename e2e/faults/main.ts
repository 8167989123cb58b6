/** npm run faults: the whole storm, with a report. `--seconds=N` ends each of its storms earlier. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { games } from '@accretion/games';
import { Nginx } from '../processes/nginx.ts';
import type { Losses } from './losses.ts';
import { restoreUnderPlay } from './restoring.ts';
import { type Aftermath, storm, type Weather } from './storm.ts';

const game = games.find(({ id }) => id === 'buccaneers') ?? games[0];
if (game === undefined) throw new Error('there is no game');
const given = process.argv.find((word) => word.startsWith('--seconds='))?.slice('--seconds='.length);
const longest = given === undefined ? Number.POSITIVE_INFINITY : Number(given);
const company = { game, seats: 3, tables: 16, thinking: 120, tell: console.log };
const weather = { ...company, calm: 1_500, longest };

const lines = [
  '# Faults',
  '',
  'Written by `npm run faults`: people play while servers and the PostgreSQL they bring along are killed without a word ' +
    'at random moments, its disk is filled up, and backups are restored. A killed server is started again, as a ' +
    'supervisor would; PostgreSQL is brought back by the servers alone. Every move that was acknowledged must be in ' +
    'the log, once; every match must go on; every page must see what it would have seen without.',
  '',
  `${game.name.en}, ${company.seats} seats, ${company.tables} tables at a time; ${new Date().toISOString().slice(0, 16)}Z, Node ${process.version}.`,
  '',
];
let isBad = false;
function note(title: string, after: Losses & Pick<Aftermath, 'fallen'>, told: readonly string[]): void {
  const { lost, doubled, stuck, astray, fallen } = after;
  isBad ||= [lost, doubled, stuck, astray, fallen].some((list) => list.length > 0);
  lines.push(
    `## ${title}`,
    '',
    ...told.map((line) => `- ${line}`),
    `- lost ${lost.length}, doubled ${doubled.length}, stuck ${stuck.length}, astray ${astray.length}, servers that fell by themselves ${fallen.length}`,
    ...[...lost, ...doubled, ...stuck, ...astray, ...fallen].slice(0, 40).map((fault) => `  - ${fault}`),
    '',
  );
}

async function noteStorm(
  title: string,
  plan: Pick<Weather, 'servers' | 'isHashed' | 'kills' | 'postgresKills' | 'diskFulls' | 'seed'>,
): Promise<void> {
  const after = await storm({ ...weather, ...plan });
  note(title, after, [
    `${after.kills} kills of a server, ${after.postgresKills} of every PostgreSQL process, in ${after.seconds} s`,
    ...(plan.diskFulls === 0
      ? []
      : after.noDisk === null
        ? [`the disk filled up ${after.diskFulls} times, until nothing could be written`]
        : [`the full disk was NOT tried: ${after.noDisk}`]),
    `after PostgreSQL was killed or had room again, moves were written again within ${after.slowestRevival} ms`,
    `${after.matches} matches, ${after.entries} entries in the log, ${after.acknowledged} moves of people acknowledged`,
    `${after.resumed} feeds resumed, ${after.resent} envelopes sent again`,
  ]);
}

await noteStorm('One server', { servers: 1, kills: 50, postgresKills: 15, diskFulls: 5, seed: 11 });
await noteStorm('Three servers on one data folder', {
  servers: 3,
  kills: 30,
  postgresKills: 8,
  diskFulls: 2,
  seed: 12,
});
const behind = 'Three servers behind nginx, by match';
if (Nginx.isThere)
  await noteStorm(behind, {
    ...{ servers: 3, isHashed: true },
    ...{ kills: 30, postgresKills: 5, diskFulls: 0, seed: 14 },
  });
else lines.push(`## ${behind}`, '', 'NOT tried: nginx is not installed.', '');
const restored = await restoreUnderPlay({ ...company, servers: 2, restores: 5, moves: 150, seed: 13 });
note('Backups restored under two running servers', restored, [
  `${restored.restores} backups taken under play and restored, in ${restored.seconds} s`,
  `${restored.matches} matches, ${restored.entries} entries in the log, ${restored.acknowledged} moves of people acknowledged`,
  `${restored.undone} moves and ${restored.vanished} matches made after a backup gone with its restore, as they must be`,
]);

const text = lines.join('\n');
const folder = fileURLToPath(new URL('../../reports/', import.meta.url));
mkdirSync(folder, { recursive: true });
writeFileSync(`${folder}faults.md`, text);
if (given === undefined) writeFileSync(fileURLToPath(new URL('../../docs/faults.md', import.meta.url)), text);
console.log(`\n${text}`);
process.exit(isBad ? 1 : 0);
