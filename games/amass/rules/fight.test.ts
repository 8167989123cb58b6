import { describe, expect, it } from 'vitest';
import { onXS } from '../testing/play.ts';

const two = { humans: ['Alpha', 'Echo'], at: 'combat' } as const;
const fight = (at: string, against: string) => ({ do: 'fight', at, against });

describe('Combat: a roll-off', () => {
  const duel = (hands: Record<string, string[]>, rolls: number[]) =>
    onXS({
      ...two,
      mines: { F2: 2 },
      crews: {
        Alpha: { at: { F2: 2 }, hand: hands['Alpha'] ?? [] },
        Echo: { at: { F2: 2 }, hand: hands['Echo'] ?? [] },
      },
      rolls,
    });

  it('A14 higher dice win; 1-2 Moderate, 3 and more Major, equal both Minor; unpaired dice do nothing', () => {
    const play = onXS({
      ...two,
      crews: { Alpha: { at: { F2: 3 } }, Echo: { at: { F2: 2 }, hand: ['toxin'] } },
      rolls: [6, 4, 1, 6, 1],
    });
    play.crew('Echo').passes();
    expect(play.told('pairs')[0]).toEqual({
      did: 'pairs',
      crew: 0,
      against: 1,
      pairs: [
        { faces: [6, 6], won: -1 },
        { faces: [4, 1], won: 0 },
      ],
    });
    expect(
      play
        .told('wound')
        .slice(0, 3)
        .map((event) => event['to']),
    ).toEqual(['minor', 'minor', 'major']);
  });

  it('A47 AW5 AA26 the two sides take turns, the picker first, until both pass in a row; all pairs are judged at once', () => {
    const play = duel({ Alpha: ['stimulant', 'ambush'], Echo: ['stimulant', 'toxin'] }, [6, 2, 5, 4, 1, 3]);
    expect(play.askedCrews).toEqual(['Alpha']);
    play.crew('Alpha').passes();
    play.crew('Echo').does({ do: 'rerollDie', card: 'stimulant', die: 0 });
    expect([play.pairs, play.askedCrews]).toEqual([
      [
        [2, 5],
        [1, 4],
      ],
      ['Alpha'],
    ]);
    expect(play.crew('Alpha').ruleAgainst({ do: 'ready' })).toBe('A47');
    play.crew('Alpha').does({ do: 'rerollDie', card: 'stimulant', die: 2 });
    expect(play.pairs).toEqual([
      [2, 4],
      [1, 3],
    ]);
    expect(play.crew('Echo').playDefault()).toEqual({ do: 'pass' });
    expect(play.told('pairs')).toEqual([]);
    play.crew('Alpha').passes();
    expect(play.told('pairs')).toHaveLength(1);
    expect(play.crew('Alpha').state.moderate).toBe(2);
  });

  it('A15 AA29 an automatic win needs a pairing of one’s own side', () => {
    const play = onXS({
      ...two,
      crews: { Alpha: { at: { F2: 2 }, hand: ['hvyAssault'] }, Echo: { at: { F2: 1 } } },
      rolls: [6, 2, 5],
    });
    expect(play.crew('Alpha').ruleAgainst({ do: 'winPairing', card: 'hvyAssault', die: 1 })).toBe('AA29');
    expect(play.crew('Alpha').whyNot({ do: 'winPairing', card: 'hvyAssault', die: 2 })).toBe('ownDie');
    expect(play.crew('Alpha').whyNot({ do: 'winPairing', card: 'hvyAssault', die: 9 })).toBe('noSuchDie');
    expect(play.crew('Alpha').may('winPairing')).toHaveLength(1);
  });

  it('AA64 one automatic win per side and pairing', () => {
    const play = duel({ Alpha: ['hvyAssault', 'ambush'], Echo: ['toxin'] }, [6, 2, 5, 4]);
    play.crew('Alpha').does({ do: 'winPairing', card: 'hvyAssault', die: 1 });
    play.crew('Echo').passes();
    expect(play.crew('Alpha').whyNot({ do: 'winPairing', card: 'ambush', die: 1 })).toBe('alreadyWon');
    expect(play.crew('Alpha').may('winPairing')).toHaveLength(1);
  });

  it('A34 Power Blade takes a rival member out, paired or not; the rest are paired again', () => {
    const play = duel({ Alpha: ['powerBlade', 'toxin'] }, [3, 2, 6, 5]);
    expect(play.crew('Alpha').whyNot({ do: 'defeatMember', card: 'powerBlade', die: 0 })).toBe('rivalsDie');
    play.crew('Alpha').does({ do: 'defeatMember', card: 'powerBlade', die: 2 });
    expect([play.pairs, play.crew('Echo').state.minor]).toEqual([[[3, 5]], 1]);
  });

  it('A47 AA64 a locked pairing stays when Power Blade takes another die away', () => {
    const play = duel({ Alpha: ['hvyAssault', 'powerBlade'] }, [3, 2, 5, 6]);
    play.crew('Alpha').does({ do: 'winPairing', card: 'hvyAssault', die: 0 });
    play.crew('Alpha').does({ do: 'defeatMember', card: 'powerBlade', die: 2 });
    expect(play.told('pairs')).toEqual([
      { did: 'pairs', crew: 0, against: 1, pairs: [{ faces: [3, 6], won: 0 }] },
    ]);
    expect(play.told('wound').map((event) => [event['crew'], event['to']])).toEqual([
      [1, 'minor'],
      [1, 'minor'],
    ]);
    expect(play.crew('Alpha').state.haul.blue).toBe(2);
  });

  it('AA63 a droid called in rolls at once and leaves after the roll-off; it is not a member', () => {
    const play = duel({ Alpha: ['droidGuard'], Echo: ['powerBlade'] }, [3, 2, 6, 5, 6]);
    play.crew('Alpha').does({ do: 'addDroid', card: 'droidGuard' });
    expect(play.pairs).toEqual([
      [6, 6],
      [3, 5],
    ]);
    expect(play.crew('Echo').whyNot({ do: 'defeatMember', card: 'powerBlade', die: 4 })).toBe(
      'droidIsNoMember',
    );
    play.crew('Echo').passes();
    expect([play.crew('Echo').state.minor, play.crew('Alpha').state.moderate]).toEqual([1, 1]);
    expect(play.state.discard).toHaveLength(1);
  });

  it('AA55 among equal dice the droid’s comes first, then N, E, S, W', () => {
    const play = onXS({
      ...two,
      crews: { Alpha: { at: { 'Echo N': 1, 'Echo E': 1 } }, Echo: { droids: 1, hand: ['toxin'] } },
      rolls: [4, 4, 5],
    });
    play.crew('Alpha').does(fight('Echo', 'Echo'));
    play.crew('Echo').passes();
    expect(play.crew('Alpha').state.raids[2]).toEqual([0, 1, 0, 0]);
  });

  it('AA55 A55 a defending droid rolls after the members, and among equals stands before them', () => {
    const raid = (...rolls: number[]) => {
      const play = onXS({
        ...two,
        crews: { Alpha: { at: { 'Echo N': 1 } }, Echo: { at: { defence: 1 }, droids: 1, hand: ['toxin'] } },
        rolls,
      });
      play.crew('Alpha').does(fight('Echo', 'Echo'));
      play.crew('Echo').passes();
      return [play.crew('Echo').state.droids.length, play.crew('Echo').at('defence')];
    };
    expect(raid(5, 4, 4)).toEqual([0, 1]);
    expect(raid(5, 2, 4)).toEqual([0, 1]);
    expect(raid(5, 4, 2)).toEqual([1, 0]);
  });

  it('A55 dice fall in a fixed order: the picker’s members, then the rival’s, then those called in', () => {
    const play = duel({ Alpha: ['droidGuard'] }, [1, 2, 3, 4, 5]);
    play.crew('Alpha').does({ do: 'addDroid', card: 'droidGuard' });
    expect(play.told('roll')).toEqual([
      { did: 'roll', crew: 0, against: 1, faces: [1, 2], rivalFaces: [3, 4] },
    ]);
    expect(play.told('callDroid')).toEqual([{ did: 'callDroid', crew: 0, face: 5 }]);
    expect(play.chancesLeft).toBe(0);
  });
});
