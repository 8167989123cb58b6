import { describe, expect, it } from 'vitest';
import { content } from '../content/index.ts';
import { challengeText, effectsText, passiveText } from './effects.ts';

describe('Effects in words', () => {
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
      'Discard 1 Action Card; X is the Power discarded. Siphon X (at most 2) times.',
    );
    expect(effectsText(content.actions['ma']?.primary ?? [], 'de')).toBe(
      'Erhalte 1 Primordiales Schwarzes Loch. Erhalte 1 Blauen Riesen. Alle anderen: Erhalte 1 Blauen Riesen.',
    );
  });
});
