// @vitest-environment happy-dom
import type { Move, Seat } from '@accretion/engine';
import { boxOf, has, listSeats, only, quickRng, rulesetOf } from '@accretion/engine';
import type { TableModule } from '@accretion/games/tables';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cardOf, loadGame, moduleOf } from '../../match/games.ts';
import { begin } from '../../match/local/begin.ts';
import { LocalMatch } from '../../match/local/localMatch.ts';
import { plain } from '../../plain/index.ts';
import { applyPreferences, setPreferences } from '../../settings/settings.ts';
import { loadTexts } from '../../texts/texts.ts';
import { MatchFrame } from '../MatchFrame.tsx';

interface Hands {
  readonly source: LocalMatch;
  readonly module: TableModule;
}

/** Bots take the first move there is, or wait forever. */
async function sitDown(bots: 'play' | 'wait' = 'play', game = 'buccaneers', seats = 3): Promise<Hands> {
  const card = cardOf(game);
  const loaded = await loadGame(game);
  const boxed = boxOf(loaded.game);
  const begun = begin(loaded.game, { seats, bot: 'random', options: {}, pack: null, name: 'Ada' });
  if (!('box' in boxed) || !('match' in begun) || card === undefined) throw new Error('no table');
  const { words, mark } = await moduleOf(card);
  const module = { ...plain, words, ...(mark && { mark }) };
  const ruleset = rulesetOf(loaded.game, boxed.box);
  // Always the same deal: in some a GPS Tracker picks for the person, and nobody waits for them.
  const source = new LocalMatch(
    ruleset,
    { ...begun.match, seed: 'the log' },
    {
      thinker: {
        choose: ({ view, seat }) =>
          bots === 'play' ? Promise.resolve(firstMove(ruleset, view, seat)) : new Promise(() => undefined),
      },
      keep: () => undefined,
      pause: () => 0,
      rematch: () => '',
    },
  );
  render(<MatchFrame card={card} module={module} source={source} />);
  await screen.findByRole('heading', { level: 3 });
  return { source, module };
}

function firstMove(ruleset: LocalMatch['ruleset'], view: unknown, seat: Seat): Move {
  const [move] = ruleset.moves(ruleset.imagine(view, only(seat))(quickRng(1)), seat);
  if (move === undefined) throw new Error('no move');
  return move;
}

/** Plays the first choice until something is so. */
async function playUntil({ source }: Hands, isSo: () => boolean): Promise<void> {
  for (let moves = 0; !isSo() && moves < 200; moves++) {
    await waitFor(() => expect(isSo() || source.getSnapshot().choices.length > 0).toBe(true));
    const [choice] = source.getSnapshot().choices;
    // Meanwhile a bot may have been asked something in between.
    if (choice === undefined || isSo()) continue;
    const { length } = source.getSnapshot().log;
    await act(async () => source.play(choice));
    await waitFor(() => expect(source.getSnapshot().log.length).toBeGreaterThan(length));
  }
  expect(isSo()).toBe(true);
  // The last bot waits for the person; the page may be behind the match.
  await waitFor(() => {
    const { asked, log } = source.getSnapshot();
    expect(listSeats(asked)).toHaveLength(2);
    expect(has(asked, 0)).toBe(true);
    expect(document.querySelector('[data-told]')?.getAttribute('data-told')).toBe(`${log.at(-1)?.n}`);
  });
}

const log = () => screen.getByRole('region', { name: 'Log' });
const rows = () => within(log()).queryAllByRole('button');
const headings = (level: number) =>
  within(log())
    .queryAllByRole('heading', { level })
    .map((one) => one.textContent);
const heading = (name: string | RegExp) => within(log()).getByRole('button', { name });
const isOpen = (name: string | RegExp) => heading(name).getAttribute('aria-expanded') === 'true';
const turnIs = (number: number) => () => headings(4).includes(`Turn ${number}`);

beforeAll(async () => {
  setPreferences({ language: 'en' });
  applyPreferences();
  await loadTexts();
});
beforeEach(() => setPreferences({ language: 'en', scenes: 'off' }));
afterEach(cleanup);

