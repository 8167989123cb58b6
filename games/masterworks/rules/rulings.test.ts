import { listSeats, only, quickRng, rulesetOf } from '@accretion/engine';
import { describe, expect, it } from 'vitest';
import { masterworks } from '../index.ts';
import { activation, figure, situation, squad } from '../testing/situation.ts';
import type { Move } from './answers.ts';
import { leadershipsOf } from './effects/force.ts';
import { cosmic, crisisA, crisisB } from './state.ts';

const ruleset = rulesetOf(masterworks);
const book = ruleset.model;
const boss = figure('boss', cosmic, 18_000, 8_000);
const disarm: Move = {
  ...{ do: 'card', card: 'disarm', payers: ['hulk', 'thor'] },
  ...{ amount: 1, chosen: 'boss' },
};

describe('our own rulings', () => {
  it('MA72: a leadership works on while its leader is Dazed and ends when it is KO’d', () => {
    const led = (more: Parameters<typeof figure>[4]) => {
      const leader = figure('storm', crisisA, 3_000, 14_000, more);
      const { stage } = situation('act', [leader, figure('okoye', crisisA, 5_000, 14_000), boss], {
        active: activation(1),
        squads: [squad({ affiliation: 'uncanny-x-men', leader: 0 }), squad({ zone: 1 })],
      });
      return leadershipsOf({ book, state: stage.state }, crisisA).map(({ key }) => key);
    };
    expect(led({})).toEqual(['storm.x-men-gold']);
    expect(led({ dazed: true })).toEqual(['storm.x-men-gold']);
    expect(led({ gone: true })).toEqual([]);
  });

  it('MA74 MC59 MC69 MA55: an active card is played between activations and in the middle of the partner’s', () => {
    const figures = [
      figure('storm', crisisA, 16_000, 12_000),
      figure('hulk', crisisB, 15_000, 6_000, { power: 1 }),
      figure('thor', crisisB, 21_000, 9_000, { power: 1 }),
      boss,
    ];
    const squads = [squad(), squad({ zone: 1, cards: ['disarm'] })];
    const between = situation('nextActivation', figures, { squads }).stage.state;
    expect(ruleset.refuse(between, crisisB, disarm)).toBe(null);
    const { stage } = situation('act', figures, { squads, active: activation(0) });
    const { state } = stage;
    expect(listSeats(ruleset.toAct(state))).toEqual([crisisA, crisisB]);
    expect(ruleset.refuse(state, crisisB, disarm)).toBe(null);
    expect(ruleset.refuse(state, crisisB, { do: 'end' })).toMatchObject({ rule: 'MD2', why: 'notYours' });
    expect(ruleset.byDefault(state, crisisB, quickRng(1))).toEqual({ do: 'pass' });
    ruleset.play(state, crisisB, { do: 'pass' }, stage.rng, stage.told);
    expect(listSeats(ruleset.toAct(state))).toEqual([crisisA]);
    ruleset.play(
      state,
      crisisA,
      { do: 'advance', tool: 'S', x: 16_000, y: 12_000, lay: null },
      stage.rng,
      [],
    );
    expect(listSeats(ruleset.toAct(state))).toEqual([crisisA, crisisB]);
    ruleset.play(state, crisisB, disarm, stage.rng, stage.told);
    expect(state.squads[crisisB]?.played).toEqual(['disarm']);
    expect(listSeats(ruleset.toAct(state))).toEqual([crisisA]);
  });

  it('MA75 MA32: with the zones chosen everybody stands in them, and both seats may rearrange', () => {
    const state = ruleset.setup(masterworks.defaults, 3, quickRng(1));
    ruleset.play(state, crisisA, { do: 'zone', zone: 'west' }, quickRng(1), []);
    expect(listSeats(ruleset.toAct(state))).toEqual([crisisA, crisisB]);
    for (const { seat, x, y } of state.figures.filter((one) => one.seat !== cosmic)) {
      expect(seat === crisisA ? x < 6_000 : x > 30_000).toBe(true);
      expect(y > 12_000 && y < 24_000).toBe(true);
    }
    const moved: Move = { do: 'deploy', figure: 'storm', x: 33_000, y: 23_000 };
    expect(ruleset.refuse(state, crisisB, moved)).toBe(null);
  });

  it('MA79 MA62: conceding is no listed choice but always possible, and the partner is asked at once', () => {
    const { stage } = situation(
      'act',
      [figure('storm', crisisA, 3_000, 14_000), figure('hulk', crisisB, 30_000, 14_000), boss],
      { active: activation(0) },
    );
    const { state } = stage;
    expect(ruleset.moves(state, crisisA).some((move) => move.do === 'concede')).toBe(false);
    expect(ruleset.refuse(state, crisisA, { do: 'concede' })).toBe(null);
    ruleset.play(state, crisisA, { do: 'concede' }, stage.rng, stage.told);
    expect(ruleset.toAct(state)).toBe(only(crisisB));
    ruleset.play(state, crisisB, { do: 'playOn' }, stage.rng, stage.told);
    expect(ruleset.toAct(state)).toBe(only(crisisA));
  });

  it('MA94 MD7: the captain’s seat comes first where a moment is nobody’s in particular', () => {
    const first = (captain: number): number[] => {
      const { stage } = situation(
        'nextActivation',
        [
          figure('storm', crisisA, 16_000, 12_000, { power: 1, activated: true }),
          figure('okoye', crisisA, 15_000, 10_000, { power: 1, activated: true }),
          figure('hulk', crisisB, 15_000, 6_000, { power: 1, activated: true }),
          figure('thor', crisisB, 21_000, 9_000, { power: 1, activated: true }),
          boss,
        ],
        { captain, squads: [squad({ cards: ['disarm'] }), squad({ zone: 1, cards: ['disarm'] })] },
      );
      return listSeats(ruleset.toAct(stage.state));
    };
    expect(first(crisisA)).toEqual([crisisA]);
    expect(first(crisisB)).toEqual([crisisB]);
  });
});
