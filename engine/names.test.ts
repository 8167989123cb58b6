import { describe, expect, it } from 'vitest';
import { exchanged, withIds, withNames } from './names.ts';
import * as is from './shape.ts';

const components = { card: ['Ash', 'Birch', 'Cedar'], coin: 8 };
const shape = is.record({
  hand: is.pile('card'),
  top: is.maybe(is.card('card')),
  marks: is.byName(is.ref('card')),
  points: is.int(),
  coins: is.count('coin'),
}) as is.Shape<unknown>;
const move = is.either('do', { pick: { card: is.ref('card') }, pass: {} }) as is.Shape<unknown>;

describe('files for people', () => {
  it('name components; numbers stay numbers', () => {
    const value = { hand: [0, 2], top: 1, marks: { x: 2 }, points: 1, coins: 2 };
    expect(withNames(shape, value, components)).toEqual({
      hand: ['Ash', 'Cedar'],
      top: 'Birch',
      marks: { x: 'Cedar' },
      points: 1,
      coins: 2,
    });
  });
  it('are read back to ids, piles sorted', () => {
    const value = { hand: ['Cedar', 'Ash'], top: null, marks: {}, points: 1, coins: 2 };
    expect(withIds(shape, value, components)).toEqual({
      hand: [0, 2],
      top: null,
      marks: {},
      points: 1,
      coins: 2,
    });
  });
  it('may use ids too', () => {
    expect(withIds(move, { do: 'pick', card: 1 }, components)).toEqual({ do: 'pick', card: 1 });
  });
  it('keep what is not a name, for the check to point at', () => {
    expect(withIds(move, { do: 'pick', card: 'Oak' }, components)).toEqual({ do: 'pick', card: 'Oak' });
  });
  it('keep what has another shape', () => {
    for (const odd of [null, 7, 'x', [], { do: 'jump' }, { do: 'pass', card: 1 }])
      expect(withIds(move, odd, components)).toEqual(odd);
  });
  it('show what is hidden as hidden', () => {
    expect(
      withNames(shape, { hand: '?', top: '?', marks: '?', points: '?', coins: '?' }, components),
    ).toMatchObject({ hand: '?', top: '?' });
  });
});

it('every id can be exchanged for another', () => {
  expect(
    exchanged(shape, { hand: [0, 1], top: 2, marks: {}, points: 1, coins: 2 }, (_, id) => (id + 1) % 3),
  ).toEqual({ hand: [1, 2], top: 0, marks: {}, points: 1, coins: 2 });
});
