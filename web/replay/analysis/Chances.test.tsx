// @vitest-environment happy-dom
import type { MatchRecord } from '@accretion/engine';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { setPreferences } from '../../settings/settings.ts';
import { loadPageTexts, loadTexts } from '../../texts/texts.ts';
import { recordId } from '../replay.ts';
import type { ReplaySource } from '../source.ts';
import type { Better } from './analyst.ts';
import { Chances } from './Chances.tsx';
import { type AnalysisOf, analysisFormat } from './findings.ts';
import { keepAnalysis, keptAnalysis } from './keptAnalyses.ts';
import { useAnalysis } from './useAnalysis.ts';

const record = { game: 'any', entries: [] } as unknown as MatchRecord;
const better: Better = {
  ...{ seat: 1, from: 1, to: 2, best: [{ do: 'wait' }], bestChance: 0.5, playedChance: 0.3, spread: 0.01 },
};
const analysis: AnalysisOf = {
  format: analysisFormat,
  chances: [
    [0.5, 0.5],
    [0.5, 0.5],
    [0.8, 0.2],
    [1, 0],
  ],
  chosen: [null, null, [0.6, 0.4], null],
  betters: [better],
};

/** An analyst that is told how far it has come. */
class Oracle {
  signal: AbortSignal | null = null;
  progress: (done: number) => void = () => undefined;
  finish: (found: AnalysisOf) => void = () => undefined;
  fail: () => void = () => undefined;

  readonly analyse = (_: MatchRecord, signal: AbortSignal, progress: (done: number) => void) => {
    this.signal = signal;
    this.progress = progress;
    return new Promise<AnalysisOf | null>((done, failed) => {
      this.finish = done;
      this.fail = () => failed(new Error('broken'));
    });
  };
}

function Shown({
  oracle,
  source,
  onShow,
}: {
  oracle: Oracle;
  source: ReplaySource;
  onShow(one: Better): void;
}) {
  const analysing = useAnalysis(record, oracle.analyse);
  return <Chances source={source} analysing={analysing} onShowBetter={onShow} />;
}

function open(at = 0) {
  const oracle = new Oracle();
  const went: number[] = [];
  const shown: Better[] = [];
  const source = {
    ...{ at, replay: { record }, getSnapshot: () => ({ names: ['Ada', 'Ben'] }) },
    goTo: (to: number) => went.push(to),
  } as unknown as ReplaySource;
  render(<Shown oracle={oracle} source={source} onShow={(one) => shown.push(one)} />);
  return { oracle, went, shown, user: userEvent.setup() };
}

beforeEach(async () => {
  localStorage.clear();
  setPreferences({ language: 'en' });
  await loadTexts();
  await loadPageTexts();
});
afterEach(cleanup);

describe('the chances of a finished match', () => {
  it('are worked out on request, with progress, and kept in this browser', async () => {
    const { oracle, user } = open();
    await user.click(screen.getByRole('button', { name: 'Analyse the match' }));
    await act(async () => oracle.progress(0.42));
    expect(screen.getByRole('progressbar', { name: 'Analysing: 42%' })).toBeDefined();
    await act(async () => oracle.finish(analysis));
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(screen.getByRole('slider')).toBeDefined();
    cleanup();
    open();
    expect(screen.getByRole('slider')).toBeDefined();
  });

  it('can be cancelled, and say so if they fail', async () => {
    const { oracle, user } = open();
    await user.click(screen.getByRole('button', { name: 'Analyse the match' }));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(oracle.signal?.aborted).toBe(true);
    await act(async () => oracle.finish(analysis));
    expect(screen.queryByRole('slider')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Analyse the match' }));
    await act(async () => oracle.fail());
    expect(screen.getByRole('alert').textContent).toContain("didn't work");
  });

  it('stop when the page is left', async () => {
    const { oracle, user } = open();
    await user.click(screen.getByRole('button', { name: 'Analyse the match' }));
    cleanup();
    expect(oracle.signal?.aborted).toBe(true);
  });
});

describe('the chart of chances', () => {
  beforeEach(() => keepAnalysis(recordId(record), analysis));

  it('has a line for each seat, and says the chances at the moment shown', () => {
    open(2);
    const slider = screen.getByRole('slider', { name: 'Chances, move by move' });
    expect(slider.getAttribute('aria-valuetext')).toBe('Move 2. Ada 80%, Ben 20%');
    const points = [...slider.querySelectorAll('polyline')].map((line) => line.getAttribute('points'));
    expect(points).toHaveLength(2);
    expect(points[0]?.split(' ').map((point) => Math.round(Number(point.split(',')[1])))).toEqual([
      50, 50, 20, 0,
    ]);
    expect(slider.querySelectorAll('[data-kind="mistake"]')).toHaveLength(1);
    expect(slider.querySelectorAll('[data-kind="swing"]')).toHaveLength(2);
  });

  it('goes to a move by arrow keys and by a click', async () => {
    const { went, user } = open(2);
    const slider = screen.getByRole('slider');
    slider.focus();
    await user.keyboard('{ArrowRight}{ArrowLeft}{Home}{End}{PageUp}x');
    expect(went).toEqual([3, 1, 0, 3, 3]);
    slider.getBoundingClientRect = () => new DOMRect(100, 0, 300, 50);
    fireEvent.click(slider, { clientX: 305 });
    expect(went.at(-1)).toBe(2);
  });

  it('lists mistakes and swings, choice told apart from luck, and leads to both', async () => {
    const { went, shown, user } = open();
    const texts = screen.getAllByRole('listitem').map((item) => item.textContent ?? '');
    expect(texts).toContain('Move 2, Ben: 30% instead of 50%Show me better');
    expect(texts).toContain(
      'luck Move 2, Ada: 50% before the choice, 60% after it, 80% after the dice or cardsGo there',
    );
    expect(texts).toContain('choice Move 3, Ada: 80% before, 100% afterGo there');
    await user.click(screen.getByRole('button', { name: 'Show me better: move 2, Ben' }));
    expect(shown).toEqual([better]);
    await user.click(screen.getAllByRole('button', { name: 'Go to move 3' })[0] ?? document.body);
    expect(went).toEqual([3]);
  });

  it('is there as a table too', () => {
    open();
    const rows = [...document.querySelectorAll('tbody tr')].map((row) =>
      [...row.children].map((cell) => cell.textContent),
    );
    expect(rows).toEqual([
      ['0', '50%', '50%'],
      ['2', '80%', '20%'],
      ['3', '100%', '0%'],
    ]);
  });

  it('speaks German', async () => {
    await act(async () => setPreferences({ language: 'de' }));
    open(2);
    expect(await screen.findByText('Größte Umschwünge')).toBeDefined();
    expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe('Zug 2. Ada 80 %, Ben 20 %');
    expect(screen.getByText('Glück')).toBeDefined();
  });
});

describe('kept analyses', () => {
  it('are the newest twelve; what is broken or strange is none', () => {
    for (let n = 0; n < 14; n++) keepAnalysis(`record-${n}`, analysis);
    expect(keptAnalysis('record-1')).toBeNull();
    expect(keptAnalysis('record-2')).toEqual(analysis);
    localStorage.setItem('accretion/analysis/record-2', '{');
    expect(keptAnalysis('record-2')).toBeNull();
    localStorage.setItem('accretion/analysis/record-2', '{"format":"other"}');
    expect(keptAnalysis('record-2')).toBeNull();
  });
});
