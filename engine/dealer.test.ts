import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quickRng } from './chance.ts';
import { dealer, type Unseen } from './dealer.ts';

/** Bins that were filled somehow, and components that may go where they lay and into some other bins. */
const feasible = fc
  .array(fc.array(fc.nat(), { maxLength: 5 }), { minLength: 1, maxLength: 6 })
  .map((bins) => {
    let id = 0;
    const unseen: Unseen[] = bins.flatMap((items, bin) =>
      items.map((more) => ({ id: id++, bins: (1 << bin) | (more & ((1 << bins.length) - 1)) })),
    );
    return { sizes: bins.map((items) => items.length), unseen };
  });

describe('the dealer', () => {
  it('fills every bin, uses every component once and keeps to where each may lie', () => {
    fc.assert(
      fc.property(feasible, fc.nat(), ({ sizes, unseen }, seed) => {
        const deal = dealer(sizes, unseen);
        const rng = quickRng(seed);
        for (let again = 0; again < 3; again++) {
          const dealt = deal(rng);
          expect(dealt.map((bin) => bin.length)).toEqual(sizes);
          expect(dealt.flat().sort((a, b) => a - b)).toEqual(unseen.map(({ id }) => id));
          for (const [bin, ids] of dealt.entries()) {
            expect(ids).toEqual(ids.toSorted((a, b) => a - b));
            for (const id of ids) expect((unseen[id]?.bins ?? 0) & (1 << bin)).not.toBe(0);
          }
        }
      }),
      { seed: 3, numRuns: 400 },
    );
  });
  it('moves others out of the way when only a chain of moves makes room', () => {
    // 0 must go to bin 0, 1 to bin 0 or 1, 2 to bin 1 or 2, and so on: one way only.
    const unseen = [0, 1, 2, 3, 4].map((id) => ({ id, bins: id === 0 ? 1 : (1 << id) | (1 << (id - 1)) }));
    for (let seed = 0; seed < 50; seed++)
      expect(dealer([1, 1, 1, 1, 1], unseen)(quickRng(seed))).toEqual([[0], [1], [2], [3], [4]]);
  });
  it('comes to every deal there is', () => {
    const deal = dealer(
      [1, 1, 1],
      [0, 1, 2].map((id) => ({ id, bins: -1 })),
    );
    const rng = quickRng(1);
    expect(new Set(Array.from({ length: 200 }, () => deal(rng).join('|'))).size).toBe(6);
  });
  it('is reproducible', () => {
    const deal = dealer(
      [2, 2],
      [0, 1, 2, 3].map((id) => ({ id, bins: -1 })),
    );
    expect(deal(quickRng(5))).toEqual(deal(quickRng(5)));
  });
  it('deals nothing into nothing', () => {
    expect(dealer([0, 0], [])(quickRng(1))).toEqual([[], []]);
  });
  it('says when numbers do not match', () => {
    expect(() => dealer([2], [{ id: 0, bins: -1 }])).toThrow('1 components for 2 places');
  });
  it('says when there is no place', () => {
    const unseen = [
      { id: 4, bins: 1 },
      { id: 7, bins: 1 },
    ];
    expect(() => dealer([1, 1], unseen)(quickRng(1))).toThrow('no place for component 7');
  });
  it('says when there are too many bins', () => {
    expect(() => dealer(new Array<number>(32).fill(0), [])).toThrow('the dealer knows 31 at most');
  });
});
