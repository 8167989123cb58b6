import type { Move } from '@accretion/engine';
import { describe, expect, it } from 'vitest';
import type { Bot, Budget } from './bot.ts';
import { budgetBy } from './timing.ts';

/** Thinks as long as its budget has time, and says for how many ticks of the clock that was. */
function ticksIn({ clock, isSpent }: Budget): number {
  const begun = clock?.now() ?? 0;
  for (let ticks = 0; ; ticks++) {
    if (isSpent?.() || (clock !== undefined && clock.now() - begun >= clock.millis)) return ticks;
  }
}

const never = (): never => {
  throw new Error('is not asked here');
};
const searching = (name: string): Bot => ({ name, choose: never, think: never });
const plain: Bot = { name: 'greedy', choose: (): Move => ({ do: 'x' }) };

/** A clock that moves on by one millisecond with every look. */
const ticking = (from: number): (() => number) => {
  let now = from;
  return () => now++;
};
const ticks = (bot: Bot, late: number): number =>
  ticksIn(budgetBy(bot, { askedAt: 1000, now: ticking(1000 + late) }));

describe('time for a thought', () => {
  it.each([
    ['captain', 300],
    ['singularity', 1500],
  ])('of %s is %d milliseconds from being asked', (name, time) => {
    const taken = ticks(searching(name), 0);
    expect(taken).toBeGreaterThan(time - 5);
    expect(taken).toBeLessThan(time + 5);
  });

  it('is shorter by as much as it started late', () => {
    const bot = searching('singularity');
    expect(ticks(bot, 0) - ticks(bot, 900)).toBe(900);
  });

  it('is enough for a glance, however late it is', () => {
    const glance = ticks(searching('captain'), 10_000);
    expect(glance).toBeGreaterThan(90);
    expect(glance).toBeLessThan(110);
  });

  it('is never longer because two clocks disagree', () => {
    expect(ticks(searching('captain'), -60_000)).toBeLessThan(305);
  });

  it('also ends for bots that do not search', () => {
    expect(ticks(plain, 0)).toBeGreaterThan(1_500);
    expect(ticks(plain, 1_900)).toBeLessThan(105);
    expect(ticks(plain, 5_000)).toBe(0);
  });

  it.each([searching('captain'), plain])('ends at once when nobody waits for it any more', (bot) => {
    let looks = 0;
    const isStopped = (): boolean => ++looks > 20;
    const budget = budgetBy(bot, { askedAt: 1000, now: ticking(1000), isStopped });
    expect(() => ticksIn(budget)).toThrow('stopped thinking');
    expect(looks).toBe(21);
  });
});
