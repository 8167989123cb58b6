import { isRefusal, Match, only, openStep, rulesetOf } from '@accretion/engine';
import { describe, expect, it } from 'vitest';
import { ultramassive } from '../index.ts';
import type { Move, Options, State, View } from '../rules/state.ts';
import { nameOf } from '../words/names.ts';
import { led, tutorial } from './tutorial.ts';

const ruleset = rulesetOf(ultramassive);
const { seed, seats, options, others, lessons } = tutorial;
const asked = lessons.flatMap((lesson) => lesson.until ?? []);

/** Plays the guided Round: the other as early as possible, or as late. */
function played(isEager: boolean): State {
  const match = new Match(ruleset, { seed, seats, options: options as Options });
  const [mine, theirs] = [[...led], others.map(({ move }) => move as Move)];
  const go = (seat: number, script: Move[]): boolean => {
    const owes = (match.toAct & only(seat)) !== 0 && openStep(match.state.agenda, seat) !== undefined;
    const move = owes ? script.shift() : undefined;
    if (move === undefined) return false;
    const answers = ruleset.moves(match.state, seat);
    if (seat === 0) {
      const until = asked[led.length - mine.length - 1];
      expect(
        answers.filter((one) => until?.(one as never)),
        JSON.stringify(move),
      ).toEqual([move]);
    }
    expect(isRefusal(match.play(seat, move)), `${seat}: ${JSON.stringify(move)}`).toBe(false);
    return true;
  };
  const order = isEager ? [1, 0] : [0, 1];
  while (order.some((seat) => go(seat, seat === 0 ? mine : theirs)));
  expect([mine, theirs]).toEqual([[], []]);
  return match.state;
}

describe('the guided first game', () => {
  it.each([true, false])('goes as the lessons say, no matter who is quicker (%s)', (isEager) => {
    const { round, phase, starter, seats: places } = played(isEager);
    expect({ round, phase, starter }).toEqual({ round: 2, phase: 'draft', starter: 1 });
    const [me, other] = places;
    expect(me).toMatchObject({ mass: 2, discovery: 3, anomalies: ['M1'] });
    expect(me?.blue[1]).toEqual(['blueGiant']);
    expect(me?.pink[6]).toEqual(['supergiant']);
    expect(me?.wormholes.map((one) => one.open)).toEqual([true, true, false, false]);
    expect(other).toMatchObject({ mass: 4, anomalies: ['O1'] });
  });

  it('waits for exactly the moves it asks for', () => {
    expect(asked).toHaveLength(led.length);
    expect(asked[0]?.({ do: 'placeWormholes', spots: [] } as never)).toBe(false);
    expect(asked.at(-1)?.({ do: 'exchange', counters: 1 } as never)).toBe(false);
  });

  it('speaks again in the middle of free play when something new is asked', () => {
    const later = lessons.filter((lesson) => lesson.when !== undefined);
    const at = (step: string, round = 3): View =>
      ({ round, agenda: { stack: [{ do: step, seat: 0 }], lanes: [], posted: [] } }) as unknown as View;
    const comes = (view: View): boolean[] => later.map((lesson) => lesson.when?.(view) ?? true);
    expect(comes(at('act'))).toEqual([false, false, false]);
    expect(comes(at('placeWormholes'))).toEqual([true, false, false]);
    expect(comes(at('chooseCore'))).toEqual([false, true, false]);
    expect(comes(at('act', 6))).toEqual([false, false, true]);
  });

  it('points at what it speaks of', () => {
    const points = lessons.flatMap((lesson) => lesson.point ?? []);
    const names = points.map((point) => nameOf(point, ruleset as never, 'en'));
    expect(names.slice(0, 5)).toEqual([
      'Black Hole',
      'Space blue 1',
      'Wormhole',
      'Blue Giant Star',
      'Orbit 1',
    ]);
    expect(names).toContain('Stellar Nursery');
    expect(names).toContain('Slow Decay');
    expect(names).toContain('Captured Giant');
    expect(names).toContain('Rift blue 3');
    expect(names).toContain('Space pink 7');
  });

  it('speaks both languages', () => {
    for (const { text } of lessons) {
      expect(text.en).toMatch(/\S{2}/);
      expect(text.de).not.toBe(text.en);
    }
  });
});
