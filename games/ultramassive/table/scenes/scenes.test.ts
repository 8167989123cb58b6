import { describe, expect, it } from 'vitest';
import { isOfFrame } from '../../../pieces/told.ts';
import type { Story, View } from '../../rules/state.ts';
import { given } from '../../testing/given.ts';
import { modes } from '../../testing/moments.ts';
import { updateOf, updates } from '../../testing/updates.ts';
import { ends, orbits, passes, plays } from '../../testing/wishes.ts';
import type { Happening } from '../types.ts';
import { scenesOf } from './index.ts';

const gained = (log: readonly Happening[], upTo: number, seat: number): number =>
  log.reduce(
    (sum, { n, event }) =>
      n <= upTo && !isOfFrame(event) && event.did === 'mass' && event.seat === seat
        ? sum + event.amount
        : sum,
    0,
  );

const isOf = (seat: number, { event }: Happening): boolean => 'seat' in event && event.seat === seat;
const begins: readonly Story['did'][] = ['phase', 'round', 'reopen', 'over'];
const kinds = new Set<string>();

describe('the scenes of a match', () => {
  it.each(modes)('show nothing before it is told, and take their time but no more: $name', (mode) => {
    for (const near of mode.seats > 1 ? [0, 1] : [0]) {
      for (const update of updates('scenes', mode, near)) {
        const { before, news } = update;
        const scenes = scenesOf(update);
        let told = (news[0]?.n ?? 1) - 1;
        for (const { kind, events, view, lasts } of scenes) {
          kinds.add(kind);
          const last = events.at(-1)?.n ?? told;
          expect(last).toBeGreaterThanOrEqual(told);
          told = last;
          view.seats.forEach(({ mass }, seat) => {
            expect(mass).toBe((before.seats[seat]?.mass ?? 0) + gained(news, told, seat));
          });
          expect(view.phase === 'over' || (view.round !== before.round && kind === 'round')).toBe(false);
          expect(lasts).toBeGreaterThanOrEqual(400);
        }
        const all = scenes.reduce((sum, { kind, lasts }) => sum + (kind === 'round' ? 0 : (lasts ?? 0)), 0);
        expect(all).toBeLessThanOrEqual(6_100);
      }
    }
  });

  it.each(modes.slice(0, 4))('leave a person who is not concerned their own board: $name', (mode) => {
    let left = 0;
    for (const update of updates('lanes', mode)) {
      const { after, news, near } = update;
      const isConcerned = news.some(
        (one) => isOf(near, one) || (!isOfFrame(one.event) && begins.includes(one.event.did)),
      );
      if (isConcerned) continue;
      for (const { view } of scenesOf(update)) {
        expect(view.seats[near]).toBe(after.seats[near]);
        expect(view.agenda).toBe(after.agenda);
        left++;
      }
    }
    expect(left).toBeGreaterThan(5);
  });

  it('are of every kind', () => {
    expect([...kinds].sort()).toEqual(['growth', 'motion', 'pick', 'round', 'turn', 'wormholes']);
  });
});

describe('a rival who gains much', () => {
  const orbiting = (near: number) => {
    const play = given({ red: { hand: ['oa-1'], mass: 18, board: 'blue 7: SG SG' } });
    play.red.does(plays('oa-1'));
    return updateOf(play, near, () => play.red.does(orbits('blue')));
  };

  it('is shown with the card it came from, and Solar Mass from and to', () => {
    const update = orbiting(1);
    const [scene, ...more] = scenesOf(update);
    expect(more).toEqual([]);
    expect(scene?.kind).toBe('turn');
    expect(scene?.events.map(({ event }) => event.did)).toEqual(
      expect.arrayContaining(['playCard', 'orbit', 'absorb', 'mass', 'expand']),
    );
    expect(scene?.note?.en).toBe('Solar Mass 18 → 24, now Stellar');
    expect(scene?.note?.de).toBe('Sonnenmasse 18 → 24, jetzt Stellar');
  });

  it('to the person themselves: what travels, then the growth', () => {
    const scenes = scenesOf(orbiting(0));
    expect(scenes.map(({ kind }) => kind)).toEqual(['motion', 'growth']);
    const sizes = scenes.map(({ view }: { view: View }) => view.seats[0]?.size);
    expect(sizes).toEqual(['primordial', 'stellar']);
  });
});

describe('A18: reaching 100 Solar Mass', () => {
  it('is growth of its own, without a new size', () => {
    const play = given({ red: { hand: ['oa-1'], mass: 98, board: 'blue 5: SG SG' } });
    play.red.does(plays('oa-1'));
    const update = updateOf(play, 0, () => play.red.does(orbits('blue')));
    expect(scenesOf(update).map(({ kind }) => kind)).toEqual(['motion', 'growth']);
    expect(update.after.seats[0]).toMatchObject({ mass: 104, size: 'supermassive' });
  });
});

describe('the end', () => {
  it('comes after what the last Round has brought', () => {
    const play = given({ round: 6, red: { hand: [] }, yellow: { hand: [] } });
    play.yellow.does(ends);
    const update = updateOf(play, 1, () => play.red.does(ends));
    const scenes = scenesOf(update);
    expect(update.after.phase).toBe('over');
    expect(scenes.map(({ kind, view }) => [kind, view.phase])).toEqual([['round', 'actions']]);
    expect(scenes[0]?.events.some(({ event }) => event.did === 'over')).toBe(false);
  });
});

describe('no scene', () => {
  it('is made of a move that was taken back', () => {
    const play = given({ red: { hand: ['oa-1'] } });
    const { news, ...update } = updateOf(play, 1, () => play.red.does(plays('oa-1')));
    expect(scenesOf({ ...update, news })).toHaveLength(1);
    const undone = { n: 99, event: { did: '@undo', seat: 0 } as const };
    expect(scenesOf({ ...update, news: [undone] })).toEqual([]);
  });

  it('is made of passing, or of what a person just puts down', () => {
    const play = given({ options: { edition: 'earlier' }, red: { hand: [] } });
    expect(scenesOf(updateOf(play, 0, () => play.red.does(passes)))).toEqual([]);
  });
});
