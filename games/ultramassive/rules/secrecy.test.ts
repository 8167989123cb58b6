import { only, quickRng } from '@accretion/engine';
import { describe, expect, it } from 'vitest';
import { given } from '../testing/given.ts';
import type { Play } from '../testing/play.ts';
import {
  discovers,
  ends,
  exchanges,
  gains,
  orbits,
  passes,
  places,
  plays,
  putsWormholes,
  recycles,
  takesCore,
  uses,
  type Wish,
} from '../testing/wishes.ts';
import type { State } from './state.ts';
import { queueOf } from './turns.ts';

describe('Hidden information', () => {
  it('H1 everything else lies open', () => {
    const play = given({ red: { hand: ['oa-1'], board: 'blue 1: BG' } });
    play.red.does(plays('oa-1'), orbits('blue'));
    const seen = play.view(0).seats[0];
    expect(seen?.played).toEqual(play.red.place.played);
    expect(seen?.blue).toEqual(play.red.place.blue);
    expect(seen?.hand.length).toBe(0);
    expect(play.view(0).deck.length).toBe(play.state.deck.length);
  });

  it('H1 H12 what is queued for a seat lies open from the moment it is caused', () => {
    const play = given({
      seats: 3,
      starter: 1,
      red: { hand: ['sb-1'] },
      yellow: { mass: 19, discovery: 1, kept: ['alpha', 'beta', 'gamma'] },
      teal: { mass: 20, cores: ['epsilon'] },
    });
    play.red.does(plays('sb-1'), () => ({ do: 'siphon', size: 'primordial', option: 1 }));
    play.yellow.does(exchanges(1), takesCore('alpha-2'));
    const gift = { from: 0, of: 'gift card sb 2' };
    for (const viewer of [only(0), only(2), 0]) {
      const seen = play.view(viewer) as unknown as State;
      expect(queueOf(seen, 1)).toEqual([gift]);
      expect(queueOf(seen, 2)).toEqual([{ from: 1, of: 'passive epsilon 0' }, gift]); // in the order of H15
      expect(queueOf(seen, 0)).toEqual([]);
    }
    play.yellow.does(ends);
    play.red.does(ends);
    expect(play.teal.mass).toBe(20);
    play.teal.does(ends);
    expect(play.teal.mass).toBe(23);
    expect(queueOf(play.state, 2)).toEqual([]);
  });

  it('H2 a hand is its owner’s alone; a new card is known to the drawer alone', () => {
    const play = given({ red: { hand: ['sa-1', 'sa-2'], discovery: 0 }, chance: ['oa-1'] });
    play.red.does(ends);
    play.yellow.does(ends);
    expect(play.told('draw', only(0))).toContainEqual({ did: 'draw', seat: 0, count: 1, cards: ['oa-1'] });
    expect(play.told('draw', only(1))).toContainEqual({ did: 'draw', seat: 0, count: 1, cards: [] });
    expect(play.yellow.view.seats[0]?.hand).toEqual(['?', '?', '?']);
  });

  it('H3 kept Core cards open when they are discovered', () => {
    const { red, yellow } = given({ red: { mass: 19, discovery: 1, kept: ['alpha', 'beta', 'gamma'] } });
    red.does(exchanges(1), takesCore('beta-1'));
    expect(yellow.view.seats[0]?.cores).toEqual(red.place.cores);
    expect(yellow.view.seats[0]?.kept).toEqual(['?', '?']);
  });

  it('H4 nobody knows the decks', () => {
    const play = given({ at: 'draft', options: { mode: 'soloNormal' } });
    const view = play.view(only(0));
    for (const pile of [view.deck, view.draftTokensUnused, view.resourceDeck, view.challengeDeck])
      expect(new Set(pile)).toEqual(new Set(['?']));
  });

  it('H5 T74 what others hold changes nothing for a seat', () => {
    const play = given({ seats: 3, at: 'discovery', teal: { discovery: 4 } });
    const deal = play.ruleset.imagine(play.teal.view, only(2));
    for (let seed = 1; seed < 9; seed++) {
      const other = deal(quickRng(seed));
      expect(play.ruleset.view(other, only(2))).toEqual(play.teal.view);
      expect(play.ruleset.moves(other, 2)).toEqual(play.ruleset.moves(play.state, 2));
      expect(play.ruleset.toAct(other)).toBe(play.ruleset.toAct(play.state));
    }
  });

  it('H6 a card shuffled from the pile is in no hand that has not drawn since', () => {
    const pile = ['oa-1', 'oa-2', 'oa-3', 'oa-4', 'oa-5', 'oa-6', 'ob-1', 'ob-2'];
    const { cards } = given({ at: 'placing' });
    const names = cards.components['action'] as readonly string[];
    const hands = { red: ['sa-1', 'sa-2', 'sa-3'], yellow: ['mb-1', 'mb-2'] };
    const away = names.filter((name) => ![...pile, ...hands.red, ...hands.yellow, 'sc-1'].includes(name));
    const play = given({
      red: { hand: hands.red, discovery: 0 },
      yellow: { hand: hands.yellow, discovery: 0 },
      also: { deck: ['sc-1'], discard: pile, removed: away },
    });
    play.red.does(ends);
    play.yellow.does(ends); // draws sc-1, the last card: the pile becomes the deck
    const deal = play.ruleset.imagine(play.red.view, only(0));
    for (let seed = 1; seed < 20; seed++) {
      const state = deal(quickRng(seed));
      expect(play.names('action', state.seats[1]?.hand ?? [])).toEqual(['mb-1', 'mb-2', 'sc-1']);
    }
  });

  it('H7 after the end a viewer of all seats sees all', () => {
    const play = given({ at: 'endOfRound', round: 6 });
    expect(play.outcome).not.toBeNull();
    expect(play.view(0b11).seats[1]?.kept).toEqual(play.yellow.place.kept);
  });
});

