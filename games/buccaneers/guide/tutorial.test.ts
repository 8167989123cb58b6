import { isRefusal, Match, openStep, rulesetOf } from '@accretion/engine';
import { describe, expect, it } from 'vitest';
import { buccaneers } from '../index.ts';
import type { Options, State } from '../rules/state.ts';
import { led, tutorial } from './tutorial.ts';

const ruleset = rulesetOf(buccaneers);
const { seed, seats, options, others, lessons } = tutorial;
const cardOf = (name: string): number =>
  (ruleset.rules.components['trash'] as readonly string[]).indexOf(name);

/** Plays the guided Round: the person last in every Turn, or first. */
function played(isLast: boolean): State {
  const match = new Match(ruleset, { seed, seats, options: options as Options });
  const script = [...others];
  for (const name of led) {
    const mine = (): void => {
      const move = { do: 'pick', card: cardOf(name) } as const;
      expect(openStep(match.state.agenda, 0)?.do).toBe('pick');
      expect(isRefusal(match.play(0, move)), name).toBe(false);
    };
    if (!isLast) mine();
    for (const { seat, move } of script.splice(0, 2)) expect(isRefusal(match.play(seat, move))).toBe(false);
    if (isLast) mine();
  }
  expect(script).toEqual([]);
  return match.state;
}

describe('the guided first game', () => {
  it.each([true, false])('goes as the lessons say, no matter who picks last (%s)', (isLast) => {
    const { round, sheet } = played(isLast);
    const [me, first, second] = sheet[0]?.lines ?? [];
    expect(round).toBe(2);
    expect(me).toMatchObject({ toyWeight: 6, weight: 18, drawnIn: false, value: 26, rank: 1, points: 15 });
    expect(first).toMatchObject({ drawnIn: false, rank: 2 });
    expect(second).toMatchObject({ drawnIn: true, points: 0 });
  });

  it('waits for exactly the moves it asks for', () => {
    const asked = lessons.flatMap((lesson) => lesson.until ?? []);
    expect(asked).toHaveLength(led.length);
    asked.forEach((until, i) => {
      const move = { do: 'pick', card: cardOf(led[i] ?? '') } as const;
      expect(until(move)).toBe(true);
      expect(until({ ...move, card: move.card + 1 })).toBe(false);
    });
  });

  it('speaks both languages', () => {
    for (const { text } of lessons) {
      expect(text.en).toMatch(/\S{2}/);
      expect(text.de).not.toBe(text.en);
    }
  });
});
