import { compileMessage } from '@lingui/message-utils/compileMessage';
import { describe, expect, it } from 'vitest';
import { de } from './de.ts';
import { en, type TextKey } from './en.ts';

const keys = Object.keys(en) as TextKey[];

/** The names of all values a message asks for, and of plurals their forms. */
function valuesOf(message: string): unknown[] {
  const compiled = compileMessage(message);
  if (typeof compiled === 'string') return [];
  const values = compiled.flatMap((part) => (Array.isArray(part) ? [part] : []));
  return values.map(([name, , forms]) => [name, Object.keys(forms ?? {})]).sort();
}

describe('catalogues', () => {
  it('have the same keys in both languages, and no empty text', () => {
    expect(Object.keys(de).sort()).toEqual([...keys].sort());
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
