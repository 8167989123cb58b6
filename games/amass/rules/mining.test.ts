import { describe, expect, it } from 'vitest';
import { onXS } from '../testing/play.ts';

describe('Mining and the camp', () => {
  it('A50 AA23 miners take their cubes first, then the camp dice are rolled in seat order', () => {
    const play = onXS({
      humans: ['Alpha', 'Echo'],
      first: 'Echo',
      at: 'mine',
      mines: { F2: 1 },
      crews: { Alpha: { at: { F2: 1, camp: 1 } }, Echo: { at: { camp: 1 } } },
      rolls: [2, 'toxin-1', 6, 'armour-1', 'secure-1'],
    });
    expect(play.told('camp')).toEqual([
      { did: 'camp', seat: 1, face: 2 },
      { did: 'camp', seat: 0, face: 6 },
    ]);
    expect([play.crew('Echo').hand, play.crew('Alpha').hand]).toEqual([['toxin'], ['armour', 'secure']]);
    expect(play.stage.told.findIndex(({ event }) => event.did === 'mine')).toBeLessThan(
      play.stage.told.findIndex(({ event }) => event.did === 'camp'),
    );
  });

  it('A19 AA22 members at the camp never fight; each rolls: 1 to 4 one card, 5 and 6 two', () => {
    for (const [face, cards] of [
      [1, 1],
      [4, 1],
      [5, 2],
      [6, 2],
    ] as const) {
      const play = onXS({
        humans: ['Alpha', 'Echo'],
        at: 'combat',
        crews: { Alpha: { at: { camp: 1 } }, Echo: { at: { camp: 3 } } },
        rolls: [face],
      });
      expect([play.told('fight'), play.told('draw')[0]?.['count']]).toEqual([[], cards]);
    }
  });

  it('AA77 a deck that ends in mid-draw goes on with the shuffled discard; a droid in defence is not in it', () => {
    const names = onXS({ humans: ['Alpha', 'Echo'] }).ruleset.rules.components['action'] as readonly string[];
    const discard = names.filter((name) => name !== 'toxin-1' && name !== 'droidGuard-1');
    const play = onXS({
      humans: ['Alpha', 'Echo'],
      at: 'mine',
      crews: { Alpha: { at: { camp: 1 } }, Echo: { droids: 1 } },
      also: { discard },
      rolls: [6, 'toxin-1', 'armour-1'],
    });
    expect(play.crew('Alpha').hand).toEqual(['armour', 'toxin']);
    expect(play.told('shuffle')).toEqual([{ did: 'shuffle', deck: 'action' }]);
    expect([play.state.discard.length, play.state.actions.length]).toEqual([1, discard.length - 1]); // the droid's
  });

  it('AA52 with deck and discard empty there is no card', () => {
    const kinds = [
      'secure',
      'secure',
      'secure',
      'secure',
      'recover',
      'recover',
      'recover',
      'armour',
      'armour',
      'armour',
      'toxin',
      'toxin',
      'toxin',
      'lureBeacon',
      'lureBeacon',
      'lureBeacon',
      'jumpJets',
      'jumpJets',
      'surveyDrone',
      'surveyDrone',
      'shieldWall',
      'shieldWall',
      'droidGuard',
      'droidGuard',
      'droidGuard',
      'hvyAssault',
      'hvyAssault',
      'hvyAssault',
      'ambush',
      'ambush',
      'stimulant',
      'stimulant',
      'stimulant',
      'stimulant',
      'powerBlade',
      'powerBlade',
    ];
    const play = onXS({
      humans: ['Alpha', 'Echo'],
      at: 'mine',
      crews: { Alpha: { at: { camp: 1 } }, Echo: { hand: kinds } },
      rolls: [6],
    });
    expect([play.crew('Alpha').hand, play.told('camp').length, play.told('draw')]).toEqual([[], 1, []]);
  });
});
