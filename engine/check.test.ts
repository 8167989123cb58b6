import { describe, expect, it } from 'vitest';
import { fits, problems } from './check.ts';
import { problemText } from './problems.ts';
import * as is from './shape.ts';

const components = { card: ['Ash', 'Birch', 'Cedar'], coin: 8 };
const said = (shape: is.Shape<unknown>, value: unknown): string[] =>
  problems(shape, value, components).map((one) => problemText(one));

const person = is.recordWith({ name: is.text(5), age: is.int(0, 120) }, { nick: is.text(3) });
const move = is.either('do', { pick: { card: is.ref('card') }, pass: {} });
const effect = is.eitherWith('op', { gain: { amount: is.int(1, 3) }, pass: {} }, { may: is.flag() });

describe('what is wrong with a value', () => {
  it.each<[string, is.Shape<unknown>, unknown, string]>([
    [
      'a number out of its range',
      is.int(1, 6),
      7,
      '(the whole): expected a whole number from 1 to 6, found 7',
    ],
    ['half a number', is.int(1, 6), 2.5, '(the whole): expected a whole number from 1 to 6, found 2.5'],
    ['a number with one bound', is.int(1), 0, '(the whole): expected a whole number of at least 1, found 0'],
    ['no number', is.int(), 'x', '(the whole): expected a whole number, found "x"'],
    ['no flag', is.flag(), 1, '(the whole): expected true or false, found 1'],
    ['a long text', is.text(3), 'long', '(the whole): expected a text of at most 3 characters, found "long"'],
    ['no option', is.oneOf('red', 2), 'blue', '(the whole): expected one of "red", 2, found "blue"'],
    ['no component', is.card('card'), 3, '(the whole): expected a card (its id) from 0 to 2, found 3'],
    [
      'a name for an id',
      is.ref('card'),
      'Oak',
      '(the whole): expected a card (its id) from 0 to 2, found "Oak"',
    ],
    ['more than there are', is.count('coin'), 9, '(the whole): expected a whole number from 0 to 8, found 9'],
    ['nothing', is.flag(), undefined, '(the whole): expected true or false, found nothing'],
    ['no list', is.list(is.flag()), {}, '(the whole): expected a list, found {}'],
    ['a short list', is.list(is.flag(), 2, 2), [true], '(the whole): expected a list of 2, found [true]'],
    [
      'a long list',
      is.list(is.flag(), 0, 1),
      [true, true],
      '(the whole): expected a list of 0 to 1, found [true,true]',
    ],
    ['an entry of a list', is.list(is.int(0, 1)), [0, 2], '1: expected a whole number from 0 to 1, found 2'],
    ['no record', person, null, '(the whole): expected a record, found null'],
    ['a missing field', person, { name: 'Ada' }, 'age: expected a whole number from 0 to 120, found nothing'],
    [
      'an unknown field',
      person,
      { name: 'Ada', age: 1, hat: 1 },
      'hat: expected only name, age, nick, found an unknown field',
    ],
    [
      'a bad optional field',
      person,
      { name: 'Ada', age: 1, nick: 'long' },
      'nick: expected a text of at most 3 characters, found "long"',
    ],
    [
      'a bad optional field of a case',
      effect,
      { op: 'pass', may: 1 },
      'may: expected true or false, found 1',
    ],
    [
      'an unknown field of a case',
      effect,
      { op: 'gain', amount: 1, must: true },
      'must: expected only may, amount, found an unknown field',
    ],
    ['no such case', move, { do: 'jump' }, 'do: expected one of "pick", "pass", found "jump"'],
    [
      'a case by an inherited name',
      move,
      { do: 'toString' },
      'do: expected one of "pick", "pass", found "toString"',
    ],
    [
      'a bad field of a case',
      move,
      { do: 'pick', card: 9 },
      'card: expected a card (its id) from 0 to 2, found 9',
    ],
    [
      'a field of another case',
      move,
      { do: 'pass', card: 1 },
      'card: expected no fields, found an unknown field',
    ],
    ['a named entry', is.byName(is.flag()), { a: true, b: 0 }, 'b: expected true or false, found 0'],
    [
      'a place deep inside',
      is.record({ seats: is.list(person) }),
      { seats: [{ name: 'Ada', age: -1 }] },
      'seats.0.age: expected a whole number from 0 to 120, found -1',
    ],
    ['no agenda', is.agenda(), { stack: [] }, '(the whole): expected an agenda, found {"stack":[]}'],
  ])('%s', (_, shape, value, problem) => {
    expect(said(shape, value)).toEqual([problem]);
  });

  it('names every problem, not only the first', () => {
    expect(said(person, { name: 1, age: 'x' })).toHaveLength(2);
  });
  it('says so when what it found is nested without end', () => {
    const deep: unknown = JSON.parse(`${'['.repeat(10_000)}${']'.repeat(10_000)}`);
    expect(said(is.flag(), deep)).toEqual([
      '(the whole): expected true or false, found something nested too deep',
    ]);
  });
  it('shortens what it found', () => {
    expect(said(is.flag(), 'x'.repeat(200))[0]?.length).toBeLessThan(120);
  });
});

describe('what fits', () => {
  it.each<[string, is.Shape<unknown>, unknown]>([
    ['a record without its optional field', person, { name: 'Ada', age: 36 }],
    ['a record with it', person, { name: 'Ada', age: 36, nick: 'A' }],
    ['nothing where there may be nothing', is.maybe(is.int(0, 1)), null],
    ['something where there may be nothing', is.maybe(is.int(0, 1)), 1],
    ['a case without fields', move, { do: 'pass' }],
    ['a case without its optional field', effect, { op: 'gain', amount: 2 }],
    ['a case with it', effect, { op: 'gain', amount: 2, may: true }],
    ['an empty list', is.list(is.flag()), []],
  ])('%s', (_, shape, value) => {
    expect(fits(shape, value, components)).toBe(true);
  });
});

it('a value with a million faults is not told a million times', () => {
  const flags = Array.from({ length: 100_000 }, () => 1);
  expect(problems(is.list(is.flag()), flags)).toHaveLength(200);
  expect(problems(is.record({}), { ...flags })).toHaveLength(200);
});
