import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const guide = (language: string): string =>
  readFileSync(new URL(`rules.${language}.md`, import.meta.url), 'utf8');
/** Every rule of a guide with its text. */
const rules = (language: string): Map<string, string> =>
  new Map(
    [...guide(language).matchAll(/^- \*\*(M[CEADK]\d+)\*\* (.+)$/gm)].map(([, number = '', text = '']) => [
      number,
      text,
    ]),
  );
const groups = { MC: 95, ME: 45, MA: 98, MD: 19, MK: 10 };

describe.each(['en', 'de'])('the guide in %s', (language) => {
  const all = rules(language);

  it('has every number of each group, in order, once', () => {
    for (const [prefix, count] of Object.entries(groups)) {
      const found = [...all.keys()].filter((number) => number.startsWith(prefix));
      expect(found).toEqual(Array.from({ length: count }, (_, i) => `${prefix}${i + 1}`));
    }
    expect(guide(language).match(/^- \*\*M/gm)).toHaveLength(all.size);
  });
  it('refers only to rules that exist', () => {
    for (const [number, text] of all)
      for (const [, named = ''] of text.matchAll(/\b(M[CEADK]\d+)\b/g))
        expect([...all.keys()], number).toContain(named);
  });
});

describe('both languages', () => {
  const en = rules('en');
  const de = rules('de');
  const numbersIn = (text: string): string[] =>
    text.match(/\d+(?:[.,]\d+)?/g)?.map((one) => one.replace(',', '.')) ?? [];

  it('refer to the same rules and name the same numbers in each of them', () => {
    for (const [number, text] of en) {
      const other = numbersIn(de.get(number) ?? '').sort();
      expect(other, number).toEqual(numbersIn(text).sort());
    }
  });
  it('mark the same rules as stand-ins and as our own', () => {
    const marked = (all: ReadonlyMap<string, string>, mark: RegExp): string[] =>
      [...all].filter(([, text]) => mark.test(text)).map(([number]) => number);
    expect(marked(de, /Platzhalter/)).toEqual(marked(en, /stand-in/));
    expect(marked(de, /\*\(von uns\)\*/)).toEqual(marked(en, /\*\(our own\)\*/));
  });
});
