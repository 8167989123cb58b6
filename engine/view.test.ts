import { describe, expect, it } from 'vitest';
import { located } from './components.ts';
import { everybody, nobody, only, seatsOf } from './seats.ts';
import * as is from './shape.ts';
import { viewer } from './view.ts';
import { walk } from './walk.ts';

const spectator = nobody;
const see = <T>(shape: is.Shape<T, unknown>, state: T, eyes: number): unknown => viewer(shape)(state, eyes);

describe('who sees a value', () => {
  const shape = is.record({
    open: is.open(is.int()),
    closed: is.seenBy('nobody', is.int()),
    seats: is.open(is.bySeat(is.record({ own: is.seenBy('owner', is.int()), all: is.int() }))),
  });
  const state = {
    open: 1,
    closed: 2,
    seats: [
      { own: 3, all: 4 },
      { own: 5, all: 6 },
      { own: 7, all: 8 },
    ],
  };

  it('everybody sees what is open, nobody what is closed', () => {
    expect(see(shape, state, spectator)).toMatchObject({ open: 1, closed: '?' });
    expect(see(shape, state, only(0))).toMatchObject({ open: 1, closed: '?' });
  });
  it('a seat sees its own', () => {
    expect(see(shape, state, only(1))).toMatchObject({ seats: [{ own: '?' }, { own: 5 }, { own: '?' }] });
  });
  it('a spectator sees only what is open to everybody', () => {
    expect(see(shape, state, spectator)).toMatchObject({
      seats: [
        { own: '?', all: 4 },
        { own: '?', all: 6 },
        { own: '?', all: 8 },
      ],
    });
  });
  it('who plays two seats sees what either sees', () => {
    expect(see(shape, state, seatsOf([0, 2]))).toMatchObject({
      seats: [{ own: 3 }, { own: '?' }, { own: 7 }],
    });
  });
  it('a view leaves the state as it was', () => {
    const text = JSON.stringify(state);
    see(shape, state, only(0));
    expect(JSON.stringify(state)).toBe(text);
  });
});

describe('an audience that depends on the state', () => {
  const seesLeft = ({ state, seat }: is.Here<{ turned: boolean }>): number =>
    state.turned ? everybody : only((seat + 1) % 2);
  const shape = is.record({
    turned: is.open(is.flag()),
    seats: is.open(is.bySeat(is.record({ face: is.seenBy(seesLeft, is.int()) }))),
  });

  it('is asked for each place with its owner', () => {
    expect(see(shape, { turned: false, seats: [{ face: 1 }, { face: 2 }] }, only(0))).toMatchObject({
      seats: [{ face: '?' }, { face: 2 }],
    });
  });
  it('follows the state', () => {
    expect(see(shape, { turned: true, seats: [{ face: 1 }, { face: 2 }] }, spectator)).toMatchObject({
      seats: [{ face: 1 }, { face: 2 }],
    });
  });
  it('may tell the places of a list apart', () => {
    const fan = is.record({
      fan: is.open(is.list(is.seenBy(({ index }) => (index === 1 ? everybody : nobody), is.int()))),
    });
    expect(see(fan, { fan: [7, 8, 9] }, only(0))).toEqual({ fan: ['?', 8, '?'] });
  });
});

describe('lists', () => {
  it('an audience on the list hides contents and count', () => {
    const shape = is.record({
      seats: is.open(is.bySeat(is.record({ hand: is.seenBy('owner', is.pile('card')) }))),
    });
    expect(see(shape, { seats: [{ hand: [1, 2] }, { hand: [3] }] }, only(1))).toEqual({
      seats: [{ hand: '?' }, { hand: [3] }],
    });
  });
  it("an audience on the list's element hides the contents alone", () => {
    const shape = is.record({
      seats: is.open(is.bySeat(is.record({ hand: is.closedPile('card', 'owner') }))),
    });
    expect(see(shape, { seats: [{ hand: [1, 2] }, { hand: [3] }] }, only(1))).toEqual({
      seats: [{ hand: ['?', '?'] }, { hand: [3] }],
    });
  });
  it('a draw pile shows its size to everybody and its cards to nobody', () => {
    expect(see(is.record({ deck: is.open(is.stock('card')) }), { deck: [4, 5, 6] }, only(0))).toEqual({
      deck: ['?', '?', '?'],
    });
  });
});

