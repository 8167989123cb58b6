import { describe, expect, it } from 'vitest';
import { model } from '../../../testing/table.ts';
import { emblemOf, emblemPath } from './emblems.ts';

describe('emblems', () => {
  it('tell all figures apart; only Magneto and the boss are one person', () => {
    const shared = new Map<string, string[]>();
    for (const hero of model.heroes) {
      const path = emblemPath(emblemOf(hero));
      shared.set(path, [...(shared.get(path) ?? []), hero.key]);
    }
    expect([...shared.values()].filter((keys) => keys.length > 1)).toEqual([['boss', 'magneto']]);
  });

  it('go by the hardest attack for a figure nobody drew', () => {
    const storm = model.heroes.find(({ key }) => key === 'storm');
    if (storm === undefined) throw new Error('no heroes');
    const types = { physical: 'fist', energy: 'bolt', mystic: 'eye' };
    const [hardest] = Object.values(storm.card.attacks).sort((a, b) => b.strength - a.strength);
    expect(emblemOf({ key: 'stranger', card: storm.card })).toBe(types[hardest?.type ?? 'physical']);
  });
});
