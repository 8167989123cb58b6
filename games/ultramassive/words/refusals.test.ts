import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { refusals } from './refusals.ts';

describe('Refusals', () => {
  const folder = join(import.meta.dirname, '../rules');
  const read = (file: string): string => readFileSync(join(folder, file), 'utf8');
  const rules = readdirSync(folder)
    .filter((file) => !file.endsWith('.test.ts'))
    .map(read)
    .join('\n');

  it('has a sentence for every refusal, and none too many', () => {
    const calls = rules.match(/\bno\(\s*[^;]*?'([a-z]\w+)'/g) ?? [];
    const keys = new Set(calls.map((call) => /'([a-z]\w+)'$/.exec(call)?.[1]));
    expect([...keys].sort()).toEqual(Object.keys(refusals).sort());
  });

  it('fills in only values that the refusal brings', () => {
    for (const [key, { en, de }] of Object.entries(refusals)) {
      const values = en.match(/\{\w+\}/g) ?? [];
      expect(de.match(/\{\w+\}/g) ?? []).toEqual(values);
      for (const value of values) expect(rules).toMatch(new RegExp(`'${key}'[^)]*${value.slice(1, -1)}`));
    }
  });
});
