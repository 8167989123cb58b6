import { describe, expect, it } from 'vitest';
import type { Story } from '../../rules/state.ts';
import { type Battle, battlesAfter } from './battles.ts';
import { judgedPairs } from './drawnPairs.ts';

const told = (...events: readonly Story[]): readonly Battle[] =>
  events.reduce<readonly Battle[]>((battles, event, n) => battlesAfter(battles, n, event), []);

const begun = (faces: number[], rivalFaces: number[]): readonly Story[] => [
  { did: 'fight', crew: 0, against: 1, at: 'F2' },
  { did: 'roll', crew: 0, against: 1, faces, rivalFaces },
];

const last = (battles: readonly Battle[]): Battle => battles.at(-1) as Battle;

describe('a fight that was told', () => {
  it('A14 is drawn in pairs, each with what its loser lost; a die that met none is drawn too', () => {
    const battle = last(
      told(
        ...begun([5, 2, 1], [3, 2]),
        {
          did: 'pairs',
          crew: 0,
          against: 1,
          pairs: [
            { faces: [5, 3], won: 0 },
            { faces: [2, 2], won: -1 },
          ],
        },
        { did: 'wound', crew: 1, to: 'moderate', at: 'F2' },
        { did: 'wound', crew: 0, to: 'minor', at: 'F2' },
        { did: 'wound', crew: 1, to: 'minor', at: 'F2' },
      ),
    );
    expect(judgedPairs(battle)).toEqual([
      { dice: [{ face: 5 }, { face: 3 }], won: 0, loss: 'moderate', isByCard: false },
      { dice: [{ face: 2 }, { face: 2 }], won: -1, loss: 'minor', isByCard: false },
      { dice: [{ face: 1 }, null], won: null, loss: null },
    ]);
  });

  it('AA63 a droid that lost takes no wound of a member', () => {
    const battle = last(
      told(
        ...begun([6, 6], [5, 1]),
        {
          did: 'pairs',
          crew: 0,
          against: 1,
          pairs: [
            { faces: [6, 5], won: 0 },
            { faces: [6, 1], won: 0 },
          ],
        },
        { did: 'droidLost', crew: 1 },
        { did: 'wound', crew: 1, to: 'major', at: 'F2' },
      ),
    );
    expect(judgedPairs(battle).map(({ loss }) => loss)).toEqual(['droid', 'major']);
  });

  it('AA64 a pair that goes against its faces was decided by a card', () => {
    const battle = last(
      told(
        ...begun([2], [6]),
        { did: 'play', seat: 0, card: 3 },
        { did: 'winPairing', crew: 0, die: 0 },
        { did: 'pairs', crew: 0, against: 1, pairs: [{ faces: [2, 6], won: 0 }] },
        { did: 'wound', crew: 1, to: 'minor', at: 'F2' },
      ),
    );
    expect(battle.cards).toEqual([{ did: 'winPairing', seat: 0, card: 3 }]);
    expect(judgedPairs(battle)).toEqual([
      { dice: [{ face: 2 }, { face: 6 }], won: 0, loss: 'minor', isByCard: true },
    ]);
  });

  it('AA27 dice that cards have changed, brought or taken away are drawn as they were judged', () => {
    const struck = { did: 'wound', crew: 1, to: 'minor', at: 'F2' } as const;
    const battle = last(
      told(
        ...begun([2], [6, 5, 1]),
        { did: 'play', seat: 1, card: 4 },
        { did: 'reroll', crew: 1, die: 1, from: 6, face: 3 },
        { did: 'play', seat: 0, card: 5 },
        { did: 'defeat', crew: 0, die: 2 },
        struck,
        { did: 'play', seat: 0, card: 6 },
        { did: 'callDroid', crew: 0, face: 4 },
        {
          did: 'pairs',
          crew: 0,
          against: 1,
          pairs: [
            { faces: [4, 3], won: 0 },
            { faces: [2, 1], won: 0 },
          ],
        },
        { did: 'wound', crew: 1, to: 'moderate', at: 'F2' },
        { did: 'wound', crew: 1, to: 'moderate', at: 'F2' },
      ),
    );
    expect(judgedPairs(battle).map(({ dice }) => dice.map((die) => die?.face))).toEqual([
      [4, 3],
      [2, 1],
    ]);
    const fewer = { ...battle, pairs: battle.pairs?.slice(0, 1) ?? null };
    expect(judgedPairs(fewer).map(({ dice }) => dice.map((die) => die?.face ?? null))).toEqual([
      [4, 3],
      [2, null],
      [null, 1],
    ]);
  });

  it('A15 keeps the cards in their order with what they did; those played elsewhere are none of its', () => {
    const [battle] = told(
      ...begun([2], [6]),
      { did: 'play', seat: 0, card: 3 },
      { did: 'reroll', crew: 0, die: 0, from: 2, face: 5 },
      { did: 'play', seat: 1, card: 4 },
      { did: 'callDroid', crew: 1, face: 3 },
      { did: 'pairs', crew: 0, against: 1, pairs: [{ faces: [5, 6], won: 1 }] },
      { did: 'play', seat: 0, card: 7 },
      { did: 'wound', crew: 0, to: 'moderate', at: 'camp' },
    );
    expect(battle?.cards).toEqual([
      { did: 'reroll', seat: 0, card: 3, from: 2, face: 5 },
      { did: 'callDroid', seat: 1, card: 4, face: 3 },
    ]);
    expect(battle?.losses).toEqual([]);
  });
});
