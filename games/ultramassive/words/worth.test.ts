import { rulesetOf } from '@accretion/engine';
import { describe, expect, it } from 'vitest';
import { ultramassive } from '../index.ts';
import type { Slot } from '../rules/content.ts';
import type { View } from '../rules/state.ts';
import { given } from '../testing/given.ts';
import { orbits, uses } from '../testing/wishes.ts';
import { worthNow, worthText } from './worth.ts';

const cards = rulesetOf(ultramassive).model;
const board = 'blue 7: BG SG, blue 5: PB, blue 2: Minor, pink 6: SG SG, pink 2: Major';

/** What the market promises, and what using the Anomaly then brings. */
function promised(slot: Slot, owned: readonly Slot[], channels: readonly ('blue' | 'pink')[]) {
  const without = given({ red: { anomalies: owned, board } });
  const [seat] = (without.state as unknown as View).seats;
  if (seat === undefined) throw new Error('nobody sits there');
  const play = given({ red: { anomalies: [...owned, slot], board } });
  const now = (): { mass: number; discovery: number } => {
    const { mass = 0, discovery = 0 } = (play.state as unknown as View).seats[0] ?? {};
    return { mass, discovery };
  };
  const before = now();
  play.red.does(uses(slot), ...channels.map((channel) => orbits(channel)));
  const then = now();
  return {
    says: worthNow(cards, seat, slot),
    brings: { mass: then.mass - before.mass, discovery: then.discovery - before.discovery },
  };
}

describe('what the market says an Anomaly would bring at once', () => {
  it.each([
    ['O1', [], ['blue']],
    ['O3', ['O1', 'O2B'], ['blue', 'pink']],
    ['O4', ['O1', 'O2B', 'O3'], []],
    ['S2A', ['S1'], []],
  ] as const)('is what using it brings: %s', (slot, owned, channels) => {
    const { says, brings } = promised(slot, owned, channels);
    expect(says).toEqual(brings);
    expect(says.mass).toBeGreaterThan(0);
  });

  it('is said in words, with the Rounds that are left', () => {
    const { state } = given({ round: 5, red: { board: 'blue 7: SG' } });
    const view = state as unknown as View;
    const [seat] = view.seats;
    if (seat === undefined) throw new Error('nobody sits there');
    expect(worthText(cards, view, seat, 'O1', 'en')).toBe(
      'Used right now: +3 Solar Mass. You can use it in 2 Rounds.',
    );
    expect(worthText(cards, view, seat, 'M4', 'de')).toContain('Deine 1 Materie brächte 1 mehr.');
  });
});
