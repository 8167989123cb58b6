import { describe, expect, it } from 'vitest';
import { given } from '../testing/given.ts';
import { keeping } from '../testing/moments.ts';

describe('Artifacts that work when selected', () => {
  it('B22 GPS Tracker makes the next selection a random card of the hand, for one Turn only', () => {
    const play = given({ handSize: 4, hands: [['GPS Tracker'], ['Moon Bus'], ['Planet Cracker']] });
    play.turn('GPS Tracker');
    const [jens] = play.seats;
    expect([jens.place.tracked, jens.place.picked, play.asked]).toEqual([true, true, [1, 2]]);
    expect(jens.hand).toContain('Planet Cracker');
    expect(jens.refusal({ pick: 'Planet Cracker' })).toMatchObject({ rule: 'B36', why: 'pickedByGps' });
    play.turn();
    expect([jens.place.tracked, play.asked]).toEqual([false, [0, 1, 2]]);
  });

  it('B22 the card drawn by GPS works like any selected card', () => {
    const play = given({ handSize: 4, hands: [['GPS Tracker'], [], ['Reality Gyro']] })
      .chance('Reality Gyro')
      .turn('GPS Tracker');
    expect(play.state.clockwise).toBe(true);
    play.turn();
    expect(play.seat(0).shown).toContain('Reality Gyro');
    expect(play.state.clockwise).toBe(false);
  });

  it('BA41 the GPS card is drawn at the start of the next step 1, from the hand received, and locked in at once', () => {
    const play = given({ hands: [['GPS Tracker'], [], ['Moon Bus', 'Planet Cracker', 'Saucer Cab']] });
    play.chance('Planet Cracker');
    const [jens, andrea, lisa] = play.seats;
    jens.picks('GPS Tracker');
    andrea.picks(andrea.dullCard);
    expect(jens.place.picked).toBe(true);
    expect(play.chancesLeft).toBe(1);
    lisa.picks('Saucer Cab');
    expect(play.chancesLeft).toBe(0);
    expect([jens.hand, jens.place.picked]).toEqual([['Moon Bus', 'Planet Cracker'], true]);
    expect(jens.view.seats[0]?.pick).toBe(jens.place.pick);
  });

  it('BA8 without a next Turn GPS lapses, and it never carries to the next Round', () => {
    const play = given({ handSize: 2, round: 1, hands: [['GPS Tracker']] }).turn('GPS Tracker');
    expect(play.state.round).toBe(2);
    expect([play.seat(0).place.tracked, play.asked]).toEqual([false, [0, 1, 2]]);
    const scoring = given({ handSize: 2, hands: [['GPS Tracker']], displays: [['Easter Egg']] }).turn(
      'GPS Tracker',
    );
    expect([scoring.asked, scoring.seat(0).place.tracked]).toEqual([[0], false]);
    const longer = given({ handSize: 2, hands: [['GPS Tracker'], ['TIIT CLO UHL']] });
    longer.turn('GPS Tracker', 'TIIT CLO UHL');
    expect(longer.seat(0).place.picked).toBe(true);
  });

  it('BA9 with GPS and TIIT in one Turn the random card may be one that TIIT brought into that hand', () => {
    const play = given({ handSize: 2, hands: [['GPS Tracker'], ['TIIT CLO UHL']] });
    play.chance('Moon Bus', 'Saucer Cab', 'Planet Cracker', 'Saucer Cab');
    // TIIT draws for Andrea, Lisa, Jens; Lisa's hand with Saucer Cab goes to Jens.
    play.turn('GPS Tracker', 'TIIT CLO UHL').turn();
    expect(play.told('reveal').at(1)).toMatchObject({ cards: [{ seat: 0, card: 'SPC05' }, {}, {}] });
  });

  it('B23 TIIT makes everyone draw a card at once, including its owner, and puts +3 at the hole', () => {
    const play = given({ handSize: 3, hands: [['TIIT CLO UHL']] });
    play.chance('Moon Bus', 'Saucer Cab', 'Planet Cracker');
    const deck = play.state.deck.length;
    play.turn('TIIT CLO UHL');
    expect(play.seats.map((seat) => seat.hand.length)).toEqual([3, 3, 3]);
    expect([play.state.deck.length, play.atHole]).toEqual([deck - 3, ['THR+3']]);
    // Passed on clockwise after the draw.
    expect(play.seat(1).hand).toContain('Moon Bus');
  });

  it('BA7 for TIIT one card each is drawn, clockwise from its owner, before Tentacles draw', () => {
    const play = given({ hands: [['Titanic Tentacles'], ['TIIT CLO UHL'], []] });
    play.chance('Moon Bus', 'Saucer Cab', 'Planet Cracker', 'Easter Egg', 'One Ring', 'Exoskeleton');
    play.turn('Titanic Tentacles', 'TIIT CLO UHL');
    expect(play.seat(1).hand).toContain('Moon Bus');
    expect(play.seat(2).hand).toContain('Saucer Cab');
    expect(play.seat(0).hand).toContain('Planet Cracker');
    expect([...play.seat(0).drawn].sort()).toEqual(['Easter Egg', 'Exoskeleton', 'One Ring']);
  });

  it('B24 the Laser must place one of -4, -2, +2, +4; a plus discards it, a minus leaves it', () => {
    for (const [amount, stays] of [
      ['-4', true],
      ['-2', true],
      ['+2', false],
      ['+4', false],
    ] as const) {
      const play = given({ hands: [['Swiss Army Pocket Laser']] }).turn('Swiss Army Pocket Laser');
      const [jens] = play.seats;
      expect([play.asked, jens.choices.length]).toEqual([[0], 4]);
      expect(jens.refusal({ place: '+3' })).toMatchObject({ rule: 'B24', why: 'notOnLaser' });
      jens.places(amount);
      expect(play.atHole).toEqual([`THR${amount}`]);
      expect(jens.shown.includes('Swiss Army Pocket Laser')).toBe(stays);
      expect(play.discard.includes('Swiss Army Pocket Laser')).toBe(!stays);
    }
  });

  it('BA27 the Threshold cards of the Laser are always all there, TIIT or not', () => {
    const play = given({ hands: [['Swiss Army Pocket Laser'], ['TIIT CLO UHL']] });
    play.turn('Swiss Army Pocket Laser', 'TIIT CLO UHL');
    expect(play.seat(0).choices).toHaveLength(4);
  });

  it('BA27 with a pack a second Laser finds what the first has left', () => {
    const laser = { do: 'placeThreshold', choices: ['THR-4', 'THR+2'], discardFor: ['THR+2'] };
    const pack = {
      game: 'buccaneers',
      name: 'two Lasers of two cards',
      content: { trash: { 'ART-LASER': { effect: laser }, 'ART-GYRO': { effect: laser } } },
    };
    const play = given({ pack, hands: [['ART-LASER'], ['ART-GYRO']] }).turn('ART-LASER', 'ART-GYRO');
    play.seat(0).places('-4');
    expect(play.asked).toEqual([0, 1, 2]); // B41: one choice, no question
    expect([play.atHole, play.discard]).toEqual([['THR+2', 'THR-4'], ['Reality Gyro']]);
  });

  it('B25 Tentacles draw 3 cards for one pair of eyes, add 1 to the display and discard 2 face up', () => {
    const play = given({ hands: [['Titanic Tentacles']] }).chance('Moon Bus', 'Game Slab', 'Easter Egg');
    play.turn('Titanic Tentacles');
    const [andrea] = play.seats;
    expect([play.asked, [...andrea.drawn].sort()]).toEqual([[0], ['Easter Egg', 'Game Slab', 'Moon Bus']]);
    expect(andrea.refusal({ keep: 'Planet Cracker' })).toMatchObject({ rule: 'B25', why: 'notDrawn' });
    andrea.keeps('Game Slab');
    expect([andrea.toys, andrea.drawn]).toEqual([['Game Slab'], []]);
    expect([...play.discard].sort()).toEqual(['Easter Egg', 'Moon Bus']);
  });

  it('B26 the Gyro flips the Direction card before this pass, and it keeps its side in later Rounds', () => {
    const hands = [['Reality Gyro'], ['Moon Bus'], ['Planet Cracker']];
    const play = given({ hands, round: 1 }).turn('Reality Gyro');
    expect(play.seat(0).hand).toContain('Moon Bus');
    play.playDefaults(() => play.state.round > 1);
    expect(play.state.clockwise).toBe(false);
  });

  it('BA4 GPS kept by Tentacles is ignored', () => {
    const play = keeping('GPS Tracker');
    expect([play.seat(0).place.tracked, play.asked]).toEqual([false, [0, 1, 2]]);
  });

  it('BA5 TIIT, Laser and Gyro kept by Tentacles are ignored, but their Value and Weight count', () => {
    for (const [card, worth] of [
      ['TIIT CLO UHL', '4/3'],
      ['Swiss Army Pocket Laser', '5/3'],
      ['Reality Gyro', '5/3'],
    ] as const) {
      const play = keeping(card);
      expect([play.asked, play.atHole, play.state.clockwise]).toEqual([[0, 1, 2], [], true]);
      expect(play.seats.map((seat) => seat.hand.length)).toEqual([2, 2, 2]);
      expect(play.seat(0).worth(card)).toBe(worth);
    }
  });

  it('BA3 a part or Shapeshifter brought by Tentacles, Egg or Pool is placed as usual, with its question', () => {
    const displays = [['Command Chair', 'Command Chair 2', 'Morpho Cubo']];
    const part = keeping('Warp Drive', { displays });
    expect(part.asked).toEqual([0]);
    part.seat(0).joins(1);
    expect(part.seat(0).groups[1]).toEqual(['Command Chair 2', 'Warp Drive']);
    expect(keeping('Morpho Plumo', { displays }).seat(0).stack).toEqual(['Morpho Cubo', 'Morpho Plumo']);

    const byEgg = given({
      at: 'score',
      hole: 'Wide Yawn',
      displays: [['Easter Egg', ...(displays[0] ?? [])]],
      chance: ['Warp Drive'],
    });
    byEgg.seat(0).discards();
    expect([byEgg.asked, byEgg.state.sheet]).toEqual([[0], []]);
    byEgg.seat(0).joins(0);
    expect(byEgg.seat(0).groups[0]).toEqual(['Command Chair', 'Warp Drive']);
    const byPool = given({
      at: 'score',
      displays: [['Alien Kiddie Pool', 'Morpho Cubo']],
      pile: ['Morpho Plumo'],
      chance: ['Morpho Plumo'],
    });
    byPool.seat(0).discards();
    expect(byPool.seat(0).stack).toEqual(['Morpho Cubo', 'Morpho Plumo']);
  });
});
