// @vitest-environment happy-dom
import type { Tell } from '@accretion/protocol';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { changeIdentity } from './identity.ts';
import { Line } from './matchSocket.ts';
import { infoOf, matchId } from './testing/match.ts';
import { FakeSocket, newestSocket } from './testing/sockets.ts';

const status = { toAct: 1, undo: 0, numbers: [] };
const update = (n: number): Tell => ({ t: 'update', n, set: [], events: [], status });
/** Longer than any pause, shorter than the longest two. */
const aPause = 400;

let have: { viewer: number; number: number } | undefined;
const listener = { have: () => have, hear: vi.fn(), lost: vi.fn() };

function opened(): Line {
  const line = new Line(matchId, listener);
  newestSocket().accept();
  return line;
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

describe('the line to a table', () => {
  it('asks for everything at first, and then for what was missed', () => {
    const line = opened();
    expect(newestSocket().sent).toEqual([{ t: 'open', match: matchId }]);
    have = { viewer: 1, number: 7 };
    newestSocket().cut();
    expect(listener.lost).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(aPause);
    newestSocket().accept();
    expect(FakeSocket.all).toHaveLength(2);
    expect(newestSocket().sent).toEqual([{ t: 'open', match: matchId, from: { viewer: 1, number: 7 } }]);
    line.close();
  });

  it('is opened anew, at once, when this browser signs in or out, here or in another tab', () => {
    const line = opened();
    const first = newestSocket();
    changeIdentity(true);
    expect(FakeSocket.all).toHaveLength(2);
    expect(first.readyState).toBe(3);
    newestSocket().accept();
    window.dispatchEvent(new StorageEvent('storage', { key: 'accretion/known' }));
    expect(FakeSocket.all).toHaveLength(3);
    window.dispatchEvent(new StorageEvent('storage', { key: 'accretion/settings' }));
    line.close();
    changeIdentity(false);
    expect(FakeSocket.all).toHaveLength(3);
  });

  it('says nothing before it is let in, and tells so', () => {
    const line = opened();
    expect(line.say({ t: 'unpause' })).toBe(false);
    newestSocket().tell({ t: 'gone' });
    expect(line.say({ t: 'unpause' })).toBe(false);
    newestSocket().tell({ t: 'missed', match: infoOf(), updates: [], status, proposals: [], chat: [] });
    expect(line.say({ t: 'unpause' })).toBe(true);
    newestSocket().cut();
    expect(line.say({ t: 'unpause' })).toBe(false);
    line.close();
  });

  it('waits longer after every failure, and begins anew after a success', () => {
    const line = opened();
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
    line.close();
  });

  it('gives up a connection that does not answer, or answers nonsense', () => {
    const line = opened();
    vi.advanceTimersByTime(8_500);
    expect(listener.lost).toHaveBeenCalledOnce();
    expect(FakeSocket.all).toHaveLength(2);
    newestSocket().accept();
    newestSocket().hand('{"t":"riddle"}');
    expect(listener.lost).toHaveBeenCalledTimes(2);
    expect(listener.hear).not.toHaveBeenCalled();
    line.close();
  });

  it('hears nothing from a connection it has given up, and stays closed once closed', () => {
    const line = opened();
    const first = newestSocket();
    first.cut();
    first.tell(update(1));
    expect(listener.hear).not.toHaveBeenCalled();
    line.close();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });

  it('asks after a long silence whether anybody is there', () => {
    const line = opened();
    have = { viewer: 1, number: 1 };
    newestSocket().tell(update(1));
    vi.advanceTimersByTime(25_500);
    expect(newestSocket().sent).toHaveLength(2);
    newestSocket().tell(update(2));
    vi.advanceTimersByTime(9_000);
    expect(listener.lost).not.toHaveBeenCalled();
    line.close();
  });
});
