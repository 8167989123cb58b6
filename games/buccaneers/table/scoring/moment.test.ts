import { describe, expect, it } from 'vitest';
import { typed, updatesOf } from '../../testing/updates.ts';
import { scenesOf } from '../scenes/scenes.ts';
import { fallingIn, fateOf, isResult, type Moment, momentOf } from './moment.ts';

/** The moments of all scorings of a few random matches. */
const scorings: readonly (readonly Moment[])[] = ['a', 'b', 'c'].flatMap((seed) =>
  [...updatesOf(seed, 4, 0)]
    .map((update) => scenesOf(update, typed).flatMap((scene) => momentOf(scene, scene.view) ?? []))
    .filter((moments) => moments.some(({ step }) => step === 'E')),
);
const all = scorings.flat();
const seats = [0, 1, 2, 3];

describe('a scoring on the board', () => {
  it('weighs one ship after the other, and then none', () => {
    const weighing = all.filter(({ step }) => step === 'E');
    expect(weighing).toHaveLength(scorings.length * 2);
    for (const moment of weighing) {
      const parts = seats.map((seat) => {
        const fate = fateOf(moment, seat);
        return fate?.is === 'weighed' ? fate.part : null;
      });
      expect(parts).toEqual(moment.isHappening ? [0, 0.25, 0.5, 0.75] : [null, null, null, null]);
    }
  });

  it('B12 lets exactly those fall in whose Weight exceeds the Threshold, once', () => {
    let fallen = 0;
    for (const moment of all) {
      const falling = fallingIn(moment);
      fallen += falling.length;
      if (falling.length === 0) continue;
      expect([moment.step, moment.isHappening]).toEqual(['G', true]);
      for (const [seat, { compared, threshold }] of moment.page?.lines.entries() ?? [])
        expect(falling.includes(seat)).toBe((compared ?? 0) > (threshold ?? 0));
    }
    const lost = scorings.map((moments) =>
      moments.at(-1)?.page?.lines.filter(({ drawnIn }) => drawnIn === true),
    );
    expect(fallen).toBe(lost.flat().length);
    expect(fallen).toBeGreaterThan(3);
  });

  it('B14 pays those with few points before those with many', () => {
    const paying = all.filter(({ step, isHappening }) => step === 'H' && isHappening);
    expect(paying.length).toBeGreaterThan(3);
    for (const moment of paying) {
      const paid = seats.flatMap((seat) => {
        const fate = fateOf(moment, seat);
        return fate?.is === 'ranked' && (fate.line.points ?? 0) > 0 ? fate : [];
      });
      const order = paid.toSorted((a, b) => a.part - b.part).map(({ line }) => line.points ?? 0);
      expect(order).toEqual(order.toSorted((a, b) => a - b));
      expect(new Set(paid.map(({ part }) => part)).size).toBe(paid.length);
    }
  });

  it('ends with a result, and has none before', () => {
    for (const moments of scorings)
      expect(moments.map(isResult).indexOf(true)).toBe(moments.findLastIndex(({ step }) => step === 'H'));
  });
});
