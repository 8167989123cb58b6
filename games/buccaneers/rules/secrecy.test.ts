import { quickRng } from '@accretion/engine';
import { describe, expect, it } from 'vitest';
import { dealt, given } from '../testing/given.ts';
import { idOf } from '../testing/names.ts';
import type { Play } from '../testing/play.ts';

const spectator = 0;
const everyone = 0b111;
const unseen = (count: number): string[] => Array.from({ length: count }, () => '?');
const seen = (play: Play, viewer: number): string => JSON.stringify(play.view(viewer));

/** The same story told in two worlds that differ in what seat 0 holds. */
const inTwoWorlds = (tell: (card: string) => Play, first: string, second: string): [Play, Play] => [
  tell(first),
  tell(second),
];

describe('who knows what', () => {
  it('B43 everyone sees the table: hole, Direction, displays, discard, counts, locked-in picks, GPS, sheet, Round and Turn', () => {
    const play = given({
      handSize: 4,
      hands: [['GPS Tracker'], ['Swiss Army Pocket Laser']],
      displays: [['Moon Bus', 'Morpho Cubo', 'Command Chair'], ['Game Slab']],
      atHole: ['+3'],
    });
    play.turn('GPS Tracker', 'Swiss Army Pocket Laser').seat(1).places('+2');
    const view = play.view(spectator);
    const { state } = play;
    for (const field of [
      'hole',
      'clockwise',
      'atHole',
      'discard',
      'sheet',
      'round',
      'turn',
      'supply',
      'draws',
    ] as const) {
      expect(view[field]).toEqual(state[field]);
    }
    expect(
      view.seats.map(({ groups, stack, shown, held, picked, tracked }) => ({
        groups,
        stack,
        shown,
        held,
        picked,
        tracked,
      })),
    ).toEqual(
      state.seats.map(({ groups, stack, shown, held, picked, tracked }) => ({
        groups,
        stack,
        shown,
        held,
        picked,
        tracked,
      })),
    );
    expect([view.seats[0]?.tracked, view.seats[0]?.picked]).toEqual([true, true]);
    expect(view.seats.map((place) => place.hand.length)).toEqual([3, 3, 3]);
    expect([view.deck.length, view.pile.length]).toEqual([state.deck.length, 0]);
    expect(view.seats[1]?.toys).toEqual([{ card: '?', hand: 1, turn: 1 }]);
  });

  it('B44 only its holder sees a hand, and after a pass the receiver', () => {
    const play = given({ hands: [['Moon Bus', 'Planet Cracker']] });
    const [jens, andrea] = play.seats;
    expect(jens.view.seats[0]?.hand).toEqual(jens.place.hand);
    expect(andrea.view.seats[0]?.hand).toEqual(unseen(3));
    expect(play.view(spectator).seats[0]?.hand).toEqual(unseen(3));
    play.turn('Moon Bus');
    expect(andrea.view.seats[1]?.hand).toEqual(andrea.place.hand);
    expect(jens.view.seats[1]?.hand).toEqual(unseen(2));
  });

  it('B45 only its owner sees a locked-in pick, and nobody is told when it is swapped', () => {
    const play = given({ hands: [['Moon Bus', 'Planet Cracker']] });
    const [jens, andrea] = play.seats;
    jens.picks('Moon Bus');
    expect(jens.view.seats[0]?.pick).toBe(jens.place.pick);
    expect([andrea.view.seats[0]?.picked, andrea.view.seats[0]?.pick]).toEqual([true, '?']);
    expect([play.told('seal', 1), play.told('seal', 2)]).toMatchObject([
      [{ card: 'SPC06' }],
      [{ card: null }],
    ]);
    const [before, heardBefore] = [seen(play, 2), play.told('seal', 2).length];
    jens.picks('Planet Cracker');
    expect([seen(play, 2), play.told('seal', 2).length]).toEqual([before, heardBefore]);
    const tracked = given({ at: 'turn', also: { 'seats.0.tracked': true } });
    expect([tracked.seat(0).view.seats[0]?.pick, tracked.seat(1).view.seats[0]?.pick]).toEqual([
      tracked.seat(0).place.pick,
      '?',
    ]);
    expect([tracked.told('track', 1), tracked.told('track', 2)]).toMatchObject([
      [{ card: expect.any(String) }],
      [{ card: null }],
    ]);
  });

  it('B46 which Toy lies face down only its owner knows, and nothing shown to others depends on it', () => {
    const laid = (toy: string): Play => given({ hands: [[toy]], displays: [['awake Loot Box']] }).turn(toy);
    const [heavy, light] = inTwoWorlds(laid, 'Game Slab', 'Rocking Unicorn');
    expect(heavy.seat(0).view.seats[0]?.toys[0]?.card).toBe(heavy.seat(0).place.toys[0]?.card);
    for (const viewer of [spectator, 2, 4]) expect(seen(heavy, viewer)).toBe(seen(light, viewer));
    const stories = [heavy, light].map((play) => JSON.stringify(play.told('reveal', 2)));
    expect(stories[0]).toBe(stories[1]);
    for (const fact of ['seenWeight', 'seenValue']) expect(heavy.fact(fact, 0)).toBe(light.fact(fact, 0));
    expect([heavy.fact('value', 0), light.fact('value', 0)]).toEqual([8, 7]);
  });

  it('B47 nobody knows the deck; a card drawn by TIIT is seen by its drawer, a card of the Egg by all', () => {
    const play = given({ hands: [['TIIT CLO UHL']] })
      .chance('Moon Bus', 'Saucer Cab', 'Planet Cracker')
      .turn('TIIT CLO UHL');
    expect(play.view(everyone).deck).toEqual(unseen(play.state.deck.length));
    expect(play.told('draw', 1)).toMatchObject([{ cards: ['SPC06'] }, { cards: [] }, { cards: [] }]);
    expect(play.told('draw', spectator)).toMatchObject([
      { cards: [], count: 1 },
      { cards: [] },
      { cards: [] },
    ]);
    const egg = given({ at: 'score', displays: [['Easter Egg']], chance: ['Moon Bus'] });
    egg.seat(0).discards();
    expect(egg.told('find', spectator)).toMatchObject([{ seat: 0, card: 'SPC06', in: 'deck' }]);
  });

  it('B48 only their owner sees the cards drawn by Tentacles; then the rejects are public, and a kept Toy is not', () => {
    const play = given({ hands: [['Titanic Tentacles']] })
      .chance('Game Slab', 'Saucer Cab', 'Planet Cracker')
      .turn('Titanic Tentacles');
    expect(play.seat(0).view.seats[0]?.drawn).toEqual(play.seat(0).place.drawn);
    expect(play.seat(1).view.seats[0]?.drawn).toEqual(unseen(3));
    expect(play.told('draw', 2)).toMatchObject([{ cards: [], count: 3 }]);
    play.seat(0).keeps('Game Slab');
    expect(play.told('keep', 2)).toMatchObject([{ card: null }]);
    expect(play.told('keep', 1)).toMatchObject([{ card: 'TOY10' }]);
    expect(play.told('discard', spectator)).toMatchObject([{ cards: ['SPC05', 'SPC10'] }]);
    expect(play.view(spectator).seats[0]?.toys).toEqual([{ card: '?', hand: -1, turn: 1 }]);
  });

  it('B49 each knows the pile card it put there, and nobody is told whose card is turned up', () => {
    const play = given({ handSize: 2, round: 3, displays: [['One Ring']] }).turn();
    expect(play.asked).toEqual([0]);
    expect(play.view(everyone).pile).toEqual(unseen(3));
    expect(play.seat(1).view.seats.map((place) => place.piled)).toEqual(['?', play.seat(1).place.piled, '?']);
    expect(play.told('fillPile', 2).map((event) => event['card'] !== null)).toEqual([false, true, false]);
    play.seat(0).declines();
    expect(Object.keys(play.told('turnUpPile')[0] ?? {}).sort()).toEqual([
      'card',
      'did',
      'thresholds',
      'twice',
    ]);
    expect(play.view(everyone).pile).toEqual(unseen(2));
  });

  it('B50 with `first` and `chosen` all holes are known from the start; with `random` only the one turned up', () => {
    expect(dealt({ options: { holes: { are: 'first' } } }).view(spectator).ahead).toHaveLength(2);
    const random = dealt().view(everyone);
    expect([random.ahead, random.unused]).toEqual([[], unseen(12)]);
    const hidden = dealt({ seed: 'another' }).view(everyone);
    expect(hidden.unused).toEqual(unseen(12));
  });

  it('B51 a seat remembers the hands it passed on and no others; cleanup shows nothing and forgets them', () => {
    const play = given({ round: 1, handSize: 3, hands: [['Moon Bus', 'Planet Cracker']] });
    play.turn('Moon Bus');
    const [jens, andrea] = play.seats;
    expect(jens.view.seats.map((place) => place.memory)).toEqual([
      [{ hand: 0, turn: 1, cards: andrea.place.hand }],
      '?',
      '?',
    ]);
    expect(play.view(spectator).seats.map((place) => place.memory)).toEqual(['?', '?', '?']);
    play.turn();
    expect(play.state.round).toBe(2);
    expect(play.state.seats.map((place) => [place.memory, place.piled])).toEqual([
      [[], null],
      [[], null],
      [[], null],
    ]);
    expect(play.view(everyone).deck).toEqual(unseen(play.state.deck.length));
  });

  it('B51 what a seat remembers of a hand holds in every state it imagines, with room for a card drawn since', () => {
    const hands = [['Moon Bus', 'Planet Cracker', 'Saucer Cab'], [], ['TIIT CLO UHL']];
    const play = given({ seats: 4, handSize: 5, hands }).turn();
    const passedOn = [...play.seat(1).place.hand];
    const holder = play.state.seats.findIndex((place) =>
      place.hand.includes(idOf(play.cards, 'TIIT CLO UHL')),
    );
    play.turn(...play.seats.map((_, seat) => (seat === holder ? 'TIIT CLO UHL' : null)));
    const imagine = play.ruleset.imagine(play.view(1), 1);
    const rng = quickRng(1);
    const drawn = new Set<number>();
    for (let deal = 0; deal < 40; deal++) {
      const hand = imagine(rng).seats.find((place) => place.handNumber === 0)?.hand ?? [];
      const unknown = hand.filter((card) => !passedOn.includes(card));
      expect([hand.length, unknown.length]).toEqual([4, 1]);
      for (const card of unknown) drawn.add(card);
    }
    expect(drawn.size).toBeGreaterThan(10);
  });

  it('BA31 players know their hand, their Toys, their pile card and all that is public', () => {
    const play = given({ handSize: 2, displays: [['One Ring'], ['Game Slab']] }).turn();
    const mine = play.seat(1).view.seats[1];
    expect(mine?.piled).toBe(play.seat(1).place.piled);
    const early = given({ displays: [[], ['Game Slab']] });
    expect(early.seat(1).view.seats[1]).toEqual(early.seat(1).place);
    const others = JSON.stringify(early.seat(0).view.seats[1]);
    expect(others).toContain('"toys":[{"card":"?"');
    expect(others).toContain('"hand":["?","?","?"]');
  });
});
