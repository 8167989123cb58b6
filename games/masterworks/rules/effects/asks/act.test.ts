import { rulesetOf } from '@accretion/engine';
import { describe, expect, it } from 'vitest';
import { masterworks } from '../../../index.ts';
import { activation, figure, situation } from '../../../testing/situation.ts';
import { cosmic, crisisA } from '../../state.ts';

const ruleset = rulesetOf(masterworks);
const step = { do: 'moveAction', seat: crisisA, figure: 0, sequence: -1, only: '' };

/** A hero whose superpower lets it attack and then move. */
function afterAttack(fallen: 'gone' | 'dazed' | null) {
  const hero = figure('wolverine', crisisA, 9_000, 9_000, fallen === null ? {} : { [fallen]: true });
  const { stage } = situation('act', [hero, figure('boss', cosmic, 30_000, 30_000)], {
    active: activation(0),
  });
  stage.state.agenda.stack.push(step);
  return stage.state;
}

describe('a move that comes after an attack of the same superpower (MC94)', () => {
  it.each(['gone', 'dazed'] as const)('is nothing to do for a hero who is %s by then', (fallen) => {
    const state = afterAttack(fallen);
    expect(ruleset.moves(state, crisisA)).toEqual([{ do: 'pass' }]);
    expect(ruleset.refuse(state, crisisA, { do: 'pass' })).toBeNull();
    const stays = { do: 'advance', tool: 'S', x: 9_000, y: 9_000, lay: null } as const;
    expect(ruleset.refuse(state, crisisA, stays)).not.toBeNull();
  });

  it('may not be passed by a hero who stands, but may stay put', () => {
    const state = afterAttack(null);
    expect(ruleset.refuse(state, crisisA, { do: 'pass' })).toMatchObject({ rule: 'MC94', why: 'mustDoIt' });
    const stays = { do: 'advance', tool: 'S', x: 9_000, y: 9_000, lay: null } as const;
    expect(ruleset.refuse(state, crisisA, stays)).toBeNull();
  });
});
