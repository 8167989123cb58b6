import { describe, expect, it } from 'vitest';
import { given } from '../testing/given.ts';
import { ends, exchanges, orbits, places, plays, takesCore, uses } from '../testing/wishes.ts';

describe('What others cause', () => {
  it('H14 a Passive gained in a wave hears what the next wave brings', () => {
    const pack = {
      game: 'ultramassive',
      name: 'a gift of mass',
      content: {
        actions: {
          sb: { primary: [{ do: 'eachOtherPlayer', steps: [{ do: 'gainSolarMass', amount: 1 }] }] },
        },
      },
    };
    const play = given({
      pack,
      seats: 3,
      red: { hand: ['sb-1'], mass: 50 },
      yellow: { mass: 19, kept: ['alpha', 'beta', 'epsilon'] },
      teal: { mass: 46, cores: ['epsilon'], kept: ['alpha', 'beta'] },
    });
    play.red.does(plays('sb-1'), ends);
    play.yellow.does(ends);
    play.teal.does(ends);
    play.yellow.does(takesCore('epsilon-2')); // the first wave: yellow 20, teal 47
    expect(play.teal.mass).toBe(50); // the second: teal hears yellow
    play.teal.does(takesCore('alpha-3'));
    expect(play.yellow.mass).toBe(29); // the third: yellow hears teal, then a bonus of 6 for two larger holes
  });

  it('H13 H14 what a settle causes forms the next wave, heard by those who had the Passive as it began', () => {
    const play = given({
      seats: 3,
      red: { mass: 19, discovery: 1, kept: ['alpha', 'beta', 'gamma'] },
      yellow: { mass: 48, cores: ['epsilon'], kept: ['alpha', 'beta'], discovery: 0 },
      teal: { mass: 17, kept: ['epsilon', 'beta', 'gamma'], discovery: 0, hand: ['sb-1'] },
    });
    play.red.does(exchanges(1), takesCore('alpha-1'), ends);
    play.teal.does(plays('sb-1'), () => ({ do: 'siphon', size: 'primordial', option: 0 }), places('blue 1'));
    play.teal.does(exchanges(1), ends);
    expect([play.yellow.mass, play.teal.mass]).toEqual([48, 18]);
    play.yellow.does(ends); // first wave: yellow hears red and is Supermassive, teal has no Echo
    expect(play.yellow.mass).toBe(51);
    play.yellow.does(takesCore('beta-2'));
    expect(play.teal.mass).toBe(24); // two larger holes: the bonus, and nothing for an expansion
    play.teal.does(takesCore('epsilon-3')); // in the bonus, with an Echo that hears from the next step on
    expect(play.red.mass).toBe(23);
    expect(play.yellow.mass).toBe(54); // teal became Stellar in the bonus
    expect(play.teal.mass).toBe(24);
  });

  it('H12 H13 H15 entries of one seat are settled in the turn order of those who caused them', () => {
    const play = given({
      seats: 3,
      starter: 1,
      red: { hand: ['ma-1'] },
      teal: { hand: ['sb-1'], discovery: 0 },
      yellow: { discovery: 0 },
    });
    play.red.does(plays('ma-1'), places('blue 1'), places('blue 1'), ends);
    play.teal.does(plays('sb-1'), () => ({ do: 'siphon', size: 'primordial', option: 1 }), ends);
    expect(play.yellow.board).toBe('');
    play.yellow.does(ends);
    expect(play.told('settle').filter((one) => one['seat'] === 1)).toEqual([
      { did: 'settle', seat: 1, from: 2, of: 'gift card sb 2' },
      { did: 'settle', seat: 1, from: 0, of: 'gift card ma 2' },
    ]);
    expect(play.yellow.ruleAgainst(exchanges(1))).toBe('R36');
    play.yellow.does(places('blue 1'));
    expect(play.yellow.board).toBe('blue 1: BG');
  });

  it('H15 several Passives of one owner react in the order of the types and tiers, then of the letters', () => {
    const reacting = {
      is: 'trigger',
      when: 'otherPlayerExpands',
      steps: [{ do: 'gainDiscovery', amount: 1 }],
    };
    const pack = {
      game: 'ultramassive',
      name: 'many echoes',
      content: {
        anomalies: { S1: { passives: [reacting] }, O1: { passives: [reacting] } },
        cores: { delta: { passives: [reacting] }, gamma: { passives: [reacting] } },
      },
    };
    const play = given({
      pack,
      red: { mass: 19, discovery: 1, kept: ['alpha', 'beta', 'gamma'] },
      yellow: { mass: 50, anomalies: ['S1', 'O1'], cores: ['gamma', 'delta'] },
    });
    play.red.does(exchanges(1), takesCore('alpha-1'), ends);
    play.yellow.does(ends);
    const settled = play.told('settle').map((one) => String(one['of']).split(' ')[1]);
    expect(settled).toEqual(['S1', 'O1', 'gamma', 'delta']);
  });

  it('H14 two expansions of one player are two events', () => {
    const play = given({
      red: {
        mass: 18,
        anomalies: ['O1', 'O2A', 'O3'],
        board: 'blue 6: PB PB, blue 7: PB PB, pink 6: PB PB, pink 7: PB PB',
        kept: ['alpha', 'beta', 'gamma'],
      },
      yellow: { mass: 20, cores: ['epsilon'] },
    });
    play.red.does(
      uses('O3'),
      orbits('blue'),
      orbits('pink'),
      takesCore('alpha-1'),
      takesCore('beta-1'),
      ends,
    );
    play.yellow.does(ends);
    expect(play.yellow.mass).toBe(29); // 3 + 3, and 3 as the bonus for one larger hole
  });
});
