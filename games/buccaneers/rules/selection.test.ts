import { describe, expect, it } from 'vitest';
import { given } from '../testing/given.ts';
import type { Play } from '../testing/play.ts';

/** How many Turns the present Round has, if everybody stays silent from now on. */
function turnsOf(play: Play): number {
  play.playDefaults(() => play.state.sheet.length > 0);
  return play.told('pass').length + 1;
}

describe('a Turn', () => {
  it('B5 every seat picks exactly one card of its own hand, and nobody may skip', () => {
    const play = given({ hands: [['Moon Bus'], ['Saucer Cab'], []] });
    const [jens, andrea, lisa] = play.seats;
    expect(jens.choices).toHaveLength(3);
    expect(jens.ruleAgainst({ pick: 'Saucer Cab' })).toBe('B5');
    expect(jens.ruleAgainst({ discard: false })).toBe('B5');
    jens.picks('Moon Bus');
    andrea.picks('Saucer Cab');
    expect(play.asked).toEqual([2]);
    expect(play.state.turn).toBe(1);
    lisa.picks(lisa.dullCard);
    expect(play.state.turn).toBe(2);
    expect(play.seats.map((seat) => seat.hand.length)).toEqual([2, 2, 2]);
  });

  it('B6 all picks turn up together, except Toys, which stay face down', () => {
    const play = given({ hands: [['Moon Bus'], ['Game Slab'], ['Golden Fusspot']] });
    const [jens, andrea, lisa] = play.seats;
    jens.picks('Moon Bus');
    andrea.picks('Game Slab');
    expect([jens.shown, andrea.toys]).toEqual([[], []]);
    lisa.picks('Golden Fusspot');
    expect([jens.shown, andrea.shown, lisa.shown]).toEqual([['Moon Bus'], [], ['Golden Fusspot']]);
    expect(andrea.toys).toEqual(['Game Slab']);
    expect(play.told('reveal')).toMatchObject([
      { cards: [{ card: 'SPC06' }, { card: null }, { card: 'ROB04' }] },
    ]);
  });

  it('B7 with 2 or more cards left whole hands are passed; with 1 it goes on the pile and scoring starts', () => {
    const play = given({ handSize: 3, round: 3, hands: [['Moon Bus'], ['Saucer Cab'], ['Planet Cracker']] });
    const first = play.seat(0).hand.slice(1);
    play.turn();
    expect(play.seats.map((seat) => seat.hand.length)).toEqual([2, 2, 2]);
    expect(play.seat(1).hand).toEqual([first[0], 'Moon Bus']);
    expect([play.state.turn, play.state.pile.length]).toEqual([2, 0]);
    play.turn();
    expect(play.told('pass')).toHaveLength(1);
    expect(play.told('fillPile')).toHaveLength(3);
    expect(play.seats.map((seat) => seat.hand)).toEqual([[], [], []]);
    expect(play.outcome).not.toBeNull();
  });

  it('B7 hands are counted after every effect of step 2, so after the draws of TIIT', () => {
    const play = given({ handSize: 2, hands: [['TIIT CLO UHL']] });
    play.turn('TIIT CLO UHL');
    expect(play.told('pass')).toHaveLength(1);
    expect(play.seats.map((seat) => seat.hand.length)).toEqual([2, 2, 2]);
  });

  it('B8 a Round has one Turn fewer than the hand size, and one more if TIIT was selected', () => {
    expect(turnsOf(given({ handSize: 6 }))).toBe(5);
    expect(turnsOf(given({ handSize: 6, hands: [['TIIT CLO UHL']] }).turn('TIIT CLO UHL'))).toBe(6);
    const kept = given({ handSize: 6, hands: [['Titanic Tentacles']], chance: ['TIIT CLO UHL'] });
    kept.turn('Titanic Tentacles').seat(0).keeps('TIIT CLO UHL');
    expect(turnsOf(kept)).toBe(5);
    const byGps = given({
      at: 'turn',
      handSize: 6,
      hands: [['TIIT CLO UHL']],
      also: { 'seats.0.tracked': true },
      chance: ['TIIT CLO UHL'],
    });
    expect(turnsOf(byGps)).toBe(6);
  });

  it('B34 the clockwise side sends each hand to the next higher seat, the other side to the next lower', () => {
    const hands = [['Moon Bus'], ['Saucer Cab'], ['Planet Cracker'], ['Cube Freighter']];
    const right = given({ seats: 4, hands, clockwise: true }).turn();
    for (const [seat, card] of ['Cube Freighter', 'Moon Bus', 'Saucer Cab', 'Planet Cracker'].entries()) {
      expect(right.seat(seat).hand).toContain(card);
    }
    const left = given({ seats: 4, hands, clockwise: false }).turn();
    for (const [seat, card] of ['Saucer Cab', 'Planet Cracker', 'Cube Freighter', 'Moon Bus'].entries()) {
      expect(left.seat(seat).hand).toContain(card);
    }
  });

  it('B36 a locked-in pick may be swapped until the last is in; then picks are final', () => {
    const play = given({ hands: [['Moon Bus', 'Planet Cracker']] });
    const [jens, andrea, lisa] = play.seats;
    jens.picks('Moon Bus');
    andrea.picks(andrea.dullCard);
    jens.picks('Planet Cracker');
    expect(play.asked).toEqual([2]);
    lisa.picks(lisa.dullCard);
    expect(jens.shown).toEqual(['Planet Cracker']);
    expect(jens.refusal({ pick: 'Moon Bus' })).toMatchObject({ rule: 'B36', why: 'picksStand' });
  });

  it('BA42 a locked-in pick may be swapped any number of times until the last seat has picked', () => {
    const play = given({ hands: [['Moon Bus', 'Planet Cracker']] });
    const [jens, andrea, lisa] = play.seats;
    for (const card of ['Moon Bus', 'Planet Cracker', 'Moon Bus']) jens.picks(card);
    andrea.picks(andrea.dullCard);
    lisa.picks(lisa.dullCard);
    expect(jens.shown).toEqual(['Moon Bus']);
  });
});

