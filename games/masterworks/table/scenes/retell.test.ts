import { heard, listSeats, Match, quickRng, sameJson } from '@accretion/engine';
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
    // Kinds of events without which a retelling was seen to end elsewhere.
    const noticed = new Set<string>();
    let moves = 0;
    for (const [n, difficulty] of (['narrative', 'normal', 'hard', 'homoSuperior'] as const).entries()) {
      const options = { ...masterworks.defaults, difficulty };
      const match = new Match(ruleset, { seed: `retold-${n}`, seats: 3, options });
      const rng = quickRng(n);
      for (; match.toAct !== 0; moves++) {
        const asked = listSeats(match.toAct);
        const seat = asked[rng.below(asked.length)] ?? 0;
        const offers = ruleset.moves(match.state, seat);
        const move = offers[rng.below(offers.length)];
        if (move === undefined) throw new Error('nothing to do');
        const before = ruleset.view(match.state, 0) as View;
        const played = match.play(seat, move);
        if (!('told' in played)) throw new Error(played.why);
        const after = ruleset.view(match.state, 0) as View;
        const events = heard(played.told, 0) as readonly Story[];
        for (const { did } of events) kinds.add(did);
        const start: Retold = { view: before, after };
        const retold = (told: readonly Story[]): View =>
          told.reduce((one, event) => retell(model, one, event), start).view;
        const isBetween = after.side === 'none';
        const expected = shown(after, isBetween);
        if (after.ending === null && events.length > 0)
          expect(shown(retold(events), isBetween), JSON.stringify(events)).toEqual(expected);
        for (const { did } of after.ending === null ? events : []) {
          if (noticed.has(did)) continue;
          const without = shown(retold(events.filter((event) => event.did !== did)), isBetween);
          if (!sameJson(without, expected)) noticed.add(did);
        }
        const news = events.map((event, i): Happening => ({ n: i, event }));
        const scenes = scenesOf({ before, after, news, viewer: 1, near: 0 }, model);
        // Every event is told at most once, in order, and no update takes too long.
        const told = scenes.flatMap((scene) => scene.events.map((one) => one.n));
        expect(told).toEqual([...told].sort((a, b) => a - b));
        expect(scenes.reduce((sum, { lasts }) => sum + (lasts ?? 0), 0)).toBeLessThanOrEqual(14_010);
      }
    }
    expect(moves).toBeGreaterThan(1_000);
    expect([...kinds]).toEqual(expect.arrayContaining(['roll', 'attackOver']));
    expect([...noticed]).toEqual(
      expect.arrayContaining([
        'advance',
        'push',
        'throw',
        'place',
        'suffer',
        'power',
        'gainCondition',
        'daze',
      ]),
    );
    expect([...noticed]).toEqual(
      expect.arrayContaining([
        'flip',
        'ko',
        'destroy',
        'soldier',
        'reveal',
        'missile',
        'exhaust',
        'hold',
        'storm',
      ]),
    );
  });
});
