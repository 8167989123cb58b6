import { type Event, isRefusal, listSeats, Match, openStep, rulesetOf } from '@accretion/engine';
import { describe, expect, it } from 'vitest';
import { amass } from '../index.ts';
import { pointsOf } from '../rules/score.ts';
import type { Crew, Move, Options, State } from '../rules/state.ts';
import { board } from '../testing/given.ts';
import { led, tutorial } from './tutorial.ts';

const ruleset = rulesetOf(amass);
const { seed, seats, options, others, lessons } = tutorial;

interface Played {
  readonly state: State;
  readonly told: readonly Event[];
  /** How many of the person's moves were made when something was asked. */
  readonly asked: readonly string[];
}

/** Plays the guided rounds: where all are asked at once the person answers last, or first. */
function played(isLast: boolean): Played {
  const match = new Match(ruleset, { seed, seats, options: options as Options });
  const told: Event[] = [];
  const asked: string[] = [];
  const next = Array.from({ length: seats }, () => 0);
  const movesOf = (seat: number): readonly unknown[] =>
    seat === 0 ? led : others.flatMap((one) => (one.seat === seat ? [one.move] : []));
  for (let entries = 0; entries < 200; entries++) {
    const owing = listSeats(match.toAct);
    const seat = isLast ? Math.max(...owing) : Math.min(...owing);
    const move = movesOf(seat)[next[seat] ?? 0];
    if (move === undefined) break;
    if (seat === 0) asked.push(openStep(match.state.agenda, 0)?.do ?? '');
    next[seat] = (next[seat] ?? 0) + 1;
    const done = match.play(seat, move as Move);
    if (isRefusal(done)) throw new Error(`${seat} ${JSON.stringify(move)}: ${done.why}`);
    told.push(...done.told.map(({ event, secret }) => secret?.event ?? event));
  }
  expect(next).toEqual([led.length, ...[1, 2].map((seat) => movesOf(seat).length)]);
  return { state: match.state, told, asked };
}

const of = (told: readonly Event[], did: string): readonly Record<string, unknown>[] =>
  told.filter((event) => event.did === did) as unknown as Record<string, unknown>[];

describe('the guided first game', () => {
  it.each([true, false])(
    'goes as the lessons say, whether the person answers last or first (%s)',
    (isLast) => {
      const { state, told } = played(isLast);
      expect(state.round).toBe(3);
      expect(of(told, 'moveAlien')[0]).toMatchObject({ steps: 2, to: 1 });
      const [mineFight, raid] = of(told, 'roll');
      expect(of(told, 'fight').map(({ at }) => at)).toEqual(['M5', 'Echo']);
      expect(mineFight).toMatchObject({ faces: [5, 5], rivalFaces: [6, 3] });
      expect(raid).toMatchObject({ faces: [2], rivalFaces: [3] });
      expect(of(told, 'wound').slice(0, 2)).toMatchObject([
        { crew: 0, to: 'moderate' },
        { crew: 1, to: 'moderate' },
      ]);
      expect(of(told, 'stealRoll')).toMatchObject([{ crew: 0, at: 'Echo N', face: 6 }]);
      expect(of(told, 'steal')).toMatchObject([{ crew: 0, cubes: ['pink'] }]);
      const points = state.crews.map((crew) => pointsOf(board, crew as Crew));
      expect(points).toEqual([19, 7, 3]);
    },
  );

  it('asks what the lessons speak of', () => {
    expect(played(true).asked).toEqual([
      'choose',
      ...Array.from({ length: 6 }, () => 'plan'),
      ...Array.from({ length: 3 }, () => 'store'),
      ...Array.from({ length: 5 }, () => 'plan'),
      ...['command', 'pick', 'react', 'steal', 'store', 'store'],
    ]);
  });

  it('waits for exactly the moves it asks for', () => {
    const asked = lessons.flatMap((lesson) => lesson.until ?? []);
    expect(asked).toHaveLength(led.length);
    asked.forEach((until, i) => {
      led.forEach((move) => {
        expect(until(move)).toBe(JSON.stringify(move) === JSON.stringify(led[i]));
      });
    });
  });

  it('speaks both languages', () => {
    for (const { text } of lessons) {
      expect(text.en).toMatch(/\S{2}/);
      expect(text.de).not.toBe(text.en);
    }
  });
});
