import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

describe('the guide', () => {
  const numbers = (language: string): string[] =>
    [
      ...readFileSync(new URL(`rules.${language}.md`, import.meta.url), 'utf8').matchAll(
        /^(?:- \*\*|\| )(A[SWA]?\d+)\b/gm,
      ),
    ].map(([, number]) => number ?? '');

  it('has the same rules in both languages', () => {
    // Raise it with every new rule: none may get lost in both languages at once.
    expect(numbers('en')).toHaveLength(180);
    expect(numbers('de')).toEqual(numbers('en'));
  });
});
