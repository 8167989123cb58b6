import type { Happening, Scene, Update } from '@accretion/games/tables';
import { describe, expect, it } from 'vitest';
import type { MatchState } from '../../match/source.ts';
import { Store } from '../../match/store.ts';
import { Presenter, type Surroundings } from './presenter.ts';

/** A match whose view is the number of its newest event. */
const at = (n: number, change: Partial<MatchState> = {}): MatchState => ({
  ...{ view: n, viewer: 1, mine: 1, near: 0, players: [], names: [], asked: 1, outcome: null },
  ...{ choices: [{ seat: 0, move: { do: `after ${n}` } }], canUndo: false, pending: null, preview: null },
  log: happened(1, n),
  news: happened(n, n),
  ...change,
});

const happened = (from: number, to: number): Happening[] =>
  Array.from({ length: to - from + 1 }, (_, i) => ({ n: from + i, event: { did: `e${from + i}` } }));

/** Every event is a scene of a second that shows the view before it. */
const oneEach = ({ before, news }: Update): Scene[] =>
  news.map((one) => ({ kind: 'one', events: [one], view: before, lasts: 1_000 }));

/** A clock that only goes on when it is told to. */
class Clock implements Surroundings {
  time = 0;
  hidden = false;
  still = false;
  speed = 1;
  private waiting: { at: number; run: () => void }[] = [];
  now = () => this.time;
  isHidden = () => this.hidden;
  isStill = () => this.still;
  pace = () => this.speed;
  after = (milliseconds: number, run: () => void) => {
    const one = { at: this.time + milliseconds, run };
    this.waiting.push(one);
    return () => {
      this.waiting = this.waiting.filter((other) => other !== one);
    };
  };
  pass(milliseconds: number, late = 0): void {
    this.time += milliseconds;
    const due = this.waiting.filter((one) => one.at <= this.time);
    this.waiting = this.waiting.filter((one) => one.at > this.time);
    this.time += late;
    for (const { run } of due) run();
  }
}

function staged(scenesOf: (update: Update) => readonly Scene[] = oneEach) {
  const source = new Store(at(1, { news: [] }));
  const clock = new Clock();
  const presenter = new Presenter(source, scenesOf, clock);
  presenter.follow();
  const seen = () => {
    const { state, scene } = presenter.getSnapshot();
    return {
      view: state.view,
      log: state.log.length,
      news: state.news.map(({ n }) => n),
      asked: state.asked,
      scene: scene?.kind ?? null,
    };
  };
  return { source, clock, presenter, seen };
}

const steps = (update: Update): Scene[] => oneEach(update).map((scene) => ({ ...scene, isStep: true }));

const repeat = (act: () => void): void => {
  for (let times = 0; times < 3; times++) act();
};

const idle = { asked: 1, scene: null };
const busy = { asked: 0, scene: 'one' };

