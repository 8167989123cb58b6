import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** The locks of a browser, of which others may hold some. */
class Locks {
  private readonly waiting: (() => void)[] = [];

  constructor(public others: number) {}

  request(
    _name: string,
    { mode, ifAvailable, signal }: LockOptions,
    grant: (lock: Lock | null) => unknown,
  ): Promise<unknown> {
    if (mode === 'shared' || this.others === 0) return Promise.resolve(grant({} as Lock));
    if (ifAvailable === true) return Promise.resolve(grant(null));
    return new Promise((done, fail) => {
      if (signal?.aborted === true) fail(signal.reason);
      signal?.addEventListener('abort', () => fail(signal.reason));
      this.waiting.push(() => done(grant({} as Lock)));
    });
  }

  free(): void {
    this.others = 0;
    for (const go of this.waiting) go();
  }
}

describe('a newer version that waits', () => {
  const kept = new Map<string, string>();
  const skipped = vi.fn();
  const reload = vi.fn();
  let impatient = new AbortController();
  let page: typeof import('./pageUpdate.ts');

  beforeEach(async () => {
    vi.resetModules();
    page = await import('./pageUpdate.ts');
    kept.clear();
    impatient = new AbortController();
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => impatient.signal);
    vi.stubGlobal('location', { reload });
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    });
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    skipped.mockReset();
    reload.mockReset();
  });

  /** A page that starts while a newer version waits and this many tabs hold the lock of a match. */
  function open(others: number): Locks {
    const locks = new Locks(others);
    const serviceWorker = {
      getRegistration: async () => ({ waiting: { postMessage: skipped } }),
      addEventListener: (_name: string, hear: () => void) => skipped.mockImplementation(hear),
    };
    vi.stubGlobal('navigator', { locks, serviceWorker });
    return locks;
  }

  it('takes over when a page starts and nobody plays', async () => {
    open(0);
    void page.activateUpdate();
    await expect.poll(() => reload.mock.calls.length).toBe(1);
  });

  it('keeps waiting, without delay, while another tab plays', async () => {
    open(1);
    await page.activateUpdate();
    expect(skipped).not.toHaveBeenCalled();
  });

  it('takes over when the match before was left by loading this page and its lock lingers', async () => {
    const locks = open(1);
    page.markPlaying();
    const started = page.activateUpdate();
    await Promise.race([started, Promise.resolve()]);
    expect(skipped).not.toHaveBeenCalled();
    locks.free();
    await expect.poll(() => reload.mock.calls.length).toBe(1);
  });

  it('keeps waiting if another tab plays too', async () => {
    open(1);
    page.markPlaying();
    const started = page.activateUpdate();
    impatient.abort();
    await started;
    expect(skipped).not.toHaveBeenCalled();
  });

  it('is not held up by a match that was closed before the page was left', async () => {
    open(1);
    page.markPlaying()();
    await page.activateUpdate();
    expect(skipped).not.toHaveBeenCalled();
  });
});
