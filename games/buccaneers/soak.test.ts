import { miscounted, rulesetOf } from '@accretion/engine';
import { playOut } from '@accretion/engine/kit/matches';
import { expect, it } from 'vitest';
import { buccaneers } from './index.ts';

// Ten thousand are played by a command; these few keep watch in every run of the tests.
it('300 random matches over 3 to 6 seats end, with every card in exactly one place all the way', () => {
  const { shape, components } = rulesetOf(buccaneers).rules;
  let steps = 0;
  for (let seed = 1; seed <= 300; seed++) {
    const seats = 3 + (seed % 4);
    const { state, moves } = playOut(buccaneers, {
      seats,
      seed,
      visit: (now) => {
        if (steps++ % 40 === 0) expect(miscounted(shape, now, components)).toEqual([]);
        expect(new Set(now.seats.map((place) => place.hand.length)).size).toBe(1);
      },
    });
    expect(miscounted(shape, state, components)).toEqual([]);
    expect(moves).toBeLessThan(seats * 28 + 40);
    expect(state.over).toBe(true);
  }
});
