import { readdirSync, readFileSync } from 'node:fs';
import { filled, optionsFor } from '@accretion/engine';
import { describe, expect, it } from 'vitest';
import { amass } from '../index.ts';
import { refusals } from './refusals.ts';
import { decidedBy, story } from './story.ts';

const rules = new URL('../rules/', import.meta.url);
const sources = readdirSync(rules)
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => readFileSync(new URL(file, rules), 'utf8'));

/** Every key behind a `why:` or in a `no(...)` of the rules; of a comparison in between only what it leads to. */
const keys = new Set(
  sources.flatMap((source) =>
    [...source.matchAll(/why:([^,}]*)|no\(('\w+')\)/g)].flatMap(([, written, short]) =>
      [...(short ?? (written ?? '').replace(/=== '\w+'/, '')).matchAll(/'([a-z]\w+)'/g)].map(
        ([, key]) => key,
      ),
    ),
  ),
);
const holesIn = (text: string): string[] =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '').sort();

describe('sentences', () => {
  it('every reason the rules give has its sentence, and every sentence its reason', () => {
    expect(Object.keys(refusals).sort()).toEqual([...keys].sort());
  });

  it('every event has its line, and names only what the event holds', () => {
    const { node } = amass.event;
    if (node.is !== 'either') throw new Error('events are told apart by what was done');
    expect(Object.keys(story).sort()).toEqual(Object.keys(node.cases).sort());
    for (const [did, { en }] of Object.entries(story))
      expect(Object.keys(node.cases[did] ?? {})).toEqual(expect.arrayContaining(holesIn(en)));
  });

  it('every sentence is whole in both languages and names the same values', () => {
    for (const { en, de } of Object.values({ ...refusals, ...story, ...decidedBy })) {
      expect([en, de]).toEqual([
        expect.stringMatching(/^[\p{Lu}{].*\.$/u),
        expect.stringMatching(/^[\p{Lu}{].*\.$/u),
      ]);
      expect(en).not.toBe(de);
      expect(holesIn(en)).toEqual(holesIn(de));
    }
  });

  it('A33 a refusal fills its sentence with its values', () => {
    const refusal = optionsFor(amass, { coop: true }, 3);
    if (!('why' in refusal)) throw new Error('not refused');
    expect(filled(refusals[refusal.why]?.en ?? '', refusal.values)).toBe(
      'Co-op is for two humans and four AI crews, not 3 and 4.',
    );
  });
});
