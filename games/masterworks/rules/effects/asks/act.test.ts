import { only, rulesetOf } from '@accretion/engine';
import { describe, expect, it } from 'vitest';
import { masterworks } from '../../../index.ts';
import { activation, figure, situation } from '../../../testing/situation.ts';
import { cosmic, crisisA, crisisB } from '../../state.ts';

const ruleset = rulesetOf(masterworks);
const stays = { do: 'advance', tool: 'S', x: 9_000, y: 9_000, lay: null } as const;

/** Rogue charges: she moves, then attacks; Magneto is far away. */
function charging() {
  const { stage } = situation(
    'act',
    [
      figure('rogue', crisisA, 9_000, 9_000, { power: 2 }),
      figure('storm', crisisB, 33_000, 15_000),
      figure('boss', cosmic, 30_000, 30_000),
    ],
    { active: activation(0) },
  );
  ruleset.play(stage.state, crisisA, { do: 'power', power: 'rogue.charge', x: 0 }, stage.rng, stage.told);
  return stage;
}

describe('the actions of a superpower', () => {
  it('MC94: the move may not be passed, but the figure may stay put', () => {
    const { state } = charging();
    expect(ruleset.refuse(state, crisisA, { do: 'pass' })).toMatchObject({ rule: 'MC94', why: 'mustDoIt' });
    expect(ruleset.refuse(state, crisisA, stays)).toBeNull();
  });

  it('MC87 MD12: an attack on nobody is not asked about, and the activation goes on', () => {
    const stage = charging();
    ruleset.play(stage.state, crisisA, stays, stage.rng, stage.told);
    expect(ruleset.toAct(stage.state)).toBe(only(crisisA));
    expect(stage.state.agenda.stack.at(-1)?.do).toBe('act');
    expect(stage.state.active?.actions).toBe(1);
  });
});
