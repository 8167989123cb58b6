// @vitest-environment happy-dom
import { boxOf, rulesetOf } from '@accretion/engine';
import type { TableModule } from '@accretion/games/tables';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Thinker } from '../bots/thinker.ts';
import { cardOf, loadGame } from '../match/games.ts';
import { begin } from '../match/local/begin.ts';
import { LocalMatch } from '../match/local/localMatch.ts';
import { plain } from '../plain/index.ts';
import { setPreferences } from '../settings/settings.ts';
import { loadTexts } from '../texts/texts.ts';
import { MatchFrame } from './MatchFrame.tsx';

const never: Thinker = { choose: () => new Promise(() => undefined) };

async function sitDown(module: TableModule = plain): Promise<LocalMatch> {
  const card = cardOf('buccaneers');
  const { game } = await loadGame('buccaneers');
  const boxed = boxOf(game);
  const begun = begin(game, { seats: 3, bot: 'random', options: {}, pack: null, name: 'Ada' });
  if (!('box' in boxed) || !('match' in begun) || card === undefined) throw new Error('no table');
  const source = new LocalMatch(rulesetOf(game, boxed.box), begun.match, {
    thinker: never,
    keep: () => undefined,
    pause: () => 0,
    rematch: () => '',
  });
  render(<MatchFrame card={card} module={module} source={source} />);
  await screen.findByRole('region', { name: 'Your choices' }, { timeout: 30_000 });
  return source;
}

const listed = () => within(screen.getByRole('complementary')).getAllByRole('listitem');
const choices = () => [...document.querySelectorAll<HTMLElement>('[data-choice]')];

beforeAll(async () => {
  setPreferences({ language: 'en' });
  await loadTexts();
  await import('../texts/de.ts');
});
beforeEach(() => setPreferences({ language: 'en', shortcuts: true }));
afterEach(cleanup);

describe('the frame of a match', () => {
  it('lists every legal choice as a button, even when the list is hidden', async () => {
    const source = await sitDown();
    expect(choices()).toHaveLength(source.getSnapshot().choices.length);
    expect(listed().length).toBeGreaterThan(3);
  });

  it('can be played by keyboard alone, without losing the focus', async () => {
    const source = await sitDown();
    const user = userEvent.setup();
    await user.keyboard('2');
    expect(document.activeElement).toBe(choices()[1]);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(source.getSnapshot().canUndo).toBe(true));
    expect(document.activeElement).not.toBe(document.body);
    expect(document.querySelector('[data-part="prompt"]')?.textContent).toContain('Waiting for');
    await user.keyboard('u');
    expect(source.getSnapshot().canUndo).toBe(false);
  });

  it('lists players without a seat beside the others', async () => {
    await sitDown({
      ...plain,
      words: { ...plain.words, others: () => [{ name: 'Crew of Tango', points: 0, rank: null }] },
    });
    const players = screen.getByRole('region', { name: 'Players' });
    const names = within(players)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(names).toHaveLength(4);
    expect(names[3]).toBe('Crew of Tangoplays automatically');
  });

  it('says why something cannot be done', async () => {
    await sitDown();
    await userEvent.setup().keyboard('u');
    expect(screen.getByRole('alert').textContent).toContain('There is no move to undo.');
  });

  it('remembers the game as played once a match has ended, and not before', async () => {
    localStorage.removeItem('accretion/played');
    const source = await sitDown();
    expect(localStorage.getItem('accretion/played')).toBeNull();
    const outcome = { ranks: [1, 2, 3], of: 3, scores: [9, 8, 7], by: ['amount', 'amount', 'amount'] };
    await act(async () => source.set({ ...source.getSnapshot(), outcome }));
    expect(localStorage.getItem('accretion/played')).toBe('["buccaneers"]');
  });

  it('shows what it can do without all words first, and says nothing empty until they have come', async () => {
    const loads: (() => void)[] = [];
    const { choiceText, eventText, refusals, ...words } = plain.words;
    const first: TableModule = {
      ...plain,
      words: { ...words, choiceText: () => '', eventText: () => null, refusals: {} },
      whole: async () => {
        await new Promise<void>((done) => loads.push(done));
        return { ...plain, words: { ...words, choiceText, eventText, refusals } };
      },
    };
    const sat = sitDown(first);
    await screen.findByRole('region', { name: 'Players' });
    expect(document.querySelector('[data-part="prompt"]')?.textContent).not.toBe('');
    expect(choices()).toHaveLength(0);
    expect(screen.queryByRole('region', { name: 'Log' })).toBeNull();
    const board = document.querySelector('[data-part="board"]');
    for (const load of loads) load();
    const source = await sat;
    expect(choices()).toHaveLength(source.getSnapshot().choices.length);
    expect(choices().every(({ textContent }) => textContent !== '')).toBe(true);
    expect(document.querySelector('[data-part="board"]')).toBe(board);
    expect(loads).toHaveLength(1);
  });

  it('switches the language at once', async () => {
    await sitDown();
    await act(async () => setPreferences({ language: 'de' }));
    await screen.findByText('Du bist dran');
  });
});
