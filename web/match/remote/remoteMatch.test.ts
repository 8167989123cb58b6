// @vitest-environment happy-dom
import {
  boxOf,
  changes,
  Feed,
  has,
  isRefusal,
  Match,
  type Move,
  type Ruleset,
  rulesetOf,
  type State,
} from '@accretion/engine';
import type { Ask, Failure, Status, Tell } from '@accretion/protocol';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { infoOf, matchId } from '../../server/testing/match.ts';
import { FakeSocket, newestSocket } from '../../server/testing/sockets.ts';
import { loadGame } from '../games.ts';
import { ownNumber } from '../ownNumber.ts';
import { RemoteMatch } from './remoteMatch.ts';

let ruleset: Ruleset;

beforeAll(async () => {
  const { game } = await loadGame('buccaneers');
  const boxed = boxOf(game);
  if ('problems' in boxed) throw new Error('no box');
  ruleset = rulesetOf(game, boxed.box) as unknown as Ruleset;
});

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  FakeSocket.all = [];
  sessionStorage.clear();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

type Envelope = Extract<Ask, { t: 'move' }>;

/** A server with one match and one viewer, the first seat: it plays what it is sent and says what it should. */
class Server {
  readonly match = new Match(ruleset, { seed: 'remote', seats: 3, options: ruleset.game.defaults });
  private readonly feed = new Feed<State>(ruleset, 0b001, this.match.state);
  private number = 0;
  /** All updates so far, to be missed and sent again. */
  readonly updates: Extract<Tell, { t: 'update' }>[] = [];

  status(): Status {
    const undo = this.match.canUndo(0) ? 1 : 0;
    return { toAct: this.match.toAct, undo, numbers: [[0, this.number]] };
  }

  hello(): Extract<Tell, { t: 'hello' }> {
    const { seen: view, number, viewer } = this.feed;
    const around = { status: this.status(), proposals: [], chat: [] };
    return { t: 'hello', match: infoOf(), viewer, number, view, ...around };
  }

  missed(from: number): Tell {
    const updates = this.updates
      .filter(({ n }) => n > from)
      .map(({ n, set, events }) => ({ n, set, events }));
    return { t: 'missed', match: infoOf(), updates, status: this.status(), proposals: [], chat: [] };
  }

  /** Plays for any seat; the update, if the viewer gets one. */
  play(seat: number, move: Move): Extract<Tell, { t: 'update' }> {
    const played = this.match.play(seat, move);
    if (isRefusal(played)) throw new Error(played.why);
    if (seat === 0) this.number++;
    const told = this.feed.next(played.after, played.told);
    if (told === null) throw new Error('nothing to tell');
    const update = {
      t: 'update' as const,
      ...told,
      set: [...told.set],
      events: [...told.events],
      status: this.status(),
    };
    this.updates.push(update);
    return update;
  }

  /** Everything is turned up. */
  over(): Extract<Tell, { t: 'over' }> {
    const { number: n, seen } = this.feed;
    const outcome = { ranks: [1, 2, 3], of: 3, scores: [3, 2, 1], by: [] };
    const set = changes(seen, this.match.view(0b111));
    return { t: 'over', n, viewer: 0b111, set, outcome, fairness: { seed: '', secret: '', nonces: [] } };
  }

  /** Some other seat that is asked does something. */
  other(): Extract<Tell, { t: 'update' }> {
    const seat = [1, 2].find((one) => has(this.match.toAct, one)) ?? 1;
    return this.play(seat, ruleset.moves(this.match.state, seat)[0] as Move);
  }
}

/** A page at that table, connected and let in. */
function seated() {
  const server = new Server();
  const match = new RemoteMatch(ruleset, server.hello());
  newestSocket().accept();
  newestSocket().tell(server.missed(0));
  return { server, match };
}

const sentMoves = (): Envelope[] =>
  FakeSocket.all.flatMap(({ sent }) => sent.filter((one): one is Envelope => one.t === 'move'));

