import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { entered, lists } from './lists.mjs';

it.each(Object.keys(lists))('enters a game in games/%s, once, before the end of the list', (file) => {
  const text = readFileSync(new URL(`../games/${file}`, import.meta.url), 'utf8');
  const made = entered(file, text, 'starDust');
  const lines = new Set(text.split('\n'));
  const added = made.split('\n').filter((line) => !lines.has(line));
  expect(added.join('\n')).toContain("'./starDust/");
  expect(made.indexOf('starDust')).toBeLessThan(made.search(/\n(?:\]|\});\n/));
  expect(made.length - text.length).toBeLessThan(400);
});

it('says so if a file is not a list', () => {
  expect(() => entered('index.ts', 'export {};\n', 'starDust')).toThrow(
    'games/index.ts is not a list of games',
  );
});
