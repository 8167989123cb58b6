import { readdirSync, readFileSync } from 'node:fs';
import { filled } from '@accretion/engine';
import { describe, expect, it } from 'vitest';
import { content } from '../../content/index.ts';
import { refusals } from './sentences.ts';
import { refusalValues } from './values.ts';

const rules = new URL('../../rules/', import.meta.url);
const sources = readdirSync(rules, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !/problems|testing/.test(file))
  .map((file) => readFileSync(new URL(file, rules), 'utf8'));

/** Every key behind a `why:` or in a `refusal(...)` of the rules. */
const keys = new Set(
  sources.flatMap((source) =>
    [
      ...source.matchAll(
        /why: '([a-z]\w+)'|refusal\(\s*(?:'\w+'|[^,']+(?:\? '\w+' : '\w+')?),\s*'([a-z]\w+)'/g,
      ),
    ].map(([, written, short]) => written ?? short),
  ),
);
const holesIn = (text: string): string[] =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '').sort();

const said = (why: string, values: Record<string, string | number>, language: 'en' | 'de'): string =>
  filled(
    refusals[why]?.[language] ?? '',
    refusalValues({ rule: 'MC73', why, values }, { model: { content } }, language),
  );

describe('refusals', () => {
  it('every reason the rules give has its sentence', () => {
    expect([...keys].filter((key) => key !== undefined && refusals[key] === undefined)).toEqual([]);
  });

  it('every sentence is whole in both languages and names the same values', () => {
    for (const { en, de } of Object.values(refusals)) {
      expect([en, de]).toEqual([
        expect.stringMatching(/^[\p{Lu}{„].*\.$/u),
        expect.stringMatching(/^[\p{Lu}{„].*\.$/u),
      ]);
      expect(en).not.toBe(de);
      expect(holesIn(en)).toEqual(holesIn(de));
    }
  });

  it('MC73 MC95 a refusal says by how much, in inches', () => {
    expect(said('tooFar', { by: 214 }, 'en')).toBe('0.214 inch too far.');
    expect(said('tooFar', { by: 214 }, 'de')).toBe('0,214 Zoll zu weit.');
    expect(said('onBase', { figure: 'hulk', by: 120 }, 'en')).toBe('That overlaps Hulk by 0.12 inch.');
  });

  it('MC25 MC26 terrain in the way goes by its name', () => {
    expect(said('toolBlocked', { piece: 'jeep-a', by: 1250 }, 'en')).toBe(
      'The tool would overlap the south-west burnt jeep by 1.25 inches: too tall to cross.',
    );
    expect(said('tooTall', { piece: 'hut-a', by: 1 }, 'de')).toMatch(/^Zu hoch um 1 Größe: Wachhaus, /);
    expect(said('noSight', { piece: '' }, 'en')).toBe('No line of sight, blocked by terrain.');
  });

  it('MA64 a tool bent too far says by how many degrees', () => {
    expect(said('bentTooFar', { by: 6 }, 'en')).toBe('The tool bends up to 90°: 1.1° too much.');
  });

  it('MA28 MA43 German tokens stand in their case', () => {
    expect(said('onNoRest', { token: 'missile', by: 300 }, 'de')).toBe(
      'Auf der Rakete kann niemand stehen bleiben: 0,3 Zoll Überlappung.',
    );
    expect(said('onNoEntry', { token: 'teleporter', by: 300 }, 'de')).toBe(
      'Niemand kann den Teleporter überlappen: 0,3 Zoll zu nah.',
    );
  });
});
