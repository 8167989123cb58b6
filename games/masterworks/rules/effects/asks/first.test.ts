import { rulesetOf } from '@accretion/engine';
import { describe, expect, it } from 'vitest';
import { masterworks } from '../../../index.ts';
import { fight } from '../../../testing/fight.ts';
import { activation, figure, squad } from '../../../testing/situation.ts';
import { cosmic, crisisA } from '../../state.ts';

const { model } = rulesetOf(masterworks);

describe('what is asked of an effect already chosen', () => {
  /** Captain America beside the boss, with these dice. */
  const beside = (attack: string, rolls: readonly number[]) =>
    fight(
      [
        figure('captain-america', crisisA, 3_000, 14_000, { power: 2 }),
        figure('boss', cosmic, 3_000, 17_000),
      ],
      { active: activation(0) },
      rolls,
    ).attacks(crisisA, attack, 'boss');

  it.each([
    ['a push', 'captain-america.strike', [2, 6, 6, 6, 6, 6, 6, 6, 6]],
    ['a throw', 'captain-america.shield-slam', [6, 6, 6, 6, 6, 6, 6, 6, 6, 6]],
  ])('MD14: of %s the first answer does it, and the last declines', (_, attack, rolls) => {
    const match = beside(attack, rolls);
    const moves = match.choices(crisisA);
    expect([moves[0]?.do, moves.at(-1)]).toEqual(['aim', { do: 'pass' }]);
    const { x, y } = match.state.figures[1] ?? {};
    expect(beside(attack, rolls).does(crisisA, { do: 'pass' }).state.figures[1]).toMatchObject({ x, y });
    const [first] = moves;
    if (first === undefined) throw new Error('nothing is offered');
    match.does(crisisA, first);
    while (match.state.shoves.length > 0) match.playDefault(match.asked[0] ?? 0);
    expect(match.state.figures[1]).not.toMatchObject({ x, y });
  });

  /** Cyclops has hurt the boss beside these of his squad, whom X-Men Blue lets gain a Power. */
  const blue = (...others: readonly string[]) =>
    fight(
      [
        figure('cyclops', crisisA, 3_000, 14_000),
        figure('boss', cosmic, 3_000, 17_000),
        ...others.map((name, i) => figure(name, crisisA, 3_000 + 3_000 * i, 11_000)),
      ],
      { active: activation(0), squads: [squad({ affiliation: 'uncanny-x-men', leader: 0 }), squad()] },
      [3, 3, 3, 3, 3, 6, 6, 6, 6, 6, 6, 6],
    ).attacks(crisisA, 'cyclops.optic-blast', 'boss');
  const powers = (match: ReturnType<typeof blue>) => match.state.figures.slice(2).map(({ power }) => power);

  it('MD14: Power that only one could gain is taken without asking, though it need not be', () => {
    const one = blue('wolverine');
    expect([one.question, powers(one)]).toEqual(['act', [1]]);
    const two = blue('wolverine', 'storm');
    expect([two.question, powers(two)]).toEqual(['choose', [0, 0]]);
    expect(two.choices(crisisA).at(-1)).toEqual({ do: 'pass' });
  });

  /** Expert Sabotage where just these pieces stand. */
  const sabotage = (...standing: string[]) =>
    fight([figure('mystique', crisisA, 4_000, 22_000, { power: 3 }), figure('boss', cosmic, 30_000, 8_000)], {
      active: activation(0),
      standing,
      destroyed: model.pieceKeys.filter((key) => !standing.includes(key)),
    }).does(crisisA, { do: 'power', power: 'mystique.expert-sabotage', x: 0 });

  it('MD12: of terrain to be destroyed one piece is no choice, two are', () => {
    const one = sabotage('lamp-a');
    expect(one.question).not.toBe('chooseTerrain');
    expect(one.told('destroy').map(({ piece }) => piece)).toEqual(['lamp-a']);
    const two = sabotage('barrel-a', 'lamp-a');
    expect(two.question).toBe('chooseTerrain');
    expect(two.choices(crisisA)).toHaveLength(2);
    expect(two.told('destroy')).toEqual([]);
  });
});
