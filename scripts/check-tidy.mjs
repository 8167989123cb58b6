// Part of npm run lint: casts, long files and crowded folders; see tidy.mjs.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from './files.mjs';
import { root } from './install.mjs';
import { casts, crowded, erasing, isCode, maxLines } from './tidy.mjs';

const folders = ['engine', 'games', 'bots', 'protocol', 'server', 'web', 'lab', 'scripts'];
const files = folders.flatMap(filesIn);
/** @param {string} file */
const read = (file) => readFileSync(join(root, file), 'utf8');

const code = files.filter(isCode);
const found = code.map((file) => casts(file, read(file)));
const long = files
  .filter((file) => /\.(?:tsx?|mjs|css)$/.test(file) && !/\.test\.\w+$/.test(file))
  .filter((file) => read(file).split('\n').length - 1 > maxLines)
  .map((file) => `${file}: more than ${maxLines} lines`);
const rooms = files.filter(
  (file) => /\.(?:tsx?|css)$/.test(file) && /^(?:server|web|games\/[^/]+\/table)\//.test(file),
);
const gone = [...erasing.keys()].filter((file) => !code.includes(file));
const faults = [
  ...found.flatMap((one) => one.faults),
  ...long,
  ...crowded(rooms),
  ...gone.map((file) => `${file}: may erase types, but is not there`),
];

for (const line of faults) console.error(line);
const all = found.reduce((sum, one) => sum + one.casts, 0);
console.log(`${code.length} files of code checked, ${all} casts, ${faults.length} faults`);
process.exit(faults.length === 0 && code.length > 0 ? 0 : 1);
