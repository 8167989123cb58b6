import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changes, placed, withChanges } from './update.ts';

describe('an update', () => {
  it('of what did not change is empty', () => {
    expect(changes({ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] })).toEqual([]);
  });
  it('names the place that changed', () => {
    expect(
      changes({ seats: [{ points: 1 }, { points: 2 }] }, { seats: [{ points: 1 }, { points: 5 }] }),
    ).toEqual([[0, 'seats', 1, 'points', 5]]);
  });
  it('appends to a list', () => {
    expect(changes({ log: [{ a: 1 }] }, { log: [{ a: 1 }, { a: 2 }] })).toEqual([[0, 'log', 1, { a: 2 }]]);
  });
  it('replaces a list that got shorter', () => {
    expect(changes({ hand: [1, 2, 3] }, { hand: [1, 3] })).toEqual([[0, 'hand', [1, 3]]]);
  });
  it('tells "nothing there" from "not for you"', () => {
    expect(changes({ pick: '?' }, { pick: null })).toEqual([[0, 'pick', null]]);
  });
  it('keeps what the path has in common with the one before', () => {
    const before = {
      seats: [
        { points: 1, hand: [1] },
        { points: 2, hand: [2] },
      ],
      turn: 1,
    };
    const after = {
      seats: [
        { points: 3, hand: [5] },
        { points: 2, hand: [6] },
      ],
      turn: 2,
    };
    const set = changes(before, after);
    expect(set).toEqual([
      [0, 'seats', 0, 'points', 3],
      [2, 'hand', [5]],
      [1, 1, 'hand', [6]],
      [0, 'turn', 2],
    ]);
    expect(placed(set).map(([path]) => path.join('.'))).toEqual([
      'seats.0.points',
      'seats.0.hand',
      'seats.1.hand',
      'turn',
    ]);
  });
  it('names the same field of several items once', () => {
    const table = (points: readonly number[], turn: number) => ({
      seats: points.map((one, seat) => ({ points: one, ready: seat < turn, hand: [one] })),
      turn,
    });
    const [before, after] = [table([1, 2, 3, 4], 1), table([5, 2, 7, 8], 4)];
    const set = changes(before, after);
    expect(set).toEqual([
      [0, 'seats', [0, 2, 3], 'points', [5, 7, 8]],
      [2, 'hand', [[5], [7], [8]]],
      [1, [1, 2, 3], 'ready', true],
      [0, 'turn', 4],
    ]);
    expect(placed(set).map(([path]) => path.join('.'))).toContain('seats.2.points');
    expect(withChanges(before, set)).toEqual(after);
    // Two are sent one by one.
    expect(changes(table([1, 2], 0), table([3, 4], 0)).flat()).not.toContainEqual([0, 1]);
  });
  it('gathers in each list by itself, and only what changes in its own items', () => {
    const row = (cells: readonly number[], n: number) => ({ cells: cells.map((of) => ({ of })), n });
    const before = [row([0, 0, 0], 0), row([0], 0), row([0], 0)];
    const after = [row([1, 2, 3], 1), row([4], 2), row([5], 0)];
    const set = changes(before, after);
    expect(set).toEqual([
      [0, 0, 'cells', [0, 1, 2], 'of', [1, 2, 3]],
      [1, 'n', 1],
      [0, 1, 'cells', 0, 'of', 4],
      [1, 'n', 2],
      [0, 2, 'cells', 0, 'of', 5],
    ]);
    expect(withChanges(before, set)).toEqual(after);
  });
  it('replaces a record that has other fields now', () => {
    expect(changes({ at: { as: 'ship', fuel: 1 } }, { at: { as: 'base' } })).toEqual([
      [0, 'at', { as: 'base' }],
    ]);
  });
});

describe('following updates', () => {
  it('leads from any view to any other, also by way of JSON', () => {
    const view = fc.jsonValue({ maxDepth: 4 });
    fc.assert(
      fc.property(view, view, (before, after) => {
        const [plainBefore, plainAfter] = JSON.parse(JSON.stringify([before, after])) as [unknown, unknown];
        const sent = JSON.parse(JSON.stringify(changes(plainBefore, plainAfter))) as ReturnType<
          typeof changes
        >;
        expect(withChanges(plainBefore, sent)).toEqual(plainAfter);
      }),
      { seed: 1, numRuns: 500 },
    );
  });
  it('leads from one table to the next', () => {
    const card = fc.oneof(fc.nat(9), fc.constant('?'));
    const table = fc.record({
      seats: fc.array(fc.record({ hand: fc.oneof(fc.array(card), fc.constant('?')), points: fc.nat(3) }), {
        maxLength: 6,
      }),
      pick: fc.option(card),
    });
    fc.assert(
      fc.property(table, table, (before, after) => {
        expect(withChanges(before, changes(before, after))).toEqual(after);
      }),
      { seed: 2, numRuns: 500 },
    );
  });
  it('leaves the view before as it was', () => {
    const before = { seats: [{ points: 1 }] };
    withChanges(before, [[0, 'seats', 0, 'points', 2]]);
    expect(before).toEqual({ seats: [{ points: 1 }] });
  });
});