describe('nothing there, and not for you', () => {
  it('differ: whether something is there may be open while it is not', () => {
    const shape = is.record({ picks: is.open(is.bySeat(is.maybe(is.seenBy('owner', is.card('card'))))) });
    expect(see(shape, { picks: [null, 5] }, spectator)).toEqual({ picks: [null, '?'] });
  });
  it('or both are hidden', () => {
    const shape = is.record({ picks: is.open(is.bySeat(is.seenBy('owner', is.maybe(is.card('card'))))) });
    expect(see(shape, { picks: [null, 5] }, spectator)).toEqual({ picks: ['?', '?'] });
  });
});

describe('what is not declared', () => {
  const inner = is.record({ secret: is.int(), shown: is.open(is.int()) });

  it('is seen by nobody', () => {
    expect(see(is.record({ a: is.int(), b: is.open(is.int()) }), { a: 1, b: 2 }, seatsOf([0, 1]))).toEqual({
      a: '?',
      b: 2,
    });
  });
  it('is seen by nobody even if nothing at all is declared', () => {
    expect(
      see(is.record({ a: is.int(), more: is.record({ b: is.int() }) }), { a: 1, more: { b: 2 } }, only(0)),
    ).toEqual({ a: '?', more: { b: '?' } });
  });
  it('inside a record without an audience is seen by nobody, next to what is open', () => {
    expect(see(is.record({ inner }), { inner: { secret: 1, shown: 2 } }, only(0))).toEqual({
      inner: { secret: '?', shown: 2 },
    });
  });
  it('is a list that nobody sees, whatever its elements say', () => {
    expect(see(is.record({ rows: is.list(inner) }), { rows: [{ secret: 1, shown: 2 }] }, only(0))).toEqual({
      rows: '?',
    });
  });
});

describe('what lies below has the same audience or a narrower one', () => {
  const hand = is.seenBy(
    'owner',
    is.record({ best: is.int(), sealed: is.seenBy('nobody', is.int()), loud: is.open(is.int()) }),
  );
  const shape = is.record({ seats: is.open(is.bySeat(hand)) });
  const state = { seats: [{ best: 1, sealed: 2, loud: 3 }] };

  it('inside what is seen, a narrower one hides', () => {
    expect(see(shape, state, only(0))).toEqual({ seats: [{ best: 1, sealed: '?', loud: 3 }] });
  });
  it('inside what is hidden, a wider one opens nothing', () => {
    expect(see(shape, state, only(1))).toEqual({ seats: ['?'] });
  });
});

describe('one of several records', () => {
  const shape = is.record({
    seats: is.open(
      is.bySeat(
        is.either('as', { ship: { fuel: is.seenBy('owner', is.int()) }, base: {} }) as is.Shape<unknown>,
      ),
    ),
  });
  it('shows its case, and each field to its audience', () => {
    expect(see(shape, { seats: [{ as: 'ship', fuel: 3 }, { as: 'base' }] }, only(1))).toEqual({
      seats: [{ as: 'ship', fuel: '?' }, { as: 'base' }],
    });
    expect(see(shape, { seats: [{ as: 'ship', fuel: 3 }] }, only(0))).toEqual({
      seats: [{ as: 'ship', fuel: 3 }],
    });
  });
});

