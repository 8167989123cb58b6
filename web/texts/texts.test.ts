import { compileMessage } from '@lingui/message-utils/compileMessage';
import { describe, expect, it } from 'vitest';
import { de as deHouse } from './de.ts';
import { en as enHouse, type TextKey } from './en.ts';
import { de as deOnline } from './online/de.ts';
import { en as enOnline, type OnlineTextKey } from './online/en.ts';
import { de as dePages } from './pages/de.ts';
import { en as enPages, type PageTextKey } from './pages/en.ts';

const en = { ...enHouse, ...enPages, ...enOnline };
const de = { ...deHouse, ...dePages, ...deOnline };
const keys = Object.keys(en) as (TextKey | PageTextKey | OnlineTextKey)[];

/** The names of all values in a message, with the forms of plurals. */
function valuesOf(message: string): unknown[] {
  const compiled = compileMessage(message);
  if (typeof compiled === 'string') return [];
  const values = compiled.flatMap((part) => (Array.isArray(part) ? [part] : []));
  return values.map(([name, , forms]) => [name, Object.keys(forms ?? {})]).sort();
}

describe('catalogues', () => {
  it('have the same keys in both languages, and no empty text', () => {
    expect(Object.keys(de).sort()).toEqual([...keys].sort());
    expect(keys).toHaveLength([enHouse, enPages, enOnline].flatMap((one) => Object.keys(one)).length);
    for (const text of [...Object.values(en), ...Object.values(de)]) expect(text.trim()).not.toBe('');
  });

  it('fill in the same values in both languages', () => {
    for (const key of keys) expect([key, valuesOf(de[key])]).toEqual([key, valuesOf(en[key])]);
  });

  it('have every plural form their language needs', () => {
    for (const [language, catalogue] of Object.entries({ en, de })) {
      const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
      for (const text of Object.values<string>(catalogue).filter((one) => one.includes('plural,'))) {
        for (const form of forms) expect(text).toContain(`${form} {`);
      }
    }
  });
});
