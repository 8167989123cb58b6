// @vitest-environment happy-dom
import { boxOf, rulesetOf } from '@accretion/engine';
import { entries } from '@accretion/games';
import type { Choice, TableModule, Thing } from '@accretion/games/tables';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Thinker } from '../bots/thinker.ts';
import { type Frame, FrameProvider } from '../frame/frame.ts';
import { cardOf } from '../match/games.ts';
import { begin } from '../match/local/begin.ts';
import { LocalMatch } from '../match/local/localMatch.ts';
import { plain } from '../plain/index.ts';
import { applyPreferences, setPreferences, settings } from '../settings/settings.ts';
import { loadPageTexts, loadTexts } from '../texts/texts.ts';
import type { Hint, HintJob } from './advisor.ts';
import HintPanel from './HintPanel.tsx';
import { percentOf } from './hintTexts.ts';
import type { Adviser } from './workerAdvisor.ts';

const never: Thinker = { choose: () => new Promise(() => undefined) };

/** An adviser that answers when it is told to. */
class Oracle implements Adviser {
  job: HintJob | null = null;
  signal: AbortSignal | null = null;
  answer: (hint: Hint) => void = () => undefined;
  fail: () => void = () => undefined;

  ask(job: HintJob, signal: AbortSignal): Promise<Hint> {
    this.job = job;
    this.signal = signal;
    return new Promise((done, failed) => {
      this.answer = done;
      this.fail = () => failed(new Error('broken'));
    });
  }
}

interface Table {
  readonly oracle: Oracle;
  readonly source: LocalMatch;
  readonly marked: () => readonly Thing[];
  readonly played: Choice[];
  readonly closed: () => number;
  draw(): void;
}

/** A match of Buccaneers in which this person is about to pick, with the panel open. */
async function ask(): Promise<Table> {
  const entry = entries.find(({ game }) => game.id === 'buccaneers');
  const card = cardOf('buccaneers');
  if (entry === undefined || card === undefined) throw new Error('no such game');
  const { game } = entry;
  const boxed = boxOf(game);
  const begun = begin(game, { seats: 3, bot: 'random', options: {}, pack: null, name: 'Ada' });
  if (!('box' in boxed) || !('match' in begun)) throw new Error('no table');
  const source = new LocalMatch(rulesetOf(game, boxed.box), begun.match, {
    ...{ thinker: never, keep: () => undefined, pause: () => 0, rematch: () => '' },
  });
  const module: TableModule = { ...plain, words: (await entry.words()).words };
  const oracle = new Oracle();
  const played: Choice[] = [];
  let marked: readonly Thing[] = [];
  let closed = 0;
  const close = (): void => void closed++;
  const highlight = (things: readonly Thing[]): void => {
    marked = things;
  };
  const drawn = () => {
    const state = source.getSnapshot();
    const frame = {
      ...{ card, module, source, state, newest: state, settings: settings.getSnapshot(), highlight },
      play: (choice: Choice) => played.push(choice),
    } as unknown as Frame;
    return (
      <FrameProvider value={frame}>
        <HintPanel onClose={close} adviser={oracle} />
      </FrameProvider>
    );
  };
  const { rerender } = render(drawn());
  return {
    ...{ oracle, source, played, marked: () => marked, closed: () => closed },
    draw: () => rerender(drawn()),
  };
}

/** Three of the choices, as an adviser would rank them. */
function hintFor({ getSnapshot }: LocalMatch): Hint {
  const { choices, view } = getSnapshot();
  const [one, two, three] = choices;
  if (one === undefined || two === undefined || three === undefined) throw new Error('too few choices');
  return [
    {
      ...{ move: one.move, chance: 0.624, spread: 0.031, events: [] },
      sequence: [{ move: two.move, view: view as HintJob['view'] }],
      more: 2,
    },
    { move: two.move, chance: 0.5, spread: 0.001, events: [], sequence: [], more: 0 },
    { move: three.move, chance: 0.003, spread: 0.02, events: [], sequence: [], more: 0 },
  ];
}

const lines = () => screen.getAllByRole('listitem').map((line) => line.textContent ?? '');
beforeAll(async () => {
  applyPreferences();
  setPreferences({ language: 'en' });
  await loadTexts();
  await loadPageTexts();
});
afterEach(async () => {
  cleanup();
  await act(async () => setPreferences({ language: 'en' }));
});

