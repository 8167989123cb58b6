import { describe, expect, it } from 'vitest';
import type { Move } from '../../rules/answers.ts';
import { actionsOf } from './actions.ts';

describe('moves as actions', () => {
  it('puts all targets and directions of an attack into one', () => {
    const moves: readonly Move[] = [
      { do: 'attack', attack: 'hulk.strike', target: 'boss' },
      { do: 'attack', attack: 'hulk.strike', target: 'pile:west' },
      { do: 'beam', attack: 'hulk.thunder-clap', direction: 0 },
      { do: 'beam', attack: 'hulk.thunder-clap', direction: 512 },
      { do: 'end' },
    ];
    expect(actionsOf(moves)).toMatchObject({
      attacks: ['hulk.strike', 'hulk.thunder-clap'],
      plain: [{ do: 'end' }],
      canAim: false,
    });
  });

  it('keeps the amounts of a superpower together', () => {
    const moves: readonly Move[] = [2, 1, 3, 1].map((x) => ({ do: 'power', power: 'magik.limbo-step', x }));
    expect(actionsOf(moves).powers).toEqual([{ power: 'magik.limbo-step', amounts: [1, 2, 3] }]);
  });

  it('leaves nothing out', () => {
    const moves: readonly Move[] = [
      { do: 'pass' },
      { do: 'react', rule: 'okoye.bodyguard', part: 0, figure: 'okoye', x: 0 },
      { do: 'card', card: 'medpack', payers: ['hulk'], amount: 2, chosen: '' },
      { do: 'aim', direction: 3 },
      { do: 'shake', condition: 'stun' },
    ];
    const actions = actionsOf(moves);
    expect(actions.plain.map((move) => move.do)).toEqual(['pass', 'shake']);
    expect(actions).toMatchObject({ canAim: true, cards: ['medpack'] });
    expect(actions.reactions).toHaveLength(1);
  });
});
