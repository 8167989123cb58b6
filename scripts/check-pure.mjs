// Part of npm run lint: checks the engine and every game's rules, content and bot; see pure.mjs.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from './files.mjs';
import { root } from './install.mjs';
import { impurities } from './pure.mjs';

const pure = /^(?:engine\/.*|games\/[^/]+\/(?:rules\/.*|content\/.*|bot|bot\/.*|index))\.ts$/;
const files = [...filesIn('engine'), ...filesIn('games')].filter(
  (file) => pure.test(file) && !file.endsWith('.test.ts'),
);
const found = files.flatMap((file) => impurities(file, readFileSync(join(root, file), 'utf8')));

for (const line of found) console.error(line);
console.log(`${files.length} files of rules checked, ${found.length} impure`);
process.exit(found.length === 0 && files.length > 0 ? 0 : 1);