describe('the log', () => {
  it('has a heading for the Round and for each Turn; only the newest are open', async () => {
    const hands = await sitDown();
    await playUntil(hands, turnIs(4));
    expect(headings(3)).toHaveLength(1);
    expect(headings(3)[0]).toMatch(/^Round 1: .+, threshold \d+$/);
    expect(headings(4)).toEqual(['Turn 1', 'Turn 2', 'Turn 3', 'Turn 4']);
    expect([1, 2, 3, 4].map((turn) => isOpen(`Turn ${turn}`))).toEqual([false, false, true, true]);
  });

  it('opens and closes a Turn, and leaves it so', async () => {
    const hands = await sitDown();
    await playUntil(hands, turnIs(3));
    const user = userEvent.setup();
    const { length } = rows();
    await user.click(heading('Turn 1'));
    expect(isOpen('Turn 1')).toBe(true);
    expect(rows().length).toBeGreaterThan(length);
    expect(within(log()).getAllByText(/^Revealed: /).length).toBeGreaterThan(1);
    await user.click(heading('Turn 3'));
    await playUntil(hands, turnIs(4));
    expect([1, 2, 3, 4].map((turn) => isOpen(`Turn ${turn}`))).toEqual([true, false, false, true]);
  });

  it('is one stop for the Tab key, and walked and unfolded by arrow keys', async () => {
    const hands = await sitDown();
    await playUntil(hands, turnIs(3));
    const user = userEvent.setup();
    const stops = rows().filter((one) => one.tabIndex === 0);
    expect(stops).toHaveLength(1);
    await user.keyboard('l');
    expect(document.activeElement).toBe(stops[0]);
    await user.keyboard('{Home}');
    expect(document.activeElement).toBe(heading(/^Round 1/));
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(document.activeElement).toBe(heading('Turn 1'));
    await user.keyboard('{ArrowRight}');
    expect(isOpen('Turn 1')).toBe(true);
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement?.textContent).toMatch(/picked|locks in/);
    await user.keyboard('{ArrowLeft}');
    expect(document.activeElement).toBe(heading('Turn 1'));
    await user.keyboard('{ArrowLeft}');
    expect(isOpen('Turn 1')).toBe(false);
    await user.keyboard('{ArrowLeft}');
    expect(document.activeElement).toBe(heading(/^Round 1/));
    await user.keyboard('{Enter}');
    expect(rows()).toHaveLength(1);
    expect(rows()[0]?.tabIndex).toBe(0);
    await user.keyboard('{Enter}{End}');
    expect(document.activeElement).toBe(rows().at(-1));
  });

  it('strikes a move that was undone, and says so', async () => {
    const { source } = await sitDown('wait');
    const [choice] = source.getSnapshot().choices;
    if (choice === undefined) throw new Error('nothing to choose');
    await act(async () => source.play(choice));
    const line = await within(log()).findByText(/^Ada locks in /);
    expect(line.closest('del')).toBeNull();
    await waitFor(() => expect(source.getSnapshot().canUndo).toBe(true));
    await act(async () => source.undo());
    const struck = within(log()).getByText(/^Ada locks in /);
    expect(struck.closest('del')?.textContent).toContain('(undone)');
    within(log()).getByText('Ada undoes a move.');
    expect(log().querySelectorAll('del')).toHaveLength(1);
  });

  it('marks whose doing a line is beside the name, with the mark the player has in the list', async () => {
    const { source } = await sitDown('wait');
    const [choice] = source.getSnapshot().choices;
    if (choice === undefined) throw new Error('nothing to choose');
    await act(async () => source.play(choice));
    const line = await within(log()).findByText(/^Ada locks in /);
    const mark = (within: Element | null | undefined) => within?.querySelector('svg path')?.outerHTML;
    const [ada, ben] = within(screen.getByRole('region', { name: 'Players' })).getAllByRole('listitem');
    expect(mark(ada)).toContain('fill');
    expect(mark(line.closest('button'))).toBe(mark(ada));
    expect(mark(ada)).not.toBe(mark(ben));
  });

  it('ends with the result, under its own heading, and stops there', async () => {
    const { source } = await sitDown('wait');
    const outcome = { ranks: [2, 1, 3], of: 3, scores: [9, 12, 7], by: ['amount', 'amount', 'amount'] };
    await act(async () => source.set({ ...source.getSnapshot(), asked: 0, choices: [], outcome }));
    const [, second, third] = source.getSnapshot().names;
    const last = rows().at(-1);
    expect(last?.textContent).toBe(`${second} wins (Ada 9, ${second} 12, ${third} 7)`);
    expect(headings(3).at(-1)).toBe('Match over');
    expect(rows().filter((one) => one.tabIndex === 0)).toEqual([last]);
  });

  it('speaks German', async () => {
    const hands = await sitDown();
    await playUntil(hands, turnIs(2));
    await act(async () => setPreferences({ language: 'de' }));
    await screen.findByRole('heading', { name: 'Verlauf' });
    const german = within(screen.getByRole('region', { name: 'Verlauf' }));
    await german.findByRole('button', { name: 'Zug 2' });
    expect(german.getByRole('heading', { level: 3 }).textContent).toMatch(/^Runde 1: .+, Schwellenwert \d+$/);
  });
});
