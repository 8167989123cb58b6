import { firstSeat, only, optionsFor, quickRng, type Rng, rulesetOf } from '@accretion/engine';
import { describe, expect, it } from 'vitest';
import { judgeOf, players } from './bot.ts';
import { amass } from './index.ts';
import { reportOf } from './report.ts';
import type { Move, State } from './rules/state.ts';
import { onXS } from './testing/play.ts';

const ruleset = rulesetOf(amass);
const judge = judgeOf(ruleset.model);

/** What a seat does that follows the judge: its plan, else the best of one look ahead, in one imagined world. */
function thoughtful(state: State, seat: number, rng: Rng): Move {
  const world = ruleset.imagine(ruleset.view(state, only(seat)), only(seat))(rng);
  const moves = ruleset.moves(world, seat);
  const planned = judge.plan?.(world, seat, moves, rng) ?? null;
  if (planned !== null) return planned;
  const worths = moves.map((move) => {
    const after = ruleset.clone(world);
    ruleset.play(after, seat, move, rng);
    return judge.worth(after, seat);
  });
  return moves[worths.indexOf(Math.max(...worths))] as Move;
}

/** A match in which these seats think and the others draw their moves. */
function played(thinking: readonly number[], seats: number, options: object, seed: number): State {
  const chosen = optionsFor(amass, options, seats);
  if (!('options' in chosen)) throw new Error(chosen.why);
  const rng = quickRng(seed);
  const state = ruleset.setup(chosen.options, seats, rng);
  while (state.ending === null) {
    const seat = firstSeat(ruleset.toAct(state));
    const moves = ruleset.moves(state, seat);
    const move = thinking.includes(seat)
      ? thoughtful(state, seat, rng)
      : (moves[rng.below(moves.length)] as Move);
    expect(ruleset.refuse(state, seat, move)).toBe(null);
    ruleset.play(state, seat, move, rng);
  }
  return state;
}

describe('the judge', () => {
  it('beats random play from every seat', () => {
    for (let seed = 1; seed <= 8; seed++) {
      const seat = seed % 4;
      const state = played([seat], 4, {}, seed);
      expect(ruleset.outcome(state)?.ranks[seat]).toBe(1);
    }
  });

  it('beats easy AI crews alone, and together with a partner, more often than not', () => {
    let solo = 0;
    let together = 0;
    for (let seed = 1; seed <= 6; seed++) {
      if (ruleset.outcome(played([0], 1, { level: 'easy' }, seed))?.ranks[0] === 1) solo++;
      if (played([0, 1], 2, { coop: true, level: 'easy' }, seed).ending === 'won') together++;
    }
    expect([solo > 3, together > 3]).toEqual([true, true]);
  });

  it('has players for measuring that raid never, or only now and then', () => {
    const sent = (name: string, round: number): boolean => {
      const judge = players[name]?.(ruleset.model);
      const play = onXS({
        humans: ['Alpha'],
        ai: ['Echo'],
        at: 'plan',
        crews: { Echo: { stored: { N: ['orange', 'orange', 'orange'] }, moderate: 8 } },
        also: { round },
      });
      const moves = ruleset.moves(play.state, 0);
      const move = judge?.plan?.(play.state, 0, moves, quickRng(1)) ?? null;
      return move?.do === 'place' && move.at === 'Echo N';
    };
    expect([1, 2, 3].map((round) => sent('neverRaids', round))).toEqual([false, false, false]);
    expect([1, 2, 3].map((round) => sent('raidsALittle', round))).toEqual([false, false, true]);
  });

  it('raids a guarded base in a group, and leaves a strongly guarded one alone', () => {
    const raiders = (sentries: number): number => {
      const play = onXS({
        humans: ['Alpha'],
        ai: ['Echo'],
        at: 'plan',
        crews: {
          Echo: {
            sentries,
            moderate: 8,
            stored: { N: ['orange'], E: ['orange'], S: ['orange'], W: ['orange'] },
          },
        },
      });
      for (let members = 0; members < 8; members++) {
        const move = judge.plan?.(play.state, 0, ruleset.moves(play.state, 0), quickRng(members)) ?? null;
        if (move?.do !== 'place') break;
        ruleset.play(play.state, 0, move, quickRng(1));
      }
      return play.state.crews[0]?.plan.filter((at) => at.startsWith('Echo')).length ?? 0;
    };
    expect([raiders(0), raiders(1), raiders(5)]).toEqual([3, 3, 0]);
  });

  it('puts what it would do first', () => {
    const state = ruleset.setup(amass.defaults, 3, quickRng(1));
    const seat = firstSeat(ruleset.toAct(state));
    ruleset.play(state, seat, ruleset.moves(state, seat)[0] as Move, quickRng(2));
    const moves = ruleset.moves(state, 0);
    const [first, ...rest] = judge.order(state, 0, moves);
    expect([first?.do, rest.length]).toEqual(['place', moves.length - 1]);
    expect(judge.order(state, 0, moves)).toEqual(judge.order(state, 0, moves));
  });
});

describe('the report', () => {
  it('counts rounds, endings, points and first ranks by base', () => {
    const report = reportOf(ruleset.model);
    const state = played([], 3, { cards: 5 }, 5);
    const tallies = report.tallies(state);
    const sum = (what: string, at: string): number | undefined =>
      tallies.find((one) => one.what === what && one.at === at)?.sum;
    expect([sum('rounds', 'a match'), sum('ended by', 'cards'), sum('ended by', 'base')]).toEqual([5, 1, 0]);
    expect(sum('points', 'Echo')).toBe(ruleset.rules.facts?.['points']?.(state, 1));
    expect(report.account(state, { did: 'end' }, 'en')?.rows).toHaveLength(3);
    expect(report.account(state, { did: 'end' }, 'de')?.title).toBe('Nach Runde 5');
    const first = { did: 'playResource', round: 1 };
    expect(report.account(ruleset.setup(amass.defaults, 3, quickRng(1)), first, 'en')).toBeNull();
  });
});
