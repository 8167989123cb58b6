// @vitest-environment happy-dom
import type { Ruleset } from '@accretion/engine';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { matchId } from '../../server/testing/match.ts';
import { FakeSocket, newestSocket } from '../../server/testing/sockets.ts';
import { openRemote } from './openRemote.ts';
import { buccaneers, FakeServer } from './testing/fakeServer.ts';

let ruleset: Ruleset;

beforeAll(async () => {
  ruleset = await buccaneers();
});

beforeEach(() => {
  vi.stubGlobal('WebSocket', FakeSocket);
  FakeSocket.all = [];
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const isClosed = ({ readyState }: FakeSocket): boolean => readyState === 3;

async function opened(server: FakeServer, meanwhile: () => void = () => undefined) {
  const opening = openRemote(matchId);
  newestSocket().accept();
  newestSocket().tell(server.hello());
  meanwhile();
  const found = await opening;
  if (typeof found === 'string') throw new Error(found);
  return found.source;
}

describe('opening a match on a server', () => {
  it('takes one socket, which the match then listens to', async () => {
    const server = new FakeServer(ruleset);
    const source = await opened(server);
    expect(FakeSocket.all).toHaveLength(1);
    expect(isClosed(newestSocket())).toBe(false);
    newestSocket().tell(server.other());
    expect(source.getSnapshot().log.length).toBeGreaterThan(0);
    source.close();
    expect(isClosed(newestSocket())).toBe(true);
  });

  it('keeps what comes while the game is being loaded', async () => {
    const server = new FakeServer(ruleset);
    const source = await opened(server, () => newestSocket().tell(server.other()));
    expect(source.getSnapshot()).toMatchObject({ view: server.hello().view, connection: 'on' });
    source.close();
  });

  it('knows that the connection was lost while the game was being loaded', async () => {
    const server = new FakeServer(ruleset);
    const source = await opened(server, () => newestSocket().cut());
    expect(source.getSnapshot().connection).toBe('lost');
    source.close();
  });

  it('closes its socket if the match cannot be shown', async () => {
    const opening = openRemote(matchId);
    newestSocket().accept();
    newestSocket().tell({ ...new FakeServer(ruleset).hello(), view: null });
    expect(await opening).toBe('notStarted');
    expect(FakeSocket.all.every(isClosed)).toBe(true);
  });
});
