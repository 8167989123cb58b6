import { isRefusal, type Json, optionsFor, type Shape } from '@accretion/engine';
import { describe, expect, it } from 'vitest';
import { amass } from '../index.ts';
import { fields } from '../words/fields.ts';
import { optionTexts } from '../words/optionTexts.ts';
import { lobby } from './lobby.ts';

const below = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);

/** Every name the options form shows. */
function pathsOf({ node }: Shape<unknown>, path = ''): string[] {
  switch (node.is) {
    case 'record':
      return Object.entries(node.fields).flatMap(([name, shape]) => pathsOf(shape, below(path, name)));
    case 'oneOf':
      return [path, ...node.options.map((one) => below(path, String(one)))];
    case 'either':
      return [
        path,
        ...Object.entries(node.cases).flatMap(([name, parts]) => [
          below(path, name),
          ...Object.entries(parts).flatMap(([part, shape]) => pathsOf(shape, below(below(path, name), part))),
        ]),
      ];
    default:
      return [path];
  }
}

/** Every name the pack editor shows: fields, cases and values. */
function namesIn({ node }: Shape<unknown>): string[] {
  switch (node.is) {
    case 'record':
      return Object.entries(node.fields).flatMap(([name, shape]) => [name, ...namesIn(shape)]);
    case 'either':
      return Object.entries(node.cases).flatMap(([name, parts]) => [
        name,
        ...Object.entries(parts).flatMap(([part, shape]) => [part, ...namesIn(shape)]),
      ]);
    case 'oneOf':
      return node.options.map(String);
    case 'list':
    case 'byName':
      return namesIn(node.of);
    default:
      return [];
  }
}

describe('the card in the lobby', () => {
  it('has words for every option and value, and for nothing else', () => {
    const named = Object.keys(optionTexts.options).filter((path) => !path.endsWith('?'));
    expect(named.sort()).toEqual(pathsOf(amass.options).sort());
    for (const { en, de } of Object.values(optionTexts.options)) {
      expect(en).toMatch(/\S/);
      expect(de).toMatch(/\S/);
    }
  });

  it('starts as it says, alone and together', () => {
    for (const { seats, options } of [{ seats: lobby.usualSeats, options: {} }, ...(lobby.starts ?? [])])
      expect(isRefusal(optionsFor(amass, options, seats)), String(seats)).toBe(false);
  });

  it('never lets seats and options disagree', () => {
    for (let seats = 1; seats <= 6; seats++)
      for (const ai of ['recommended', 0, 1, 2, 3, 4, 5])
        for (const coop of [true, false])
          for (const first of ['random', 0, 1, 5])
            for (const changed of ['seats', 'options'] as const) {
              const wished = { seats, options: { ...amass.defaults, ai, coop, first } as Json };
              const agreed = optionTexts.agree?.(wished, changed) ?? wished;
              if (changed === 'seats') expect(agreed.seats).toBe(seats);
              expect(
                optionsFor(amass, agreed.options, agreed.seats),
                JSON.stringify([wished, changed]),
              ).toHaveProperty('options');
            }
  });

  it('offers the bases of the content in play', () => {
    const names = optionTexts.values?.['bases.chosen.names']?.(amass.content as unknown as Json);
    expect(names?.map(({ value }) => value)).toEqual(Object.keys(amass.content.bases));
  });

  it('names every field of the content', () => {
    const missing = new Set(namesIn(amass.contentShape).filter((name) => fields[name] === undefined));
    expect([...missing]).toEqual([]);
  });
});
