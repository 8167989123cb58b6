import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plus, sortIds, withAt, withId, withoutAt, withoutId } from './lists.ts';

const pile = fc.uniqueArray(fc.nat(60)).map((ids) => ids.sort((a, b) => a - b));

describe('a pile of ids', () => {
  it('stays sorted with one more, and is as before without it', () => {
    fc.assert(
      fc.property(
        pile,
        fc.integer({ min: 61, max: 90 }),
        fc.integer({ min: -9, max: -1 }),
        (ids, last, first) => {
          for (const id of [last, first]) {
            const more = withId(ids, id);
            expect(more).toEqual([...ids, id].sort((a, b) => a - b));
            expect(withoutId(more, id)).toEqual(ids);
          }
        },
      ),
    );
  });
  it('is the same without an id that is not in it', () => {
    expect(withoutId([2, 5], 3)).toEqual([2, 5]);
  });
  it('is sorted in place', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(20)), (ids) => {
        expect(sortIds([...ids])).toEqual([...ids].sort((a, b) => a - b));
      }),
    );
  });
});

it('lists are replaced, never changed', () => {
  const list = Object.freeze([1, 2, 3]);
  expect(plus(list, 4)).toEqual([1, 2, 3, 4]);
  expect(withAt(list, 1, 9)).toEqual([1, 9, 3]);
  expect(withoutAt(list, 0)).toEqual([2, 3]);
});