describe('Simultaneity', () => {
  it('H8 turn order is clockwise from the starting player of the Round', () => {
    const play = given({ at: 'draft', seats: 3, starter: 2 });
    expect(play.asked).toEqual([2]);
  });

  it('H9 who decides when', () => {
    expect(given({ at: 'placing', seats: 3 }).asked).toEqual([0, 1, 2]);
    expect(given({ at: 'draft', seats: 3 }).asked).toEqual([0]);
    expect(given({ at: 'discovery', seats: 3 }).asked).toEqual([0, 1, 2]);
    expect(given({ at: 'actions', seats: 3 }).asked).toEqual([0, 1, 2]);
    expect(given({ at: 'endOfRound', seats: 3, round: 2 }).asked).toEqual([0, 1, 2]);
  });

  it('H10 R83 a sealed Discovery may be changed until the last is in', () => {
    const play = given({ at: 'discovery', red: { discovery: 4 }, yellow: { discovery: 4 } });
    play.red.does(discovers('S1'), discovers('M1'));
    expect(play.yellow.view.seats[0]?.choice).toBe('?');
    expect(play.yellow.view.seats[0]?.anomalies).toEqual([]);
    play.yellow.does(passes);
    expect(play.red.place.anomalies).toEqual(['M1']);
  });

  it('H11 a declared end is final, and the step ends with the last one', () => {
    const play = given({ red: { discovery: 3 } });
    play.red.does(ends);
    expect(play.red.ruleAgainst(exchanges(1))).toBe('E2');
    expect(play.state.phase).toBe('actions');
    play.yellow.does(ends);
    expect(play.state.phase).not.toBe('actions');
  });

  it('H18 chance shuffles a pile sorted by id, whatever was discarded first', () => {
    const one = given({ red: { hand: ['sa-1', 'oa-1'] } });
    one.red.does(plays('sa-1'), ...takeCounters, plays('oa-1'), orbits('blue'), ends);
    one.yellow.does(ends);
    const two = given({ red: { hand: ['sa-1', 'oa-1'] } });
    two.red.does(plays('oa-1'), orbits('blue'), plays('sa-1'), ...takeCounters, ends);
    two.yellow.does(ends);
    expect(one.state.discard).toEqual(two.state.discard);
  });

  it('H19 bonuses are added together, then each gain is closed at the same time', () => {
    const play = given({
      at: 'bonus',
      seats: 3,
      red: { mass: 18, kept: ['alpha', 'beta', 'gamma'] },
      yellow: { mass: 19, kept: ['alpha', 'beta', 'gamma'] },
      teal: { mass: 50 },
    });
    expect(play.asked).toEqual([0, 1]);
    expect([play.red.mass, play.yellow.mass]).toEqual([21, 22]);
    play.yellow.does(takesCore('alpha-2'));
    play.red.does(takesCore('alpha-1'));
    expect(play.state.phase).toBe('draft');
  });

  it('H20 one by one: each seat in turn order, the settle after all', () => {
    const play = given({ options: { turns: 'oneByOne' }, starter: 1, yellow: { hand: ['sb-1'] } });
    expect(play.asked).toEqual([1]);
    play.yellow.does(plays('sb-1'), () => ({ do: 'siphon', size: 'primordial', option: 1 }), ends);
    expect(play.asked).toEqual([0]);
    expect(play.red.discovery).toBe(4);
    expect(play.red.place.queue.length).toBe(1);
    play.red.does(ends);
    expect(play.red.discovery).toBe(5);
  });

  it('H22 T75 the same decisions in another order lead to the same state', () => {
    const orders = [
      [0, 1, 2],
      [2, 1, 0],
      [1, 0, 2],
    ];
    const states = orders.map((order) => {
      const play = given({
        seats: 3,
        red: { hand: ['sb-1', 'oa-1', 'sa-1'], board: 'blue 7: SG' },
        yellow: { mass: 18, discovery: 2, kept: ['alpha', 'beta', 'gamma'], hand: ['ma-1'] },
        teal: { mass: 30, cores: ['epsilon'], hand: ['mc-1', 'oa-2'] },
      });
      const decisions: Wish[][] = [
        [plays('sb-1'), () => ({ do: 'siphon', size: 'primordial', option: 0 }), places('blue 1'), ends],
        [plays('ma-1'), places('blue 1'), places('pink 1'), exchanges(2), takesCore('beta-2'), ends],
        [plays('mc-1'), places('pink 1'), plays('oa-2'), orbits('pink'), ends],
      ];
      for (const seat of order) seatAt(play, seat).does(...(decisions[seat] ?? []));
      for (const seat of [0, 2]) seatAt(play, seat).does(places('pink 1')); // the gift of the Galactic Merger
      return play.state;
    });
    expect(states[1]).toEqual(states[0]);
    expect(states[2]).toEqual(states[0]);
    expect(states[0]?.seats[2]?.mass).toBe(33);
  });

  it('H16 H17 recycling before the seats ahead changes nothing', () => {
    const opened = (): Play =>
      given({
        at: 'gaining',
        options: { advancedDraft: true },
        also: { draftTokens: ['DT10', 'DT05'] },
        red: { picks: [1, 3], hand: ['sa-1', 'sb-1', 'sc-1'] },
        yellow: { picks: [0, 1], hand: ['ma-1', 'mb-1', 'mc-1'] },
        chance: ['oa-1', 'oa-2', 'oa-3'],
      });
    const red: Wish[] = [gains(1), recycles('sa-1', 'sb-1')];
    const yellow: Wish[] = [gains(0), recycles('ma-1')];
    const one = opened();
    one.red.does(...red);
    one.yellow.does(...yellow);
    const two = opened();
    two.yellow.does(...yellow);
    two.red.does(...red);
    expect(two.state).toEqual(one.state);
    expect(one.red.hand).toEqual(['oa-1', 'oa-2', 'sc-1']);
    expect(one.yellow.hand).toEqual(['mb-1', 'mc-1', 'oa-3']);
  });

  it('H17 who has two recycle spaces recycles with both before the next seat does', () => {
    const recycling = { steps: [{ do: 'recycle', max: 3 }], from: 'stand-in' };
    const pack = {
      game: 'ultramassive',
      name: 'much to recycle',
      content: { draftTokens: { DT10: { spaces: Array.from({ length: 5 }, () => recycling) } } },
    };
    const play = given({
      at: 'gaining',
      pack,
      options: { advancedDraft: true },
      also: { draftTokens: ['DT10', 'DT05'] },
      red: { picks: [0, 3], hand: ['sa-1', 'sb-1', 'sc-1'] },
      yellow: { picks: [1, 1], hand: ['ma-1', 'mb-1', 'mc-1'] },
      chance: ['oa-1', 'oa-2', 'oa-3'],
    });
    play.yellow.does(gains(0), recycles('ma-1'));
    play.red.does(gains(0), recycles('sa-1'));
    expect([play.red.hand, play.yellow.hand]).toEqual([
      ['oa-1', 'sb-1', 'sc-1'],
      ['mb-1', 'mc-1'],
    ]);
    play.red.does(recycles('sb-1'));
    expect(play.red.hand).toEqual(['oa-1', 'oa-2', 'sc-1']);
    expect(play.yellow.hand).toEqual(['mb-1', 'mc-1', 'oa-3']);
  });

  it('H14 a Passive gained in a wave hears what the next wave brings', () => {
    const pack = {
      game: 'ultramassive',
      name: 'a gift of mass',
      content: {
        actions: {
          sb: { primary: [{ do: 'eachOtherPlayer', steps: [{ do: 'gainSolarMass', amount: 1 }] }] },
        },
      },
    };
    const play = given({
      pack,
      seats: 3,
      red: { hand: ['sb-1'], mass: 50 },
      yellow: { mass: 19, kept: ['alpha', 'beta', 'epsilon'] },
      teal: { mass: 46, cores: ['epsilon'], kept: ['alpha', 'beta'] },
    });
    play.red.does(plays('sb-1'), ends);
    play.yellow.does(ends);
    play.teal.does(ends);
    play.yellow.does(takesCore('epsilon-2')); // the first wave: yellow 20, teal 47
    expect(play.teal.mass).toBe(50); // the second: teal hears yellow
    play.teal.does(takesCore('alpha-3'));
    expect(play.yellow.mass).toBe(29); // the third: yellow hears teal, then a bonus of 6 for two larger holes
  });

  it('H13 H14 what a settle causes forms the next wave, heard by those who had the Passive as it began', () => {
    const play = given({
      seats: 3,
      red: { mass: 19, discovery: 1, kept: ['alpha', 'beta', 'gamma'] },
      yellow: { mass: 48, cores: ['epsilon'], kept: ['alpha', 'beta'], discovery: 0 },
      teal: { mass: 17, kept: ['epsilon', 'beta', 'gamma'], discovery: 0, hand: ['sb-1'] },
    });
    play.red.does(exchanges(1), takesCore('alpha-1'), ends);
    play.teal.does(plays('sb-1'), () => ({ do: 'siphon', size: 'primordial', option: 0 }), places('blue 1'));
    play.teal.does(exchanges(1), ends);
    expect([play.yellow.mass, play.teal.mass]).toEqual([48, 18]);
    play.yellow.does(ends); // first wave: yellow hears red and is Supermassive, teal has no Echo
    expect(play.yellow.mass).toBe(51);
    play.yellow.does(takesCore('beta-2'));
    expect(play.teal.mass).toBe(24); // two larger holes: the bonus, and nothing for an expansion
    play.teal.does(takesCore('epsilon-3')); // in the bonus, with an Echo that hears from the next step on
    expect(play.red.mass).toBe(23);
    expect(play.yellow.mass).toBe(54); // teal became Stellar in the bonus
    expect(play.teal.mass).toBe(24);
  });

  it('H12 H13 H15 entries of one seat are settled by who caused them, in turn order', () => {
    const play = given({
      seats: 3,
      starter: 1,
      red: { hand: ['ma-1'] },
      teal: { hand: ['sb-1'], discovery: 0 },
      yellow: { discovery: 0 },
    });
    play.red.does(plays('ma-1'), places('blue 1'), places('blue 1'), ends);
    play.teal.does(plays('sb-1'), () => ({ do: 'siphon', size: 'primordial', option: 1 }), ends);
    expect(play.yellow.board).toBe('');
    play.yellow.does(ends);
    expect(play.told('settle').filter((one) => one['seat'] === 1)).toEqual([
      { did: 'settle', seat: 1, from: 2, of: 'gift card sb 2' },
      { did: 'settle', seat: 1, from: 0, of: 'gift card ma 2' },
    ]);
    expect(play.yellow.ruleAgainst(exchanges(1))).toBe('R36');
    play.yellow.does(places('blue 1'));
    expect(play.yellow.board).toBe('blue 1: BG');
  });

  it('H15 several Passives of one owner react in the order of the types and tiers, then of the letters', () => {
    const reacting = {
      is: 'trigger',
      when: 'otherPlayerExpands',
      steps: [{ do: 'gainDiscovery', amount: 1 }],
    };
    const pack = {
      game: 'ultramassive',
      name: 'many echoes',
      content: {
        anomalies: { S1: { passives: [reacting] }, O1: { passives: [reacting] } },
        cores: { delta: { passives: [reacting] }, gamma: { passives: [reacting] } },
      },
    };
    const play = given({
      pack,
      red: { mass: 19, discovery: 1, kept: ['alpha', 'beta', 'gamma'] },
      yellow: { mass: 50, anomalies: ['S1', 'O1'], cores: ['gamma', 'delta'] },
    });
    play.red.does(exchanges(1), takesCore('alpha-1'), ends);
    play.yellow.does(ends);
    const settled = play.told('settle').map((one) => String(one['of']).split(' ')[1]);
    expect(settled).toEqual(['S1', 'O1', 'gamma', 'delta']);
  });

  it('H14 two expansions of one player are two events', () => {
    const play = given({
      red: {
        mass: 18,
        anomalies: ['O1', 'O2A', 'O3'],
        board: 'blue 6: PB PB, blue 7: PB PB, pink 6: PB PB, pink 7: PB PB',
        kept: ['alpha', 'beta', 'gamma'],
      },
      yellow: { mass: 20, cores: ['epsilon'] },
    });
    play.red.does(
      uses('O3'),
      orbits('blue'),
      orbits('pink'),
      takesCore('alpha-1'),
      takesCore('beta-1'),
      ends,
    );
    play.yellow.does(ends);
    expect(play.yellow.mass).toBe(29); // 3 + 3, and 3 as the bonus for one larger hole
  });
});

const takeCounters: Wish[] = [1, 2].map(() => () => ({ do: 'siphon', size: 'primordial', option: 1 }));
const seatAt = (play: Play, seat: number) => [play.red, play.yellow, play.teal, play.blue][seat] ?? play.red;

it('R44 H10 Wormholes are moved behind a seal', () => {
  const play = given({ at: 'endOfRound', round: 2 });
  play.red.does(putsWormholes('blue 2, blue 3, pink 2, pink 3'));
  expect(play.yellow.view.seats[0]?.placing).toBe('?');
  expect(play.yellow.view.seats[0]?.wormholes.map(({ space }) => space)).toEqual([1, 7, 1, 7]);
});
