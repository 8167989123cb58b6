import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { content } from '../content/index.ts';
import { challengeText, effectsText, passiveText } from './effects.ts';
import { sentences } from './sentences.ts';

describe('The guide', () => {
  const folder = join(import.meta.dirname, '../rules');
  const read = (file: string): string => readFileSync(join(folder, file), 'utf8');
  const rules = readdirSync(folder).map(read).join('\n');

  it('has a sentence for every refusal, and none too many', () => {
    const calls = rules.match(/\bno\(\s*[^;]*?'([a-z]\w+)'/g) ?? [];
    const keys = new Set(calls.map((call) => /'([a-z]\w+)'$/.exec(call)?.[1]));
    expect([...keys].sort()).toEqual(Object.keys(sentences).sort());
  });

  it('fills in only values that the refusal brings', () => {
    for (const [key, { en, de }] of Object.entries(sentences)) {
      const values = en.match(/\{\w+\}/g) ?? [];
      expect(de.match(/\{\w+\}/g) ?? []).toEqual(values);
      for (const value of values) expect(rules).toMatch(new RegExp(`'${key}'[^)]*${value.slice(1, -1)}`));
    }
  });

  it('has the same rules in both languages', () => {
    const numbers = (language: string): string[] => {
      const text = readFileSync(join(import.meta.dirname, `rules.${language}.md`), 'utf8');
      return [...text.matchAll(/^(?:- \*\*|\| )([A-Z]+\d+)/gm)].map((found) => String(found[1]));
    };
    expect(numbers('de')).toEqual(numbers('en'));
  });

  it('writes the help of every card from its effects', () => {
    for (const language of ['en', 'de'] as const) {
      for (const one of [...Object.values(content.anomalies), ...Object.values(content.cores)]) {
        const help = [
          effectsText(one.effect, language),
          ...one.passives.map((p) => passiveText(p, language)),
        ];
        expect(help.join(' ').trim()).toMatch(/^\S.*\.$/);
      }
      for (const one of Object.values(content.actions))
        expect(effectsText([...one.primary, ...one.empowered], language)).not.toContain('undefined');
      for (const { challenges } of Object.values(content.challenges))
        for (const one of challenges) expect(challengeText(one, language)).not.toMatch(/undefined|\{/);
    }
    expect(effectsText(content.anomalies.S3.effect, 'en')).toBe(
      'Discard 1 Action Card; X is the Power discarded. Siphon X, at most 2, times.',
    );
    expect(effectsText(content.actions['ma']?.primary ?? [], 'de')).toBe(
      'Erhalte 1 Primordiales Schwarzes Loch. Erhalte 1 Blauen Riesen. Alle anderen: Erhalte 1 Blauen Riesen.',
    );
  });
});
