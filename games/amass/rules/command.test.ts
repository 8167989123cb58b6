import { describe, expect, it } from 'vitest';
import { onXS } from '../testing/play.ts';

const two = { humans: ['Alpha', 'Echo'], at: 'command' } as const;

describe('Command', () => {
  it('A9 AW3 one card or pass, round the table until all pass in a row', () => {
    const play = onXS({
      ...two,
      crews: { Alpha: { hand: ['armour', 'toxin'] }, Echo: { hand: ['surveyDrone'] } },
    });
    expect(play.crew('Alpha').playDefault()).toEqual({ do: 'pass' });
    play.crew('Echo').does({ do: 'addCubes', card: 'surveyDrone', mine: 'B1' });
    expect(play.askedCrews).toEqual(['Alpha']); // Echo's hand is empty and passes by itself
    play.crew('Alpha').does({ do: 'grantArmour', card: 'armour' });
    expect(play.crew('Alpha').ruleAgainst({ do: 'steal', cubes: 0 })).toBe('A9');
    play.crew('Alpha').passes();
    expect([play.state.round, play.cubes('B1')]).toEqual([2, 1]);
  });

  it('A42 a player with a card is asked even when none fits', () => {
    const play = onXS({ ...two, crews: { Alpha: { hand: ['stimulant'] } } });
    expect([play.askedCrews, play.crew('Alpha').choices]).toEqual([['Alpha'], [{ do: 'pass' }]]);
    expect(play.crew('Alpha').refusal({ do: 'rerollDie', card: 'stimulant', die: 0 })).toEqual({
      rule: 'A46',
      why: 'notInCommand',
    });
  });

  it('A45 a card comes from the player’s own hand, takes effect at once, and goes to the discard', () => {
    const play = onXS({
      ...two,
      crews: { Alpha: { hand: ['toxin'] }, Echo: { hand: ['armour'], at: { F2: 1 } } },
    });
    expect(play.crew('Alpha').whyNot({ do: 'grantArmour', card: 'armour' })).toBe('notInHand');
    expect(play.crew('Alpha').whyNot({ do: 'grantArmour', card: 'toxin' })).toBe('otherEffect');
    play.crew('Alpha').does({ do: 'woundMember', card: 'toxin', crew: 'Echo', at: 'F2' });
    expect([play.crew('Echo').state.moderate, play.crew('Alpha').hand, play.state.discard.length]).toEqual([
      1,
      [],
      1,
    ]);
    expect(play.told('play')).toEqual([{ did: 'play', seat: 0, card: 'toxin-1' }]);
  });

  it('A46 a card needs legal targets and must change something', () => {
    const play = onXS({
      ...two,
      alien: 2,
      gone: { orange: 12 },
      crews: {
        Alpha: {
          hand: [
            'secure',
            'recover',
            'armour',
            'toxin',
            'lureBeacon',
            'jumpJets',
            'surveyDrone',
            'shieldWall',
          ],
          at: { defence: 3, G3: 2 },
          minor: 1,
          armour: true,
          closed: ['N'],
        },
      },
    });
    const alpha = play.crew('Alpha');
    expect(alpha.whyNot({ do: 'returnWounded', card: 'recover', from: 'minor' })).toBe('centreIsFull');
    expect(alpha.whyNot({ do: 'returnWounded', card: 'recover', from: 'major' })).toBe('nobodyThere');
    expect(alpha.whyNot({ do: 'grantArmour', card: 'armour' })).toBe('alreadyArmoured');
    expect(alpha.whyNot({ do: 'woundMember', card: 'toxin', crew: 'Echo', at: 'F2' })).toBe('nobodyThere');
    expect(alpha.whyNot({ do: 'woundMember', card: 'toxin', crew: 'Echo', at: 'X9' })).toBe('noSuchPlace');
    expect(alpha.whyNot({ do: 'moveAlien', card: 'lureBeacon', steps: 3 })).toBe('notSoFar');
    expect(alpha.whyNot({ do: 'addCubes', card: 'surveyDrone', mine: 'B1' })).toBe('supplyIsEmpty');
    expect(alpha.whyNot({ do: 'addCubes', card: 'surveyDrone', mine: 'F2' })).toBe('alienIsThere');
    expect(alpha.whyNot({ do: 'addCubes', card: 'surveyDrone', mine: 'camp' })).toBe('noSuchPlace');
    expect(alpha.whyNot({ do: 'closeFacing', card: 'shieldWall', facing: 'N' })).toBe('alreadyClosed');
    expect(alpha.whyNot({ do: 'moveMembers', card: 'secure', crew: 'Alpha', from: 'G3', to: ['G3'] })).toBe(
      'anotherPlace',
    );
    expect(
      alpha.whyNot({ do: 'moveMembers', card: 'secure', crew: 'Alpha', from: 'G3', to: ['F2', 'B1'] }),
    ).toBe('tooManyMembers');
    expect(alpha.whyNot({ do: 'moveMembers', card: 'jumpJets', crew: 'Echo', from: 'G3', to: ['F2'] })).toBe(
      'ownMembersOnly',
    );
    expect(alpha.whyNot({ do: 'moveMembers', card: 'secure', crew: 'Alpha', from: 'B1', to: ['F2'] })).toBe(
      'nobodyThere',
    );
    expect(
      alpha.whyNot({ do: 'moveMembers', card: 'secure', crew: 'Alpha', from: 'G3', to: ['defence'] }),
    ).toBe('centreIsFull');
    expect(alpha.whyNot({ do: 'moveMembers', card: 'secure', crew: 'Alpha', from: 'G3', to: ['X9'] })).toBe(
      'noSuchPlace',
    );
    expect(alpha.whyNot({ do: 'moveMembers', card: 'secure', crew: 'Alpha', from: 'X9', to: ['F2'] })).toBe(
      'noSuchPlace',
    );
  });

  it('A34 AA30 Secure moves any one member, a rival’s too, within its owner’s caps', () => {
    const play = onXS({ ...two, crews: { Alpha: { hand: ['secure'] }, Echo: { at: { F2: 1 } } } });
    expect(
      play
        .crew('Alpha')
        .whyNot({ do: 'moveMembers', card: 'secure', crew: 'Echo', from: 'F2', to: ['Echo N'] }),
    ).toBe('ownBase');
    play.crew('Alpha').does({ do: 'moveMembers', card: 'secure', crew: 'Echo', from: 'F2', to: ['Alpha N'] });
    expect(play.told('movedMembers')).toEqual([
      { did: 'movedMembers', crew: 1, members: 1, from: 'F2', to: ['Alpha N'] },
    ]);
  });

  it('A34 Recover brings a wounded member back as a defender', () => {
    const play = onXS({ ...two, crews: { Alpha: { hand: ['recover', 'toxin'], major: 1 } } });
    play.crew('Alpha').does({ do: 'returnWounded', card: 'recover', from: 'major' });
    expect([play.crew('Alpha').state.major, play.crew('Alpha').at('defence')]).toEqual([0, 1]);
  });

  it('AA66 cards move members to mines, camp, own centre and facings of rival bases in play; Jump Jets one or two', () => {
    const play = onXS({ ...two, crews: { Alpha: { hand: ['jumpJets', 'toxin'], at: { B1: 2 } } } });
    const alpha = play.crew('Alpha');
    const targets = alpha
      .may('moveMembers')
      .flatMap((move) => (move.do === 'moveMembers' ? [move.to.join('+')] : []));
    expect(targets).toEqual(
      expect.arrayContaining(['F2', 'F2+F2', 'camp', 'defence', 'Echo N', 'Echo N+Echo E']),
    );
    expect(targets.some((to) => to.includes('Alpha') || to.includes('Kilo'))).toBe(false);
    expect(
      alpha.whyNot({
        do: 'moveMembers',
        card: 'jumpJets',
        crew: 'Alpha',
        from: 'B1',
        to: ['Echo N', 'Echo N'],
      }),
    ).toBe('facingIsTaken');
    alpha.does({ do: 'moveMembers', card: 'jumpJets', crew: 'Alpha', from: 'B1', to: ['Echo N', 'camp'] });
    expect([alpha.at('B1'), alpha.at('Echo N'), alpha.at('camp')]).toEqual([0, 1, 1]);
  });

  it('AA67 active is everyone at a location, the camp and the centre included', () => {
    const play = onXS({
      ...two,
      alien: 2,
      crews: {
        Alpha: { hand: ['toxin', 'armour'] },
        Echo: { at: { camp: 1, defence: 1, 'Alpha N': 1, F2: 1 }, minor: 1 },
      },
    });
    const targets = play
      .crew('Alpha')
      .may('woundMember')
      .flatMap((move) => (move.do === 'woundMember' ? [move.at] : []));
    expect(targets).toEqual(['F2', 'Alpha N', 'defence', 'camp']);
    play.crew('Alpha').does({ do: 'woundMember', card: 'toxin', crew: 'Echo', at: 'camp' }).passes();
    expect(play.told('camp')).toEqual([]);
  });

  it('AA31 members in the Alien zone may be targets of Command cards', () => {
    const play = onXS({
      ...two,
      alien: 2,
      crews: { Alpha: { hand: ['secure', 'toxin'] }, Echo: { at: { F2: 1 } } },
    });
    play.crew('Alpha').does({ do: 'moveMembers', card: 'secure', crew: 'Echo', from: 'F2', to: ['camp'] });
    expect(play.crew('Echo').at('camp')).toBe(1);
  });

  it('AA34 cards resolve in play order; only the Alien’s last zone matters', () => {
    const play = onXS({
      ...two,
      alien: 2,
      mines: { F2: 1, G3: 1 },
      crews: {
        Alpha: { hand: ['lureBeacon'], at: { F2: 1 } },
        Echo: { hand: ['lureBeacon'], at: { G3: 1 } },
      },
    });
    play.crew('Alpha').does({ do: 'moveAlien', card: 'lureBeacon', steps: 1 });
    play.crew('Echo').does({ do: 'moveAlien', card: 'lureBeacon', steps: 1 });
    expect([play.crew('Alpha').state.haul.blue, play.crew('Echo').state.haul.pink, play.state.alien]).toEqual(
      [1, 1, 3],
    );
  });

  it('AA63 a droid in defence is beyond the cap and stays until it ties, loses or the round ends', () => {
    const play = onXS({
      ...two,
      first: 'Echo',
      crews: { Echo: { at: { defence: 3 }, hand: ['droidGuard', 'toxin'] } },
    });
    play.crew('Echo').does({ do: 'addDroid', card: 'droidGuard' });
    expect([
      play.crew('Echo').state.droids.length,
      play.crew('Echo').at('defence'),
      play.state.discard,
    ]).toEqual([1, 3, []]);
    play.crew('Echo').passes();
    expect([play.crew('Echo').state.droids, play.state.discard.length]).toEqual([[], 1]);
  });
});
