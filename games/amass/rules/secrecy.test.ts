import { describe, expect, it } from 'vitest';
import { onXS } from '../testing/play.ts';

const three = { humans: ['Alpha', 'Delta', 'Echo'] } as const;

describe('who sees what', () => {
  it('A35 the planet, all members, cubes, dice and sizes of hands and decks are public', () => {
    const play = onXS({
      ...three,
      at: 'combat',
      mines: { F2: 1 },
      crews: {
        Alpha: { at: { F2: 1 }, hand: ['toxin', 'armour'] },
        Delta: { at: { F2: 1 }, minor: 1, aside: { pink: 1 } },
      },
      rolls: [4, 2],
    });
    const seen = play.view(0);
    expect([
      seen.alien,
      seen.mines['F2'],
      seen.crews[0]?.hand,
      seen.crews[1]?.minor,
      seen.crews[1]?.aside.pink,
    ]).toEqual([3, 1, ['?', '?'], 1, 1]);
    expect(seen.actions).toHaveLength(34);
    expect(seen.fight?.dice.map((die) => die.face)).toEqual([4, 2]);
    expect(seen.supply).toEqual(play.state.supply);
  });

  it('A36 a hand is its owner’s; a card drawn is seen by the drawer, the others see that one came', () => {
    const play = onXS({ ...three, at: 'mine', crews: { Alpha: { at: { camp: 1 } } }, rolls: [1, 'toxin-1'] });
    expect(play.told('draw', 0b001)).toEqual([{ did: 'draw', seat: 0, count: 1, cards: ['toxin-1'] }]);
    expect(play.told('draw', 0b010)).toEqual([{ did: 'draw', seat: 0, count: 1, cards: [] }]);
    expect([play.crew('Alpha').view.crews[0]?.hand, play.crew('Delta').view.crews[0]?.hand]).toEqual([
      play.crew('Alpha').state.hand,
      ['?'],
    ]);
  });

  it('A37 nobody sees into the decks', () => {
    const play = onXS({ ...three, at: 'plan' });
    for (const viewer of [0, 1, 2, 4, 7]) {
      const { actions, resources, orders } = play.view(viewer);
      expect([...actions, ...resources, ...orders].every((card) => card === '?')).toBe(true);
    }
  });

  it('A39 of a plan others see nothing, not even its size, only whether it is locked', () => {
    const play = onXS({ ...three, at: 'plan', crews: { Alpha: { plan: ['B1', 'camp'] } } });
    play.crew('Alpha').isReady();
    expect([
      play.crew('Delta').view.crews[0]?.plan,
      play.crew('Delta').view.crews[0]?.ready,
      play.crew('Delta').view.crews[0]?.home,
    ]).toEqual(['?', true, 8]);
    expect(play.crew('Alpha').ruleAgainst({ do: 'ready' })).toBe('A39');
    expect(play.crew('Delta').ruleAgainst({ do: 'unready' })).toBe('A39');
  });
});
