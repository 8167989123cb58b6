import { describe, expect, it } from 'vitest';
import { given } from '../testing/given.ts';
import { keeping } from '../testing/moments.ts';

describe('Artifacts that turn', () => {
  it('B27 Morpho Sucker turns once for each Shapeshifter that another player reveals, never for its owner', () => {
    const hands = [['Morpho Plumo'], ['Morpho Cubo'], ['Morpho Bulla']];
    const play = given({ hands, displays: [['awake Morpho Sucker']] });
    play.turn('Morpho Plumo', 'Morpho Cubo', 'Morpho Bulla');
    expect([play.seat(0).spin('Morpho Sucker'), play.seat(0).worth('Morpho Sucker')]).toEqual([2, '8/4']);
    const dull = given({ hands: [[], ['Planet Cracker']], displays: [['awake Morpho Sucker']] }).turn(
      null,
      'Planet Cracker',
    );
    expect(dull.seat(0).spin('Morpho Sucker')).toBe(0);
  });

  it('B28 Cubus Libra turns for each card of Weight 7 or more that another player reveals, Robots excepted', () => {
    const hands = [['Planet Cracker'], ['Moon Bus'], ['Saucer Cab'], ['Golden Fusspot'], ['Chrome Bouncer']];
    const play = given({ seats: 5, hands, displays: [['awake Cubus Libra']] });
    play.turn('Planet Cracker', 'Moon Bus', 'Saucer Cab', 'Golden Fusspot', 'Chrome Bouncer');
    // Only the Moon Bus: the Cracker is the owner's, the Cab weighs 6, the Bouncer a turned 7.
    expect(play.seat(4).worth('Chrome Bouncer')).toBe('3/7');
    expect(play.seat(0).spin('Cubus Libra')).toBe(1);
  });

  it('B29 Loot Box turns for each card of Weight 6 or more that its owner reveals, Robots excepted', () => {
    const displays = [['awake Loot Box']];
    const own = given({ hands: [['Saucer Cab'], ['Planet Cracker']], displays }).turn(
      'Saucer Cab',
      'Planet Cracker',
    );
    expect([own.seat(0).spin('Loot Box'), own.seat(0).worth('Loot Box')]).toEqual([1, '7/3']);
    const light = given({ hands: [['Courier Skiff']], displays }).turn('Courier Skiff');
    expect(light.seat(0).spin('Loot Box')).toBe(0);
    const robot = given({ hands: [['Golden Fusspot'], ['Waiter Droid']], displays }).turn(
      'Golden Fusspot',
      'Waiter Droid',
    );
    expect([robot.seat(0).worth('Golden Fusspot'), robot.seat(0).spin('Loot Box')]).toEqual(['3/6', 0]);
  });

  it('B28, B29 no Robot counts, however heavy a pack makes it', () => {
    const anvil = [
      { value: 3, weight: 9 },
      { value: 9, weight: 3 },
    ];
    const pack = { game: 'buccaneers', name: 'iron', content: { trash: { ROB01: { sides: anvil } } } };
    const displays = [['awake Loot Box'], ['awake Cubus Libra']];
    const play = given({ pack, displays, hands: [['Beeping Dustbin']] }).turn('Beeping Dustbin');
    expect([play.seat(0).spin('Loot Box'), play.seat(1).spin('Cubus Libra')]).toEqual([0, 0]);
  });

  it('B38 they sleep in the Turn they arrive, wake when the next Turn starts, and missed reveals are not made up for', () => {
    const hands = [['Morpho Sucker'], ['Morpho Cubo', 'Morpho Ancora'], []];
    const play = given({ handSize: 4, hands }).turn('Morpho Sucker', 'Morpho Cubo');
    const [jens, , lisa] = play.seats;
    expect([jens.spin('Morpho Sucker'), jens.isAwake('Morpho Sucker')]).toEqual([0, true]);
    expect(lisa.hand).toContain('Morpho Ancora');
    play.turn(null, null, 'Morpho Ancora');
    expect(jens.spin('Morpho Sucker')).toBe(1);
  });

  it('B38 they stay awake through steps A to C', () => {
    const play = given({
      at: 'score',
      displays: [['awake Morpho Sucker', 'awake Cubus Libra'], ['Easter Egg'], ['Alien Kiddie Pool']],
      pile: ['Morpho Plumo'],
      chance: ['Morpho Cubo', 'Morpho Plumo'],
    });
    play.seat(1).discards();
    expect([play.seat(0).spin('Morpho Sucker'), play.seat(0).spin('Cubus Libra')]).toEqual([1, 1]);
    play.seat(2).discards();
    expect([play.seat(0).spin('Morpho Sucker'), play.seat(0).spin('Cubus Libra')]).toEqual([2, 1]);
  });

  it('BA11 after 270 degrees they wrap to 0', () => {
    const play = given({
      hands: [[], ['Morpho Cubo'], ['Morpho Plumo']],
      also: { 'seats.0.shown': [{ card: 'ART-SUCKER', spin: 3, awake: true }] },
    });
    play.turn(null, 'Morpho Cubo', 'Morpho Plumo');
    expect(play.seat(0).spin('Morpho Sucker')).toBe(1);
  });

  it('BA12 one that arrives in the last Turn never wakes; one that arrived earlier is awake in steps A to C', () => {
    const late = given({
      handSize: 2,
      hands: [['Loot Box', 'Moon Bus']],
      displays: [['Easter Egg']],
      chance: ['Planet Cracker'],
    });
    late.turn('Loot Box').seat(0).discards();
    expect([late.seat(0).place.points.length, late.page.lines[0]?.cards]).toMatchObject([
      1,
      expect.arrayContaining([expect.objectContaining({ value: 3, weight: 3 })]),
    ]);
    const early = given({ handSize: 3, round: 3, hands: [['Loot Box']], displays: [['Easter Egg']] })
      .turn('Loot Box')
      .turn();
    early.chance('Planet Cracker');
    expect(early.asked).toEqual([0]);
    early.seat(0).discards();
    expect(early.told('turn')).toMatchObject([{ seat: 0, card: 'ART-LOOT', spin: 1 }]);
  });

  it('BA12 with the option wakeForScoring it wakes for steps A to C, but not when the Egg found it', () => {
    const options = { wakeForScoring: true };
    const late = given({
      ...{ options, handSize: 2, round: 3, hands: [['Loot Box']], displays: [['Easter Egg']] },
      chance: ['Planet Cracker'],
    });
    late.turn('Loot Box');
    expect(late.seat(0).isAwake('Loot Box')).toBe(true);
    late.seat(0).discards();
    expect(late.told('turn')).toMatchObject([{ card: 'ART-LOOT', spin: 1, for: ['SPC10'] }]);
    const found = given({
      ...{ options, at: 'score', displays: [['Easter Egg', 'Alien Kiddie Pool']], pile: ['Planet Cracker'] },
      chance: ['Loot Box', 'Planet Cracker'],
    });
    found.seat(0).discards();
    found.seat(0).discards();
    expect([found.seat(0).isAwake('Loot Box'), found.told('turn')]).toEqual([false, []]);
  });

  it('BA13 the printed upright Weight counts, whatever the card weighs where it lies', () => {
    // Morpho Cubo weighs 8 upright; under a lighter one it weighs 3, on a stack it still counts as 8.
    const play = given({
      hands: [[], ['Morpho Cubo'], ['Morpho Plumo']],
      displays: [['awake Cubus Libra'], [], ['Morpho Ancora']],
    });
    play.turn(null, 'Morpho Cubo', 'Morpho Plumo');
    expect(play.seat(2).weight).toBe(6);
    expect(play.seat(0).spin('Cubus Libra')).toBe(1);
    // A part weighs 5 upright even if its group shows less.
    const exo = given({ hands: [['Exoskeleton']], displays: [['awake Loot Box']] }).turn('Exoskeleton');
    expect(exo.seat(0).spin('Loot Box')).toBe(1);
  });

  it('BA38 a reveal counts though the card leaves at once or its effect is ignored', () => {
    const pack = {
      game: 'buccaneers',
      name: 'heavy Laser',
      content: { trash: { 'ART-LASER': { sides: [{ value: 5, weight: 7 }] } } },
    };
    const displays = [['awake Loot Box'], ['awake Cubus Libra']];
    const leaves = given({ pack, hands: [['Swiss Army Pocket Laser']], displays }).turn(
      'Swiss Army Pocket Laser',
    );
    leaves.seat(0).places('+4');
    expect(leaves.discard).toEqual(['Swiss Army Pocket Laser']);
    expect([leaves.seat(0).spin('Loot Box'), leaves.seat(1).spin('Cubus Libra')]).toEqual([1, 1]);
    const ignored = keeping('Swiss Army Pocket Laser', { pack, displays });
    expect([ignored.seat(0).spin('Loot Box'), ignored.seat(1).spin('Cubus Libra')]).toEqual([1, 1]);
  });
});
