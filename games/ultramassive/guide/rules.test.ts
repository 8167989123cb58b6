import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

describe('The guide', () => {
  it('has the same rules in both languages', () => {
    const numbers = (language: string): string[] => {
      const text = readFileSync(join(import.meta.dirname, `rules.${language}.md`), 'utf8');
      return [...text.matchAll(/^(?:- \*\*|\| )([A-Z]+\d+)/gm)].map((found) => String(found[1]));
    };
    expect(numbers('de')).toEqual(numbers('en'));
  });
});
