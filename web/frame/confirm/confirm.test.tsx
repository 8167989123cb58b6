// @vitest-environment happy-dom
import {
  isFinal,
  isRefusal,
  listSeats,
  Match,
  only,
  optionsFor,
  quickRng,
  rulesetOf,
  seedOf,
} from '@accretion/engine';
import { games } from '@accretion/games';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Thinker } from '../../bots/thinker.ts';
import { cardOf, loadGame } from '../../match/games.ts';
import { begin } from '../../match/local/begin.ts';
import { LocalMatch } from '../../match/local/localMatch.ts';
import { plain } from '../../plain/index.ts';
import { setPreferences } from '../../settings/settings.ts';
import { loadTexts } from '../../texts/texts.ts';
import { MatchFrame } from '../MatchFrame.tsx';

const patience = 15_000;
const never: Thinker = { choose: () => new Promise(() => undefined) };

/** AMASS: the First Player's choice of a resource card shows it to all, so it cannot be undone. */
async function sitDown(): Promise<LocalMatch> {
  const card = cardOf('amass');
  const { game } = await loadGame('amass');
  const options = { first: 0 };
  const begun = begin(game, { seats: 2, bot: 'random', options, pack: null, name: 'Ada' });
  if (!('match' in begun) || card === undefined) throw new Error('no table');
  const around = { thinker: never, keep: () => undefined, pause: () => 0, rematch: () => '' };
  const source = new LocalMatch(rulesetOf(game), begun.match, around);
  render(<MatchFrame card={card} module={plain} source={source} />);
  // The list of choices is loaded after the board.
  await waitFor(() => expect(choices()).not.toEqual([]), { timeout: 30_000 });
  return source;
}

const choices = () => [...document.querySelectorAll<HTMLElement>('[data-choice]')];
const bar = () => document.querySelector<HTMLElement>('[data-part="confirm"]');
const press = (at: number) => userEvent.setup().click(choices()[at] ?? document.body);
const entriesOf = async (source: LocalMatch) => (await source.record()).entries;

beforeAll(async () => {
  setPreferences({ language: 'en' });
  await loadTexts();
  // Parts that come later are here already.
  await Promise.all([import('./ConfirmBar.tsx'), import('../prompt/ChoiceList.tsx')]);
});
beforeEach(() => setPreferences({ confirm: true }));
afterEach(cleanup);

describe('a move that cannot be undone', () => {
  it('is selected by the first tap and made by the second', async () => {
    const source = await sitDown();
    await press(0);
    await screen.findByText('Confirm', {}, { timeout: patience });
    expect(bar()?.textContent).toContain("This can't be undone. Tap again to confirm.");
    expect(choices()[0]?.getAttribute('data-selected')).toBe('true');
    expect(await entriesOf(source)).toEqual([]);
    await press(0);
    await waitFor(async () => expect(await entriesOf(source)).toHaveLength(1), { timeout: patience });
    expect(bar()?.textContent).toBe('');
  });

  it('is another one when another thing is tapped', async () => {
    const source = await sitDown();
    await press(0);
    await press(1);
    expect(choices().map((one) => one.dataset['selected'])).toEqual([undefined, 'true']);
    expect(await entriesOf(source)).toEqual([]);
  });

  it('is made by Enter twice, or left by Escape', async () => {
    const source = await sitDown();
    const user = userEvent.setup();
    await user.keyboard('1{Enter}');
    await screen.findByText('Confirm', {}, { timeout: patience });
    await user.keyboard('{Escape}');
    expect(bar()?.textContent).toBe('');
    await user.keyboard('1{Enter}{Enter}');
    await waitFor(async () => expect(await entriesOf(source)).toHaveLength(1), { timeout: patience });
  });

  it('is made or left by the buttons beside the prompt', async () => {
    const source = await sitDown();
    await press(0);
    await userEvent.setup().click(await screen.findByText('Cancel', {}, { timeout: patience }));
    expect(bar()?.textContent).toBe('');
    await press(0);
    await userEvent.setup().click(await screen.findByText('Confirm', {}, { timeout: patience }));
    await waitFor(async () => expect(await entriesOf(source)).toHaveLength(1), { timeout: patience });
  });

  it('takes one tap if the person wants it so, like every move that can be undone', async () => {
    setPreferences({ confirm: false });
    const source = await sitDown();
    await press(0);
    await waitFor(async () => expect(await entriesOf(source)).toHaveLength(1), { timeout: patience });
    setPreferences({ confirm: true });
    await waitFor(() => expect(choices().length).toBeGreaterThan(2), { timeout: patience });
    // A6: a plan is made in steps that can be taken back.
    await press(0);
    await waitFor(async () => expect(await entriesOf(source)).toHaveLength(2), { timeout: patience });
    expect(source.getSnapshot().canUndo).toBe(true);
  });

  it.each(games)('is known for one before it is made, in $id', (game) => {
    const ruleset = rulesetOf(game);
    const chosen = optionsFor(game, {}, 3);
    if (isRefusal(chosen)) throw new Error('no such table');
    const match = new Match(ruleset, { options: chosen.options, seats: 3, seed: seedOf('final') });
    const rng = quickRng(7);
    const found = { final: 0, undoable: 0 };
    for (let moves = 0; moves < 250 && match.outcome === null; moves++) {
      const asked = listSeats(match.toAct);
      const seat = asked[rng.below(asked.length)] ?? 0;
      const offers = ruleset.moves(match.state, seat);
      const move = offers[rng.below(offers.length)];
      if (move === undefined) throw new Error('nothing to play');
      const final = isFinal(ruleset, match.view(only(seat)), only(seat), seat, move, 3);
      match.play(seat, move);
      expect([move, match.canUndo(seat)]).toEqual([move, !final]);
      found[final ? 'final' : 'undoable']++;
    }
    expect(found.final).toBeGreaterThan(3);
    expect(found.undoable).toBeGreaterThan(20);
  });
});
