// @vitest-environment happy-dom
import type { ChatMessage, Proposal } from '@accretion/protocol';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { infoOf } from '../../server/testing/match.ts';
import { FakeSocket, newestSocket } from '../../server/testing/sockets.ts';
import { setPreferences } from '../../settings/settings.ts';
import { loadPageTexts, loadTexts } from '../../texts/texts.ts';
import { mute } from '../chat/muted.ts';
import { timeLeft } from '../seats/timeLeft.ts';
import { sitDown, tell } from '../testing/online.tsx';

beforeEach(async () => {
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  FakeSocket.all = [];
  sessionStorage.clear();
  localStorage.clear();
  setPreferences({ language: 'en' });
  await loadTexts();
  await loadPageTexts();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const minute = 60_000;
const clocks = { at: 0, left: [5 * minute, 4 * minute, 3 * minute] };
const turns = async () =>
  within(await screen.findByRole('list', { name: 'Whose turn it is' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const message = (n: number, text: string, change: Partial<ChatMessage> = {}): ChatMessage => ({
  ...{ n, at: 0, name: 'Ben', who: 'ben', own: false, seats: [1], text },
  ...change,
});
const asks = (what: Proposal['what'], yes: number): Proposal => ({
  ...{ id: 'a'.repeat(16), what, seat: 1, name: null, yes },
});
const chatButton = (name: string | RegExp) => screen.findByRole('button', { name });
const toast = () => document.querySelector('[data-part="message"]')?.textContent ?? null;

describe('the signals of an online match', () => {
  it("shows this person's clock and the shortest of those to act, and how many more there are", async () => {
    const clock = vi.spyOn(performance, 'now').mockReturnValue(1000);
    await sitDown({ status: { clocks } });
    expect(await turns()).toEqual(['youto act5:00', 'Cyto act3:00', '+1']);
    clock.mockReturnValue(176_000);
    await waitFor(async () => expect(await turns()).toEqual(['youto act2:05', 'Cyto act0:05', '+1']));
    expect(screen.getAllByText('0:05').map((one) => one.getAttribute('data-low'))).toContain('true');
  });

  it('shows spectators the clocks of those to act', async () => {
    vi.spyOn(performance, 'now').mockReturnValue(1000);
    await sitDown({ info: { mine: [] }, status: { clocks } });
    expect(await turns()).toEqual(['Cyto act3:00', '+2']);
  });

  it('stops all clocks while the match is paused, and lets a player resume it', async () => {
    await sitDown({ status: { clocks, paused: true } });
    expect(await turns()).toEqual(['you5:00']);
    await userEvent.click(screen.getByRole('button', { name: 'Resume' }));
    expect(newestSocket().sent).toContainEqual({ t: 'unpause' });
  });

  it('counts unread messages, shows the newest for a while, and forgets both when the chat is opened', async () => {
    await sitDown({ chat: [message(1, 'Hello')] });
    await chatButton(/^Chat, 1 unread message/);
    expect(toast()).toBe('Ben Hello');
    vi.useFakeTimers();
    await tell({ t: 'chat', line: message(2, 'Are you there?') });
    expect(toast()).toBe('Ben Are you there?');
    await tell({ t: 'chat', line: message(3, 'Yes', { own: true, who: 'ada' }) });
    await act(async () => vi.advanceTimersByTime(9000));
    expect(toast()).toBeNull();
    vi.useRealTimers();
    await userEvent.click(await chatButton('Chat, 2 unread messages'));
    await chatButton('Chat');
    expect(screen.getByRole('complementary').getAttribute('data-sheet')).toBe('chat');
    // What has been read stays read.
    cleanup();
    await sitDown({ chat: [message(2, 'Are you there?')] });
    await chatButton('Chat');
  });

  it('says nothing of people who are muted', async () => {
    mute('ben', true);
    await sitDown({ chat: [message(1, 'Hello')] });
    await chatButton('Chat');
    expect(toast()).toBeNull();
    mute('ben', false);
  });

  it.each([
    ['pause', 'Ben asks for a pause.'],
    ['rewind', 'Ben asks to undo everything since their last move.'],
  ] as const)('puts the request for a %s beside the prompt, with its answers', async (what, text) => {
    await sitDown({});
    await tell({ t: 'proposals', proposals: [asks(what, 0b010)] });
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText(text)).toBeTruthy();
    expect(document.querySelector('[data-part="prompt"]')?.parentElement?.contains(alert)).toBe(true);
    await userEvent.click(within(alert).getByRole('button', { name: 'Agree' }));
    expect(newestSocket().sent).toContainEqual({ t: 'vote', proposal: 'a'.repeat(16), yes: true });
    await tell({ t: 'proposals', proposals: [asks(what, 0b011)] });
    expect(within(alert).queryByRole('button')).toBeNull();
    expect(within(alert).getByText('Waiting for the others to answer.')).toBeTruthy();
  });

  it('says that a bot has taken over, and gives the seat back', async () => {
    const [ada, ...others] = infoOf().seats;
    if (ada === undefined) throw new Error('nobody sits');
    await sitDown({ info: { seats: [{ ...ada, bot: 'random' }, ...others] } });
    expect(await screen.findByText('A bot is playing for you.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Take my seat back' })).toBeTruthy();
  });

  it('says what the clock did in this place, until it has been read', async () => {
    const message = "Time's up: a move was made for you.";
    const status = { toAct: 0b001, undo: 0, numbers: [[0, 1]] as [number, number][] };
    await sitDown({});
    await tell({ t: 'update', n: 1, set: [], events: [{ did: '@clock', seat: 1 }], status });
    expect(screen.queryByRole('button', { name: 'Got it' })).toBeNull();
    await tell({ t: 'update', n: 2, set: [], events: [{ did: '@clock', seat: 0 }], status });
    const read = await screen.findByRole('button', { name: 'Got it' });
    const notice = read.closest('[role="status"]');
    expect(notice?.textContent).toContain(message);
    await userEvent.click(read);
    expect(screen.queryByRole('button', { name: 'Got it' })).toBeNull();
    // Another one is said again.
    await tell({ t: 'update', n: 3, set: [], events: [{ did: '@clock', seat: 0 }], status });
    await screen.findByRole('button', { name: 'Got it' });
  });
});

describe('the title of the tab', () => {
  const asked = { toAct: 0b001 };
  const titleIs = (title: string) => waitFor(() => expect(document.title).toBe(title));

  it('says that it is your turn, and no longer when it is not', async () => {
    await sitDown({ status: asked });
    await titleIs('Your turn · Black Hole Buccaneers');
    await tell({ t: 'status', status: { toAct: 0b001, undo: 0, numbers: [[0, 0]], paused: true } });
    await titleIs('Black Hole Buccaneers: match · Accretion');
  });

  it('says so in German', async () => {
    await sitDown({});
    await act(async () => setPreferences({ language: 'de' }));
    await titleIs('Du bist dran · Black Hole Buccaneers');
  });

  it('says that a request waits for an answer, until it has been given', async () => {
    await sitDown({});
    await tell({ t: 'proposals', proposals: [asks('pause', 0b010)] });
    await titleIs('Request waiting · Black Hole Buccaneers');
    await tell({ t: 'proposals', proposals: [asks('pause', 0b011)] });
    await titleIs('Your turn · Black Hole Buccaneers');
  });

  it('says that the match is over', async () => {
    const over = { ranks: [1, 2, 3], of: 3, scores: [3, 2, 1], by: [] };
    await sitDown({});
    await tell({ t: 'status', status: { toAct: 0, undo: 0, numbers: [[0, 0]], over } });
    await titleIs('Match over · Black Hole Buccaneers');
  });
});

describe('a clock', () => {
  it.each([
    [0, '0:00'],
    [65, '1:05'],
    [600, '10:00'],
    [3600, '1:00:00'],
    [86_399, '23:59:59'],
    [90_000, '1 d 1 h'],
    [259_200, '3 d 0 h'],
  ])('shows %i seconds as %s', (seconds, shown) => expect(timeLeft(seconds)).toBe(shown));
});