describe('the presentation queue', () => {
  it('tells a scene, then shows its result and asks', () => {
    const { source, clock, seen } = staged();
    source.set(at(2));
    expect(seen()).toEqual({ ...busy, view: 1, log: 2, news: [2] });
    clock.pass(999);
    expect(seen()).toMatchObject(busy);
    clock.pass(1);
    expect(seen()).toEqual({ ...idle, view: 2, log: 2, news: [2] });
  });

  it('tells one after the other, also what comes meanwhile', () => {
    const { source, clock, seen } = staged();
    source.set(at(3, { news: happened(2, 3) }));
    expect(seen()).toMatchObject({ log: 2, news: [2] });
    source.set(at(4));
    expect(seen()).toMatchObject({ log: 2, view: 1 });
    clock.pass(1_000);
    expect(seen()).toMatchObject({ log: 3, view: 1, news: [3] });
    clock.pass(1_000);
    expect(seen()).toMatchObject({ log: 4, view: 3, news: [4] });
    clock.pass(1_000);
    expect(seen()).toEqual({ ...idle, view: 4, log: 4, news: [4] });
  });

  it('tells what has no scene with the next one, or at the end', () => {
    const { source, clock, seen } = staged(({ before, news }) =>
      oneEach({ before, after: before, viewer: 1, near: 0, news: news.filter(({ n }) => n % 2 === 1) }),
    );
    source.set(at(2));
    expect(seen()).toEqual({ ...idle, view: 2, log: 2, news: [2] });
    source.set(at(6, { news: happened(3, 6) }));
    expect(seen()).toMatchObject({ log: 3, news: [3] });
    clock.pass(1_000);
    expect(seen()).toMatchObject({ log: 5, news: [4, 5] });
    clock.pass(1_000);
    expect(seen()).toEqual({ ...idle, view: 6, log: 6, news: [6] });
  });

  it('shows no outcome and nothing turned up before the last scene is over', () => {
    const { source, clock, presenter } = staged();
    const outcome = { of: 1, by: [], ranks: [1], scores: [3] };
    source.set(at(2));
    source.set(at(2, { view: 'all', viewer: 3, asked: 0, choices: [], outcome }));
    expect(presenter.getSnapshot().state).toMatchObject({ view: 1, viewer: 1, outcome: null });
    clock.pass(1_000);
    expect(presenter.getSnapshot().state).toMatchObject({ view: 'all', viewer: 3, outcome });
  });

  it.each([
    ['skipping each', ({ presenter }) => repeat(presenter.skip)],
    ['skipping all', ({ presenter }) => presenter.toNow()],
    ['waiting', ({ clock }) => repeat(() => clock.pass(1_000))],
  ] satisfies [string, (one: ReturnType<typeof staged>) => void][])(
    'ends in the same state by %s as without scenes',
    (_, letGo) => {
      const one = staged();
      const off = staged();
      off.clock.speed = 0;
      for (const { source } of [one, off]) source.set(at(4, { news: happened(2, 4) }));
      expect(off.seen()).toMatchObject({ ...idle, view: 4, news: [2, 3, 4] });
      letGo(one);
      const { news: _one, ...shown } = one.presenter.getSnapshot().state;
      const { news: _off, ...plain } = off.presenter.getSnapshot().state;
      expect(shown).toEqual(plain);
      one.clock.pass(10_000);
      expect(one.seen()).toMatchObject(idle);
    },
  );

  it('is shown at the speed chosen, and as fast as a replay runs', () => {
    const { source, clock, presenter, seen } = staged();
    clock.speed = 0.5;
    source.set(at(2));
    expect(presenter.getSnapshot().scene?.lasts).toBe(500);
    clock.pass(500);
    expect(seen()).toMatchObject(idle);
    const replay = new Presenter({ ...source, getSnapshot: source.getSnapshot, tempo: 4 }, oneEach, clock);
    replay.follow();
    source.set(at(3));
    expect(replay.getSnapshot().scene?.lasts).toBe(125);
  });

  it('does not keep a step of a replay when the next one comes', () => {
    const source = new Store(at(1, { news: [] }));
    const replay = new Presenter(
      { ...source, getSnapshot: source.getSnapshot, tempo: 1 },
      oneEach,
      new Clock(),
    );
    replay.follow();
    source.set(at(3, { news: happened(2, 3) }));
    expect(replay.getSnapshot().state).toMatchObject({ view: 1 });
    source.set(at(4));
    expect(replay.getSnapshot().state).toMatchObject({ view: 3, news: happened(3, 4) });
  });

  it('lets a person go on whose question stays the same', () => {
    const { source, presenter } = staged();
    const choices = [{ seat: 0, move: { do: 'after 1' } }];
    source.set(at(2, { choices }));
    expect(presenter.getSnapshot()).toMatchObject({ isLive: true, state: { asked: 1, choices } });
    source.set(at(3));
    expect(presenter.getSnapshot()).toMatchObject({ isLive: false, state: { asked: 0, choices: [] } });
  });

  it('lets a person answer a new question while what others did afterwards is still shown', () => {
    const { source, clock, presenter } = staged();
    const choices = [{ seat: 0, move: { do: 'new' } }];
    source.set(at(2, { choices }));
    source.set(at(3, { choices: [...choices] }));
    expect(presenter.getSnapshot()).toMatchObject({ isLive: false, state: { choices: [] } });
    clock.pass(1_000);
    expect(presenter.getSnapshot()).toMatchObject({
      isLive: true,
      scene: { kind: 'one' },
      state: { choices },
    });
  });

  it('asks the same again only after the scenes of a person’s own move', () => {
    const { source, clock, seen } = staged();
    const choices = [{ seat: 0, move: { do: 'pass' } }];
    source.set(at(1, { choices, news: [] }));
    source.set(at(1, { choices, news: [], pending: { seat: 0, move: { do: 'pass' } } }));
    source.set(at(2, { choices }));
    expect(seen()).toMatchObject(busy);
    clock.pass(1_000);
    expect(seen()).toMatchObject(idle);
  });

  it('shows what a move leads to at once, but not what its scenes will show', () => {
    const { source, clock, presenter } = staged(({ before, news }) =>
      oneEach({
        before,
        after: before,
        news: news.filter(({ event }) => event.did !== 'own'),
        viewer: 1,
        near: 0,
      }),
    );
    const pending = { seat: 0, move: { do: 'after 1' } };
    const sure = { view: 2, open: false, certain: true };
    const own = { ...sure, told: [{ did: 'own' }] };
    const shown = () => presenter.getSnapshot().state.preview;
    source.set(at(1, { pending, preview: own, news: [] }));
    expect(shown()).toBe(own);
    const fight = { ...sure, told: [{ did: 'own' }, { did: 'fight' }] };
    source.set(at(1, { pending, preview: fight, news: [] }));
    expect(shown()).toBeNull();
    expect(presenter.getSnapshot().newest.preview).toBe(fight);
    // Without scenes nothing is ahead of them.
    clock.speed = 0;
    source.set(at(1, { pending, preview: { ...fight }, news: [] }));
    expect(shown()).toEqual(fight);
  });

  it('shows chat and clocks at once', () => {
    const { source, presenter } = staged();
    source.set(at(2));
    const { scene } = presenter.getSnapshot();
    source.set(at(2, { clocks: { at: 5, left: [7] } }));
    expect(presenter.getSnapshot().state.clocks).toEqual({ at: 5, left: [7] });
    expect(presenter.getSnapshot().scene).toBe(scene);
  });

  it('plays nothing in a background tab, and says afterwards what happened', () => {
    const { source, clock, presenter, seen } = staged();
    source.set(at(2));
    clock.hidden = true;
    presenter.hide();
    expect(seen()).toMatchObject({ ...idle, view: 2 });
    source.set(at(3));
    source.set(at(4));
    clock.hidden = false;
    expect(seen()).toMatchObject({ ...idle, view: 4 });
    expect(presenter.getSnapshot().missed.map(({ n }) => n)).toEqual([3, 4]);
    source.set(at(5));
    expect(presenter.getSnapshot()).toMatchObject({ missed: [], scene: { kind: 'one' } });
  });

  it('plays nothing of what was missed while the connection was lost', () => {
    const { source, presenter, seen } = staged();
    source.set(at(4, { news: happened(2, 4), isCatchingUp: true }));
    expect(seen()).toMatchObject({ ...idle, view: 4 });
    expect(presenter.getSnapshot().missed).toHaveLength(3);
  });

  it('plays nothing of a jump in a replay, forward or back', () => {
    const { source, presenter, seen } = staged();
    source.set(at(9, { news: [] }));
    expect(seen()).toMatchObject({ ...idle, view: 9, news: [] });
    source.set(at(10));
    expect(seen()).toMatchObject(busy);
    source.set(at(3, { news: [] }));
    expect(seen()).toMatchObject({ ...idle, view: 3, log: 3, news: [] });
    expect(presenter.getSnapshot().missed).toEqual([]);
    source.set(at(4));
    expect(seen()).toMatchObject({ ...busy, view: 3, news: [4] });
  });

  it('leaves out what a slow machine has no time for', () => {
    const { source, clock, presenter, seen } = staged();
    source.set(at(3, { news: happened(2, 3) }));
    clock.pass(1_000, 5_000);
    expect(seen()).toMatchObject({ ...idle, view: 3 });
    expect(presenter.getSnapshot().missed.map(({ n }) => n)).toEqual([3]);
  });

  it('leaves out what lies between when too much has gathered, and says so in its place', () => {
    const { source, clock, seen, presenter } = staged();
    source.set(at(15, { news: happened(2, 15) }));
    source.set(at(16));
    expect(presenter.getSnapshot().missed).toEqual([]);
    clock.pass(1_000);
    expect(presenter.getSnapshot().missed).toEqual(happened(3, 15));
    expect(seen()).toMatchObject({ ...busy, log: 16, view: 15, news: happened(3, 16).map(({ n }) => n) });
    clock.pass(1_000);
    expect(seen()).toMatchObject({ ...idle, view: 16 });
  });

  it('waits for the person where a scene asks for it', () => {
    const { source, clock, presenter, seen } = staged(({ before, news }) => [
      { kind: 'one', events: news, view: before, lasts: null },
    ]);
    source.set(at(2));
    clock.pass(100_000);
    expect(seen()).toMatchObject(busy);
    presenter.skip();
    expect(seen()).toMatchObject(idle);
  });
});

describe('a scene to be read', () => {
  it('goes on by itself where things may move, and otherwise waits for the person', () => {
    const { source, clock, presenter, seen } = staged(steps);
    source.set(at(2));
    expect(presenter.getSnapshot().scene?.lasts).toBe(1_000);
    clock.pass(1_000);
    expect(seen().scene).toBeNull();
    clock.still = true;
    source.set(at(3));
    expect(presenter.getSnapshot().scene?.lasts).toBeNull();
    clock.pass(60_000);
    expect(seen().scene).toBe('one');
    presenter.skip();
    expect(seen()).toMatchObject({ view: 3, scene: null });
  });
});
