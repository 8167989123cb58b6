// @vitest-environment happy-dom
import type { MatchInfo } from '@accretion/protocol';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sitDown } from '../frame/testing/online.tsx';
import { FakeSocket } from '../server/testing/sockets.ts';
import { setPreferences } from '../settings/settings.ts';
import { loadPageTexts, loadTexts } from '../texts/texts.ts';
import { mayAskForHints } from './allowed.ts';

/** A worker that never answers. */
class SilentWorker extends EventTarget {
  static started = 0;
  static ended = 0;

  constructor() {
    super();
    SilentWorker.started++;
  }

  postMessage(): void {
    // Nobody is there.
  }

  terminate(): void {
    SilentWorker.ended++;
  }
}

beforeEach(async () => {
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('Worker', SilentWorker);
  FakeSocket.all = [];
  localStorage.clear();
  setPreferences({ language: 'en', shortcuts: true });
  await loadTexts();
  await loadPageTexts();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const button = () => screen.queryByRole('button', { name: 'What would you do?' });
const panel = () => screen.queryByRole('region', { name: 'What would you do?' });

describe('hints in an online match', () => {
  it('are asked for by a button or the key H, thought about in a worker, and cancelled when put away', async () => {
    await sitDown({});
    expect(button()?.getAttribute('aria-expanded')).toBe('false');
    const user = userEvent.setup();
    await user.keyboard('h');
    await waitFor(() => expect(panel()).not.toBeNull(), { timeout: 15_000 });
    await waitFor(() => expect(SilentWorker.started).toBe(1));
    expect(screen.getByText('Thinking …').getAttribute('role')).toBe('status');
    await user.keyboard('{Escape}');
    expect(panel()).toBeNull();
    await waitFor(() => expect(SilentWorker.ended).toBe(1));
  });

  it.each<[string, Partial<MatchInfo>]>([
    ['for nobody if the host has forbidden them', { hints: false }],
    ['not for a spectator', { mine: [] }],
  ])('are there %s', async (_, info) => {
    await sitDown({ info });
    expect(button()).toBeNull();
    await userEvent.setup().keyboard('h');
    expect(panel()).toBeNull();
  });
});

describe('hints in a match of this page', () => {
  const playing = { mine: 1, outcome: null };
  it('are always there, but for those who follow lessons, and after the end', () => {
    expect(mayAskForHints(playing, {})).toBe(true);
    expect(mayAskForHints(playing, { isTaught: true })).toBe(false);
    const outcome = { ranks: [1], of: 1, scores: [1], by: [] };
    expect(mayAskForHints({ ...playing, outcome }, {})).toBe(false);
  });
});
