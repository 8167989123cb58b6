import { describe, expect, it } from 'vitest';
import { given } from '../testing/given.ts';
import type { Play } from '../testing/play.ts';

/** Seat 0 selects Tentacles and keeps this card out of the three drawn. */
function keeping(card: string, story: Parameters<typeof given>[0] = {}): Play {
  const hands = [['Titanic Tentacles'], ...(story.hands ?? []).slice(1)];
  const play = given({ ...story, hands }).chance(card);
  play.turn('Titanic Tentacles', ...hands.slice(1).map(([one]) => one ?? null));
  play.seat(0).keeps(card);
  return play;
}

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

  it('BA41 the GPS card is drawn at the start of the next step 1, from the hand received, and sealed at once', () => {
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

  it('B23 TIIT makes everybody draw a card at once, its owner included, and puts +3 at the hole', () => {
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

describe('how a card arrives', () => {
  const found = (card: string, story: Parameters<typeof given>[0] = {}): Play => {
    const displays = [['Easter Egg', ...(story.displays?.[0] ?? [])], ...(story.displays ?? []).slice(1)];
    const play = given({ ...story, at: 'score', displays, chance: [card] });
    play.seat(0).discards();
    return play;
  };
  const selected = (card: string): Play => given({ hands: [[card]] }).turn(card);

  it('B39 Spacecraft, parts and Shapeshifters lie the same whether selected, kept or found', () => {
    for (const arrive of [selected, keeping, found]) {
      expect(arrive('Moon Bus').seat(0).shown).toContain('Moon Bus');
      expect(arrive('Warp Drive').seat(0).groups).toEqual([['Warp Drive']]);
      expect(arrive('Morpho Cubo').seat(0).stack).toEqual(['Morpho Cubo']);
    }
  });

  it('B39 a Toy lies face down when selected or kept, and open when found', () => {
    expect(selected('Game Slab').seat(0).toys).toEqual(['Game Slab']);
    expect(keeping('Game Slab').seat(0).toys).toEqual(['Game Slab']);
    const open = found('Game Slab');
    expect([open.seat(0).shown, open.told('find')]).toMatchObject([['Game Slab'], [{ card: 'TOY10' }]]);
  });

  it('B39 a Robot clashes when selected or kept, and stays upright when found', () => {
    const rival = { hands: [[], ['Golden Fusspot']] };
    expect(keeping('Waiter Droid', rival).seat(1).spin('Golden Fusspot')).toBe(1);
    expect(
      found('Waiter Droid', { displays: [[], ['Golden Fusspot']] })
        .seat(0)
        .spin('Waiter Droid'),
    ).toBe(0);
  });

  it('B39 Artifacts that work when selected are ignored when found, and stay', () => {
    for (const card of [
      'GPS Tracker',
      'TIIT CLO UHL',
      'Swiss Army Pocket Laser',
      'Titanic Tentacles',
      'Reality Gyro',
    ]) {
      const play = found(card);
      expect(play.seat(0).shown).toEqual([card]);
      expect([play.atHole, play.state.clockwise, play.told('draw'), play.asked]).toEqual([[], true, [], []]);
    }
  });

  it('B39 Sucker, Cubus and Loot kept by Tentacles wake with the next Turn, and never when found', () => {
    const awake = keeping('Loot Box');
    expect(awake.seat(0).isAwake('Loot Box')).toBe(true);
    const never = found('Loot Box', { displays: [['Game Slab']] });
    expect([never.seat(0).isAwake('Loot Box'), never.seat(0).spin('Loot Box')]).toEqual([false, 0]);
  });

  it('B39 a Relic works in its step if that is still to come', () => {
    const pool = found('Alien Kiddie Pool');
    expect(pool.asked).toEqual([0]);
    const kept = keeping('One Ring', { handSize: 2 });
    kept.playDefaults(() => kept.state.round > 1 || kept.asked.length === 1);
    expect(kept.told('score').at(-1)).toMatchObject({ step: 'D' });
  });
});
