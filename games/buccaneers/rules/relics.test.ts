import { describe, expect, it } from 'vitest';
import { scoring } from '../testing/moments.ts';

describe('Relics', () => {
  it('B30 the Egg is discarded for the top card of the deck, or kept with its numbers', () => {
    const taken = scoring([['Easter Egg']], { chance: ['Moon Bus'] });
    taken.seat(0).discards();
    expect([taken.seat(0).shown, taken.discard]).toEqual([['Moon Bus'], ['Easter Egg']]);
    const kept = scoring([['Easter Egg']]);
    kept.seat(0).declines();
    expect([kept.seat(0).line.weight, kept.seat(0).line.value]).toEqual([1, 1]);
  });

  it('B30 the Pool is discarded for a random card of the pile', () => {
    const play = scoring([['Alien Kiddie Pool']], {
      pile: ['Bathtub Duck', 'Planet Cracker', 'Moon Bus'],
      chance: ['Planet Cracker'],
    });
    play.seat(0).discards();
    expect([play.seat(0).shown, play.discard]).toEqual([['Planet Cracker'], ['Alien Kiddie Pool']]);
  });

  it('B30 a Relic found works if its step is still to come; an Egg found by the Pool only lies there', () => {
    const play = scoring([['Alien Kiddie Pool']], {
      pile: ['Bathtub Duck', 'Easter Egg'],
      chance: ['Easter Egg'],
    });
    play.seat(0).discards();
    expect([play.asked, play.seat(0).shown, play.seat(0).line.weight]).toEqual([[], ['Easter Egg'], 1]);
    const ring = scoring([['Alien Kiddie Pool']], {
      pile: ['Bathtub Duck', 'One Ring'],
      chance: ['One Ring'],
    });
    ring.seat(0).discards();
    expect(ring.asked).toEqual([0]);
  });

  it('B31 the One Ring may be discarded, losing its Value and Weight for nothing', () => {
    const play = scoring([['One Ring', 'Moon Bus']]);
    play.seat(0).discards();
    expect([play.seat(0).line.weight, play.seat(0).line.value, play.discard]).toEqual([7, 9, ['One Ring']]);
    expect(play.told('take')).toEqual([]);
  });

  it('BA22 the Ring is asked about when Toys are known and the final Threshold is not', () => {
    const play = scoring([['One Ring'], ['Game Slab']]);
    expect([play.seat(1).held, play.state.turnedUp, play.seat(0).line.threshold]).toEqual([
      ['WGT-6'],
      null,
      null,
    ]);
    expect(play.seat(0).worth('One Ring')).toBe('9/8');
  });

  it('B32 the Carpet takes +10 Value if strictly lowest, the Exoskeleton -10 Weight if strictly highest', () => {
    const both = scoring([['Antigravity Carpet'], ['Exoskeleton'], ['Courier Skiff']]);
    expect([both.seat(0).held, both.seat(1).held, both.seat(2).held]).toEqual([['VAL+10'], ['WGT-10'], []]);
    const level = scoring([['Antigravity Carpet'], ['Exoskeleton'], ['Saucer Cab'], ['Beeping Dustbin']]);
    expect(level.told('take')).toEqual([]);
  });

  it('B32 only the owner of the Relic can take its card', () => {
    const play = scoring([['Antigravity Carpet', 'Courier Skiff'], [], ['Moon Bus']]);
    expect(play.told('take')).toEqual([]);
  });

  it('B33 neither XXL Paperweight nor Towel asks anything', () => {
    const play = scoring([['XXL Paperweight'], ['Emergency Towel']]);
    expect(play.asked).toEqual([]);
    expect(play.outcome).not.toBeNull();
  });

  it('BA19 Carpet and Exoskeleton of one owner are judged on the same totals: at most one applies', () => {
    const heavy = scoring([
      ['Antigravity Carpet', 'Exoskeleton', 'Moon Bus'],
      ['Saucer Cab'],
      ['Courier Skiff'],
    ]);
    // 15 is highest; with -10 it would be lowest, but +10 is judged on 15.
    expect([heavy.seat(0).held, heavy.seat(0).line.compared]).toEqual([['WGT-10'], 5]);
    const light = scoring([['Antigravity Carpet', 'Exoskeleton'], ['Planet Cracker'], ['Cube Freighter']]);
    expect(light.seat(0).held).toEqual(['VAL+10']);
  });

  it('BA20 all seats are compared in E, including those drawn in later and those with totals of 0 or less', () => {
    const empty = scoring([['Antigravity Carpet'], [], ['Moon Bus']]);
    expect(empty.told('take')).toEqual([]);
    const doomed = scoring([['Exoskeleton'], ['Planet Cracker', 'Cube Freighter', 'Moon Bus'], []]);
    expect([doomed.told('take'), doomed.seat(1).line.drawnIn]).toEqual([[], true]);
  });

  it('BA21 +10 and -10 are taken without a question', () => {
    const play = scoring([['Antigravity Carpet'], ['Exoskeleton'], ['Courier Skiff']]);
    expect([play.asked, play.told('take').length]).toEqual([[], 2]);
  });
});
