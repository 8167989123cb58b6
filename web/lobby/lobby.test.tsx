// @vitest-environment happy-dom
import type { MatchSummary } from '@accretion/protocol';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { courseKey } from '../learn/courseKey.ts';
import { cardOf } from '../match/games.ts';
import { type KeptMatch, newKept, shelfIn } from '../match/local/kept.ts';
import { rememberPlayed } from '../match/local/played.ts';
import { keepKnown } from '../server/identity.ts';
import { infoOf } from '../server/testing/match.ts';
import { setPreferences } from '../settings/settings.ts';
import { loadPageTexts, loadTexts } from '../texts/texts.ts';
import { GameCard } from './GameCard.tsx';
import { MyMatches } from './MyMatches.tsx';
import OnlineMatches from './OnlineMatches.tsx';

beforeEach(async () => {
  localStorage.clear();
  setPreferences({ language: 'en' });
  await loadTexts();
  await loadPageTexts();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

const outcome = { ranks: [1, 2], of: 2, scores: [2, 1], by: [] };
const kept = (id: string, change: Partial<KeptMatch>): KeptMatch =>
  newKept({
    ...{
      id: `here-${id}`,
      game: 'buccaneers',
      version: 1,
      pack: null,
      options: {},
      seed: '',
      fairness: null,
    },
    ...{ names: ['Ada', id], bots: [null, 'random'], entries: [], createdAt: 0, movedAt: 0 },
    ...{ isYourTurn: true, outcome: null },
    ...change,
  });
const rows = () =>
  screen.getAllByRole('article').map((row) => ({
    with: /with (\w+)/.exec(row.textContent ?? '')?.[1],
    isTurn: row.getAttribute('data-turn'),
    badge: within(row).queryByText('Your turn') !== null,
  }));

describe('the lobby', () => {
  it('lists matches of this browser with your turn first, and marks them', () => {
    const matches = [kept('Over', { outcome }), kept('Waits', { isYourTurn: false }), kept('Turn', {})];
    render(<MyMatches matches={matches} onChange={() => undefined} />);
    expect(rows()).toEqual([
      { with: 'Turn', isTurn: 'true', badge: true },
      { with: 'Over', isTurn: 'false', badge: false },
      { with: 'Waits', isTurn: 'false', badge: false },
    ]);
  });

  it('says how strong the bots of a match are', async () => {
    render(<MyMatches matches={[kept('Vega', { bots: [null, 'captain'] })]} onChange={() => undefined} />);
    expect(screen.getByText(/^with Vega · Captain · /)).toBeTruthy();
    const [ada, ben] = infoOf().seats;
    if (ada === undefined || ben === undefined) throw new Error('nobody sits');
    const bot = { ...ben, holder: 'bot' as const, name: null, bot: 'singularity' };
    const match = infoOf({ id: 'match-with-a-bot-0', seats: [ada, bot] });
    vi.stubGlobal('fetch', async (address: string) =>
      Response.json({ matches: address.startsWith('/api/matches/mine') ? [match] : [], next: null }),
    );
    keepKnown(true);
    render(<OnlineMatches>{null}</OnlineMatches>);
    expect(await screen.findByText(/^with bot \(Singularity\) · /)).toBeTruthy();
  });

  it('lists online matches with your turn first, from all pages of the server', async () => {
    const summary = (name: string, change: Partial<MatchSummary>): MatchSummary => {
      const [ada, ben] = infoOf().seats;
      if (ada === undefined || ben === undefined) throw new Error('nobody sits');
      return { ...infoOf({ id: `match-of-${name}-000000`, seats: [ada, { ...ben, name }] }), ...change };
    };
    const first = [summary('Ben', { toAct: 0b10 }), summary('Paused', { toAct: 1, paused: true })];
    const second = [summary('Old', { toAct: 0b01 })];
    const pages: Readonly<Record<string, unknown>> = {
      '/api/matches': { matches: [], next: null },
      '/api/matches/mine?': { matches: first, next: '5.x' },
      '/api/matches/mine?after=5.x': { matches: second, next: null },
    };
    vi.stubGlobal('fetch', async (address: string) => Response.json(pages[address] ?? null));
    keepKnown(true);
    render(<OnlineMatches>{null}</OnlineMatches>);
    await screen.findByText('Your turn');
    expect(rows()).toEqual([
      { with: 'Old', isTurn: 'true', badge: true },
      { with: 'Ben', isTurn: 'false', badge: false },
      { with: 'Paused', isTurn: 'false', badge: false },
    ]);
  });
});

describe('Play now', () => {
  const card = cardOf('buccaneers');
  if (card === undefined) throw new Error('no such game');
  const play = async (): Promise<void> => {
    render(<GameCard card={card} server="absent" />);
    await userEvent.click(screen.getByRole('button', { name: 'Play Black Hole Buccaneers now' }));
  };
  const offer = () => screen.findByRole('dialog', { name: 'New to Black Hole Buccaneers?' });
  const atTable = () => waitFor(() => expect(location.pathname).toMatch(/^\/table\/here-/));

  it('offers somebody new the guided game, and plays with the second click', async () => {
    await play();
    const dialog = within(await offer());
    expect(dialog.getByRole('link', { name: 'Learn by playing' }).getAttribute('href')).toBe(
      '/learn/buccaneers',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Play right away' }));
    await atTable();
  });

  it('asks only once, even if the offer was closed', async () => {
    await play();
    await userEvent.click(within(await offer()).getByRole('button', { name: 'Close' }));
    cleanup();
    await play();
    await atTable();
  });

  it('offers it for each game by itself', async () => {
    rememberPlayed('ultramassive');
    await play();
    await offer();
  });

  it.each([
    ['has finished a match', () => rememberPlayed('buccaneers')],
    ['has begun a match', () => shelfIn(localStorage).put(kept('Ben', {}))],
    ['has begun the guided game', () => localStorage.setItem(courseKey('buccaneers'), '{}')],
  ])('plays at once with somebody who %s', async (_, before) => {
    before();
    await play();
    await atTable();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
