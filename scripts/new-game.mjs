// npm run new-game NAME: makes games/NAME from the files in new-game/, a small game that plays, is tested by the kit
// and has a plain table, and enters it in the lists of games. Then it is yours to change; see docs/adding-a-game.md.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesIn } from './files.mjs';
import { root } from './install.mjs';
import { entered, lists } from './lists.mjs';

const [name = ''] = process.argv.slice(2);
const folder = `games/${name}`;
if (!/^[a-z][a-zA-Z0-9]{1,23}$/.test(name)) {
  console.error('Usage: npm run new-game NAME, where NAME is in camelCase, such as "starDust".');
  process.exit(1);
}
if (existsSync(join(root, folder))) {
  console.error(`There is already a folder ${folder}.`);
  process.exit(1);
}

const words = name.replace(/[A-Z0-9]+/g, ' $&');
const title = words.charAt(0).toUpperCase() + words.slice(1);
const inside = 'scripts/new-game/';
/** @type {string[]} */
const written = [];
for (const template of filesIn(inside)) {
  const file = `${folder}/${template.slice(inside.length).replace(/\.txt$/, '')}`;
  const text = readFileSync(join(root, template), 'utf8')
    .replaceAll('{{name}}', name)
    .replaceAll('{{Title}}', title)
    .replaceAll('{{N}}', name.charAt(0).toUpperCase());
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
  written.push(file);
}
for (const file of Object.keys(lists)) {
  const path = join(root, 'games', file);
  writeFileSync(path, entered(file, readFileSync(path, 'utf8'), name));
}
mkdirSync(join(root, folder, 'records'));

const run = (/** @type {string} */ tool, /** @type {string[]} */ ...args) =>
  spawnSync(process.execPath, [join(root, 'node_modules', tool), ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, REMAKE: 'records' },
  });
const steps = [
  run(
    '@biomejs/biome/bin/biome',
    'check',
    '--write',
    folder,
    ...Object.keys(lists).map((file) => `games/${file}`),
  ),
  run('vitest/vitest.mjs', 'run', '--project', 'unit', `${folder}/kit.test.ts`, '-t', 'kept records'),
];
const failed = steps.find(({ status }) => status !== 0);
if (failed !== undefined) {
  console.error(`${failed.stdout}${failed.stderr}`);
  process.exit(1);
}

console.log(`${written.join('\n')}\n`);
console.log(`${title} is in games/${Object.keys(lists).join(', games/')}. To see it:

  npx vitest run --project unit ${folder}
  npx accretion demo ${name}
  npm start`);
