import { erased, type Ruleset, rulesetOf } from '@accretion/engine';
import { describe, expect, it } from 'vitest';
import type { Ended, EndWords, Language } from '../../words.ts';
import { amass } from '../index.ts';
import type { Story } from '../rules/state.ts';
import { end } from './end.ts';

const ruleset = erased<Ruleset>(rulesetOf(amass));
const { how, goals } = erased<Required<EndWords>>(end);
const none = { green: 0, blue: 0, pink: 0, orange: 0 };

/** A crew whose base of 12 slots holds so many green cubes, in no full facing. */
const crew = (green: number, orange = 0) => ({
  base: 0,
  stored: { ...none, green, orange },
  aside: none,
  slots: [0, 1, 2, 3].map(() => [null, 'green', 'blue']),
});

function told(
  crews: readonly object[],
  more: { readonly ending: string; readonly coop?: boolean },
  events: readonly Story[] = [],
  language: Language = 'en',
): string {
  const view = { coop: false, humans: 2, round: 7, crews, ...more };
  const outcome = { ranks: [1, 2], of: 2, scores: [0, 0], by: [] };
  const ended: Ended = { view, outcome, names: ['Ada', 'Ben', 'AI crew Echo'], told: events };
  return how(ended, ruleset, language);
}

const theft: Story = { did: 'steal', crew: 0, from: 1, at: 'x', cubes: ['pink', 'blue'] };
const fight: Story = {
  ...{ did: 'pairs', crew: 1, against: 0 },
  pairs: [{ faces: [2, 5], won: 1 }],
};

describe('how a match was won', () => {
  it('A53 says what ended it, and whose base was full', () => {
    expect(told([crew(12), crew(3)], { ending: 'base' })).toBe(
      'Ada filled the base in Round 7, by 9 points.',
    );
    expect(told([crew(3, 5), crew(12)], { ending: 'base' }, [theft])).toBe(
      'Ada was ahead when Ben filled their base in Round 7, having stolen 2 cubes.',
    );
    expect(told([crew(9), crew(3)], { ending: 'planet' }, [fight])).toBe(
      'Ada was ahead when the planet ran empty in Round 7, having won 1 fight.',
    );
    expect(told([crew(9), crew(3)], { ending: 'cards' }, [fight], 'de')).toBe(
      'Ada lag nach allen 7 Runden vorn, auch durch 1 gewonnenen Kampf.',
    );
  });

  it('A27 says that a bonus was worth more than the lead', () => {
    const own = { ...crew(8), slots: [['green', 'green', 'green'], [null], [null], [null]] };
    expect(told([own, crew(9)], { ending: 'cards' })).toMatch(
      /^Ada was ahead .*thanks to \d+ bonus points\.$/,
    );
  });

  it('A27 says who shares the victory', () => {
    expect(told([crew(5), crew(5)], { ending: 'cards' })).toBe(
      'Ada and Ben share the victory after Round 7.',
    );
  });

  it('A33 says in co-op which base was full first, and how far yours were', () => {
    const crews = [crew(10), crew(12), crew(12)];
    expect(told(crews, { ending: 'aiBase', coop: true })).toBe(
      'AI crew Echo filled its base first, in Round 7.',
    );
    expect(told([crew(12), crew(12), crew(2)], { ending: 'won', coop: true }, [], 'de')).toBe(
      'Nach Runde 7 waren beide Basen voll.',
    );
    const view = { coop: true, humans: 2, round: 7, crews, ending: 'aiBase' };
    const outcome = { ranks: [2, 2], of: 2, scores: [0, 0], by: [] };
    expect(goals({ view, outcome, names: [], told: [] }, ruleset, 'en')).toMatchObject([
      { reached: 10, of: 12 },
      { reached: 12, of: 12 },
    ]);
  });
});
