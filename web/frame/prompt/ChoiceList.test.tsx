// @vitest-environment happy-dom
import type { Preview } from '@accretion/engine';
import type { Choice, SpokenWords } from '@accretion/games/tables';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cardOf } from '../../match/games.ts';
import { plain } from '../../plain/index.ts';
import { setPreferences, settings } from '../../settings/settings.ts';
import { loadTexts } from '../../texts/texts.ts';
import { type Frame, FrameProvider } from '../frame.ts';
import { useKeys } from '../keys/useKeys.ts';
import ChoiceList from './ChoiceList.tsx';

/** A list of places "blue 1" to "pink 100", and what was done with it. */
function listOf(count: number, spoken: SpokenWords = byColour) {
  const choices: readonly Choice[] = Array.from({ length: count }, (_, i) => ({
    seat: 0,
    move: { do: 'place', at: `${i % 2 === 0 ? 'blue' : 'pink'} ${Math.floor(i / 2) + 1}` },
  }));
  const played: Choice[] = [];
  const previewed: Choice[] = [];
  const frame = {
    card: cardOf('buccaneers'),
    module: {
      ...plain,
      words: { ...plain.words, choiceText: nameOf, spoken: async () => spoken },
    },
    state: { choices, view: {} },
    source: {
      ruleset: {},
      preview: (choice: Choice): Preview => {
        previewed.push(choice);
        return { view: {}, open: false, certain: true, told: [] };
      },
    },
    settings: settings.getSnapshot(),
    play: (choice: Choice) => played.push(choice),
  } as unknown as Frame;
  render(<Keyed frame={frame} />);
  return { played, previewed };
}

function Keyed({ frame }: { readonly frame: Frame }) {
  const nothing = (): void => undefined;
  useKeys(root, { undo: nothing, skip: nothing, open: nothing });
  return (
    <FrameProvider value={frame}>
      <div
        ref={(element) => {
          root.current = element;
        }}
      >
        <ChoiceList />
      </div>
    </FrameProvider>
  );
}

const root: { current: HTMLDivElement | null } = { current: null };
const nameOf = ({ move }: Choice): string => String((move as unknown as { at: string }).at);
const byColour: SpokenWords = {
  choiceGroup: (choice) => (nameOf(choice).startsWith('blue') ? 'Blue' : 'Pink'),
  outcomeText: (choice) => `leads to ${nameOf(choice)}`,
};

const focused = (): string => document.activeElement?.textContent ?? '';
const heading = (name: RegExp) => screen.findByText(name, { selector: 'button' });

beforeAll(async () => {
  setPreferences({ language: 'en' });
  await loadTexts();
});
beforeEach(() => setPreferences({ language: 'en', shortcuts: true, choices: false }));
afterEach(cleanup);

describe('the list of choices', () => {
  it('is one Tab stop, walked by arrow keys', async () => {
    listOf(5);
    const user = userEvent.setup();
    await screen.findByText('blue 1');
    await user.keyboard('c');
    expect(focused()).toContain('blue 1');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(focused()).toContain('blue 2');
    await user.keyboard('{End}{ArrowDown}');
    expect(focused()).toContain('blue 1');
    expect(document.querySelectorAll('[data-choice][tabindex="0"]')).toHaveLength(1);
  });

  it('has no groups up to nine choices', async () => {
    listOf(9);
    await screen.findByText('blue 5');
    expect(screen.queryByText(/^Blue/)).toBeNull();
  });

  it('is grouped when there are more than nine, one group open at a time', async () => {
    listOf(10);
    const blue = await heading(/^Blue \(5\)/);
    const pink = await heading(/^Pink \(5\)/);
    expect([blue, pink].map((one) => one.getAttribute('aria-expanded'))).toEqual(['true', 'false']);
    const user = userEvent.setup();
    await user.keyboard('c');
    expect(document.activeElement).toBe(blue);
    await user.keyboard('{ArrowUp}');
    expect(document.activeElement).toBe(pink);
    await user.keyboard('{Enter}');
    expect([blue, pink].map((one) => one.getAttribute('aria-expanded'))).toEqual(['false', 'true']);
    await user.keyboard('{ArrowDown}');
    expect(focused()).toContain('pink 1');
  });

  it('is reached by number keys, in the open group', async () => {
    const { played } = listOf(20);
    const user = userEvent.setup();
    await user.click(await heading(/^Pink/));
    await user.keyboard('3');
    expect(focused()).toContain('pink 3');
    await user.keyboard('{Enter}');
    expect(played.map(nameOf)).toEqual(['pink 3']);
  });

  it('says what each choice leads to, worked out only for the open group and only for those who look', async () => {
    const { previewed } = listOf(200);
    const blue = await heading(/^Blue \(100\)/);
    expect(previewed).toEqual([]);
    const user = userEvent.setup();
    await user.keyboard('c{ArrowDown}');
    await waitFor(() => expect(focused()).toContain('Leads to blue 1'));
    expect(new Set(previewed).size).toBe(100);
    expect(previewed.every((choice) => nameOf(choice).startsWith('blue'))).toBe(true);
    await user.click(blue);
    expect(screen.queryByText(/Leads to/)).toBeNull();
  });

  it('stays a plain list for a game that has no groups', async () => {
    listOf(30, {});
    await screen.findByText('pink 15');
    expect(document.querySelectorAll('[data-choice]')).toHaveLength(30);
    expect(document.querySelectorAll('[aria-expanded]')).toHaveLength(1);
  });
});
