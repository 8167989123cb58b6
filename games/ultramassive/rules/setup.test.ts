import { isRefusal, optionsFor } from '@accretion/engine';
import { boxWith } from '@accretion/engine/kit/matches';
import { describe, expect, it } from 'vitest';
import { ultramassive } from '../index.ts';
import { given } from '../testing/given.ts';
import { ends, exchanges, orbits, passes, plays, putsWormholes, takesCore } from '../testing/wishes.ts';

const refused = (options: object, seats: number): string | null => {
  const chosen = optionsFor(ultramassive, options, seats);
  return isRefusal(chosen) ? chosen.rule : null;
};

describe('Setup', () => {
  it('R1 two to four players, or one alone, each with two Channels of seven spaces', () => {
    for (const seats of [2, 3, 4]) expect(refused({}, seats)).toBeNull();
    expect(refused({ mode: 'soloNormal' }, 1)).toBeNull();
    const { red } = given({ at: 'placing' });
    expect([red.place.blue.length, red.place.pink.length]).toEqual([7, 7]);
  });

  it('R2 everyone starts with nothing but four Discovery Counters', () => {
    const { red } = given({ at: 'placing' });
    const { mass, discovery, size, anomalies, cores } = red.place;
    expect({ mass, discovery, size, anomalies, cores }).toEqual({
      mass: 0,
      discovery: 4,
      size: 'primordial',
      anomalies: [],
      cores: [],
    });
  });

  it('R3 fifty Action Cards, three in each hand, the rest a closed deck', () => {
    const play = given({ at: 'placing', seats: 4 });
    expect(play.cards.actions.length).toBe(50);
    expect(play.state.deck.length).toBe(38);
    expect(play.state.discard).toEqual([]);
    expect(play.red.place.hand.length).toBe(3);
    expect(play.yellow.view.seats[0]?.hand).toEqual(['?', '?', '?']);
  });

  it('R4 A30 each seat keeps three of its six Core cards, which only it may look at', () => {
    const { red, yellow } = given({ at: 'placing' });
    expect(red.place.kept.length).toBe(3);
    expect(red.place.dropped.length).toBe(3);
    expect(new Set([...red.place.kept, ...red.place.dropped]).size).toBe(6);
    expect(red.view.seats[0]?.kept).toEqual(red.place.kept);
    expect(red.view.seats[0]?.dropped).toEqual(['?', '?', '?']);
    expect(yellow.view.seats[0]?.kept).toEqual(['?', '?', '?']);
  });

  it('R5 R75 Wormholes go on different spaces, Rifts included, after all else is known', () => {
    const play = given({ at: 'placing' });
    const { red } = play;
    expect(red.ruleAgainst(putsWormholes('blue 1, blue 1, pink 1, pink 7'))).toBe('R5');
    expect(red.ruleAgainst(ends)).toBe('R5');
    expect(red.choices[0]).toEqual(
      putsWormholes('blue 1, blue 7, pink 1, pink 7')(play), // the advice for newcomers
    );
    red.does(putsWormholes('blue 3, blue 4, blue 5, pink 3'));
    play.yellow.does(putsWormholes('blue 1, blue 7, pink 1, pink 7'));
    expect(red.wormholes).toBe('blue 3, blue 4, blue 5, pink 3');
  });

  it('R6 fifteen Anomalies are open to all, and four of each never run out', () => {
    const play = given({ at: 'discovery', seats: 4, also: { 'seats.3.discovery': 10 } });
    const slots = [play.red, play.yellow, play.teal].map((seat) => seat.may('discover').length);
    expect(slots).toEqual([3, 3, 3]);
    expect(play.cards.anomalies.size).toBe(15);
  });

  it('R7 the starting player is random or named by the host', () => {
    const play = given({ at: 'round', seats: 3, round: 0, options: { startingPlayer: 2 } });
    expect(refused({ startingPlayer: 2 }, 2)).toBe('R7');
    const first = given({ at: 'placing', seats: 3, options: { startingPlayer: 2 }, starter: 2 });
    expect(first.state.starter).toBe(2);
    expect(play.state.round).toBe(1);
    const starters = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => {
      const events = given({ at: 'placing', seats: 3, seed });
      return events.ruleset.setup(
        { ...ultramassive.defaults },
        3,
        { below: (n) => seed.charCodeAt(0) % n, from: (ids) => ids[0] as number },
        [],
      ).starter;
    });
    expect(new Set(starters).size).toBe(3);
  });

  it('R84 T84 ER1 refuses options that exclude each other', () => {
    expect(refused({ mode: 'soloNormal', advancedDraft: true }, 1)).toBe('R84');
    expect(refused({ mode: 'soloHard' }, 2)).toBe('R84');
    expect(refused({}, 1)).toBe('R84');
    expect(refused({ edition: 'earlier', mode: 'soloNormal' }, 1)).toBe('ER1');
    expect(refused({ edition: 'earlier', advancedDraft: true }, 3)).toBe('ER1');
    expect(refused({ edition: 'earlier' }, 4)).toBeNull();
    expect(refused({ advancedDraft: true }, 4)).toBeNull();
  });

  it('A34 tokens never run out', () => {
    const { red } = given({ red: { hand: ['ma-1'], board: 'blue 2: PB PB, blue 3: PB PB, pink 2: PB PB' } });
    expect(red.does(plays('ma-1')).may('place').length).toBe(2);
  });

  it('R8 nobody enters a phase before everyone has left the previous one', () => {
    const play = given({ at: 'discovery', red: { discovery: 4, hand: ['oa-1'] }, yellow: { discovery: 4 } });
    play.red.does(passes);
    expect(play.red.ruleAgainst(plays('oa-1'))).toBe('R8');
    play.yellow.does(passes);
    play.red.does(plays('oa-1'), orbits('blue'), ends);
    expect(play.state.phase).toBe('actions');
    expect(play.red.ruleAgainst(exchanges(1))).toBe('E2');
  });

  it('R60 after a Round the starting player moves on clockwise and the tracker forward', () => {
    const play = given({ at: 'endOfRound', seats: 3, round: 1, starter: 2 });
    expect([play.state.starter, play.state.round]).toEqual([0, 2]);
    expect(play.asked).toEqual([0]);
  });

  it('R62 R79 players tied to the last step share the place, and the next place is skipped', () => {
    const level = { mass: 50, board: 'blue 1: Minor, pink 2: Major', spent: 4 };
    const { outcome } = given({
      at: 'endOfRound',
      round: 6,
      seats: 4,
      red: { ...level, wormholes: 'blue 1, blue 2 closed, pink 1, pink 2' },
      yellow: level,
      teal: { ...level, board: 'blue 1: BG SG' },
      blue: { mass: 49, board: 'blue 1: PB PB' },
    });
    expect(outcome?.ranks).toEqual([3, 1, 1, 4]); // Minor 1 and Major 4 are level with 2 and 3
    expect(outcome?.by).toEqual(['openWormholes', 'shared', 'shared', 'solarMass']);
  });

  it('A35 A36 A37 a draft token replaces a whole set; used ones do not come back; spaces are separate', () => {
    const play = given({
      at: 'draft',
      seats: 4,
      options: { advancedDraft: true },
      also: { draftTokens: ['DT06', 'DT01'] },
    });
    expect(play.cards.draftSet(play.state, 0).map((one) => one.steps[0]?.do)).toEqual([
      'handOutAntimatter',
      'handOutAntimatter',
      'orbit',
      'gainMatter',
      'removeToken',
    ]);
    expect(play.red.may('pick').length).toBe(5);
    const later = given({
      at: 'endOfRound',
      round: 4,
      options: { advancedDraft: true },
      also: { draftTokens: ['DT03', 'DT04'], draftTokensUsed: ['DT01', 'DT02'] },
    });
    expect(later.state.draftTokensUsed.length).toBe(4);
    expect(later.state.draftTokens.every((id) => id > 3)).toBe(true);
  });
});

