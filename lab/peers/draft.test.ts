import { describe, expect, it } from 'vitest';
import { accretion } from './accretion.ts';

describe('the draft that engines are compared with', () => {
  const engine = accretion();

  it('has 28 moves, and then somebody has won', () => {
    let state = engine.start();
    let moves = 0;
    for (; !engine.isOver(state); moves++) state = engine.step(state);
    expect(moves).toBe(28);
    const taken: number[][] = JSON.parse(engine.stored(state)).seats.map(
      (seat: { taken: number[] }) => seat.taken,
    );
    expect(taken.flat().sort((a, b) => a - b)).toEqual(Array.from({ length: 28 }, (_, id) => id));
  });

  it('hides hands and picks from the others', () => {
    const state = engine.step(engine.start());
    const [own, other] = engine.views(state).map((text) => JSON.parse(text).seats[0]);
    expect(own.pick).toEqual(expect.any(Number));
    expect(own.hand).toHaveLength(6);
    expect(other.pick).toBe('?');
    expect(other.hand).toEqual(Array.from({ length: 6 }, () => '?'));
  });

  it('can be searched without changing what is searched', () => {
    const state = engine.start();
    const before = engine.stored(state);
    engine.search(state, 20);
    expect(engine.stored(state)).toBe(before);
  });
});
