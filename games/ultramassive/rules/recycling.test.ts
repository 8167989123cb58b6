import { only } from '@accretion/engine';
import { describe, expect, it } from 'vitest';
import { type Given, given } from '../testing/given.ts';
import type { Play } from '../testing/play.ts';
import { gains, keeps, picks, places, recycles, type Wish } from '../testing/wishes.ts';
import { deckSize } from './deck.ts';
import type { State } from './state.ts';

const hands = { red: ['sa-1', 'sb-1', 'sc-1'], yellow: ['ma-1', 'mb-1', 'mc-1'], teal: ['oa-1', 'oa-2'] };

/** Red takes a star and recycling, yellow and teal take stars and counters. */
const drafted = (more: Given = {}): Play => {
  const play = given({
    seats: 3,
    at: 'draft',
    red: { hand: hands.red },
    yellow: { hand: hands.yellow },
    teal: { hand: hands.teal },
    ...more,
  });
  play.red.does(picks(1));
  play.yellow.does(picks(2));
  play.teal.does(picks(3));
  play.teal.does(picks(0));
  play.yellow.does(picks(2));
  play.red.does(picks(recycling(play)));
  return play;
};

/** Where the recycle space of set 2 lies. */
const recycling = (play: Play): number =>
  play.cards.draftSet(play.state, 1).findIndex(({ steps }) => steps.at(-1)?.do === 'recycle');

const all = (state: State): number => deckSize(state) + state.discard.length;

describe('H17 recycling', () => {
  it('happens at once, while the others still have things to gain', () => {
    const play = drafted();
    const cards = all(play.state);
    play.red.does(gains(1), recycles('sa-1', 'sb-1'));
    expect(play.red.mass).toBe(2);
    expect(play.red.place.hand).toHaveLength(3);
    expect(play.names('action', play.state.discard)).toEqual(['sa-1', 'sb-1']);
    expect(play.asked).toEqual([0, 1, 2]); // red places the star, the others have everything before them
    expect(play.state.aside).toEqual([]);
    expect(all(play.state)).toBe(cards);
  });

  it('brings the same cards no matter who is quicker', () => {
    const red: Wish[] = [gains(1), recycles('sa-1', 'sc-1'), places('blue 1')];
    const others = (play: Play): void => {
      play.yellow.waitsIn('gaining');
      play.teal.waitsIn('gaining');
    };
    const one = drafted();
    one.red.does(...red);
    others(one);
    const two = drafted();
    others(two);
    two.red.does(...red);
    expect(two.state).toEqual(one.state);
  });

  it('draws cards that nobody has seen: they lie face down from the beginning of the draft', () => {
    const play = given({ at: 'draft' });
    expect(play.state.aside).toHaveLength(1);
    for (const viewer of [0, only(0), only(1), 0b11])
      expect(play.view(viewer).aside[0]?.cards).toEqual(['?', '?', '?']);
    expect(deckSize(play.state)).toBe(50 - 6);
    // Nobody takes the space: the cards are part of the deck again.
    play.waitFor('gaining');
    const isTaken = play.state.seats.some(({ picks: taken }) => taken[1] === recycling(play));
    expect(isTaken).toBe(false);
    expect([play.state.aside, play.state.deck.length]).toEqual([[], 44]);
  });

  it('of several seats is done in any order, each with cards of its own', () => {
    const opened = (): Play => {
      const play = given({
        at: 'draft',
        options: { advancedDraft: true },
        also: { draftTokens: ['DT10', 'DT05'] },
        red: { hand: hands.red },
        yellow: { hand: hands.yellow },
      });
      play.red.does(picks(0));
      play.yellow.does(picks(2));
      play.yellow.does(picks(3));
      play.red.does(picks(1));
      return play;
    };
    const red: Wish[] = [gains(0), recycles('sa-1')];
    const yellow: Wish[] = [gains(1), recycles('ma-1', 'mb-1', 'mc-1')];
    const one = opened();
    one.red.does(...red);
    one.yellow.does(...yellow);
    const two = opened();
    two.yellow.does(...yellow);
    expect([two.yellow.mass, two.red.mass]).toEqual([3, 0]);
    two.red.does(...red);
    expect(two.state).toEqual(one.state);
  });

  it('takes the cards set aside in solo', () => {
    const play = given({
      at: 'draft',
      options: { mode: 'soloNormal' },
      red: { hand: hands.red },
      chance: ['RC17', 'RC01', 'oa-1', 'oa-2', 'oa-3'],
    });
    expect(play.state.aside).toHaveLength(1);
    play.red.does(keeps('RC17'), recycles('sa-1', 'sb-1'));
    expect(play.red.hand).toEqual(['oa-1', 'oa-2', 'sc-1']);
    expect([play.red.mass, play.state.aside]).toEqual([2, []]);
  });

  it('waits its turn when the deck could run out, and A26 the pile is shuffled as its last card is taken', () => {
    const { cards } = given({ at: 'placing' });
    const names = cards.components['action'] as readonly string[];
    const deck = ['ob-1', 'ob-2', 'ob-3'];
    const held = [...hands.red, ...hands.yellow, ...hands.teal, ...deck];
    const play = drafted({
      also: { deck, discard: names.filter((name) => !held.includes(name)) },
      chance: ['ob-3', 'ob-2', 'ob-1'],
    });
    expect(play.state.aside).toEqual([]);
    play.red.does(gains(1), recycles('sa-1', 'sb-1', 'sc-1'));
    expect([play.red.mass, play.red.place.recycling.length, play.asked]).toEqual([0, 3, [1, 2]]);
    play.yellow.waitsIn('gaining');
    play.teal.waitsIn('gaining');
    expect(play.red.mass).toBe(3);
    expect(play.red.hand).toEqual(deck);
    expect(play.state.deck.length).toBe(50 - 8); // all but the hands: the pile, with what red had just discarded
  });

  it('of nothing is told', () => {
    const play = drafted();
    play.red.does(gains(1), recycles());
    expect(play.told('recycle')).toEqual([{ did: 'recycle', seat: 0, cards: [] }]);
    expect([play.red.mass, play.red.hand]).toEqual([0, hands.red]);
  });
});
