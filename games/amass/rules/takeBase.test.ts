import { isRefusal, Match, optionsFor, quickRng, rulesetOf, seedOf } from '@accretion/engine';
import { describe, expect, it } from 'vitest';
import { amass } from '../index.ts';
import type { Move, Options, State } from './state.ts';

const ruleset = rulesetOf(amass);

function opened(seats: number, options: Partial<Options>): Match<State, Move, Options> {
  const chosen = optionsFor(amass, { bases: { are: 'picked' }, first: 0, ...options }, seats);
  if (isRefusal(chosen)) throw new Error(chosen.why);
  return new Match(ruleset as never, { seed: seedOf('bases'), seats, options: chosen.options as Options });
}

const take = (base: string): Move => ({ do: 'takeBase', base });
const offered = ({ state }: Match<State, Move, Options>, seat: number): string[] =>
  ruleset.moves(state, seat).map((move) => (move.do === 'takeBase' ? move.base : move.do));
const bases = ({ state }: Match<State, Move, Options>): string[] =>
  state.crews.map(({ base }) => ['Alpha', 'Delta', 'Echo', 'Kilo', 'Tango', 'Xray'][base] ?? '');

describe('choosing bases', () => {
  it('AW9 AA53 asks the First Player first, then seat by seat, for any base nobody has chosen', () => {
    const match = opened(3, { first: 1 });
    expect([offered(match, 0), offered(match, 1)]).toEqual([
      [],
      ['Echo', 'Alpha', 'Delta', 'Kilo', 'Tango', 'Xray'],
    ]);
    match.play(1, take('Xray'));
    expect(offered(match, 2)).not.toContain('Xray');
    expect(match.play(2, take('Xray'))).toMatchObject({ rule: 'AA53', why: 'baseIsTaken' });
    expect(match.play(2, take('Nowhere'))).toMatchObject({ rule: 'AA53', why: 'noSuchBase' });
    expect(match.play(2, { do: 'ready' })).toMatchObject({ rule: 'AA53', why: 'takeBaseNow' });
    match.play(2, take('Delta'));
    match.play(0, take('Kilo'));
    expect(bases(match)).toEqual(['Kilo', 'Xray', 'Delta']);
  });

  it('AA53 AA2 the crew that was to have a base gets the other, and the order of crews follows the map', () => {
    const match = opened(1, { ai: 2 });
    match.play(0, take('Tango'));
    expect(bases(match)).toEqual(['Tango', 'Echo', 'Alpha']);
    expect([match.state.owners, match.state.order]).toEqual([
      [2, -1, 1, -1, 0, -1],
      [2, 1, 0],
    ]);
    expect(match.state.round).toBe(1);
  });

  it('A44 the last of six is given the base that is left without being asked', () => {
    const match = opened(6, {});
    for (let seat = 0; seat < 5; seat++) match.play(seat, take(offered(match, seat).at(-1) ?? ''));
    expect(new Set(bases(match)).size).toBe(6);
    expect(match.state.agenda.stack.at(-1)?.do).toBe('choose');
  });

  it('AW9 takes the base of the spread for a seat that does not answer', () => {
    const match = opened(2, { ai: 1 });
    expect(ruleset.byDefault(match.state, 0, quickRng(1))).toEqual(take('Alpha'));
  });
});
