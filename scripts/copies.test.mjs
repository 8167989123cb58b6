import { expect, it } from 'vitest';
import { copies, limit, sourceOf } from './copies.mjs';

const lines = Array.from({ length: limit }, (_, i) => `const n${i} = ${i};`);
const copied = lines.join('\n');

/** @param {Readonly<Record<string, string>>} files */
const found = (files) => copies(Object.entries(files).map(([file, text]) => sourceOf(file, text)));

it('finds a copy in another game, whatever its indentation, blank lines and imports', () => {
  const spread = `import { x } from './x.ts';\n\nfunction f() {\n${lines.map((line) => `    ${line}`).join('\n\n')}\n}`;
  expect(found({ 'games/one/a.ts': copied, 'games/two/b.tsx': spread })).toEqual([
    'games/one/a.ts:1-10 and games/two/b.tsx:4-22: 10 equal lines',
  ]);
});

it('finds a copied rule of a style sheet', () => {
  expect(
    found({ 'games/one/a.css': `.a {\n${copied}\n}`, 'games/two/a.css': `.b {\n${copied}\n}` }),
  ).toHaveLength(1);
});

it('reports a longer run once, and two runs of the same files twice', () => {
  const long = `${copied}\n${lines.map((line) => line.replace('const n', 'const m')).join('\n')}`;
  expect(found({ 'games/one/a.ts': long, 'games/two/b.ts': long })).toEqual([
    'games/one/a.ts:1-20 and games/two/b.ts:1-20: 20 equal lines',
  ]);
  const apart = (/** @type {string} */ between) => long.replace('const m0', `${between};\nconst m0`);
  expect(found({ 'games/one/a.ts': apart('one()'), 'games/two/b.ts': apart('two()') })).toHaveLength(2);
});

it('lets nine equal lines pass, equal imports, and equal lines within one game', () => {
  const nine = lines.slice(1).join('\n');
  expect(found({ 'games/one/a.ts': nine, 'games/two/b.ts': nine })).toEqual([]);
  const imports = lines.map((_, i) => `import {\n  x${i},\n} from './x.ts';`).join('\n');
  expect(found({ 'games/one/a.ts': imports, 'games/two/b.ts': imports })).toEqual([]);
  expect(found({ 'games/one/a.ts': copied, 'games/one/b.ts': copied })).toEqual([]);
});
