import { erased, type Ruleset, rulesetOf } from '@accretion/engine';
import { describe, expect, it } from 'vitest';
import type { Ended, EndWords, Language } from '../../words.ts';
import { buccaneers } from '../index.ts';
import { end } from './end.ts';

const ruleset = erased<Ruleset>(rulesetOf(buccaneers));
const { how } = erased<EndWords>(end);

/** How a match with these points by Round was won; in which Rounds a seat was drawn in, at which weight. */
function won(
  points: readonly (readonly number[])[],
  drawn: Readonly<Record<string, number>> = {},
  language: Language = 'en',
): string {
  const [rounds = []] = points;
  const sheet = rounds.map((_, round) => ({
    lines: points.map((_, seat) => {
      const compared = drawn[`${round + 1} ${seat}`] ?? null;
      return { drawnIn: compared !== null, compared };
    }),
  }));
  const seats = points.map((own) => ({ points: own, shown: [] }));
  const view: unknown = { seats, sheet };
  const outcome = { ranks: [], of: points.length, scores: [], by: [] };
  const ended: Ended = { view, outcome, names: ['Ada', 'Ben', 'Cleo'], told: [] };
  return how(ended, ruleset, language);
}

describe('how a match was won', () => {
  it('B12 says in which Round a rival was drawn in', () => {
    const last = [
      [5, 10, 15],
      [15, 10, 0],
      [10, 5, 5],
    ];
    expect(won(last, { '3 1': 33 })).toBe('Ada won in Round 3, when Ben was drawn in at weight 33.');
    expect(won(last, { '3 1': 33 }, 'de')).toBe(
      'Ada gewann in Runde 3, als Ben mit Gewicht 33 eingesogen wurde.',
    );
    const early = [
      [5, 15, 10],
      [10, 0, 5],
      [0, 5, 5],
    ];
    expect(won(early, { '2 1': 40 })).toBe(
      'Ada took the lead in Round 2, when Ben was drawn in at weight 40, and kept it.',
    );
  });

  it('B15 says who led all the time, who came from behind, and who shares', () => {
    expect(
      won([
        [15, 15, 0],
        [10, 5, 10],
        [0, 0, 29],
      ]),
    ).toBe('Ada led from the first Round on and won by 1 point.');
    expect(
      won([
        [0, 5, 15],
        [10, 5, 0],
        [5, 0, 5],
      ]),
    ).toBe('Ada overtook Ben in the last Round, with 15 points there.');
    expect(
      won([
        [0, 15, 10],
        [10, 0, 5],
        [5, 5, 0],
      ]),
    ).toBe('Ada took the lead from Ben in Round 2 and won by 10 points.');
    expect(
      won([
        [5, 5, 0],
        [5, 0, 5],
        [0, 0, 0],
      ]),
    ).toBe('Ada and Ben share the victory, with 10 points each.');
  });
});
