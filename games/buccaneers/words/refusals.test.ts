import { readdirSync, readFileSync } from 'node:fs';
import { filled, optionsFor } from '@accretion/engine';
import { describe, expect, it } from 'vitest';
import { buccaneers } from '../index.ts';
import { refusals } from './refusals.ts';

const game = new URL('../', import.meta.url);
const rules = new URL('rules/', game);
const sources = [
  new URL('index.ts', game),
  ...readdirSync(rules)
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => new URL(file, rules)),
].map((file) => readFileSync(file, 'utf8'));

/** Every key that stands behind a `why:` in the rules, both of an either-or too. */
const keys = new Set(
  sources.flatMap((source) =>
    [...source.matchAll(/why:([^,}]*)/g)].flatMap(([, written = '']) =>
      [...written.matchAll(/'(\w+)'/g)].map(([, key]) => key),
    ),
  ),
);
const holesIn = (text: string): string[] => [...text.matchAll(/\{\w+\}/g)].map(([hole]) => hole).sort();

describe('refusals', () => {
  it('every refusal of the rules has a sentence, and every sentence a refusal', () => {
    expect(keys.size).toBeGreaterThan(10);
    expect(Object.keys(refusals).sort()).toEqual([...keys].sort());
  });

  it('every sentence is complete in both languages and uses the same values', () => {
    for (const { en, de } of Object.values(refusals)) {
      expect([en, de]).toEqual([
        expect.stringMatching(/^\p{Lu}.*\.$/u),
        expect.stringMatching(/^\p{Lu}.*\.$/u),
      ]);
      expect(en).not.toBe(de);
      expect(holesIn(en)).toEqual(holesIn(de));
    }
  });

  it('B35 a refusal fills its sentence with its values', () => {
    const names = ['BH-DNG1', 'BH-NONE', 'BH-DIR1'];
    const refusal = optionsFor(buccaneers, { holes: { are: 'chosen', names } }, 3);
    if (!('why' in refusal)) throw new Error('not refused');
    expect(filled(refusals[refusal.why]?.en ?? '', refusal.values)).toBe(
      'There is no black hole called “BH-NONE”.',
    );
  });
});
