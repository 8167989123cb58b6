import { only, quickRng } from '@accretion/engine';
import { describe, expect, it } from 'vitest';
import { given } from '../testing/given.ts';
import { ends, exchanges, orbits, plays, putsWormholes, takesCore } from '../testing/wishes.ts';
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

  it('R44 H10 Wormholes are moved behind a seal', () => {
    const play = given({ at: 'endOfRound', round: 2 });
    play.red.does(putsWormholes('blue 2, blue 3, pink 2, pink 3'));
    expect(play.yellow.view.seats[0]?.placing).toBe('?');
    expect(play.yellow.view.seats[0]?.wormholes.map(({ space }) => space)).toEqual([1, 7, 1, 7]);
  });
});
