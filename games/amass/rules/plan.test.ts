import { describe, expect, it } from 'vitest';
import { onXS } from '../testing/play.ts';

const two = { humans: ['Alpha', 'Echo'], at: 'plan' } as const;
const three = { humans: ['Alpha', 'Delta', 'Echo'], at: 'plan' } as const;
const place = (at: string) => ({ do: 'place', at });

describe('Planning and Deploy', () => {
  it('A7 keeps the caps: 3 a mine, 3 defenders, 3 at the camp, 3 raiders a base and 1 a facing', () => {
    const full = (...plan: string[]) => onXS({ ...three, crews: { Alpha: { plan } } }).crew('Alpha');
    expect(full('B1', 'B1', 'B1').whyNot(place('B1'))).toBe('mineIsFull');
    expect(full('defence', 'defence', 'defence').whyNot(place('defence'))).toBe('centreIsFull');
    expect(full('camp', 'camp', 'camp').whyNot(place('camp'))).toBe('campIsFull');
    expect(full('Echo N').whyNot(place('Echo N'))).toBe('facingIsTaken');
    expect(full('Echo N', 'Echo E', 'Echo S').whyNot(place('Echo W'))).toBe('raidIsFull');
    expect(full().whyNot(place('Alpha N'))).toBe('ownBase');
    expect(full().whyNot(place('Kilo N'))).toBe('baseIsEmpty');
    expect(full().whyNot(place('Nowhere'))).toBe('noSuchPlace');
    expect(full().whyNot({ do: 'takeBack', at: 'B1' })).toBe('nobodyPlanned');
    expect(full().whyNot({ do: 'pass' })).toBe('planNow');
  });

  it('A7 assigns only members who are not on the Wound Track; they may also stay at home', () => {
    const play = onXS({ ...two, crews: { Alpha: { minor: 3, moderate: 2, major: 1, plan: ['B1', 'F2'] } } });
    expect(play.crew('Alpha').whyNot(place('G3'))).toBe('nobodyLeft');
    play.crew('Alpha').does({ do: 'takeBack', at: 'F2' });
    play.crew('Echo').isReady();
    play.crew('Alpha').isReady();
    expect(play.told('deploy')).toEqual([{ did: 'deploy', plans: [['B1'], []] }]);
  });

  it('AA10 the cap of three raiders is per rival base', () => {
    const play = onXS({
      ...three,
      crews: { Alpha: { plan: ['Delta N', 'Delta E', 'Delta S', 'Echo N', 'Echo E'] } },
    });
    expect(play.crew('Alpha').whyNot(place('Echo S'))).toBe(null);
    expect(play.crew('Alpha').whyNot(place('Delta W'))).toBe('raidIsFull');
  });

  it('AA80 all four facings of every rival base in play can be raided', () => {
    const open = onXS(three)
      .crew('Alpha')
      .may('place')
      .flatMap((move) => (move.do === 'place' ? [move.at] : []));
    for (const facing of ['N', 'E', 'S', 'W'])
      expect(open).toEqual(expect.arrayContaining([`Delta ${facing}`, `Echo ${facing}`]));
  });

  it('A8 A39 AW2 the last one ready makes all plans final and public in one step', () => {
    const play = onXS({ ...three, crews: { Alpha: { hand: ['toxin'] } } });
    play.crew('Alpha').plans('B1', 'camp').isReady();
    play.crew('Delta').plans('F2').isReady().does({ do: 'unready' }).plans('F2');
    expect(play.askedCrews).toEqual(['Delta', 'Echo']);
    expect(play.view(0).crews[0]?.home).toBe(8);
    play.crew('Echo').isReady();
    expect(play.crew('Delta').playDefault()).toEqual({ do: 'ready' });
    expect([play.crew('Alpha').at('B1'), play.crew('Alpha').at('camp'), play.crew('Delta').at('F2')]).toEqual(
      [1, 1, 2],
    );
    expect(play.crew('Delta').ruleAgainst({ do: 'unready' })).toBe('E2');
  });

  it('A44 a crew with nobody to send has only the empty plan and is not asked', () => {
    const play = onXS({
      ...two,
      at: 'distribute',
      first: 'Echo',
      rolls: ['RES01', 'RES02'],
      crews: { Alpha: { moderate: 8 } },
    });
    play.crew('Echo').does({ do: 'choose', card: 'RES01' });
    expect([play.askedCrews, play.crew('Alpha').state.ready, play.crew('Alpha').choices]).toEqual([
      ['Echo'],
      true,
      [],
    ]);
    expect(play.crew('Alpha').ruleAgainst({ do: 'unready' })).toBe('A44');
    play.crew('Echo').isReady();
    expect(play.told('deploy')).toEqual([{ did: 'deploy', plans: [[], []] }]);
  });

  it('AA35 members may be planned into the Alien zone; they idle and return', () => {
    const play = onXS({ ...two, alien: 1, mines: { B1: 1 } });
    play.crew('Alpha').plans('B1').isReady();
    play.crew('Echo').isReady();
    expect([play.state.round, play.crew('Alpha').state.home, play.cubes('B1')]).toEqual([2, 8, 1]);
  });

  it('A40 AA38 AI cards are turned up after all plans are locked, in seat order, and no human decides in between', () => {
    const play = onXS({
      humans: ['Alpha', 'Echo'],
      ai: ['Delta', 'Kilo'],
      at: 'plan',
      first: 'Echo',
      crews: { Alpha: { hand: ['toxin'] } },
    });
    play.crew('Alpha').isReady();
    expect(play.told('order')).toEqual([]);
    play.crew('Echo').isReady();
    expect(play.told('order').map((event) => event['crew'])).toEqual([3, 2]);
    expect(play.now).toBe('command');
  });
});