/** Plays the first choice; its envelope as it went out. */
function playFirst(match: RemoteMatch): Envelope {
  const [choice] = match.getSnapshot().choices;
  if (choice === undefined) throw new Error('nothing to choose');
  expect(match.play(choice)).toBeNull();
  const envelope = sentMoves().at(-1);
  if (envelope === undefined) throw new Error('nothing was sent');
  return envelope;
}

describe('a match on a server', () => {
  it('shows a move at once, sends it under its number, and settles with what comes back', () => {
    const { server, match } = seated();
    const envelope = playFirst(match);
    expect(envelope).toMatchObject({ t: 'move', seat: 0, number: 0 });
    expect(match.getSnapshot().pending).toEqual({ seat: 0, move: envelope.move });
    newestSocket().tell(server.play(0, envelope.move as Move));
    newestSocket().tell({ t: 'ack', id: envelope.id });
    expect(match.getSnapshot().pending).toBeNull();
    expect(match.getSnapshot().view).toEqual(server.hello().view);
    expect(match.getSnapshot().log.length).toBeGreaterThan(0);
    match.close();
  });

  it('sends one move once, however often it is pressed and acknowledged', () => {
    const { server, match } = seated();
    const envelope = playFirst(match);
    const [, other] = match.getSnapshot().choices;
    if (other !== undefined) expect(match.play(other)).toBeNull();
    expect(sentMoves()).toHaveLength(1);
    const update = server.play(0, envelope.move as Move);
    for (let i = 0; i < 2; i++) {
      newestSocket().tell(update);
      newestSocket().tell({ t: 'ack', id: envelope.id });
    }
    const { log, view, pending } = match.getSnapshot();
    expect(log.map(({ n }) => n)).toEqual(log.map((_, index) => index + 1));
    expect(log).toHaveLength(update.events.length);
    expect(view).toEqual(server.hello().view);
    expect(pending).toBeNull();
    match.close();
  });

  it('sends the same envelope again after a lost connection, and goes on where it was', () => {
    const { server, match } = seated();
    newestSocket().tell(server.other());
    const envelope = playFirst(match);
    newestSocket().cut();
    expect(match.getSnapshot().connection).toBe('lost');
    expect(match.getSnapshot().pending).not.toBeNull();
    server.other();
    vi.advanceTimersByTime(400);
    newestSocket().accept();
    expect(newestSocket().sent).toEqual([{ t: 'open', match: matchId, from: { viewer: 1, number: 1 } }]);
    newestSocket().tell(server.missed(1));
    expect(match.getSnapshot().connection).toBe('on');
    expect(newestSocket().sent.at(-1)).toEqual(envelope);
    newestSocket().tell(server.play(0, envelope.move as Move));
    newestSocket().tell({ t: 'ack', id: envelope.id });
    expect(match.getSnapshot().view).toEqual(server.hello().view);
    match.close();
  });

  it('does not send again what counted before the connection was lost', () => {
    const { server, match } = seated();
    const envelope = playFirst(match);
    newestSocket().cut();
    server.play(0, envelope.move as Move);
    vi.advanceTimersByTime(400);
    newestSocket().accept();
    newestSocket().tell(server.missed(0));
    expect(newestSocket().sent.filter(({ t }) => t === 'move')).toEqual([]);
    expect(match.getSnapshot().pending).toBeNull();
    expect(match.getSnapshot().view).toEqual(server.hello().view);
    match.close();
  });

  it('asks for what is missing when a number is left out, and applies nothing out of order', () => {
    const { server, match } = seated();
    const before = match.getSnapshot().view;
    server.other();
    newestSocket().tell(server.other());
    expect(match.getSnapshot().view).toEqual(before);
    expect(newestSocket().sent.at(-1)).toEqual({
      t: 'open',
      match: matchId,
      from: { viewer: 1, number: 0 },
    });
    newestSocket().tell(server.missed(0));
    expect(match.getSnapshot().view).toEqual(server.hello().view);
    match.close();
  });

  it('looks through the eyes of all at the end, and goes on telling what just happened', () => {
    const { server, match } = seated();
    newestSocket().tell(server.other());
    const { news } = match.getSnapshot();
    expect(news).not.toEqual([]);
    newestSocket().tell(server.over());
    expect(match.getSnapshot()).toMatchObject({
      viewer: 0b111,
      outcome: { ranks: [1, 2, 3] },
      asked: 0,
      news,
    });
    expect(match.getSnapshot().view).toEqual(server.match.view(0b111));
    // Coming back there is nothing to go on from: all is shown.
    newestSocket().cut();
    vi.advanceTimersByTime(400);
    newestSocket().accept();
    expect(newestSocket().sent).toEqual([{ t: 'open', match: matchId }]);
    match.close();
  });

  it('asks for what is missing before it is told of the end', () => {
    const { server, match } = seated();
    server.other();
    newestSocket().tell(server.over());
    expect(match.getSnapshot().outcome).toBeNull();
    expect(newestSocket().sent.at(-1)).toMatchObject({ t: 'open', from: { viewer: 1, number: 0 } });
    match.close();
  });

  const refuse = (id: string, failure: Partial<Failure>): void =>
    newestSocket().tell({ t: 'error', id, code: 'refused', message: '', ...failure });

  it('takes a refused move back and says why', () => {
    const { server, match } = seated();
    const envelope = playFirst(match);
    refuse(envelope.id, { refusal: { rule: 'B2', why: 'pick.notInHand' } });
    const { pending, view, company } = match.getSnapshot();
    expect(pending).toBeNull();
    expect(view).toEqual(server.hello().view);
    expect(company?.trouble?.refusal).toEqual({ rule: 'B2', why: 'pick.notInHand' });
    match.actions.hush();
    expect(match.getSnapshot().company?.trouble).toBeNull();
    match.close();
  });

  it('says nothing about a click that came too late', () => {
    const { match } = seated();
    refuse(playFirst(match).id, { code: 'stale' });
    expect(match.getSnapshot().pending).toBeNull();
    expect(match.getSnapshot().company?.trouble).toBeNull();
    match.close();
  });

  it('tries again when the server was only busy', () => {
    const { match } = seated();
    const envelope = playFirst(match);
    refuse(envelope.id, { code: 'unavailable' });
    expect(match.getSnapshot().pending).not.toBeNull();
    vi.advanceTimersByTime(1_000);
    expect(sentMoves()).toEqual([envelope, envelope]);
    match.close();
  });

  it('remembers the log of this tab after a reload', () => {
    const { server, match } = seated();
    newestSocket().tell(server.other());
    const { log } = match.getSnapshot();
    expect(log.length).toBeGreaterThan(0);
    match.close();
    const again = new RemoteMatch(ruleset, server.hello());
    expect(again.getSnapshot().log).toEqual(log);
    again.close();
  });
});

describe('once more', () => {
  it('adds a number of its own after the server has committed itself', async () => {
    const asked: [string, string, Record<string, unknown>][] = [];
    const answers = [
      infoOf({ id: 'the-next-of-this-table', status: 'open', commitment: 'what the server has promised' }),
      infoOf({ id: 'the-next-of-this-table' }),
    ];
    vi.stubGlobal('fetch', async (path: string, { method = '', body = '{}' }: RequestInit) => {
      asked.push([method, path, JSON.parse(String(body))]);
      return Response.json(answers.shift());
    });
    const { match } = seated();
    expect(await match.rematch()).toBe('the-next-of-this-table');
    expect(asked).toEqual([
      ['POST', `/api/matches/${matchId}/rematch`, { waits: true }],
      [
        'POST',
        '/api/matches/the-next-of-this-table/join',
        { nonce: expect.stringMatching(/^[0-9a-f]{64}$/) },
      ],
    ]);
    // It is remembered, to be looked for at the end.
    expect(ownNumber('what the server has promised')).toBe(asked[1]?.[2]['nonce']);
    expect(ownNumber('something else')).toBeNull();
  });
});
