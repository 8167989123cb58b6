import { expect, it } from 'vitest';
import { casts, crowded, isCode, maxFiles } from './tidy.mjs';

it.each([
  'const a = b as never;',
  'const a = b as unknown as string;',
  'const a = (b as unknown) as string;',
  'const a = erased(b);',
])('finds %s', (text) => {
  expect(casts('some.ts', text).faults).toHaveLength(1);
});

it.each(['const a = b as string;', "const a = ['x'] as const;", '// as never', 'import * as a from "b";'])(
  'lets %s pass',
  (text) => {
    expect(casts('some.ts', text).faults).toEqual([]);
  },
);

it('counts casts, but no constants', () => {
  expect(casts('some.tsx', 'const a = [b as string, c as number, d as const];').casts).toBe(2);
});

it('lets the listed files erase types', () => {
  expect(casts('games/index.ts', 'const a = erased(b);').faults).toEqual([]);
});

it('finds a folder with too many files, and leaves its sub-folders alone', () => {
  const files = Array.from({ length: maxFiles }, (_, i) => `web/frame/f${i}.ts`);
  expect(crowded([...files, 'web/frame/log/a.ts'])).toEqual([]);
  expect(crowded([...files, 'web/frame/a.ts'])).toHaveLength(1);
});

it('looks at code that runs, not at tests and what only they use', () => {
  expect(['engine/view.ts', 'games/amass/table/Board.tsx'].every(isCode)).toBe(true);
  expect(
    ['engine/view.test.ts', 'server/testing/seat.ts', 'engine/kit/run.ts', 'e2e/web/place.ts'].some(isCode),
  ).toBe(false);
});
