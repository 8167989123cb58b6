/** A bot's thought by a clock of its own, as a thread has it. */
import { firstSeat, Match, nobody, only, type Seat, type State } from '@accretion/engine';
import { describe, expect, it } from 'vitest';
import { rulesetFor } from '../games.ts';
import { Intentions } from './intentions.ts';
import { Stop } from './stop.ts';
import { type Think, think } from './task.ts';

/** A match between two, played by default to the first question of this kind. */
function playedTo(game: string, isThere: (state: State) => boolean): { match: Match<State>; seat: Seat } {
  const ruleset = rulesetFor(game, null);
  const match = new Match(ruleset, { options: ruleset.game.defaults, seats: 3, seed: '5'.repeat(64) });
  while (match.toAct !== nobody && !isThere(match.state)) match.playDefault(firstSeat(match.toAct), 'bot');
  expect(match.toAct).not.toBe(nobody);
  return { match, seat: firstSeat(match.toAct) };
}

const asked = (match: Match<State>, seat: Seat, more: Partial<Think> = {}): Think => ({
  ...{ task: 'think', game: match.ruleset.game.id, pack: null, level: 'captain', seat },
  ...{ view: match.ruleset.view(match.state, only(seat)), chance: 'x', askedAt: 0, stop: new Stop().flag },
  ...more,
});

/** A clock that moves on by a millisecond with every look at it, and how often that was. */
function ticking(from: number): { now: () => number; looks: () => number } {
  let now = from;
  return { now: () => now++, looks: () => now - from };
}

const isLane = ({ agenda }: State): boolean => agenda.lanes.length > 0;

describe('a thought in a thread', () => {
  const { match, seat } = playedTo('buccaneers', () => true);
  const looks = (late: number): number => {
    const clock = ticking(late);
    const { move } = think(asked(match, seat), clock.now);
    expect(match.ruleset.refuse(match.state, seat, move)).toBeNull();
    return clock.looks();
  };

  it('is shorter by the time it waited for the thread', () => {
    const [onTime, late, tooLate] = [looks(0), looks(200), looks(2_000)];
    expect(onTime).toBeGreaterThan(200);
    expect(onTime).toBeLessThan(340);
    expect(late).toBeLessThan(140);
    expect(tooLate).toBeLessThan(140);
  });

  it('ends when it is stopped, and does not begin if that was before', () => {
    const stop = new Stop();
    const clock = ticking(0);
    const now = (): number => {
      if (clock.looks() === 100) stop.set();
      return clock.now();
    };
    expect(() => think(asked(match, seat, { stop: stop.flag }), now)).toThrow('stopped thinking');
    expect(clock.looks()).toBe(101);
    expect(() => think(asked(match, seat, { stop: stop.flag }), now)).toThrow('stopped thinking');
    expect(clock.looks()).toBe(101);
  });
});

describe('what a bot means to do next', () => {
  const room = {};
  const level = 'captain';

  it('is played on without another thought, to the end of its lane', () => {
    const { match, seat } = playedTo('ultramassive', isLane);
    const { ruleset } = match;
    const intentions = new Intentions();
    const thought = think(asked(match, seat), ticking(0).now);
    expect(thought.sequence.length).toBeGreaterThan(0);
    match.play(seat, thought.move);
    intentions.keep(room, seat, level, thought.sequence);
    for (let left = thought.sequence.length; left > 0; left--) {
      const view = ruleset.view(match.state, only(seat));
      expect(intentions.next(room, { ruleset, level: 'pilot', seat, view })).toBeNull();
      const next = intentions.next(room, { ruleset, level, seat, view });
      expect(next?.sequence).toHaveLength(left - 1);
      expect(next && ruleset.refuse(match.state, seat, next.move)).toBeNull();
      match.play(seat, next?.move);
      intentions.keep(room, seat, level, next?.sequence ?? []);
    }
    expect(isLane(match.state) && match.toAct & only(seat)).toBeFalsy();
  });

  it('is thrown away when the seat sees something unforeseen', () => {
    const { match, seat } = playedTo('ultramassive', isLane);
    const { ruleset } = match;
    const intentions = new Intentions();
    const { move, sequence } = think(asked(match, seat), ticking(0).now);
    intentions.keep(room, seat, level, sequence);
    // Not the move it was meant to follow, but another.
    const other = ruleset
      .moves(match.state, seat)
      .find((one) => JSON.stringify(one) !== JSON.stringify(move));
    match.play(seat, other ?? move);
    const view = ruleset.view(match.state, only(seat));
    expect(intentions.next(room, { ruleset, level, seat, view })).toBeNull();
  });

  it('is kept for each room and seat, and forgotten on demand', () => {
    const { match, seat } = playedTo('ultramassive', isLane);
    const { ruleset } = match;
    const intentions = new Intentions();
    const { move, sequence } = think(asked(match, seat), ticking(0).now);
    match.play(seat, move);
    const seen = { ruleset, level, seat, view: ruleset.view(match.state, only(seat)) };
    intentions.keep(room, seat, level, sequence);
    expect(intentions.next({}, seen)).toBeNull();
    expect(intentions.next(room, seen)).not.toBeNull();
    intentions.forget(room, seat);
    expect(intentions.next(room, seen)).toBeNull();
  });
});
