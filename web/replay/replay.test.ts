import {
  allSeats,
  commitmentTo,
  firstSeat,
  type Game,
  hashOf,
  Match,
  type MatchRecord,
  only,
  quickRng,
  recordOf,
  rulesetOf,
  seedFrom,
  seedOf,
  verify,
} from '@accretion/engine';
import { games } from '@accretion/games';
import { describe, expect, it } from 'vitest';
import type { Thinker } from '../bots/thinker.ts';
import { LocalMatch } from '../match/local/localMatch.ts';
import { continueFrom } from './continueFrom.ts';
import { type Replay, replayOf, seriesOf, turningPoints } from './replay.ts';
import { ReplaySource } from './source.ts';

const game = games.find(({ id }) => id === 'buccaneers') as Game;

/** A match of three played at random, with an undo now and then. */
function played(): MatchRecord {
  const secret = seedOf('secret');
  const nonces = ['a', 'b', 'c'].map(seedOf);
  const ruleset = rulesetOf(game);
  const match = new Match(ruleset, { options: game.defaults, seats: 3, seed: seedFrom(secret, nonces) });
  const rng = quickRng(5);
  while (match.outcome === null) {
    const seat = firstSeat(match.toAct);
    const moves = ruleset.moves(match.state, seat);
    const move = moves[rng.below(moves.length)];
    if (move !== undefined) match.play(seat, move);
    if (rng.below(9) === 0 && match.canUndo(seat)) match.undo(seat);
  }
  return recordOf(match, { commitment: commitmentTo(secret), secret, nonces });
}

const record = played();

function replayed(value: unknown = record): Replay {
  const replay = replayOf(value, game);
  if ('problem' in replay) throw new Error(replay.problem);
  return replay;
}

const company = { id: 'r', names: ['A', 'B', 'C'], rematch: async () => '' };

describe('a replay', () => {
  it('steps through exactly the states of the verification', () => {
    const { moments } = replayed();
    expect(moments).toHaveLength(record.entries.length + 1);
    expect(hashOf(moments[0]?.state)).toBe(record.opened);
    record.entries.forEach(({ hash }, index) => {
      expect(hashOf(moments[index + 1]?.state)).toBe(hash);
    });
    const verdict = verify(record, games);
    expect(verdict).toMatchObject({ ok: true, fair: true });
    expect(moments.at(-1)?.state).toEqual(verdict.match?.state);
    expect(moments.some(({ entry }) => entry !== null && 'undo' in entry)).toBe(true);
  });

  it('goes as far as the record agrees, and says where it departs', () => {
    const entries = record.entries.map((entry, at) =>
      at === 9 ? { ...entry, hash: '0'.repeat(64) } : entry,
    );
    const { moments, verdict } = replayed({ ...record, entries });
    expect(moments).toHaveLength(10);
    expect(verdict).toMatchObject({ ok: false, agreed: 9 });
  });

  it('shows any moment from any view', () => {
    const replay = replayed();
    const source = new ReplaySource(replay, company, 1);
    const { ruleset, moments } = replay;
    for (const at of [3, 12, 5, source.last]) {
      source.goTo(at);
      const state = moments[at]?.state;
      if (state === undefined) throw new Error('no moment');
      source.look(1);
      expect(source.getSnapshot().view).toEqual(ruleset.view(state, only(1)));
      source.look('open');
      expect(source.getSnapshot().view).toEqual(ruleset.view(state, allSeats(3)));
      expect(source.getSnapshot().outcome === null).toBe(at !== source.last);
    }
  });

  it('reports news only on a single step forward', () => {
    const source = new ReplaySource(replayed(), company, 'open', 2);
    source.goTo(3);
    expect(source.getSnapshot().news.length).toBeGreaterThan(0);
    source.goTo(8);
    expect(source.getSnapshot().news).toEqual([]);
    source.goTo(7);
    expect(source.getSnapshot().news).toEqual([]);
    expect(source.play()).toMatchObject({ why: 'replay.lookOnly' });
  });

  it('says which events an undo took back: those of the move, as every viewer counts them', () => {
    const replay = replayed();
    const source = new ReplaySource(replay, company, 'open', 0);
    const at = replay.moments.findIndex(({ entry }) => entry !== null && 'undo' in entry);
    const entry = replay.moments[at]?.entry;
    if (!entry || !('undo' in entry)) throw new Error('no undo');
    source.goTo(entry.undo - 1);
    const before = source.getSnapshot().log.at(-1)?.n ?? 0;
    source.goTo(entry.undo);
    const after = source.getSnapshot().log.at(-1)?.n ?? 0;
    for (const eyes of ['open', 'spectator', 0, 1] as const) {
      source.look(eyes);
      source.goTo(at);
      const took = Array.from({ length: after - before }, (_, i) => before + i + 1);
      expect(source.getSnapshot().log.at(-1)?.event).toEqual({ did: '@undo', seat: entry.seat, took });
      expect(took.length).toBeGreaterThan(0);
      const { event } = source.getSnapshot().log.at(-1) ?? {};
      source.goTo(0);
      source.goTo(at);
      expect(source.getSnapshot().log.at(-1)?.event).toBe(event);
    }
  });

  it('counts points over time up to the outcome', () => {
    const series = seriesOf(replayed(), 'points');
    expect(series.map((line) => line.at(-1))).toEqual(record.outcome?.scores);
    expect(series.map((line) => line[0])).toEqual([0, 0, 0]);
    expect(turningPoints(series).length).toBeLessThan(8);
  });
});

describe('continuing from a moment', () => {
  it('creates a local match in the same state, with the person on one seat', () => {
    const replay = replayed();
    const at = 20;
    const kept = continueFrom(replay, { at, seat: 2, names: ['A', 'B', 'C'], name: 'Ada', bot: 'random' });
    expect(kept.names).toEqual(['A', 'B', 'Ada']);
    expect(kept.bots).toEqual(['random', 'random', null]);
    const never: Thinker = { choose: () => new Promise(() => undefined) };
    const match = new LocalMatch(rulesetOf(game), kept, {
      thinker: never,
      keep: () => undefined,
      pause: () => 0,
      rematch: () => '',
    });
    const state = replay.moments[at]?.state;
    if (state === undefined) throw new Error('no moment');
    expect(match.getSnapshot().view).toEqual(replay.ruleset.view(state, only(2)));
    match.close();
  });
});
