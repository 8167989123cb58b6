import { describe, expect, it } from 'vitest';
import type { Given } from '../testing/given.ts';
import { onXS } from '../testing/play.ts';

const mixed = ['green', 'blue', 'green', 'blue', 'green'] as const;
const full = { stored: { N: mixed, E: mixed, S: mixed } } as const;
const whole = { stored: { N: mixed, E: mixed, S: mixed, W: mixed } } as const;

const together = (given: Partial<Given>) =>
  onXS({
    humans: ['Alpha', 'Echo'],
    ai: ['Delta', 'Kilo', 'Tango', 'Xray'],
    ...given,
    options: { coop: true, ...given.options },
  });

describe('co-op', () => {
  it('A33 the humans win together if both bases are full before any AI base is', () => {
    const play = together({ at: 'restore', crews: { Alpha: whole, Echo: whole } });
    expect([play.state.ending, play.outcome]).toEqual([
      'won',
      { ranks: [1, 1], of: 2, scores: [28, 28], by: ['coopWon', 'coopWon'] },
    ]);
  });

  it('AA47 with one human base full play goes on', () => {
    expect(together({ at: 'restore', crews: { Alpha: whole, Echo: full } }).state.ending).toBe(null);
  });

  it('AA48 A53 an AI base full in the same round is a loss; so are an empty planet and the agreed cards', () => {
    expect(together({ at: 'restore', crews: { Alpha: whole, Echo: whole, Kilo: whole } }).state.ending).toBe(
      'aiBase',
    );
    const lost = together({ at: 'restore', gone: { green: 48, blue: 36, pink: 24, orange: 12 } });
    expect([lost.state.ending, lost.outcome?.ranks, lost.outcome?.of]).toEqual(['planet', [2, 2], 2]);
    expect(
      together({ at: 'restore', options: { coop: true, cards: 5 }, also: { cardsPlayed: 5 } }).state.ending,
    ).toBe('cards');
  });

  it('A53 two full bases win though the planet is empty or the agreed cards are played', () => {
    const both = { Alpha: whole, Echo: whole };
    const stored = { green: 24, blue: 16 };
    const gone = { green: 48 - stored.green, blue: 36 - stored.blue, pink: 24, orange: 12 };
    expect(together({ at: 'restore', crews: both, gone }).state.ending).toBe('won');
    const timed = { options: { coop: true, cards: 5 }, also: { cardsPlayed: 5 } } as const;
    expect(together({ at: 'restore', crews: both, ...timed }).state.ending).toBe('won');
  });

  it('AA74 the partner’s base is not a target, by plan or by card', () => {
    const play = together({ at: 'plan' });
    expect(play.crew('Alpha').refusal({ do: 'place', at: 'Echo N' })).toEqual({
      rule: 'AA74',
      why: 'partnersBase',
    });
    const card = together({ at: 'command', crews: { Alpha: { hand: ['secure'], at: { B1: 1 } } } });
    expect(
      card
        .crew('Alpha')
        .refusal({ do: 'moveMembers', card: 'secure', crew: 'Alpha', from: 'B1', to: ['Echo N'] }),
    ).toEqual({ rule: 'A46', why: 'partnersBase' });
  });

  it('AA76 with AI members there all count, but partners never fight each other', () => {
    const play = together({
      at: 'combat',
      mines: { F2: 1 },
      crews: { Alpha: { at: { F2: 1 } }, Echo: { at: { F2: 1 } }, Kilo: { at: { F2: 1 } } },
      rolls: [6, 1],
    });
    expect(play.told('fight')).toEqual([{ did: 'fight', crew: 0, against: 3, at: 'F2' }]);
    expect(play.now).toBe('propose');
    const crowded = together({
      at: 'command',
      mines: { F2: 2 },
      crews: { Alpha: { at: { F2: 1 }, hand: ['toxin'] }, Echo: { at: { F2: 1 } }, Kilo: { at: { F2: 1 } } },
    });
    expect(['Alpha', 'Echo', 'Kilo'].map((crew) => crowded.crew(crew).due)).toEqual([['F2'], ['F2'], ['F2']]);
  });

  it('A48 at a facing partners fight the AI crew there, never each other', () => {
    const at = { at: { 'Tango N': 1 } };
    const play = together({
      at: 'combat',
      crews: { Alpha: at, Echo: at, Kilo: at },
      rolls: [1, 6],
    });
    expect(play.told('fight')[0]).toEqual({ did: 'fight', crew: 0, against: 3, at: 'Tango N' });
  });

  it('AW6 AA75 short of cubes at a mine the First Player proposes, the partner accepts or sends back', () => {
    const play = together({
      at: 'combat',
      mines: { F2: 2 },
      crews: { Alpha: { at: { F2: 2 } }, Echo: { at: { F2: 1 } } },
    });
    expect([play.askedCrews, play.crew('Alpha').choices]).toEqual([
      ['Alpha'],
      [
        { do: 'propose', own: 2 },
        { do: 'propose', own: 1 },
      ],
    ]);
    expect(play.crew('Alpha').refusal({ do: 'propose', own: 0 })).toEqual({
      rule: 'AA75',
      why: 'notToShare',
      values: { least: 1, most: 2 },
    });
    expect(play.crew('Alpha').ruleAgainst({ do: 'pass' })).toBe('AA75');
    play.crew('Alpha').does({ do: 'propose', own: 2 });
    expect(play.crew('Echo').ruleAgainst({ do: 'pass' })).toBe('AA75');
    play.crew('Echo').does({ do: 'sendBack' });
    expect(play.crew('Alpha').playDefault()).toEqual({ do: 'propose', own: 2 });
    play.crew('Echo').does({ do: 'sendBack' });
    play.crew('Alpha').does({ do: 'propose', own: 1 }); // the third stands
    expect([play.crew('Alpha').state.haul.blue, play.crew('Echo').state.haul.blue]).toEqual([1, 1]);
    const silent = together({
      at: 'combat',
      mines: { F2: 1 },
      crews: { Alpha: { at: { F2: 1 } }, Echo: { at: { F2: 1 } } },
    });
    expect([silent.crew('Alpha').playDefault(), silent.crew('Echo').playDefault()]).toEqual([
      { do: 'propose', own: 1 },
      { do: 'accept' },
    ]);
  });

  it('AA75 with cubes for all of them partners are not asked', () => {
    const play = together({
      at: 'combat',
      mines: { F2: 2 },
      crews: { Alpha: { at: { F2: 1 } }, Echo: { at: { F2: 1 } } },
    });
    expect([play.told('propose'), play.now, play.crew('Echo').state.haul.blue]).toEqual([[], 'store', 1]);
  });

  it('AA75 at a facing they agree before the next pick; the one who yields withdraws', () => {
    const play = together({
      at: 'combat',
      crews: { Alpha: { at: { 'Kilo N': 1 } }, Echo: { at: { 'Kilo N': 1 } }, Kilo: { at: { defence: 1 } } },
      rolls: [6, 1],
    });
    play.crew('Alpha').does({ do: 'propose', own: 0 });
    play.crew('Echo').does({ do: 'accept' });
    expect([play.crew('Alpha').state.withdrawn, play.askedCrews, play.crew('Echo').due]).toEqual([
      1,
      ['Echo'],
      ['Kilo'],
    ]);
  });

  it('A43 partners see each other’s plan and hand only if the table says so; spectators never do', () => {
    const crews = { Alpha: { plan: ['B1'], hand: ['toxin'] } };
    const closed = together({ at: 'plan', crews });
    expect([closed.crew('Echo').view.crews[0]?.plan, closed.crew('Echo').view.crews[0]?.hand]).toEqual([
      '?',
      ['?'],
    ]);
    const open = together({ at: 'plan', crews, options: { coop: true, openToPartner: true } });
    expect([open.crew('Echo').view.crews[0]?.plan, open.crew('Echo').view.crews[0]?.hand]).toEqual([
      ['B1'],
      open.crew('Alpha').state.hand,
    ]);
    expect([open.view(0).crews[0]?.plan, open.view(0).crews[0]?.hand]).toEqual(['?', ['?']]);
  });
});
