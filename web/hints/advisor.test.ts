import {
  allSeats,
  firstSeat,
  isRefusal,
  type Json,
  Match,
  only,
  optionsFor,
  quickRng,
  type Ruleset,
  rulesetOf,
  type Seat,
  type Seats,
  type State,
  seedOf,
} from '@accretion/engine';
import { entries } from '@accretion/games';
import { describe, expect, it } from 'vitest';
import { advisor, type Hint, type HintJob } from './advisor.ts';

interface Moment {
  readonly state: State;
  readonly seat: Seat;
}

const seats = 3;
/** So many nodes for a hint: few, for tests. */
const nodes = 60;

/** A few moments of a match in which everybody plays at random, wherever there is something to choose. */
function momentsOf(ruleset: Ruleset, after: readonly number[]): Moment[] {
  const { game } = ruleset;
  const chosen = optionsFor(game, {}, seats);
  if (isRefusal(chosen)) throw new Error('no such table');
  const match = new Match(ruleset, { options: chosen.options, seats, seed: seedOf('hints') });
  const rng = quickRng(5);
  const moments: Moment[] = [];
  for (let n = 0; n <= (after.at(-1) ?? 0) && match.outcome === null; n++) {
    const seat = firstSeat(match.toAct);
    const moves = ruleset.moves(match.state, seat);
    if (after.includes(n)) moments.push({ state: ruleset.clone(match.state), seat });
    const move = moves[rng.below(moves.length)];
    if (move === undefined) throw new Error('nothing to play');
    match.play(seat, move);
  }
  return moments;
}

const jobAt = (ruleset: Ruleset, { state, seat }: Moment, viewer: Seats = only(seat)): HintJob => ({
  game: ruleset.game.id,
  pack: null,
  view: ruleset.view(state, viewer) as Json,
  viewer,
  seat,
  chance: 'a hint',
  allowance: { nodes },
});

/** The same moment with everything changed that its seat cannot know. */
function otherWorld(ruleset: Ruleset, { state, seat }: Moment, n: number): Moment {
  const view = ruleset.view(state, only(seat));
  return { seat, state: ruleset.imagine(view, only(seat))(quickRng(100 + n)) };
}

const { advise } = advisor();
const oddsOf = (hint: Hint) => hint.map(({ chance, spread }) => [chance, spread]);

describe.each(entries.map(({ game }) => [game.id, rulesetOf(game)] as const))(
  'a hint in %s',
  (_, ruleset) => {
    const moments = momentsOf(ruleset, [0, 6, 9, 25]);

    it('is the same for the same view, chance and nodes', async () => {
      for (const moment of moments) {
        const job = jobAt(ruleset, moment);
        expect(await advise(job)).toEqual(await advise(job));
      }
    });

    it('and its odds are the same to the byte when everything hidden is changed', async () => {
      for (const [n, moment] of moments.entries()) {
        const hint = await advise(jobAt(ruleset, moment));
        const other = await advise(jobAt(ruleset, otherWorld(ruleset, moment, n)));
        expect(JSON.stringify(other)).toBe(JSON.stringify(hint));
        expect(JSON.stringify(oddsOf(other))).toBe(JSON.stringify(oddsOf(hint)));
      }
    });

    it('has legal moves, the best first, with chances and what follows', async () => {
      for (const moment of moments) {
        const job = jobAt(ruleset, moment);
        const hint = await advise(job);
        // What follows is legal in what the person would see then.
        for (const { move, view } of hint.flatMap(({ sequence }) => sequence)) {
          const then = ruleset.imagine(view, job.viewer)(quickRng(1));
          expect([move, ruleset.refuse(then, moment.seat, move)]).toEqual([move, null]);
        }
        expect(hint.length).toBeGreaterThan(0);
        expect(hint.length).toBeLessThanOrEqual(3);
        for (const { move } of hint) expect(ruleset.refuse(moment.state, moment.seat, move)).toBeNull();
        const chances = hint.map(({ chance }) => chance ?? Number.NaN);
        expect(chances).toEqual([...chances].sort((a, b) => b - a));
        for (const chance of chances) {
          expect(chance).toBeGreaterThanOrEqual(0);
          expect(chance).toBeLessThanOrEqual(1);
        }
      }
    });
  },
);

describe('a hint that saw more than its seat', () => {
  it('is found out', async () => {
    const everybody = allSeats(seats);
    const leaks: string[] = [];
    for (const { game } of entries) {
      const ruleset = rulesetOf(game);
      for (const [n, moment] of momentsOf(ruleset, [6, 25]).entries()) {
        const leaky = (of: Moment) => advise(jobAt(ruleset, of, everybody));
        const [one, other] = [await leaky(moment), await leaky(otherWorld(ruleset, moment, n))];
        if (JSON.stringify(oddsOf(one)) !== JSON.stringify(oddsOf(other))) leaks.push(game.id);
      }
    }
    expect(leaks).toContain('buccaneers');
  });
});