describe('Content packs', () => {
  const wrong = (content: object): string => {
    try {
      boxWith(ultramassive, { game: 'ultramassive', name: 'a pack', content });
      return 'fine';
    } catch (error) {
      return String(error);
    }
  };

  it('say precisely what is wrong', () => {
    expect(wrong({ anomalies: { S1: { cost: 2 } } })).toBe('fine');
    expect(wrong({ anomalies: { S1: { type: 'orbit' } } })).toContain('anomalies.S1.type');
    expect(wrong({ anomalies: { S1: { effect: [{ do: 'recycle', max: 1 }] } } })).toContain('S1.effect.0.do');
    expect(wrong({ actions: { sa: { primary: [{ do: 'fly' }] } } })).toContain('actions.sa.primary.0.do');
    expect(wrong({ editions: { final: { cores: ['alpha', 'zeta'] } } })).toContain('editions.final.cores');
    expect(wrong({ actions: { oa: { copies: 1 } } })).toBe('fine');
    expect(
      wrong({
        anomalies: {
          S4: { passives: [{ is: 'trigger', when: 'afterSiphon', steps: [{ do: 'siphon', times: 1 }] }] },
        },
      }),
    ).toContain('S4.passives.0.steps.0.do');
  });

  it('A61 with no Core card left an expansion brings none, and otherwise it cannot be declined', () => {
    const pack = {
      game: 'ultramassive',
      name: 'one Core',
      content: { editions: { final: { coresKept: 1 } } },
    };
    const play = given({ pack, red: { mass: 49, size: 'stellar', discovery: 1, cores: ['beta'], kept: [] } });
    play.red.does(exchanges(1));
    expect(play.red.place.size).toBe('supermassive');
    expect(play.red.cores).toEqual(['beta-1']);
    const { red } = given({ red: { mass: 19, discovery: 1, kept: ['alpha', 'beta', 'gamma'] } });
    red.does(exchanges(1));
    expect(red.ruleAgainst(ends)).toBe('R57');
    expect(red.ruleAgainst(takesCore('omega-1'))).toBe('R57');
  });
});
