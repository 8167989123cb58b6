import { type Ask, fastRng } from '@accretion/bots';
import { copyJson, firstSeat, type Move, nobody, only, type Ruleset, type State } from '@accretion/engine';
import { type Entry, entries } from '@accretion/games';
import { describe, expect, it } from 'vitest';
import { seated } from './bots.ts';
import { rulesetWith, usualSeats, wholeOptions } from './input.ts';
import { playPart } from './matches.ts';
import { planOf } from './sim.ts';
import { standingsOf } from './tournament/standings.ts';

/** The dearer a bot's thinking, the fewer states it is shown; one that searches gets few nodes. */
const names = [
  ['random', 1],
  ['greedy', 3],
  ['cadet', 4],
  ['pilot', 8],
  ['captain@30n', 25],
] as const;

/** States of a random match at which a seat has a choice. */
function moments({ game }: Entry, ruleset: Ruleset, seed: string): { state: State; seat: number }[] {
  const seats = usualSeats(game);
  const rng = fastRng(seed);
  const state = ruleset.setup(wholeOptions(ruleset, {}, seats), seats, rng);
  const found: { state: State; seat: number }[] = [];
  for (let asked = ruleset.toAct(state); asked !== nobody; asked = ruleset.toAct(state)) {
    const seat = firstSeat(asked);
    const moves = ruleset.moves(state, seat);
    if (moves.length > 1) found.push({ state: ruleset.clone(state), seat });
    ruleset.play(state, seat, moves[rng.below(moves.length)] as Move, rng);
  }
  return found;
}

describe.each(entries.map((entry) => [entry.game.id, entry] as const))('bots at %s', (_id, entry) => {
  const ruleset = rulesetWith(entry.game, null);
  const all = [1, 2, 3].flatMap((match) => moments(entry, ruleset, `moments ${match}`));
  // Long games have enough of them: about two hundred from the beginning to the end.
  const states = all.filter((_, i) => i % Math.ceil(all.length / 200) === 0);

  it.each(names)('%s chooses by what its seat sees, whatever the true state is', (name, every) => {
    for (const [i, { state, seat }] of states.entries()) {
      if (i % every !== 0) continue;
      const view = ruleset.view(state, only(seat));
      const other = ruleset.imagine(view, only(seat))(fastRng(`other ${i}`));
      const choice = (from: State): Move | undefined => {
        const ask: Ask = { ruleset, view: ruleset.view(from, only(seat)), seat, rng: fastRng(`think ${i}`) };
        return seated(entry, ruleset, [name])[0]?.choose(ask);
      };
      expect(choice(other)).toEqual(choice(state));
    }
  });

  it.each(names)('%s leaves what it is shown as it was, and plays what is allowed', (name, every) => {
    const [bot] = seated(entry, ruleset, [name]);
    for (const [i, { state, seat }] of states.entries()) {
      if (i % every !== 0) continue;
      const before = copyJson(state);
      const view = ruleset.view(state, only(seat));
      const move = bot?.choose({ ruleset, view, seat, rng: fastRng(`play ${i}`) });
      expect(state).toEqual(before);
      expect(ruleset.refuse(state, seat, move)).toBeNull();
    }
  });

  it('a judge orders moves without adding or losing any', () => {
    const judge = entry.judge(ruleset.model);
    for (const { state, seat } of states) {
      const moves = ruleset.moves(state, seat);
      const ordered = judge.order(state, seat, moves);
      expect(ordered).toHaveLength(moves.length);
      expect(new Set(ordered)).toEqual(new Set(moves));
    }
  });
});

it('one greedy wins most matches against three that play at random', () => {
  const flags = { bots: 'greedy,random,random,random', games: 200, seed: 'margin', options: {} };
  const plan = planOf('buccaneers', flags);
  const results = Array.from({ length: plan.deals }, (_, deal) => playPart(plan, deal));
  expect(standingsOf(plan, results).bots['greedy']?.wins).toBeGreaterThan(0.6);
});