describe('order inside step 2', () => {
  const hands = [
    ['Reality Gyro'],
    ['Titanic Tentacles'],
    ['Swiss Army Pocket Laser'],
    ['TIIT CLO UHL'],
    ['GPS Tracker'],
    ['Golden Fusspot'],
  ];

  it('B37 GPS, TIIT, Laser, Tentacles, Gyro, then the clash, each finished before the next begins', () => {
    const play = given({ seats: 6, hands });
    play.chance('Moon Bus', 'Saucer Cab', 'Planet Cracker', 'Morpho Cubo', 'Morpho Ancora', 'Easter Egg');
    play.chance('Waiter Droid', 'Morpho Plumo', 'Morpho Bulla');
    play.turn(...hands.map(([card]) => card ?? null));
    expect(play.asked).toEqual([2]);
    expect(play.seat(1).drawn).toEqual([]);
    play.seat(2).places('-2');
    expect(play.asked).toEqual([1]);
    expect(play.state.clockwise).toBe(true);
    play.seat(1).keeps('Waiter Droid');
    expect(play.seat(4).place.picked).toBe(true); // GPS drew in the new Turn
    const story = play.stage.told
      .map(({ event }) => event.did)
      .filter((did) => did !== 'seal' && did !== 'discard');
    const order = [
      'reveal',
      'markRandomPick',
      'everyoneDraws',
      'draw',
      'placeThreshold',
      'keep',
      'flipDirection',
      'clash',
      'turn',
      'pass',
      'track',
    ];
    expect(order.map((did) => story.indexOf(did))).toEqual(
      [...order.map((did) => story.indexOf(did))].sort((a, b) => a - b),
    );
    expect(story.lastIndexOf('draw')).toBeGreaterThan(story.lastIndexOf('placeThreshold'));
    expect(story.lastIndexOf('draw')).toBeLessThan(story.indexOf('keep'));
  });

  it('BA1 clash and turning come last, so that a card kept by Tentacles takes part', () => {
    const play = given({
      hands: [['Titanic Tentacles'], ['Golden Fusspot'], []],
      displays: [[], [], ['awake Cubus Libra']],
    });
    play.chance('Moon Bus', 'Waiter Droid', 'Easter Egg').turn('Titanic Tentacles', 'Golden Fusspot');
    expect(play.seat(2).spin('Cubus Libra')).toBe(0);
    play.seat(0).keeps('Moon Bus');
    expect(play.seat(2).spin('Cubus Libra')).toBe(1);
    expect(play.seat(1).spin('Golden Fusspot')).toBe(0);
  });

  it('BA2 the clash is judged once, after Tentacles: a third Robot turns with the others, each exactly once', () => {
    const play = given({ hands: [['Titanic Tentacles'], ['Golden Fusspot'], ['Chrome Bouncer']] });
    play.chance('Waiter Droid').turn('Titanic Tentacles', 'Golden Fusspot', 'Chrome Bouncer');
    expect(play.seat(1).spin('Golden Fusspot')).toBe(0);
    play.seat(0).keeps('Waiter Droid');
    expect([
      play.seat(0).spin('Waiter Droid'),
      play.seat(1).spin('Golden Fusspot'),
      play.seat(2).spin('Chrome Bouncer'),
    ]).toEqual([1, 1, 1]);
    expect(play.told('clash')).toHaveLength(1);
  });

  it('BA37 several choices of a group are asked together, and Artifacts wait for the last of them', () => {
    const twoChairs = ['Command Chair', 'Command Chair 2'];
    const twoShields = ['Reflector Shield', 'Reflector Shield 2'];
    const play = given({
      hands: [['Warp Drive'], ['Warp Drive 2'], ['Reality Gyro']],
      displays: [twoChairs, twoShields],
    });
    play.turn('Warp Drive', 'Warp Drive 2', 'Reality Gyro');
    expect(play.asked).toEqual([0, 1]);
    play.seat(1).joins(1);
    expect(play.seat(1).groups[1]).toEqual(['Reflector Shield 2', 'Warp Drive 2']);
    expect([play.asked, play.state.clockwise]).toEqual([[0], true]);
    play.seat(0).joins(0);
    expect(play.state.clockwise).toBe(false);
  });

  it('BA6 with two groups that lack the part its owner chooses, even between groups that look the same', () => {
    const play = given({ hands: [['Warp Drive']], displays: [['Command Chair', 'Command Chair 2']] }).turn(
      'Warp Drive',
    );
    expect(play.asked).toEqual([0]);
    expect(play.seat(0).choices).toEqual([
      { do: 'join', group: 0 },
      { do: 'join', group: 1 },
    ]);
    const one = given({ hands: [['Warp Drive']], displays: [['Command Chair']] }).turn('Warp Drive');
    expect(one.asked).toEqual([0, 1, 2]);
    expect(one.seat(0).groups).toEqual([['Command Chair', 'Warp Drive']]);
  });
});
