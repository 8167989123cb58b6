import { erased, type Ruleset, rulesetOf } from '@accretion/engine';
import { describe, expect, it } from 'vitest';
import type { Ended, EndWords, Language } from '../../words.ts';
import { masterworks } from '../index.ts';
import type { Story } from '../rules/story.ts';
import { end } from './end.ts';

const ruleset = erased<Ruleset>(rulesetOf(masterworks));
const { how, goals } = erased<Required<EndWords>>(end);

function told(view: object, events: readonly Story[] = [], language: Language = 'en'): string {
  return how(ended({ winner: 'cosmic', ...view }, events), ruleset, language);
}

const ended = (view: object, told: readonly Story[] = []): Ended => ({
  view: { round: 4, delivered: [3], ...view },
  outcome: { ranks: [2, 2, 1], of: 2, scores: [0, 0, 1], by: [] },
  names: ['Ada', 'Ben', 'Magneto'],
  told,
});

describe('how a match ended', () => {
  it('ME38 says who entered the last code', () => {
    const events: readonly Story[] = [{ did: 'deliver', figure: 'hulk', codes: 1 }];
    expect(told({ ending: 'codes' }, events)).toBe('Hulk entered the last Shutdown Code in Round 4.');
    expect(told({ ending: 'codes' })).toBe('The Crisis Team entered the last Shutdown Code in Round 4.');
  });

  it('ME39 says how many codes were missing when the missile arrived', () => {
    expect(told({ ending: 'teleporter' })).toBe(
      'The missile reached the Teleporter in Round 4, with 1 of 2 Shutdown Codes entered.',
    );
    expect(told({ ending: 'teleporter' }, [], 'de')).toBe(
      'Die Rakete erreichte in Runde 4 den Teleporter; eingegebene Abschaltcodes: 1 von 2.',
    );
  });

  it('MA54 says who fell last, and who conceded', () => {
    expect(told({ ending: 'fallen' }, [{ did: 'ko', figure: 'hulk' }])).toBe(
      'Hulk was the last hero to fall, in Round 4.',
    );
    expect(told({ ending: 'conceded', winner: 'crisis' })).toBe('The Cosmic Threat conceded in Round 4.');
  });

  it('ME38 counts the codes', () => {
    expect(goals(ended({ ending: 'teleporter' }), ruleset, 'en')).toEqual([
      { name: 'Shutdown Codes entered', reached: 1, of: 2 },
    ]);
  });
});
