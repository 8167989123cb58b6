import { firstSeat, type Json, miscounted, nobody, quickRng, rulesetOf } from '@accretion/engine';
import { describe, expect, it } from 'vitest';
import { amissIn } from './amiss.ts';
import { masterworks } from './index.ts';
import { defaults, type Move, type Options } from './rules/answers.ts';
import { difficulties } from './rules/content/encounter.ts';
import type { State } from './rules/state.ts';

const ruleset = rulesetOf(masterworks);
const { shape, components } = ruleset.rules;

const wrongIn = (state: State): readonly string[] => [
  ...miscounted(shape, state, components),
  ...amissIn(ruleset.model, state),
];

/** A match of random moves, a quarter of them off the list; what is first amiss in it. */
function played(options: Options, seed: number): { round: number; wrong: Json } {
  const rng = quickRng(seed);
  const state = ruleset.setup(options, 3, rng);
  const drawn = (seat: number): Move | undefined => {
    const move = rng.below(4) === 0 ? ruleset.anyMove(state, seat, rng) : null;
    if (move !== null && ruleset.refuse(state, seat, move) === null) return move;
    const moves = ruleset.moves(state, seat);
    return moves[rng.below(moves.length)];
  };
  for (let asked = ruleset.toAct(state); asked !== nobody; asked = ruleset.toAct(state)) {
    const seat = firstSeat(asked);
    const move = drawn(seat);
    if (move === undefined) return { round: state.round, wrong: `seat ${seat} has no move` };
    ruleset.play(state, seat, move, rng);
    const [wrong] = wrongIn(state);
    if (wrong !== undefined) return { round: state.round, wrong: { move, wrong } };
  }
  return { round: state.round, wrong: ruleset.outcome(state) === null ? 'no outcome' : null };
}

// Thousands are played by `accretion sim masterworks --bots random --check`; these few keep watch in every test run.
describe('MC11, MC12, MC26, MC74, ME38: random matches end, with every figure and token in order all the way', () => {
  const rounds: number[] = [];
  it.each([1, 2, 3, 4, 5, 6, 7])('match %i', (seed) => {
    const difficulty = difficulties[seed % 4] ?? 'normal';
    const mustered: Partial<Options> = seed % 3 === 0 ? { squads: { are: 'mustered' } } : {};
    const { round, wrong } = played({ ...defaults, ...mustered, difficulty }, seed);
    expect(wrong).toBeNull();
    rounds.push(round);
  });

  it('half of them within 10 rounds', () => {
    expect(rounds.filter((round) => round <= 10).length).toBeGreaterThanOrEqual(4);
  });
});

it('sees what is amiss', () => {
  const state = ruleset.setup(defaults, 3, quickRng(1));
  const rng = quickRng(2);
  while (state.round === 0) {
    const seat = firstSeat(ruleset.toAct(state));
    ruleset.play(state, seat, ruleset.moves(state, seat)[0] as Move, rng);
  }
  expect(wrongIn(state)).toEqual([]);
  const spoilt = (spoil: (copy: State) => void): string => {
    const copy = ruleset.clone(state);
    spoil(copy);
    return wrongIn(copy).join('; ');
  };
  const onto = ({ figures: [first, second] }: State): unknown =>
    Object.assign(first ?? {}, { x: second?.x, y: second?.y });
  expect(spoilt(onto)).toContain('overlaps');
  expect(spoilt((copy) => Object.assign(copy.figures[0] ?? {}, { x: 100 }))).toContain('stands badly');
  expect(spoilt((copy) => Object.assign(copy.figures[0] ?? {}, { on: 3 }))).toContain(
    'is said to stand on 3',
  );
  expect(spoilt((copy) => Object.assign(copy.figures[0] ?? {}, { power: 11 }))).toContain('11 Power');
  expect(spoilt((copy) => Object.assign(copy.figures[0] ?? {}, { damage: 40 }))).toContain('40 damage');
  expect(spoilt((copy) => Object.assign(copy, { track: 99 }))).toContain('the Encounter Tracker is 99');
  expect(spoilt((copy) => Object.assign(copy, { reserve: copy.reserve.slice(1) }))).not.toBe('');
});
