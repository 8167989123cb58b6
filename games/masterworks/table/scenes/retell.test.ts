import { heard, listSeats, Match, quickRng } from '@accretion/engine';
import { describe, expect, it } from 'vitest';
import { masterworks } from '../../index.ts';
import type { View } from '../../rules/state.ts';
import type { Story } from '../../rules/story.ts';
import { model, ruleset } from '../../testing/table.ts';
import type { Happening } from '../types.ts';
import { retell } from './retell.ts';
import { scenesOf } from './scenes.ts';
import type { Retold } from './tokens.ts';

/** What the map and the dashboard show. */
const shown = (view: View, isBetween: boolean) => ({
  figures: view.figures.map(({ placed: _placed, activated, ...figure }) => ({
    ...figure,
    // Between Rounds tokens are taken off without a word.
    activated: isBetween ? false : activated,
  })),
  standing: view.standing,
  piles: view.piles,
  missile: view.missile,
  delivered: view.delivered.length,
  soldiers: view.soldiers.map(({ token, x, y }) => ({ token, x, y })),
  codes: view.codes,
  exhaustion: view.exhaustion,
  debris: view.debris,
  round: view.round,
  side: isBetween ? 'none' : view.side,
});

describe('a view retold', () => {
  it('ends where the rules do, in random play', () => {
    const kinds = new Set<string>();
    for (let n = 0; n < 2; n++) {
      const match = new Match(ruleset, { seed: `retold-${n}`, seats: 3, options: masterworks.defaults });
      const rng = quickRng(n);
      for (let turns = 0; turns < 600 && match.toAct !== 0; turns++) {
        const asked = listSeats(match.toAct);
        const seat = asked[rng.below(asked.length)] ?? 0;
        const moves = ruleset.moves(match.state, seat);
        const move = moves[rng.below(moves.length)];
        if (move === undefined) throw new Error('nothing to do');
        const before = ruleset.view(match.state, 0) as View;
        const played = match.play(seat, move);
        if (!('told' in played)) throw new Error(played.why);
        const after = ruleset.view(match.state, 0) as View;
        const events = heard(played.told, 0) as readonly Story[];
        for (const { did } of events) kinds.add(did);
        const start: Retold = { view: before, after };
        const end = events.reduce((one, event) => retell(model, one, event), start).view;
        const isBetween = after.side === 'none';
        if (after.ending === null && events.length > 0)
          expect(shown(end, isBetween), JSON.stringify(events)).toEqual(shown(after, isBetween));
        const news = events.map((event, i): Happening => ({ n: i, event }));
        const scenes = scenesOf({ before, after, news, viewer: 1, near: 0 }, model);
        // Every event is told at most once, in order, and no update takes too long.
        const told = scenes.flatMap((scene) => scene.events.map((one) => one.n));
        expect(told).toEqual([...told].sort((a, b) => a - b));
        expect(scenes.reduce((sum, { lasts }) => sum + (lasts ?? 0), 0)).toBeLessThanOrEqual(14_010);
      }
    }
    expect([...kinds]).toEqual(expect.arrayContaining(['advance', 'roll', 'suffer', 'power', 'attackOver']));
  });
});
