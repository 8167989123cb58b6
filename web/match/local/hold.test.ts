import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hold } from './hold.ts';

/** A browser's locks that grant a free lock after this many milliseconds. */
class Locks {
  readonly held: { name: string }[] = [];

  constructor(private readonly slow: number) {}

  async query(): Promise<{ held: { name: string }[] }> {
    return { held: this.held };
  }

  request(name: string, { signal }: { signal?: AbortSignal }, grant: () => Promise<void>): Promise<void> {
    return new Promise((done, fail) => {
      signal?.addEventListener('abort', () => fail(signal.reason));
      if (this.held.length > 0) return;
      setTimeout(() => {
        this.held.push({ name });
        void grant().then(done);
      }, this.slow);
    });
  }
}

const nothingLost = { takeOver: false, lost: () => undefined };

describe('the lock of a match', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('is awaited while nobody has it, however slow the device', async () => {
    vi.stubGlobal('navigator', { locks: new Locks(5_000) });
    const held = hold('one', nothingLost);
    await vi.advanceTimersByTimeAsync(6_000);
    expect(await held).toBeTypeOf('function');
  });

  it('is soon given up when another tab has it', async () => {
    const locks = new Locks(0);
    locks.held.push({ name: 'accretion/one' });
    vi.stubGlobal('navigator', { locks });
    const held = hold('one', nothingLost);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await held).toBeNull();
  });
});
