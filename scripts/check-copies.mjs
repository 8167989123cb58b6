// Part of npm run lint: no ten equal lines in two games; see copies.mjs.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { copies, gameOf, sourceOf } from './copies.mjs';
import { filesIn } from './files.mjs';
import { root } from './install.mjs';

const files = filesIn('games').filter(
  (file) => /\.(?:tsx?|css)$/.test(file) && existsSync(join(root, 'games', gameOf(file), 'rules')),
);
const found = copies(files.map((file) => sourceOf(file, readFileSync(join(root, file), 'utf8'))));

for (const line of found) console.error(line);
console.log(
  `${files.length} files of games compared, ${found.length} runs of ten or more equal lines in two of them`,
);
process.exit(found.length === 0 && files.length > 0 ? 0 : 1);
