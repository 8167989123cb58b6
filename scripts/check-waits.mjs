// Part of npm run lint: no test sleeps or asks the real clock; see waits.mjs.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from './files.mjs';
import { root } from './install.mjs';
import { allowed, isTest, waits } from './waits.mjs';

const folders = ['engine', 'games', 'bots', 'protocol', 'server', 'web', 'lab', 'e2e', 'scripts'];
const files = folders.flatMap(filesIn).filter(isTest);
const found = files
  .filter((file) => !allowed.has(file))
  .flatMap((file) => waits(file, readFileSync(join(root, file), 'utf8')));
const gone = [...allowed.keys()].filter((file) => !files.includes(file));

for (const line of found) console.error(line);
for (const file of gone) console.error(`${file}: allowed to wait, but not there`);
console.log(`${files.length} test files checked, ${found.length} fixed waits or real clocks`);
process.exit(found.length === 0 && gone.length === 0 && files.length > 0 ? 0 : 1);
