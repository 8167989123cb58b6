import { expect, it } from 'vitest';
import { risenBy } from './risen.ts';

it('raises the missile with every move, and keeps it down where it cannot get through', () => {
  expect([9, 6, 5, 3, 1, 0].map(risenBy)).toEqual([0, 0, 0.2, 0.6, 1, 1]);
  expect(risenBy(Number.POSITIVE_INFINITY)).toBe(0);
});
