import { describe, expect, it } from 'vitest';
import { midMatch, model } from '../../testing/table.ts';
import { missileOutlook } from './missile.ts';

const start = { x: 18_000, y: 4_500 };
const piles = (west: boolean, east: boolean) =>
  model.dampeners.map(({ key }) => ({ damage: 0, isStanding: key === 'west' ? west : east }));

describe('how far the missile has to go', () => {
  it('needs 4 placements from the start with no or one dampener cleared, 5 with both (ME17)', () => {
    expect(missileOutlook(model, { missile: start, piles: piles(true, true) }).moves).toBe(4);
    expect(missileOutlook(model, { missile: start, piles: piles(false, true) }).moves).toBe(4);
    expect(missileOutlook(model, { missile: start, piles: piles(false, false) }).moves).toBe(5);
  });

  it('is frozen within Range 3 of a cleared dampener (ME17)', () => {
    const near = { x: 18_000, y: 18_000 };
    expect(missileOutlook(model, { missile: near, piles: piles(false, true) }).isFrozen).toBe(true);
    expect(missileOutlook(model, { missile: near, piles: piles(true, true) }).isFrozen).toBe(false);
  });

  it('needs one placement when the Teleporter is near (ME38)', () => {
    expect(
      missileOutlook(model, { ...midMatch, missile: { x: 18_000, y: 26_000 }, piles: piles(true, true) })
        .moves,
    ).toBe(1);
  });
});
