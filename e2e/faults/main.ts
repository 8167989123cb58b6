/** npm run faults: the whole storm, with a report. `--seconds=N` ends each of its two halves earlier. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { games } from '@accretion/games';
import { type Aftermath, storm } from './storm.ts';

const game = games.find(({ id }) => id === 'buccaneers') ?? games[0];
if (game === undefined) throw new Error('there is no game');
const given = process.argv.find((word) => word.startsWith('--seconds='))?.slice('--seconds='.length);
const longest = given === undefined ? Number.POSITIVE_INFINITY : Number(given);
const weather = { game, seats: 3, tables: 16, thinking: 120, calm: 1_500, longest, tell: console.log };

const lines = [
  '# Faults',
  '',
  'Written by `npm run faults`: people play while servers and PostgreSQL are killed without a word at random moments. ' +
    'Every move that was acknowledged must be in the log, once; every match must go on; every page must see what it would have seen without.',
  '',
  `${game.name.en}, ${weather.seats} seats, ${weather.tables} tables at a time; ${new Date().toISOString().slice(0, 16)}Z, Node ${process.version}.`,
  '',
];
let isBad = false;
function note(title: string, after: Aftermath): void {
  const { lost, doubled, stuck, astray, fallen } = after;
  isBad ||= [lost, doubled, stuck, astray, fallen].some((list) => list.length > 0);
  lines.push(
    `## ${title}`,
    '',
    `- ${after.kills} kills of a server, ${after.postgresKills} of every PostgreSQL process, in ${after.seconds} s`,
    `- ${after.matches} matches, ${after.entries} entries in the log, ${after.acknowledged} moves of people acknowledged`,
    `- ${after.resumed} feeds resumed, ${after.resent} envelopes sent again`,
    `- lost ${lost.length}, doubled ${doubled.length}, stuck ${stuck.length}, astray ${astray.length}, servers that fell by themselves ${fallen.length}`,
    ...[...lost, ...doubled, ...stuck, ...astray, ...fallen].slice(0, 40).map((fault) => `  - ${fault}`),
    '',
  );
}

note('One server', await storm({ ...weather, servers: 1, kills: 50, postgresKills: 10, seed: 11 }));
note(
  'Three servers on one database',
  await storm({ ...weather, servers: 3, kills: 30, postgresKills: 5, seed: 12 }),
);

const text = lines.join('\n');
const folder = fileURLToPath(new URL('../../reports/', import.meta.url));
mkdirSync(folder, { recursive: true });
writeFileSync(`${folder}faults.md`, text);
if (given === undefined) writeFileSync(fileURLToPath(new URL('../../docs/faults.md', import.meta.url)), text);
console.log(`\n${text}`);
process.exit(isBad ? 1 : 0);
