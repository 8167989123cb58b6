import { afterEach, describe, expect, it } from 'vitest';
import { preferences } from '../../settings/settings.ts';
import { botPause } from './openLocal.ts';

const first = preferences.getSnapshot();
afterEach(() => preferences.set(first));

const pauses = (bots: typeof first.bots): readonly number[] => {
  preferences.set({ ...first, bots });
  return [botPause(0), botPause(5), botPause(0, 'settles')];
};

describe('the pace of bots', () => {
  it('can be set: slow, normal, fast, at once', () => {
    const [slow, normal, fast, off] = (['slow', 'normal', 'fast', 'off'] as const).map(
      (bots) => pauses(bots)[1] ?? -1,
    );
    expect(normal).toBeGreaterThan(400);
    expect(slow).toBe(2 * (normal ?? 0));
    expect(fast).toBeLessThan((normal ?? 0) / 2);
    expect(off).toBe(0);
  });

  it('leaves more than a second to change a sealed pick, unless bots are to answer at once', () => {
    expect(pauses('normal')[2]).toBeGreaterThan(1_000);
    expect(pauses('slow')[2]).toBeGreaterThan(2_000);
    expect(pauses('off')[2]).toBe(0);
  });

  it('makes nobody wait for a move that nobody sees', () => {
    expect(pauses('slow')[0]).toBeLessThan(50);
  });
});
