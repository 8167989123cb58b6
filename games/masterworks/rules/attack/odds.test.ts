import { quickRng, rulesetOf, type Told } from '@accretion/engine';
import { describe, expect, it } from 'vitest';
import { masterworks } from '../../index.ts';
import { activation, figure, situation } from '../../testing/situation.ts';
import type { Move } from '../answers.ts';
import { clone } from '../clone.ts';
import { cosmic, crisisA } from '../state.ts';

const ruleset = rulesetOf(masterworks);
const times = 1_500;

interface Played {
  readonly damage: readonly number[];
  /** Shrapnel: dice rolled, and how many hurt. */
  readonly dice: number;
  readonly splinters: number;
}

/** The same attack, made anew each time by the rules of a match. */
function played(hero: string, attack: string, target: string): Played {
  const { stage } = situation(
    'act',
    [figure(hero, crisisA, 14_400, 18_000), figure('boss', cosmic, 14_400, 20_500)],
    { active: activation(0) },
  );
  const rng = quickRng(11);
  const move: Move = { do: 'attack', attack: `${hero}.${attack}`, target };
  const damage: number[] = [];
  let [dice, splinters] = [0, 0];
  for (let i = 0; i < times; i++) {
    const told: Told[] = [];
    ruleset.play(clone(stage.state), crisisA, move, rng, told);
    for (const { event } of told) {
      if (event.did === 'count') damage.push(Number(event['damage']));
      if (event.did !== 'shrapnel') continue;
      const rolled = event['dice'] as readonly number[];
      dice += rolled.length;
      splinters += rolled.filter((die) => die <= 2).length;
    }
  }
  return { damage, dice, splinters };
}

const mean = (all: readonly number[]): number => all.reduce((sum, one) => sum + one, 0) / all.length;
const standardError = (all: readonly number[]): number => {
  const middle = mean(all);
  return Math.sqrt(mean(all.map((one) => (one - middle) * (one - middle))) / all.length);
};

describe('MC1 MC2 MC48 the odds, by play', () => {
  it.each([
    ['okoye', 'strike', 'pile:west', 1.2253, null],
    ['captain-marvel', 'strike', 'pile:west', 1.699, 0.2667],
    ['okoye', 'strike', 'boss', 0.9743, null],
    ['captain-marvel', 'strike', 'boss', 1.4001, null],
  ])('%s, %s against %s: within three standard errors', (hero, attack, target, expected, none) => {
    const { damage, dice, splinters } = played(hero, attack, target);
    expect(damage).toHaveLength(times);
    expect(Math.abs(mean(damage) - expected)).toBeLessThan(3 * standardError(damage));
    // One die more or less would be told from it.
    expect(3 * standardError(damage)).toBeLessThan(0.15);
    if (none !== null) {
      const missed = damage.map((one) => (one === 0 ? 1 : 0));
      expect(Math.abs(mean(missed) - none)).toBeLessThan(3 * standardError(missed));
    }
    // ME21: a quarter of the shrapnel dice hurt.
    if (target !== 'boss')
      expect(Math.abs(splinters / dice - 1 / 4)).toBeLessThan(3 * Math.sqrt(3 / 16 / dice));
  });
});
