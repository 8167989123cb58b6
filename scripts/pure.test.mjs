import { expect, it } from 'vitest';
import { impurities } from './pure.mjs';

/** @param {string} text */
const faults = (text) => impurities('rules.ts', text).length;

it('lets exact mathematics pass', () => {
  expect(faults('export const d = (x: number, y: number) => Math.floor(Math.sqrt(x * x + y * y));')).toBe(0);
});

it.each([
  'Math.random()',
  'Math.hypot(3, 4)',
  'Math.pow(2, 3)',
  '2 ** 3',
  'const { sin } = Math',
  "Math['cos'](1)",
  "new Function('return 1')",
  "eval('1')",
  "'a'.localeCompare('b')",
])('finds %s', (text) => {
  expect(faults(text)).toBe(1);
});

it('lets a power of big integers pass when it says so', () => {
  expect(faults('const cube = 3n ** 3n; // exact: bigint')).toBe(0);
});

it('names the place', () => {
  expect(impurities('rules.ts', '\n  Math.atan2(1, 2);')).toEqual([
    'rules.ts:2:3 Math.atan2 is not exact or not repeatable',
  ]);
});
