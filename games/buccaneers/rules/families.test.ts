import { describe, expect, it } from 'vitest';
import { given } from '../testing/given.ts';

describe('kinds of cards', () => {
  it('B16 only the top edge counts, and cards turn clockwise, after 270 degrees to 0', () => {
    const heavy = ['Moon Bus', 'Planet Cracker', 'XXL Paperweight', 'Morpho Cubo'];
    const worth = [0, 1, 2, 3, 4].map((reveals) => {
      const cards = heavy.slice(0, reveals);
      const hands = [[], ...cards.map((card) => [card])];
      const play = given({ seats: 5, displays: [['awake Cubus Libra']], hands });
      return play
        .turn(null, ...cards)
        .seat(0)
        .worth('Cubus Libra');
    });
    expect(worth).toEqual(['3/5', '5/4', '7/2', '9/0', '3/5']);
  });

  it('B17 Robots of two or more players in one Turn each turn exactly once', () => {
    const two = given({ hands: [['Golden Fusspot'], ['Waiter Droid']] }).turn(
      'Golden Fusspot',
      'Waiter Droid',
    );
    expect([two.seat(0).worth('Golden Fusspot'), two.seat(1).worth('Waiter Droid')]).toEqual(['3/6', '2/5']);
    const three = given({ hands: [['Golden Fusspot'], ['Waiter Droid'], ['Chrome Bouncer']] });
    three.turn('Golden Fusspot', 'Waiter Droid', 'Chrome Bouncer');
    expect(three.seats.map((seat) => seat.place.shown[0]?.spin)).toEqual([1, 1, 1]);
    const alone = given({ hands: [['Golden Fusspot']] }).turn('Golden Fusspot');
    expect(alone.seat(0).worth('Golden Fusspot')).toBe('6/3');
  });

  it('B17 Robots of earlier Turns never change', () => {
    const hands = [['Golden Fusspot'], ['Waiter Droid'], []];
    const play = given({ hands, displays: [['Tin Philosopher'], [], ['Pocket Mech']] });
    play.turn('Golden Fusspot', 'Waiter Droid');
    expect([play.seat(0).spin('Tin Philosopher'), play.seat(2).spin('Pocket Mech')]).toEqual([0, 0]);
  });

  it('B18 a part joins the group that lacks it and turns it; only if none lacks it, it opens a new group', () => {
    const display = ['Quantum Steering', 'Warp Drive'];
    const play = given({ hands: [['Command Chair', 'Warp Drive 2']], displays: [display] }).turn(
      'Command Chair',
    );
    const [lisa] = play.seats;
    expect(lisa.groups).toEqual([['Quantum Steering', 'Warp Drive', 'Command Chair']]);
    expect(lisa.worth('Warp Drive')).toBe('5/3');
    const other = given({ hands: [['Warp Drive 2']], displays: [display] })
      .turn('Warp Drive 2')
      .seat(0);
    expect(other.groups).toEqual([display, ['Warp Drive 2']]);
    expect([other.worth('Warp Drive'), other.worth('Warp Drive 2')]).toEqual(['4/4', '2/5']);
  });

  it('B18 a full group of four takes no more, and no new group is opened while one lacks the part', () => {
    const full = ['Command Chair', 'Reflector Shield', 'Quantum Steering', 'Warp Drive'];
    const play = given({ hands: [['Warp Drive 2']], displays: [full] }).turn('Warp Drive 2');
    expect(play.seat(0).groups.map((group) => group.length)).toEqual([4, 1]);
    const two = given({
      hands: [['Warp Drive']],
      displays: [['Command Chair', 'Reflector Shield', 'Command Chair 2']],
    });
    two.turn('Warp Drive');
    expect(two.seat(0).refusal({ join: 2 })).toMatchObject({ rule: 'B18', why: 'noNewGroup' });
    two.seat(0).joins(1);
    expect(two.seat(0).groups).toEqual([
      ['Command Chair', 'Reflector Shield'],
      ['Command Chair 2', 'Warp Drive'],
    ]);
  });

  it('B18 a group that has the part already is refused', () => {
    const three = ['Command Chair', 'Command Chair 2', 'Command Chair 3', 'Reflector Shield'];
    const play = given({ hands: [['Reflector Shield 2']], displays: [three] }).turn('Reflector Shield 2');
    expect(play.seat(0).refusal({ join: 0 })).toMatchObject({ rule: 'B18', why: 'groupHasPart' });
  });

  it('B19 the newest Shapeshifter lies on top and gives its Weight to all; Values stay', () => {
    const play = given({ hands: [['Morpho Broccolo']], displays: [['Morpho Cubo', 'Morpho Ancora']] });
    play.turn('Morpho Broccolo');
    const [jens] = play.seats;
    expect(jens.stack).toEqual(['Morpho Cubo', 'Morpho Ancora', 'Morpho Broccolo']);
    expect([jens.value, jens.weight]).toEqual([20, 12]);
  });

  it('B20 a face-down Toy triggers nothing and counts in no total shown to others', () => {
    const play = given({ hands: [['Game Slab']], displays: [['awake Loot Box']] }).turn('Game Slab');
    const [lisa] = play.seats;
    expect(lisa.spin('Loot Box')).toBe(0);
    expect(play.fact('seenWeight', 0)).toBe(3);
    expect(play.told('toys')).toEqual([]);
  });

  it('B21 a Spacecraft has no effect but to lie there', () => {
    const play = given({ hands: [['Planet Cracker']] });
    const deck = play.state.deck;
    play.turn('Planet Cracker');
    expect(play.seat(0).place.shown).toEqual([{ card: expect.any(Number), spin: 0, awake: false }]);
    expect(play.state).toMatchObject({ deck, clockwise: true, atHole: [], discard: [], turn: 2 });
  });
});
