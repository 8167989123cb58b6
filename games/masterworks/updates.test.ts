import { Feed, firstSeat, Match, only, quickRng, type Update } from '@accretion/engine';
import { expect, it } from 'vitest';
import { masterworks } from './index.ts';
import { difficulties } from './rules/content/encounter.ts';
import type { State } from './rules/state.ts';
import { ruleset } from './testing/table.ts';

/** What the first seat is sent in a match of random moves. */
function sent(seed: number): readonly Update[] {
  const options = { ...masterworks.defaults, difficulty: difficulties[seed % 4] ?? 'normal' };
  const match = new Match(ruleset, { seed: `sent-${seed}`, seats: 3, options });
  const feed = new Feed<State>(ruleset, only(0), match.state);
  const rng = quickRng(seed);
  const updates: Update[] = [];
  while (match.toAct !== 0) {
    const seat = firstSeat(match.toAct);
    const moves = ruleset.moves(match.state, seat);
    const played = match.play(seat, moves[rng.below(moves.length)]);
    if (!('told' in played)) throw new Error(played.why);
    const update = feed.next(match.state, played.told);
    if (update !== null) updates.push(update);
  }
  return updates;
}

it('MC20, MC68 what happens to several at once is told once, and 98 of 100 updates are within 1 kB', () => {
  const updates = [1, 2, 3, 4].flatMap(sent);
  const sizes = updates.map((update) => JSON.stringify(update).length).sort((a, b) => a - b);
  expect(sizes.length).toBeGreaterThan(1_000);
  expect(sizes[Math.floor(sizes.length * 0.98)]).toBeLessThanOrEqual(1_000);
  const rounds = updates.filter(({ events }) => events.some(({ did }) => did === 'round'));
  // The Power Phase: everybody in one event, whoever's own superpower gives more in another.
  const gains = rounds.map(({ events }) => events.filter(({ did }) => did === 'power'));
  expect(Math.max(...gains.map((told) => told.length))).toBeLessThan(8);
  expect(gains.flat().some(({ figures }) => Array.isArray(figures) && figures.length > 5)).toBe(true);
});