describe('with the moment before', () => {
  const shape = is.record({
    turned: is.open(is.flag()),
    card: is.seenBy(
      ({ state }: is.Here<{ turned: boolean }>) => (state.turned ? everybody : nobody),
      is.int(),
    ),
    seats: is.open(
      is.bySeat(
        is.record({
          own: is.seenBy('owner', is.list(is.int())),
          note: is.maybe(is.record({ by: is.int() })),
        }),
      ),
    ),
  });
  const show = viewer(shape);
  const [first, second] = [
    { own: [1, 2], note: null },
    { own: [3], note: { by: 0 } },
  ];
  const state = { turned: false, card: 9, seats: [first, second] };
  const view = show(state, only(0));

  it('is the same view when nothing changed', () => {
    expect(show({ ...state, seats: [{ ...first }, second] }, only(0), { state, view })).toBe(view);
  });
  it('is what a fresh look shows, and shares what did not change', () => {
    const after = { ...state, seats: [first, { own: [3, 4], note: null }] };
    const seen = show(after, only(0), { state, view });
    expect(seen).toEqual(show(after, only(0)));
    expect(seen.seats[0]).toBe(view.seats[0]);
  });
  it('shows a value that stayed the same and is now for everybody, and hides it again', () => {
    const after = { ...state, turned: true };
    const seen = show(after, only(0), { state, view });
    expect([view.card, seen.card]).toEqual(['?', 9]);
    expect(show(state, only(0), { state: after, view: seen })).toEqual(view);
  });
  it('drops seats, notes and entries that are gone', () => {
    const after = { ...state, seats: [{ own: [1], note: { by: 1 } }] };
    const seen = show(after, only(0), { state, view });
    expect(seen).toEqual(show(after, only(0)));
    expect(show(state, only(0), { state: after, view: seen })).toEqual(view);
  });
  it('is what a fresh look shows when fields lie in another order', () => {
    const after = { seats: [second, { note: null, own: [1, 2] }], card: 9, turned: true };
    const seen = show(after, only(0), { state, view });
    expect(JSON.stringify(seen)).toBe(JSON.stringify(show(after, only(0))));
    expect(show(state, only(0), { state: after, view: seen })).toEqual(view);
  });
  it('drops fields that are gone, in the middle or at the end, and takes them back', () => {
    const closed = is.seenBy('nobody', is.int());
    const look = viewer(is.recordWith({ a: closed }, { b: is.open(is.int()), c: is.open(is.int()) }));
    const states = [{ a: 1, b: 2, c: 3 }, { a: 1, b: 2 }, { a: 1, c: 3 }, { a: 1 }];
    for (const before of states)
      for (const after of states)
        expect(look(after, nobody, { state: before, view: look(before, nobody) })).toEqual({
          ...after,
          a: '?',
        });
  });
});

describe('walking a state', () => {
  const shape = is.record({
    deck: is.open(is.stock('card')),
    secret: is.int(),
    names: is.open(is.byName(is.int())),
    seats: is.open(
      is.bySeat(
        is.record({
          hand: is.closedPile('card', 'owner'),
          pick: is.seenBy('owner', is.maybe(is.card('card'))),
        }),
      ),
    ),
  });
  const state = {
    deck: [14],
    secret: 9,
    names: { a: 1 },
    seats: [
      { hand: [11, 12], pick: 13 },
      { hand: [15], pick: null },
    ],
  };

  it('finds for every place who sees it, just as the view shows it', () => {
    for (const eyes of [spectator, only(0), only(1), seatsOf([0, 1])]) {
      const view = JSON.stringify(see(shape, state, eyes));
      const shown = located(shape, state, eyes);
      for (const id of [11, 12, 13, 14, 15]) expect(view.includes(String(id))).toBe(shown.has(`card ${id}`));
    }
  });
  it('knows whose things they are', () => {
    const owners: string[] = [];
    walk(
      shape,
      state,
      ({ path, owner, node }) => void (node.is === 'card' && owners.push(`${path.join('.')} ${owner}`)),
    );
    expect(owners).toEqual([
      'deck.0 -1',
      'seats.0.hand.0 0',
      'seats.0.hand.1 0',
      'seats.0.pick 0',
      'seats.1.hand.0 1',
    ]);
  });
  it('skips what lies below when asked to', () => {
    const seen: string[] = [];
    walk(shape, state, ({ path }) => {
      seen.push(path.join('.'));
      return path[0] !== 'seats';
    });
    expect(seen).not.toContain('seats.0');
    expect(seen).toContain('names.a');
  });
  it('what no list declares, its elements cannot open', () => {
    const undeclared = is.record({ rows: is.list(is.open(is.card('card'))) });
    expect(located(undeclared, { rows: [1] }, only(0))).toEqual(new Set());
  });
});

it('a large closed pile costs no more than itself', () => {
  const shape = is.record({ deck: is.open(is.stock('card')) });
  const deck = Array.from({ length: 8_000 }, (_, id) => id);
  const before = process.memoryUsage().heapUsed;
  expect(see(shape, { deck }, spectator)).toEqual({ deck: deck.map(() => '?') });
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(50_000_000);
});