describe('the panel with a hint', () => {
  it.each([
    ['en', 'What would you do?', 'Thinking …', 'Chance to win: 62% (±3)', 'Then:', '2 more moves', ': pick'],
    [
      'de',
      'Was würdest du tun?',
      'Überlegt …',
      'Gewinnchance: 62 % (±3)',
      'Danach:',
      'noch 2 Züge',
      ': auswählen',
    ],
  ] as const)(
    'tells the best moves in words, with chance, spread and sequence (%s)',
    async (language, title, thinking, chance, then, more, verb) => {
      await act(async () => setPreferences({ language }));
      const table = await ask();
      await screen.findByRole('heading', { name: title });
      expect(screen.getByRole('status').textContent).toBe(thinking);
      await act(async () => table.oracle.answer(hintFor(table.source)));
      await screen.findAllByRole('listitem');
      expect(lines()).toHaveLength(3);
      for (const part of [chance, then, more, verb]) expect(lines()[0]).toContain(part);
      expect(lines()[1]).toContain('50');
      expect(lines()[1]).toContain('±1');
      expect(lines()[2]).toContain('1');
      expect(screen.getByRole('status').textContent).toContain(chance);
    },
  );

  it('is made from what the person sees, for the seat that is asked', async () => {
    const { oracle, source } = await ask();
    const { view, viewer } = source.getSnapshot();
    expect(oracle.job).toMatchObject({
      game: 'buccaneers',
      view,
      viewer,
      seat: 0,
      allowance: { millis: 1000 },
    });
  });

  it('marks the things of the best move, of another one while it is pointed at, and none in the end', async () => {
    const table = await ask();
    await act(async () => table.oracle.answer(hintFor(table.source)));
    await screen.findAllByRole('listitem');
    const cards = table.source
      .getSnapshot()
      .choices.map(({ move }) => Number((move as { card?: number }).card));
    expect(table.marked()).toEqual([{ kind: 'trash', id: cards[0] }]);
    const user = userEvent.setup();
    const [, second] = screen.getAllByRole('listitem');
    if (second === undefined) throw new Error('no second line');
    await user.hover(second);
    expect(table.marked()).toEqual([{ kind: 'trash', id: cards[1] }]);
    await user.unhover(second);
    expect(table.marked()).toEqual([{ kind: 'trash', id: cards[0] }]);
    cleanup();
    expect(table.marked()).toEqual([]);
  });

  it('plays a move on request', async () => {
    const table = await ask();
    await act(async () => table.oracle.answer(hintFor(table.source)));
    await screen.findAllByRole('listitem');
    const [, second] = screen.getAllByRole('listitem');
    if (second === undefined) throw new Error('no second line');
    await userEvent.setup().click(within(second).getByRole('button'));
    expect(table.played).toEqual([table.source.getSnapshot().choices[1]]);
  });

  it('closes with Escape', async () => {
    const table = await ask();
    await userEvent.setup().keyboard('{Escape}');
    expect(table.closed()).toBe(1);
  });

  it('is cancelled and closed when the question changes', async () => {
    const table = await ask();
    expect(table.oracle.signal?.aborted).toBe(false);
    const [choice] = table.source.getSnapshot().choices;
    if (choice === undefined) throw new Error('no choice');
    await act(async () => void table.source.play(choice));
    await act(async () => table.draw());
    expect(table.closed()).toBeGreaterThan(0);
    cleanup();
    expect(table.oracle.signal?.aborted).toBe(true);
  });

  it('says so when there is none', async () => {
    const table = await ask();
    await act(async () => table.oracle.fail());
    expect(screen.getByRole('status').textContent).toContain('There is no hint this time.');
  });

  it('tells two lines with the same words once', async () => {
    const table = await ask();
    const [first] = hintFor(table.source);
    if (first === undefined) throw new Error('no hint');
    await act(async () => table.oracle.answer([first, { ...first, chance: 0.4 }]));
    await screen.findAllByRole('listitem');
    expect(lines()).toHaveLength(1);
  });
});

describe('a chance in percent', () => {
  it('is 0 or 100 only if it is certain', () => {
    expect([0, 0.0001, 0.004, 0.5, 0.999, 1].map(percentOf)).toEqual([0, 1, 1, 50, 99, 100]);
  });
});
