import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { markdown } from './docs/markdown.ts';
import { openapi } from './docs/openapi.ts';
import { ask, errors, failureOf, limits, newMatch, parse, routes } from './index.ts';

const doc = (name: string): string => readFileSync(new URL(`../docs/${name}`, import.meta.url), 'utf8');
const envelope = { t: 'move', seat: 0, number: 1, id: 'abcdefghijklmnop', move: { do: 'pick' } };

describe('the protocol', () => {
  it('is documented as it is (npm run protocol)', () => {
    expect(doc('protocol.md')).toBe(markdown());
    expect(doc('openapi.json')).toBe(openapi());
  });

  it('accepts a move in its envelope', () => {
    expect(parse(ask, envelope)).toEqual({ value: envelope });
  });

  it.each([
    ['no record', 7],
    ['nothing known', { t: 'state' }],
    ['a field too many', { ...envelope, state: {} }],
    ['a seat that cannot be', { ...envelope, seat: 1.5 }],
    ['a guessable id', { ...envelope, id: '1' }],
    ['too much chat', { t: 'chat', text: 'x'.repeat(limits.chat + 1) }],
    ['empty chat', { t: 'chat', text: '   ' }],
  ])('refuses %s', (_, message) => {
    expect(parse(ask, message)).toHaveProperty('problem');
  });

  it('refuses a match without seats', () => {
    const wish = { game: 'x', options: {}, pack: null, seats: [], visibility: 'public', clock: null };
    expect(parse(newMatch, { ...wish, absence: { do: 'wait' } })).toHaveProperty('problem');
  });

  it('has a sentence in each language for every error', () => {
    for (const { en, de } of Object.values(errors)) expect(en !== '' && de !== '').toBe(true);
    expect(failureOf('badPack', { problem: 'cards' }).message).toBe("This content pack isn't valid: cards.");
  });

  it('has every route once', () => {
    const all = Object.values(routes).map(({ method, path }) => `${method} ${path}`);
    expect(new Set(all).size).toBe(all.length);
  });
});
