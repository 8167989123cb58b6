import { erased, only } from '@accretion/engine';
import { describe, expect, it } from 'vitest';
import type { View } from '../../rules/state.ts';
import { given } from '../../testing/given.ts';
import { typed } from '../../testing/updates.ts';
import { pileCardOf } from '../../words/outlook.ts';
import { heatOf } from './heat.ts';

describe('the heat of the hole', () => {
  const heat = (...displays: readonly (readonly string[])[]): number => {
    const view = erased<View>(typed.view(given({ hole: 'Old Plughole', displays }).state, only(0)));
    return heatOf(typed.model, view, pileCardOf(typed.model, view));
  };

  it('is none while all ships are far from the Threshold, and grows with the nearest one', () => {
    expect(heat([], ['Solar Kite'])).toBe(0);
    const one = heat([], ['Planet Cracker']);
    const two = heat([], ['Planet Cracker', 'Moon Bus']);
    expect(one).toBeGreaterThan(0);
    expect(two).toBeGreaterThan(one);
    expect(heat(['Solar Kite'], ['Planet Cracker', 'Moon Bus'])).toBe(two);
  });

  it('is full as soon as one ship weighs what the Threshold is likely to become', () => {
    expect(heat(['Planet Cracker', 'Moon Bus', 'Saucer Cab', 'Cube Freighter'])).toBe(1);
  });
});
