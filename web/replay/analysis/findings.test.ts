import { describe, expect, it } from 'vitest';
import type { Better, Piece } from './analyst.ts';
import { analysisFrom, mistakesIn, swingsIn } from './findings.ts';

const piece = (chances: number[], more: Partial<Piece> = {}): Piece => ({
  chances,
  chosen: null,
  better: null,
  ...more,
});
const better = (from: number, bestChance: number, playedChance: number, spread = 0.01): Better => ({
  ...{ seat: 0, from, to: from + 1, best: [{ do: 'wait' }], bestChance, playedChance, spread },
});

describe('the swings of a match', () => {
  it('tell choice apart from luck: before the choice, after it, and after the dice', () => {
    const analysis = analysisFrom([
      piece([0.5, 0.5]),
      // A good choice, and no dice.
      piece([0.62, 0.38]),
      // A bad choice that the dice made good.
      piece([0.9, 0.1], { chosen: [0.55, 0.45] }),
      // A choice that cost much, and bad dice on top of it.
      piece([0.3, 0.7], { chosen: [0.5, 0.5] }),
      piece([0.31, 0.69]),
    ]);
    const told = swingsIn(analysis).map(({ at, by, hadLuck }) => [at, by, hadLuck]);
    expect(told).toEqual([
      [3, 'choice', true],
      [2, 'luck', true],
      [1, 'choice', false],
    ]);
    expect(swingsIn(analysis)[1]).toMatchObject({ seat: 0, before: 0.62, chosen: 0.55, after: 0.9 });
  });

  it('are told of the seat whose chance changed most', () => {
    const analysis = analysisFrom([piece([0.4, 0.3, 0.3]), piece([0.35, 0.15, 0.5])]);
    expect(swingsIn(analysis)).toMatchObject([{ at: 1, seat: 2, before: 0.3, after: 0.5 }]);
  });

  it('are few, the biggest first, and none where nothing changes', () => {
    const alternating = Array.from({ length: 30 }, (_, n) => piece([n % 2 === 0 ? 0.2 : 0.2 + n / 100]));
    const swings = swingsIn(analysisFrom(alternating));
    expect(swings).toHaveLength(5);
    expect(swings[0]?.at).toBe(29);
    expect(swingsIn(analysisFrom([piece([0.5]), piece([0.5])]))).toEqual([]);
  });
});

describe('the mistakes of a match', () => {
  const withBetters = (...betters: Better[]) =>
    mistakesIn(analysisFrom(betters.map((one) => piece([0.5], { better: one }))));

  it('are what a player could have known to be worse, the dearest first', () => {
    const found = withBetters(better(0, 0.5, 0.42), better(3, 0.6, 0.3), better(7, 0.4, 0.34));
    expect(found.map(({ from }) => from)).toEqual([3, 0, 7]);
  });

  it('are not what costs little, nor what nobody can be sure of', () => {
    expect(withBetters(better(0, 0.5, 0.47), better(1, 0.5, 0.4, 0.08))).toEqual([]);
  });

  it('have nothing to do with luck: bad dice after the best choice are a swing only', () => {
    const analysis = analysisFrom([piece([0.6, 0.4]), piece([0.2, 0.8], { chosen: [0.6, 0.4] })]);
    expect(mistakesIn(analysis)).toEqual([]);
    expect(swingsIn(analysis)).toMatchObject([{ by: 'luck', before: 0.6, chosen: 0.6, after: 0.2 }]);
  });
});
