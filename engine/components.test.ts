import { describe, expect, it } from 'vitest';
import { located, miscounted } from './components.ts';
import { nobody, only, seatsOf } from './seats.ts';
import * as is from './shape.ts';

const shape = is.record({
  deck: is.open(is.stock('card')),
  top: is.open(is.maybe(is.card('card'))),
  meant: is.open(is.maybe(is.ref('card'))),
  bank: is.open(is.count('coin')),
  seats: is.open(is.bySeat(is.record({ hand: is.closedPile('card', 'owner'), purse: is.count('coin') }))),
});
const components = { card: ['Ash', 'Birch', 'Cedar', 'Elm'], coin: 5 };
const whole = {
  deck: [3],
  top: 1,
  meant: 1,
  bank: 3,
  seats: [
    { hand: [0], purse: 1 },
    { hand: [2], purse: 1 },
  ],
};
const faults = (change: object): string[] => miscounted(shape, { ...whole, ...change }, components);

describe('components', () => {
  it('lie each in one place; what is only meant does not count', () => {
    expect(faults({})).toEqual([]);
  });
  it('that are lost are named', () => {
    expect(faults({ top: null })).toEqual(['card 1 (Birch) lies nowhere']);
  });
  it('that lie twice are named with both places', () => {
    expect(faults({ top: 0, deck: [1, 3] })).toEqual(['card 0 lies twice: at top and at seats.0.hand.0']);
  });
  it('that are all alike add up', () => {
    expect(faults({ bank: 4 })).toEqual(['coin: 6 counted, 5 in the box']);
  });
  it('in a pile are sorted', () => {
    expect(faults({ top: null, deck: [3, 1] })).toEqual(['deck is a pile but not sorted: [3,1]']);
  });
});

describe('where somebody sees components', () => {
  it('in the open and in the hand of the viewer', () => {
    expect(located(shape, whole, only(0))).toEqual(new Set(['card 1', 'card 0']));
  });
  it('a spectator in the open alone', () => {
    expect(located(shape, whole, nobody)).toEqual(new Set(['card 1']));
  });
  it('who plays two seats in both hands', () => {
    expect(located(shape, whole, seatsOf([0, 1]))).toEqual(new Set(['card 1', 'card 0', 'card 2']));
  });
});
