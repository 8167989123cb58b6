// @vitest-environment happy-dom
import { erased } from '@accretion/engine';
import { setupI18n } from '@lingui/core';
import { cleanup, renderHook } from '@testing-library/react';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Opened } from '../../match/opened.ts';
import type { MatchState } from '../../match/source.ts';
import { setPreferences } from '../../settings/settings.ts';
import { en } from '../../texts/en.ts';
import type { Frame } from '../frame.ts';
import { reasonText } from './LongWait.tsx';
import { useForcedPass } from './useForcedPass.ts';
import { useLongWait, waitedFor } from './useLongWait.ts';

const choice = { seat: 0, move: { do: 'end' } };
const asked = erased<MatchState>({
  ...{ view: {}, viewer: 1, mine: 1, asked: 1, choices: [choice], log: [], news: [] },
  ...{ players: [{ bot: null }], pending: null, outcome: null, canUndo: false },
});

async function open() {
  const play = vi.fn(() => null);
  const ruleset = { imagine: () => () => ({}), view: () => ({}) };
  const opened = erased<Opened>({
    module: { words: { pace: async () => ({ pass: () => ({ do: 'end' }) }) } },
    source: { ruleset, play },
  });
  const hook = renderHook((state: MatchState) => useForcedPass(opened, state), { initialProps: asked });
  await act(async () => undefined);
  return { play, ...hook };
}

const pass = (milliseconds: number): void => act(() => void vi.advanceTimersByTime(milliseconds));

beforeEach(() => {
  vi.useFakeTimers();
  setPreferences({ passes: true });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('passing for a person', () => {
  it('comes after a delay that is always the same, and is said', async () => {
    const { play, result, rerender } = await open();
    pass(1_199);
    // Chat and clocks make a new state, and change nothing.
    rerender({ ...asked, chat: [] });
    expect(play).not.toHaveBeenCalled();
    pass(1);
    expect(play).toHaveBeenCalledExactlyOnceWith(choice);
    expect(result.current).toBe(true);
  });

  it('is no longer said once the person is asked something', async () => {
    const { result, rerender } = await open();
    pass(1_200);
    rerender({ ...asked, asked: 0, choices: [] });
    expect(result.current).toBe(true);
    rerender({ ...asked, choices: [choice, { seat: 0, move: { do: 'more' } }] });
    expect(result.current).toBe(false);
  });

  it('does not happen to those who want to be asked', async () => {
    setPreferences({ passes: false });
    const { play } = await open();
    pass(5_000);
    expect(play).not.toHaveBeenCalled();
  });

  it('happens in a hidden page just as in a visible one', async () => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const { play } = await open();
    pass(1_200);
    expect(play).toHaveBeenCalledOnce();
  });
});

describe('a long wait', () => {
  it('is one of more than two seconds for the same thing', () => {
    const { result, rerender } = renderHook((what: string | null) => useLongWait(what), {
      initialProps: 'Ben' as string | null,
    });
    pass(1_999);
    expect(result.current).toBe(false);
    pass(1);
    expect(result.current).toBe(true);
    rerender('Cy');
    expect(result.current).toBe(false);
    pass(2_000);
    expect(result.current).toBe(true);
    rerender(null);
    expect(result.current).toBe(false);
  });

  const texts = setupI18n({ locale: 'en', messages: { en } });
  const why = (
    bot: string | null,
    present: boolean,
    doing: string | null,
    pending: unknown = null,
  ): string => {
    const names = ['Ann', 'Ben', 'Cy'];
    const players = names.map((name) => ({ name, bot, present }));
    const frame = erased<Frame>({
      state: { asked: 0b110, names, players, pending },
      source: { ruleset: null },
      settings: { language: 'en' },
    });
    return reasonText(frame, { doing: () => doing }, (key, values) => texts._(key, values));
  };

  it('says what those who are asked are doing, and that they are bots or away', () => {
    expect(why(null, true, 'picking a card')).toBe('Ben and Cy: picking a card.');
    expect(why('greedy', true, 'planning')).toBe('Ben and Cy: planning. The bots are thinking.');
    expect(why(null, false, null)).toBe('Ben and Cy are away.');
    expect(why(null, true, null, { seat: 0 })).toBe('Sending your move …');
  });

  it('is none while a scene runs, this person is asked, or the match is paused or over', () => {
    const others = { ...asked, asked: 2, choices: [] };
    expect(waitedFor({ state: others, scene: null })).not.toBeNull();
    expect(waitedFor({ state: asked, scene: null })).toBeNull();
    expect(waitedFor({ state: others, scene: erased({ kind: 'turn' }) })).toBeNull();
    expect(waitedFor({ state: { ...others, company: erased({ isPaused: true }) }, scene: null })).toBeNull();
  });
});
