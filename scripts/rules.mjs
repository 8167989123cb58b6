// npm run rules: every numbered rule of every game's guide is named by a test or a scenario.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compare, rulesDefined, scenarioTitles, summary, testTitles } from './coverage.mjs';
import { filesIn } from './files.mjs';
import { root } from './install.mjs';

const read = (/** @type {string} */ file) => readFileSync(join(root, file), 'utf8');

/**
 * @param {string} game
 * @returns {string[]} what is wrong; also prints the game's account
 */
function faultsOf(game) {
  const files = filesIn(`games/${game}`);
  const guide = `games/${game}/guide/rules.en.md`;
  if (!files.includes(guide)) return [`${game}: ${guide} is missing`];
  const defined = rulesDefined(read(guide));
  if (defined.length === 0) return [`${game}: ${guide} defines no rule`];

  const tests = files.filter((file) => /\.test\.tsx?$/.test(file));
  const scenarios = files.filter(
    (file) => file.startsWith(`games/${game}/scenarios/`) && file.endsWith('.json'),
  );
  const { missing, unknown } = compare(defined, [
    ...tests.flatMap((file) => testTitles(file, read(file))),
    ...scenarios.flatMap((file) => scenarioTitles(file, read(file))),
  ]);
  const verdict = missing.length === 0 ? 'all named by tests' : `${missing.length} without a test`;
  console.log(
    `${game}: ${summary(defined)}, ${verdict} (${tests.length} test files, ${scenarios.length} scenario files)`,
  );
  return [
    ...missing.map((rule) => `${game}: ${rule} is named by no test`),
    ...unknown.map((rule) => `${game}: ${rule} is named by a test but not in ${guide}`),
  ];
}

const games = readdirSync(join(root, 'games'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(join(root, 'games', entry.name, 'rules')))
  .map((entry) => entry.name);
const faults = games.length === 0 ? ['there is no game in games/'] : games.flatMap(faultsOf);

for (const line of faults) console.error(line);
process.exit(faults.length === 0 ? 0 : 1);
