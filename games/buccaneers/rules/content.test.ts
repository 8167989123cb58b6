import { boxOf, type Json, problemText } from '@accretion/engine';
import { playOut } from '@accretion/engine/kit/matches';
import { describe, expect, it } from 'vitest';
import { content } from '../content/index.ts';
import { buccaneers } from '../index.ts';

/** What is wrong with a pack that changes this; empty = it fits. */
function faults(changes: Json): string[] {
  const boxed = boxOf(buccaneers, { game: 'buccaneers', name: 'a test', content: changes });
  return 'problems' in boxed ? boxed.problems.map((one) => problemText(one, buccaneers)) : [];
}

const trash = Object.values(content.trash);
const numbers = (family: string): string[] =>
  trash
    .filter((card) => card.family === family)
    .map(({ sides }) => sides.map(({ value, weight }) => `${value}/${weight}`).join(' '));

describe('the box', () => {
  it('holds 67 cards of trash in seven families, and 13 holes', () => {
    const sizes = ['spacecraft', 'toy', 'timeMachine', 'shapeshifter', 'relic', 'robot', 'artifact'].map(
      (family) => numbers(family).length,
    );
    expect(sizes).toEqual([10, 10, 12, 10, 7, 10, 8]);
    expect(
      Object.values(content.holes)
        .map((hole) => hole.class)
        .filter((name) => name === 'dire'),
    ).toHaveLength(5);
  });

  it('has Robots whose turned side swaps Value and Weight, and Shapeshifters as heavy as they are valuable', () => {
    for (const robot of numbers('robot')) {
      const [up = '', turned = ''] = robot.split(' ');
      expect(turned.split('/')).toEqual(up.split('/').reverse());
    }
    for (const shape of numbers('shapeshifter')) expect(shape.split('/')[0]).toBe(shape.split('/')[1]);
    expect(new Set(numbers('timeMachine'))).toEqual(new Set(['2/5 4/4 5/3 5/2']));
  });

  it('claims name and numbers together only for cards that were seen with both', () => {
    const claimed = Object.entries(content.trash)
      .filter(([, { from }]) => from.numbers !== 'stand-in' && [from.en, from.de].includes('printed'))
      .map(([key, { name, from }]) => ({ key, name: name.en, together: from.together }));
    // The rulebook's examples and pictures show these with their numbers.
    const seen = claimed.filter(({ together }) => together === undefined).map(({ name }) => name);
    expect([...new Set(seen)].sort()).toEqual([
      'Command Chair',
      'Morpho Broccolo',
      'Morpho Cubo',
      'Morpho Servientes',
      'Quantum Steering',
      'Reflector Shield',
      'Warp Drive',
    ]);
    // Of these the publisher names the card, or tells its Weight alone, but not which numbers go with the name.
    const guessed = claimed.filter(({ together }) => together !== undefined);
    expect(guessed.map(({ key, together }) => `${key} ${together}`)).toEqual(
      ['TOY03', 'TOY04', 'TOY10', 'ROB05', 'ROB10'].map((key) => `${key} stand-in`),
    );
  });

  it('has a text in both languages for every card and hole', () => {
    for (const { name } of [...trash, ...Object.values(content.holes)]) {
      expect([name.en, name.de].every((text) => text.length > 0)).toBe(true);
    }
  });
});

describe('packs', () => {
  it('BA10 the deck cannot run out: a pack that could empty it is refused', () => {
    expect(faults({ holes: { 'BH-DIR5': { hand: 9 } } })).toEqual([]);
    expect(faults({ holes: { 'BH-DIR5': { hand: 10 } } })[0]).toMatch(
      /^trash: expected at least 70 cards .*BA10.*found 67/,
    );
    expect(faults({ trash: { TOY01: null, TOY02: null, TOY03: null } })).toEqual([]);
    expect(faults({ trash: { TOY01: null, TOY02: null, TOY03: null, TOY04: null } })[0]).toMatch(
      /^trash: expected at least 64/,
    );
    expect(faults({ holes: { 'BH-DIR5': { hand: 1 } } })[0]).toMatch(/^holes\.BH-DIR5\.hand: /);
  });

  it('BA10 counts what all effects of the pack can draw, not only those of the printed cards', () => {
    const draws = { do: 'everyoneDraws', threshold: 'THR+3' };
    expect(faults({ trash: { 'ART-GYRO': { effect: draws } } })[0]).toMatch(/^trash: expected at least 70/);
    expect(faults({ trash: { 'ART-TENT': { effect: { do: 'drawAndKeep', draw: 7 } } } })[0]).toMatch(
      /^trash: expected at least 68/,
    );
  });

  it('BA10 even the worst Round of six players with 9 cards each leaves 3 in the deck', () => {
    let fewest = 67;
    const options = { holes: { are: 'chosen', names: ['BH-DIR5', 'BH-DIR4', 'BH-DNG4'] } };
    for (let seed = 1; seed <= 20; seed++) {
      playOut(buccaneers, {
        seats: 6,
        seed,
        options,
        visit: (state) => {
          fewest = Math.min(fewest, state.deck.length);
        },
      });
    }
    expect(fewest).toBeGreaterThanOrEqual(3);
  });

  it('names the card and the field that does not fit', () => {
    expect(faults({ trash: { ROB01: { sides: [{ value: 1, weight: 1 }] } } })).toEqual([
      'trash.ROB01.sides: expected 2 sides for a robot card, found 1',
    ]);
    expect(faults({ trash: { TOY01: { part: 'chair' } } })[0]).toMatch(
      /^trash\.TOY01\.part: expected no part/,
    );
    expect(faults({ trash: { 'ART-GPS': { effect: { do: 'consolation', points: 3 } } } })[0]).toMatch(
      /^trash\.ART-GPS\.effect\.do: expected an effect of an Artifact/,
    );
    expect(faults({ trash: { 'ART-TIIT': { effect: { threshold: 'WGT-6' } } } })[0]).toMatch(
      /^trash\.ART-TIIT\.effect\.threshold: expected the name of a threshold card/,
    );
    expect(faults({ trash: { 'ART-LASER': { effect: { discardFor: ['THR+3'] } } } })[0]).toMatch(
      /discardFor\.0: expected one of the choices/,
    );
    expect(faults({ scoreCards: { SC3: { points: [9, 8, 7, 6] } } })[0]).toMatch(
      /^scoreCards\.SC3\.points: expected 3 entries/,
    );
    expect(faults({ firstGame: ['BH-DNG1', 'BH-DNG1', 'BH-NONE'] })).toHaveLength(2);
    expect(faults({ trash: { 'ART-CUBUS': { sides: [{ value: 1, weight: 1 }] } } })[0]).toMatch(
      /4 sides for a card that turns/,
    );
  });

  it('B18 a pack has at most four different parts, one for each quarter turn', () => {
    expect(faults({ trash: { 'TMP-WARP-3': { part: 'sail' } } })[0]).toMatch(
      /^trash: expected at most 4 different parts/,
    );
  });
});
