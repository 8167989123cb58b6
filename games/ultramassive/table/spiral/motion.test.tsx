// @vitest-environment happy-dom
import { erased } from '@accretion/engine';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Scene, TableModule, TableProps } from '../../../table.ts';
import type { Story, View } from '../../rules/state.ts';
import { given } from '../../testing/given.ts';
import { propsFor } from '../../testing/moments.ts';
import { updateOf } from '../../testing/updates.ts';
import { orbits, plays } from '../../testing/wishes.ts';
import { table } from '../index.ts';
import { loadLazyParts, loadShow } from '../lazy.ts';
import { arriving, blastOf, fallOf } from './timing.ts';

const module = erased<TableModule>(table);
beforeAll(loadLazyParts);
afterEach(cleanup);

const tokens = (): number => document.querySelectorAll('[data-token]').length;

/** Props while the one scene of this update runs, before it and after it. */
function staged(motion: boolean, near = 0) {
  const play = given({ red: { hand: ['oa-1'], mass: 3, board: 'blue 7: SG' } });
  play.red.does(plays('oa-1'));
  const props = propsFor(play.state, near);
  const update = updateOf(play, near, () => play.red.does(orbits('blue')));
  const [scene] = table.scenes?.(update, erased(props.ruleset)) ?? [];
  if (scene === undefined) throw new Error('there is no scene');
  const settings = { ...props.settings, motion };
  const running: TableProps = {
    ...{ ...props, settings, choices: [], asked: 0 },
    ...{ view: scene.view, scene: erased<Scene>(scene), news: erased<TableProps['news']>(scene.events) },
  };
  const over: TableProps = { ...propsFor(play.state, near), settings, news: running.news };
  return { before: { ...props, settings }, running, over };
}

describe('what moves', () => {
  it.each([true, false])('is seen while its scene runs, and no longer; with animations: %s', (motion) => {
    const animate = vi.fn();
    Element.prototype.animate = animate;
    const { before, running, over } = staged(motion);
    const { rerender } = render(<module.Board {...before} />);
    const lying = tokens();
    rerender(<module.Board {...running} />);
    expect(document.body.textContent).toContain('+3 M☉');
    // It has left its space: what falls is seen only if it moves.
    expect(tokens() - lying).toBe(motion ? 0 : -1);
    expect(animate.mock.calls.length > 0).toBe(motion);
    animate.mockClear();
    rerender(<module.Board {...over} />);
    expect(document.body.textContent).not.toContain('+3 M☉');
    expect(tokens() - lying).toBe(-1);
    expect(animate).not.toHaveBeenCalled();
  });

  it('of a rival is marked with Solar Mass before and after', () => {
    const { before, running, over } = staged(false, 1);
    const { rerender } = render(<module.Board {...before} />);
    const text = (): string => screen.getByRole('region', { name: 'Ann’s board' }).textContent ?? '';
    rerender(<module.Board {...running} />);
    expect(text()).toContain('3 → 6');
    rerender(<module.Board {...over} />);
    expect(text()).not.toContain('→');
  });
});

describe('what is gained at the same moment', () => {
  it('is shown side by side', () => {
    const play = given({ red: { hand: ['oa-1'], anomalies: ['O1'] } });
    const props = propsFor(play.state);
    const { rerender } = render(<module.Board {...props} />);
    const events: Story[] = [
      { did: 'mass', seat: 0, amount: 10 },
      { did: 'mass', seat: 0, amount: 2 },
      { did: 'discovery', seat: 0, amount: 1 },
    ];
    const news = events.map((event, n) => ({ n, event }));
    const scene: Scene<View, Story> = { kind: 'motion', events: news, view: props.view as View, lasts: 900 };
    rerender(<module.Board {...props} scene={erased<Scene>(scene)} news={news} />);
    const places = ['+10 M☉', '+2 M☉', '+1 ⬡'].map((text) =>
      screen.getByText(text).parentElement?.parentElement?.getAttribute('transform'),
    );
    expect(new Set(places).size).toBe(3);
  });
});

describe('the show', () => {
  it('paints while its scene runs and counts up to the new Solar Mass; without animations it is away', async () => {
    await loadShow();
    for (const motion of [true, false]) {
      const { before, running, over } = staged(motion);
      const { rerender, unmount } = render(<module.Board {...before} />);
      expect(document.querySelectorAll('canvas')).toHaveLength(0);
      rerender(<module.Board {...running} />);
      expect(document.querySelectorAll('canvas')).toHaveLength(motion ? 1 : 0);
      expect(document.querySelectorAll('tspan')).toHaveLength(motion ? 1 : 0);
      rerender(<module.Board {...over} />);
      expect(document.querySelectorAll('canvas, tspan')).toHaveLength(0);
      unmount();
    }
  });

  it('lets things arrive and detonate one after the other, and all within the scene', () => {
    for (const count of [1, 2, 5]) {
      const falls = Array.from({ length: count }, (_, i) => fallOf(i, count));
      const blasts = Array.from({ length: count }, (_, i) => blastOf(i, count));
      falls.forEach(({ from, to }, i) => {
        expect(from).toBeGreaterThanOrEqual(0);
        expect(to).toBeGreaterThan(falls[i - 1]?.to ?? 0);
        expect(to).toBeLessThanOrEqual(arriving.to + 1e-9);
      });
      blasts.forEach(({ from, to }, i) => {
        expect(from).toBeGreaterThanOrEqual(blasts[i - 1]?.to ?? 0);
        expect(to).toBeLessThanOrEqual(1);
      });
    }
  });
});
