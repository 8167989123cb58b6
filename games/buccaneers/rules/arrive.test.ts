import { describe, expect, it } from 'vitest';
import { given } from '../testing/given.ts';
import { keeping } from '../testing/moments.ts';
import type { Play } from '../testing/play.ts';

describe('how a card arrives', () => {
  const found = (card: string, story: Parameters<typeof given>[0] = {}): Play => {
    const displays = [['Easter Egg', ...(story.displays?.[0] ?? [])], ...(story.displays ?? []).slice(1)];
    const play = given({ ...story, at: 'score', displays, chance: [card] });
    play.seat(0).discards();
    return play;
  };
  const selected = (card: string): Play => given({ hands: [[card]] }).turn(card);

  it('B39 Spacecraft, parts and Shapeshifters lie the same whether selected, kept or found', () => {
    for (const arrive of [selected, keeping, found]) {
      expect(arrive('Moon Bus').seat(0).shown).toContain('Moon Bus');
      expect(arrive('Warp Drive').seat(0).groups).toEqual([['Warp Drive']]);
      expect(arrive('Morpho Cubo').seat(0).stack).toEqual(['Morpho Cubo']);
    }
  });

  it('B39 a Toy lies face down when selected or kept, and open when found', () => {
    expect(selected('Game Slab').seat(0).toys).toEqual(['Game Slab']);
    expect(keeping('Game Slab').seat(0).toys).toEqual(['Game Slab']);
    const open = found('Game Slab');
    expect([open.seat(0).shown, open.told('find')]).toMatchObject([['Game Slab'], [{ card: 'TOY10' }]]);
  });

  it('B39 a Robot clashes when selected or kept, and stays upright when found', () => {
    const rival = { hands: [[], ['Golden Fusspot']] };
    expect(keeping('Waiter Droid', rival).seat(1).spin('Golden Fusspot')).toBe(1);
    expect(
      found('Waiter Droid', { displays: [[], ['Golden Fusspot']] })
        .seat(0)
        .spin('Waiter Droid'),
    ).toBe(0);
  });

  it('B39 Artifacts that work when selected are ignored when found, and stay', () => {
    for (const card of [
      'GPS Tracker',
      'TIIT CLO UHL',
      'Swiss Army Pocket Laser',
      'Titanic Tentacles',
      'Reality Gyro',
    ]) {
      const play = found(card);
      expect(play.seat(0).shown).toEqual([card]);
      expect([play.atHole, play.state.clockwise, play.told('draw'), play.asked]).toEqual([[], true, [], []]);
    }
  });

  it('B39 Sucker, Cubus and Loot kept by Tentacles wake with the next Turn, and never when found', () => {
    const awake = keeping('Loot Box');
    expect(awake.seat(0).isAwake('Loot Box')).toBe(true);
    const never = found('Loot Box', { displays: [['Game Slab']] });
    expect([never.seat(0).isAwake('Loot Box'), never.seat(0).spin('Loot Box')]).toEqual([false, 0]);
  });

  it('B39 a Relic works in its step if that is still to come', () => {
    const pool = found('Alien Kiddie Pool');
    expect(pool.asked).toEqual([0]);
    const kept = keeping('One Ring', { handSize: 2 });
    kept.playDefaults(() => kept.state.round > 1 || kept.asked.length === 1);
    expect(kept.told('score').at(-1)).toMatchObject({ step: 'D' });
  });
});
