// @vitest-environment happy-dom
import type { Tell } from '@accretion/protocol';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { changeIdentity } from './identity.ts';
import { MatchSocket } from './matchSocket.ts';
import { infoOf, matchId } from './testing/match.ts';
import { FakeSocket, newestSocket } from './testing/sockets.ts';

const status = { toAct: 1, undo: 0, numbers: [] };
const update = (n: number): Tell => ({ t: 'update', n, set: [], events: [], status });
/** Longer than any pause, shorter than the longest two. */
const aPause = 400;

let have: { viewer: number; number: number } | undefined;
const listener = { have: () => have, hear: vi.fn(), lost: vi.fn() };

function opened(): MatchSocket {
  const socket = new MatchSocket(matchId);
  socket.listen(listener);
  newestSocket().accept();
  return socket;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  FakeSocket.all = [];
  have = undefined;
  listener.hear.mockClear();
  listener.lost.mockClear();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the socket of a match', () => {
  it('asks for everything at first, and then for what was missed', () => {
    const socket = opened();
    expect(newestSocket().sent).toEqual([{ t: 'open', match: matchId }]);
    have = { viewer: 1, number: 7 };
    newestSocket().cut();
    expect(listener.lost).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(aPause);
    newestSocket().accept();
    expect(FakeSocket.all).toHaveLength(2);
    expect(newestSocket().sent).toEqual([{ t: 'open', match: matchId, from: { viewer: 1, number: 7 } }]);
    socket.close();
  });

  it('reconnects at once when this browser signs in or out, here or in another tab', () => {
    const socket = opened();
    const first = newestSocket();
    changeIdentity(true);
    expect(FakeSocket.all).toHaveLength(2);
    expect(first.readyState).toBe(3);
    newestSocket().accept();
    window.dispatchEvent(new StorageEvent('storage', { key: 'accretion/known' }));
    expect(FakeSocket.all).toHaveLength(3);
    window.dispatchEvent(new StorageEvent('storage', { key: 'accretion/settings' }));
    socket.close();
    changeIdentity(false);
    expect(FakeSocket.all).toHaveLength(3);
  });

  it('keeps what comes while nobody listens for the next listener', () => {
    const socket = opened();
    socket.listen(null);
    newestSocket().tell(update(1));
    newestSocket().tell(update(2));
    expect(listener.hear).not.toHaveBeenCalled();
    socket.listen(listener);
    expect(listener.hear.mock.calls).toEqual([[update(1)], [update(2)]]);
    socket.close();
  });

  it('sends nothing before the match is open, and says so', () => {
    const socket = opened();
    expect(socket.say({ t: 'unpause' })).toBe(false);
    newestSocket().tell({ t: 'gone' });
    expect(socket.say({ t: 'unpause' })).toBe(false);
    newestSocket().tell({ t: 'missed', match: infoOf(), updates: [], status, proposals: [], chat: [] });
    expect(socket.say({ t: 'unpause' })).toBe(true);
    newestSocket().cut();
    expect(socket.say({ t: 'unpause' })).toBe(false);
    socket.close();
  });

  it('waits longer after every failure, and starts over after a success', () => {
    const socket = opened();
    const pauses = [0, 1, 2, 3].map(() => {
      newestSocket().cut();
      const before = FakeSocket.all.length;
      let waited = 0;
      while (FakeSocket.all.length === before) {
        vi.advanceTimersByTime(50);
        waited += 50;
      }
      return waited;
    });
    expect(pauses[0]).toBeLessThanOrEqual(350);
    expect(pauses[3]).toBeGreaterThanOrEqual(1500);
    newestSocket().accept();
    newestSocket().tell(update(1));
    newestSocket().cut();
    vi.advanceTimersByTime(aPause);
    expect(FakeSocket.all).toHaveLength(6);
    socket.close();
  });

  it('drops a connection that does not answer, or answers nonsense', () => {
    const socket = opened();
    vi.advanceTimersByTime(8_500);
    expect(listener.lost).toHaveBeenCalledOnce();
    expect(FakeSocket.all).toHaveLength(2);
    newestSocket().accept();
    newestSocket().hand('{"t":"riddle"}');
    expect(listener.lost).toHaveBeenCalledTimes(2);
    expect(listener.hear).not.toHaveBeenCalled();
    socket.close();
  });

  it('ignores a connection it has dropped, and stays closed once closed', () => {
    const socket = opened();
    const first = newestSocket();
    first.cut();
    first.tell(update(1));
    expect(listener.hear).not.toHaveBeenCalled();
    socket.close();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });

  it('asks after a long silence whether the server is still there', () => {
    const socket = opened();
    have = { viewer: 1, number: 1 };
    newestSocket().tell(update(1));
    vi.advanceTimersByTime(25_500);
    expect(newestSocket().sent).toHaveLength(2);
    newestSocket().tell(update(2));
    vi.advanceTimersByTime(9_000);
    expect(listener.lost).not.toHaveBeenCalled();
    socket.close();
  });
});
