import type { Move, Ruleset } from '@accretion/engine';
import { describe, expect, it } from 'vitest';
import type { Ask, Bot } from './bot.ts';
import { fastRng } from './rng.ts';
import { type Meant, sightOf } from './thought.ts';
import { thoughtful } from './thoughtful.ts';

/** A game whose view is a single word. */
const ruleset = { rules: { shape: { node: { is: 'text' } } } } as unknown as Ruleset;
const ask = (view: string): Ask => ({ ruleset, view, seat: 0, rng: fastRng(1) });
const move = (name: string): Move => ({ do: name });
const meant = (view: string, name: string): Meant => ({ sight: sightOf(ruleset, view, 0), move: move(name) });

/** Means to play a, b and c, if it sees first, second and third; says how often it has thought. */
function planner(): { bot: Bot; thoughts: () => number } {
  let thoughts = 0;
  const think = (): ReturnType<NonNullable<Bot['think']>> => {
    thoughts++;
    return {
      move: move('a'),
      sequence: [meant('second', 'b'), meant('third', 'c')],
      alternatives: [],
      nodes: 0,
    };
  };
  return {
    bot: thoughtful({ name: 'planner', think, choose: () => think().move }),
    thoughts: () => thoughts,
  };
}

describe('a thought', () => {
  it('serves for its whole sequence while its seat sees what was foreseen', () => {
    const { bot, thoughts } = planner();
    expect(['first', 'second', 'third'].map((view) => bot.choose(ask(view)).do)).toEqual(['a', 'b', 'c']);
    expect(thoughts()).toBe(1);
    bot.choose(ask('third'));
    expect(thoughts()).toBe(2);
  });

  it('is thrown away when its seat sees something else, for good', () => {
    const { bot, thoughts } = planner();
    expect(['first', 'other'].map((view) => bot.choose(ask(view)).do)).toEqual(['a', 'a']);
    expect(thoughts()).toBe(2);
    const { bot: strayed, thoughts: again } = planner();
    for (const view of ['first', 'third', 'third']) strayed.choose(ask(view));
    expect(again()).toBe(3);
  });
});
