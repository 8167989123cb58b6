/** npm run load: what the server can do on this machine, with a report. `--short` for a quick look. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { games } from '@accretion/games';
import { Nginx } from '../processes/nginx.ts';
import { Postgres } from '../processes/postgres.ts';
import { type Figures, trial } from './trial.ts';

const isShort = process.argv.includes('--short');
const profile = process.argv.find((word) => word.startsWith('--profile='))?.slice('--profile='.length);
const game = games.find(({ id }) => id === 'buccaneers') ?? games[0];
if (game === undefined) throw new Error('there is no game');
const wish = {
  game,
  seats: 4,
  rushed: isShort ? 60 : 200,
  thought: 100,
  seconds: isShort ? 8 : 30,
  tries: isShort ? 1 : 3,
  patience: isShort ? 0 : 95,
  flags: profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profile}`],
};

/** Two servers behind nginx too, if there is one. */
const stages: readonly (readonly [servers: number, isHashed: boolean])[] = [
  [1, false],
  [2, false],
  ...(Nginx.isThere ? ([[2, true]] as const) : []),
];

const busyBefore = loadavg()[0] ?? 0;
const postgres = await Postgres.start();
const found: Figures[] = [];
try {
  for (const [servers, isHashed] of stages) {
    const before = process.cpuUsage();
    found.push(await trial({ ...wish, servers, isHashed }, postgres, console.log));
    const used = process.cpuUsage(before);
    console.log(`the players themselves took ${((used.user + used.system) / 1e6).toFixed(1)} CPU seconds`);
  }
} finally {
  await postgres.end();
}

type Column = readonly [name: string, figure: (one: Figures) => string, peer?: string, aim?: string];
const stolen = (share: number | null): string =>
  share === null ? 'unknown' : `${(share * 100).toFixed(1)} %`;
const columns: readonly Column[] = [
  [
    'durable moves per server CPU second',
    ({ rush }) => rush.movesPerCpuSecond.toFixed(0),
    '1,100-1,800',
    '5,000',
  ],
  ['durable moves per second, all on this machine', ({ rush }) => rush.movesPerSecond.toFixed(0)],
  ['moves per commit', ({ rush }) => rush.movesPerCommit.toFixed(1), 'none'],
  [
    'PostgreSQL CPU seconds per 1,000 moves',
    ({ rush }) => rush.postgresCpuPerThousandMoves.toFixed(2),
    'none',
  ],
  ['taken by neighbours of this machine meanwhile', ({ rush }) => stolen(rush.stolen)],
  ['400 clients thinking 1 s: moves per second', ({ thought }) => thought.pace.toFixed(0)],
  [
    'p50, p95, p99 in ms',
    ({ thought }) => [thought.p50, thought.p95, thought.p99].map((ms) => ms.toFixed(1)).join(', '),
    'p99 23-49',
    'p99 15',
  ],
  ['server processors busy meanwhile', ({ thought }) => thought.busy.toFixed(2)],
  ['taken by neighbours of this machine meanwhile', ({ thought }) => stolen(thought.stolen)],
  [
    'bytes per move and viewer',
    ({ thought }) => thought.bytesPerViewerAndMove.toFixed(0),
    '2,560-5,900',
    '512',
  ],
  ['KiB of heap per live match, 4 sockets', ({ thought }) => thought.liveKiB.toFixed(0), '63-256'],
  ['KiB of heap per match nobody looks at', ({ thought }) => thought.idleKiB.toFixed(0)],
  [
    'all evicted after a minute and a half',
    ({ evicted }) => (evicted === null ? 'not waited for' : evicted ? 'yes' : 'NO'),
    '',
    'yes',
  ],
];
const repeated = `Each part is done up to ${wish.tries} times, until neighbours leave the machine alone; that one counts during which they took least of it.`;
const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const nameOf = ({ servers, isHashed }: Figures): string =>
  `${servers} server process${servers > 1 ? 'es' : ''}${isHashed ? ' behind nginx, by match' : ''}`;
const heads = ['', ...found.map(nameOf)];
const text = [
  '# Load',
  '',
  'Written by `npm run load`: a closed loop on loopback, every move durable in PostgreSQL before it is acknowledged.',
  '',
  `${game.name.en}, ${wish.seats} seats, one socket each; ${new Date().toISOString().slice(0, 16)}Z, Node ${process.version}, ` +
    `${availableParallelism()} cores (${cpus()[0]?.model.trim() ?? 'unknown'}) shared with PostgreSQL and the players; ` +
    `load average ${busyBefore.toFixed(1)} before, ${(loadavg()[0] ?? 0).toFixed(1)} after.`,
  ...(wish.tries > 1 ? ['', repeated] : []),
  '',
  line([...heads, 'peer, in memory', 'aim']),
  line([...heads, '', ''].map(() => '---')),
  ...columns.map(([name, figure, peer = '', aim = '']) => line([name, ...found.map(figure), peer, aim])),
  '',
  ...(Nginx.isThere ? [] : ['nginx was not there: two processes behind a proxy were not measured.', '']),
].join('\n');
const reports = fileURLToPath(new URL('../../reports/', import.meta.url));
mkdirSync(reports, { recursive: true });
writeFileSync(`${reports}load.md`, text);
if (!isShort) writeFileSync(fileURLToPath(new URL('../../docs/load.md', import.meta.url)), text);
console.log(`\n${text}`);
