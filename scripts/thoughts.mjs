// npm run thoughts: how long people wait for two of the strongest bots at once, in threads as they are shipped.
// `--pairs=N` asks so many times in each game.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundle } from './bundle.mjs';
import { root } from './install.mjs';
import { fromNpm } from './server.mjs';

const folder = join(root, '.cache/thoughts');
const programs = { thoughts: join(root, 'e2e/load/thoughts.ts'), worker: join(root, 'server/bots/task.ts') };
bundle(programs, folder, fromNpm());
const { measure } = await import(pathToFileURL(join(folder, 'thoughts.mjs')).href);
const pairs = process.argv.find((word) => word.startsWith('--pairs='))?.slice('--pairs='.length);
process.exitCode = (await measure(Number(pairs ?? 30))) ? 0 : 1;
