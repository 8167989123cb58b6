import { describe, expect, it } from 'vitest';
import { Feed, heard, unheard } from './feed.ts';
import type { Told } from './game.ts';
import { nobody, only, seatsOf } from './seats.ts';
import * as is from './shape.ts';
import { viewer } from './view.ts';

const shape = is.record({
  agenda: is.agenda(),
  points: is.open(is.int()),
  hands: is.open(is.bySeat(is.seenBy('owner', is.pile('card')))),
});
type State = is.ValueOf<typeof shape>;
const ruleset = { view: viewer(shape) as (state: State, eyes: number) => unknown };
const state = (points: number, ...hands: number[][]): State => ({
  agenda: { stack: [], lanes: [] },
  points,
  hands,
});

const drawn: Told = { event: { did: 'draw' }, secret: { to: only(1), event: { did: 'draw', card: 3 } } };
const hidden: Told = { event: unheard, secret: { to: only(1), event: { did: 'hide', card: 3 } } };

describe('the story', () => {
  it('has a secret part for some', () => {
    expect(heard([drawn], only(1))).toEqual([{ did: 'draw', card: 3 }]);
    expect(heard([drawn], seatsOf([0, 1]))).toEqual([{ did: 'draw', card: 3 }]);
  });
  it('and its public part for everybody else', () => {
    expect(heard([drawn], only(0))).toEqual([{ did: 'draw' }]);
    expect(heard([drawn], nobody)).toEqual([{ did: 'draw' }]);
  });
});

describe('a feed', () => {
  it('tells what changed and what happened', () => {
    const feed = new Feed(ruleset, only(0), state(0, [1], [2]));
    expect(feed.next(state(1, [1], [2, 3]), [drawn])).toEqual({
      n: 1,
      set: [[0, 'points', 1]],
      events: [{ did: 'draw' }],
    });
  });
  it('is silent about what is nothing to the viewer', () => {
    const feed = new Feed(ruleset, only(0), state(0, [1], [2]));
    expect(feed.next(state(0, [1], [2, 3]), [hidden])).toBe(null);
    expect(feed.number).toBe(0);
  });
  it('numbers its own updates, so that nobody can count what others do in secret', () => {
    const feed = new Feed(ruleset, only(0), state(0, [1], [2]));
    feed.next(state(0, [1], [2, 3]), [hidden]);
    feed.next(state(0, [1], [3]), [hidden]);
    expect(feed.next(state(2, [1], [3]), [])?.n).toBe(1);
  });
  it('tells the one who did it', () => {
    const feed = new Feed(ruleset, only(1), state(0, [1], [2]));
    expect(feed.next(state(0, [1], [2, 3]), [hidden])).toEqual({
      n: 1,
      set: [[0, 'hands', 1, 1, 3]],
      events: [{ did: 'hide', card: 3 }],
    });
  });
  it('tells an event even when nothing is to be seen', () => {
    const feed = new Feed(ruleset, nobody, state(0, [1], [2]));
    expect(feed.next(state(0, [1], [2]), [{ event: { did: 'laugh' } }])).toMatchObject({
      n: 1,
      set: [],
      events: [{ did: 'laugh' }],
    });
  });
  it('says aside by whom a move was made, before what it did', () => {
    const feed = new Feed(ruleset, only(0), state(0, [1], [2]));
    const aside = { did: '@clock', seat: 1 } as const;
    expect(feed.next(state(0, [1], [2, 3]), [drawn], { n: 1, aside })?.events).toEqual([
      aside,
      { did: 'draw' },
    ]);
  });
  it('says nothing aside about what is nothing to the viewer, and counts nothing', () => {
    const feed = new Feed(ruleset, only(0), state(0, [1], [2]));
    for (const did of ['@clock', '@standIn', '@undo', '@rewind'] as const)
      expect(feed.next(state(0, [1], [2, 3]), [hidden], { n: 1, aside: { did, seat: 1 } })).toBe(null);
    expect(feed.number).toBe(0);
  });
  it("names an undone move by the viewer's own update, never by its entry", () => {
    const feed = new Feed(ruleset, only(0), state(0, [1], [2]));
    feed.next(state(0, [1], [2, 3]), [hidden], { n: 41 });
    feed.next(state(1, [1], [2, 3]), [], { n: 42 });
    feed.next(state(2, [1], [2, 3]), [], { n: 43 });
    const undo = { n: 44, undone: 43, aside: { did: '@undo', seat: 1 } } as const;
    expect(feed.next(state(1, [1], [2, 3]), [], undo)?.events).toEqual([{ did: '@undo', seat: 1, of: 2 }]);
    // The first one undone was unseen by this viewer.
    const rewind = { n: 45, undone: 41, aside: { did: '@rewind', seat: null } } as const;
    expect(feed.next(state(0, [1], [2]), [], rewind)?.events).toEqual([
      { did: '@rewind', seat: null, of: 1 },
    ]);
  });
  it('keeps what the viewer sees now', () => {
    const feed = new Feed(ruleset, only(0), state(0, [1], [2]));
    feed.next(state(4, [1, 5], [2]), []);
    expect(feed.seen).toMatchObject({ points: 4, hands: [[1, 5], '?'] });
  });
});
