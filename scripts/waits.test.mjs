import { expect, it } from 'vitest';
import { isTest, waits } from './waits.mjs';

/** @param {string} text */
const faults = (text) => waits('some.test.ts', text).length;

it.each([
  'await page.waitForTimeout(30);',
  "import { setTimeout as wait } from 'node:timers/promises';",
  'await new Promise((done) => setTimeout(done, 100));',
  'setInterval(check, 50);',
  'const end = Date.now() + 5_000;',
  'const start = performance.now();',
  'const today = new Date();',
  'await vi.waitFor(() => expect(rows()).toEqual([]));',
])('finds %s', (text) => {
  expect(faults(text)).toBe(1);
});

it.each([
  'await expect.poll(() => rows()).toEqual([]);',
  'await new Promise((done) => setTimeout(done));',
  'vi.useFakeTimers(); setTimeout(task, 100); const now = Date.now();',
  "const day = new Date('2026-01-01');",
])('lets %s pass', (text) => {
  expect(faults(text)).toBe(0);
});

it('looks at tests and what they are made of, not at the program', () => {
  expect(['server/a.test.ts', 'server/testing/seat.ts', 'e2e/web/visitor.ts'].every(isTest)).toBe(true);
  expect(['server/room/room.ts', 'e2e/load/trial.ts', 'web/main.tsx'].some(isTest)).toBe(false);
});
