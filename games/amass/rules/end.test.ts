import { describe, expect, it } from 'vitest';
import { onXS } from '../testing/play.ts';

const two = { humans: ['Alpha', 'Echo'], at: 'restore' } as const;
const mixed = ['green', 'blue', 'green', 'blue', 'green'] as const;
const full = { N: mixed, E: mixed, S: mixed, W: mixed };

describe('Restore', () => {
  it('A52 end checks, card gain in seat order, one step up, then the First Player passes on', () => {
    const play = onXS({
      ...two,
      first: 'Echo',
      crews: { Alpha: { major: 1, moderate: 1, minor: 1 }, Echo: { moderate: 2 } },
    });
    expect(play.told('gain')).toEqual([
      { did: 'gain', seat: 1, cards: 1 },
      { did: 'gain', seat: 0, cards: 1 },
    ]);
    const { home, minor, moderate, major } = play.crew('Alpha').state;
    expect([home, minor, moderate, major]).toEqual([6, 1, 1, 0]);
    expect([play.state.first, play.state.round]).toEqual([0, 2]);
  });

  it('A25 Minor costs no round, Moderate one, Major two', () => {
    const home = (wound: 'minor' | 'moderate' | 'major') =>
      onXS({ ...two, crews: { Alpha: { [wound]: 1 } } }).crew('Alpha').state;
    expect([home('minor').home, home('moderate').minor, home('major').moderate]).toEqual([8, 1, 1]);
  });

  it('AA1 First Player goes clockwise among humans; alone it stays', () => {
    const next = (humans: string[], ai: string[], first: string) => {
      const play = onXS({ humans, ai, first, at: 'restore' });
      return play.names[play.state.first];
    };
    expect(next(['Alpha', 'Kilo', 'Xray'], [], 'Kilo')).toBe('Xray');
    expect(next(['Alpha', 'Xray'], ['Delta', 'Echo'], 'Alpha')).toBe('Xray');
    expect(next(['Alpha', 'Xray'], ['Delta'], 'Xray')).toBe('Alpha');
    expect(next(['Echo'], ['Delta', 'Kilo'], 'Echo')).toBe('Echo');
  });
});

describe('the end', () => {
  it('A23 a base with 20 cubes ends the match at the start of Restore', () => {
    const play = onXS({ ...two, crews: { Echo: { stored: full } } });
    expect([play.state.ending, play.askedCrews, play.now]).toEqual(['base', [], 'over']);
    expect(play.crew('Alpha').ruleAgainst({ do: 'pass' })).toBe('E3');
  });

  it('A26 A53 supply and mines empty end it too, and so does the agreed number of cards', () => {
    const gone = { green: 48, blue: 36, pink: 24, orange: 12 };
    expect(onXS({ ...two, gone }).state.ending).toBe('planet');
    expect(onXS({ ...two, gone: { ...gone, green: 47 }, mines: { P6: 1 } }).state.ending).toBe(null);
    for (const cards of [5, 8, 9, 12] as const) {
      expect(onXS({ ...two, options: { cards }, also: { cardsPlayed: cards } }).state.ending).toBe('cards');
      expect(onXS({ ...two, options: { cards }, also: { cardsPlayed: cards - 1 } }).state.ending).toBe(null);
    }
  });

  it('AA72 in a timed game the other ends stay in force', () => {
    expect(onXS({ ...two, options: { cards: 12 }, crews: { Alpha: { stored: full } } }).state.ending).toBe(
      'base',
    );
  });

  it('A27 points of stored cubes, 3 more for a facing of one colour; cubes aside do not score', () => {
    const stored = {
      N: ['blue', 'blue', 'blue', 'blue', 'blue'],
      E: ['green', 'pink', 'orange', null, 'orange'],
    } as const;
    const play = onXS({ humans: ['Alpha', 'Echo'], crews: { Alpha: { stored, aside: { orange: 2 } } } });
    expect(play.crew('Alpha').points).toBe(10 + 3 + 12);
    expect(play.fact('bonus', 0)).toBe(3);
  });

  it('A54 AA50 all crews are ranked, AI crews too; a crew without a full base may win', () => {
    const play = onXS({
      humans: ['Alpha', 'Echo'],
      ai: ['Kilo'],
      at: 'restore',
      crews: {
        Alpha: { stored: full },
        Echo: {
          stored: {
            N: ['orange', 'orange', 'orange', 'orange', 'orange'],
            E: ['orange', 'orange', 'orange', 'orange'],
          },
        },
        Kilo: {
          stored: {
            N: ['pink', 'pink', 'pink', 'pink', 'pink'],
            E: ['pink', 'pink', 'pink', 'pink', 'pink'],
          },
        },
      },
    });
    expect(play.outcome).toEqual({ ranks: [3, 1], of: 3, scores: [28, 39], by: ['points', 'points'] });
  });

  it('AA49 AA73 ties go by points of cubes aside of the tied crews only, then are shared', () => {
    const base = { stored: { N: ['pink'] } } as const;
    const tie = (a: object, b: object) =>
      onXS({
        ...two,
        options: { cards: 5 },
        also: { cardsPlayed: 5 },
        crews: { Alpha: { ...base, ...a }, Echo: { ...base, ...b } },
      }).outcome;
    expect(tie({ aside: { green: 3 } }, { aside: { orange: 1 } })).toMatchObject({
      ranks: [2, 1],
      by: ['aside', 'aside'],
    });
    expect(tie({ aside: { green: 4 } }, { aside: { orange: 1 } })).toMatchObject({
      ranks: [1, 1],
      by: ['shared', 'shared'],
    });
  });
});
