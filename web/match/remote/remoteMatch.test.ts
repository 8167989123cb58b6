// @vitest-environment happy-dom
import type { Move, Ruleset } from '@accretion/engine';
import type { Ask, Failure } from '@accretion/protocol';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { MatchSocket } from '../../server/matchSocket.ts';
import { infoOf, matchId } from '../../server/testing/match.ts';
import { FakeSocket, newestSocket } from '../../server/testing/sockets.ts';
import { ownNumber } from '../ownNumber.ts';
import { RemoteMatch } from './remoteMatch.ts';
import { buccaneers, FakeServer } from './testing/fakeServer.ts';

let ruleset: Ruleset;

beforeAll(async () => {
  ruleset = await buccaneers();
});

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  FakeSocket.all = [];
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

type Envelope = Extract<Ask, { t: 'move' }>;

/** A page at that table, connected and let in. */
function seated() {
  const server = new FakeServer(ruleset);
  const match = new RemoteMatch(ruleset, server.hello(), new MatchSocket(matchId));
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

  it('sends the same envelope again after a lost connection, and continues where it was', () => {
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
    expect(newestSocket().sent).toContainEqual(envelope);
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

  const requests = () =>
    FakeSocket.all.flatMap(({ sent }) =>
      sent.filter((one): one is Extract<Ask, { t: 'log' }> => one.t === 'log'),
    );

  it('shows what happened before a reload, with what happens meanwhile', () => {
    const { server, match } = seated();
    newestSocket().tell(server.other());
    newestSocket().tell(server.log());
    const { log } = match.getSnapshot();
    expect(log.length).toBeGreaterThan(server.updates[0]?.events.length ?? 0);
    match.close();
    const again = new RemoteMatch(ruleset, server.hello(), new MatchSocket(matchId));
    newestSocket().accept();
    newestSocket().tell(server.missed(1));
    expect(again.getSnapshot().log).toEqual([]);
    const live = server.other();
    newestSocket().tell(live);
    const { news } = again.getSnapshot();
    newestSocket().tell(server.log());
    const events = (of: RemoteMatch) => of.getSnapshot().log.map(({ event }) => event);
    expect(events(again)).toEqual([...log.map(({ event }) => event), ...live.events]);
    expect(again.getSnapshot().news).toBe(news);
    again.close();
  });

  it('asks for the log once the table can be played, and again after a refusal or another seat', () => {
    const { server, match } = seated();
    const [first] = requests();
    if (first === undefined) throw new Error('nothing was asked');
    expect(newestSocket().sent.indexOf(first)).toBeGreaterThan(0);
    refuse(first.id, { code: 'flood' });
    expect(match.getSnapshot().company?.trouble).toBeNull();
    vi.advanceTimersByTime(6_000);
    const { length } = requests();
    expect(length).toBeGreaterThan(1);
    newestSocket().tell({ ...server.log(), viewer: 0b010 }); // of another seat
    expect(match.getSnapshot().log).toEqual([]);
    newestSocket().tell(server.log());
    vi.advanceTimersByTime(20_000);
    newestSocket().tell(server.missed(0));
    expect(requests()).toHaveLength(length);
    newestSocket().tell(server.hello());
    expect(requests()).toHaveLength(length + 1);
    match.close();
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
