import { isRefusal, optionsFor, type Shape } from '@accretion/engine';
import { describe, expect, it } from 'vitest';
import { ultramassive } from '../index.ts';
import { fields } from './fields.ts';
import { optionTexts } from './optionTexts.ts';

const { agree } = optionTexts;
const usual = ultramassive.defaults;

/** Names of fields, cases and values anywhere in a shape. */
function wordsIn({ node }: Shape<unknown>): string[] {
  const all = (given: Readonly<Record<string, Shape<unknown>>>): string[] =>
    Object.entries(given).flatMap(([name, shape]) => [name, ...wordsIn(shape)]);
  switch (node.is) {
    case 'record':
      return all(node.fields);
    case 'either':
      return Object.entries(node.cases).flatMap(([name, given]) => [name, ...all(given)]);
    case 'oneOf':
      return node.options.map(String);
    case 'list':
    case 'maybe':
    case 'byName':
      return wordsIn(node.of);
    default:
      return [];
  }
}

describe('setting up a table', () => {
  it('seats and options always fit each other, whichever is changed', () => {
    for (const edition of ['final', 'earlier'] as const)
      for (const mode of ['players', 'soloNormal', 'soloHard'] as const)
        for (const advancedDraft of [false, true])
          for (const seats of [1, 2, 3, 4])
            for (const changed of ['seats', 'options'] as const) {
              const wanted = { seats, options: { ...usual, edition, mode, advancedDraft } };
              const agreed = agree?.(wanted, changed) ?? wanted;
              const settled = optionsFor(ultramassive, agreed.options, agreed.seats, ultramassive.content);
              expect(isRefusal(settled), JSON.stringify([wanted, changed, agreed])).toBe(false);
            }
  });

  it('choosing one seat makes it solo, and choosing solo makes it one seat', () => {
    expect(agree?.({ seats: 1, options: usual }, 'seats').options).toMatchObject({ mode: 'soloNormal' });
    expect(agree?.({ seats: 3, options: { ...usual, mode: 'soloHard' } }, 'options').seats).toBe(1);
    const back = agree?.({ seats: 3, options: { ...usual, mode: 'soloHard' } }, 'seats');
    expect(back).toMatchObject({ seats: 3, options: { mode: 'players' } });
  });
});

describe('the pack editor', () => {
  it('has a word for every field and value of the content', () => {
    const slots = /^[SMO]\d[AB]?$|^\d+[AB]?$/;
    const names = new Set(wordsIn(ultramassive.contentShape).filter((name) => !slots.test(name)));
    expect([...names].filter((name) => fields[name] === undefined)).toEqual([]);
    expect(Object.keys(fields).filter((name) => !names.has(name))).toEqual([]);
  });
});
