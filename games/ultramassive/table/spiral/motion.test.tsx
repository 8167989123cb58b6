// @vitest-environment happy-dom
import { erased } from '@accretion/engine';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { TableModule } from '../../../table.ts';
import type { View } from '../../rules/state.ts';
import { given } from '../../testing/given.ts';
import { modes, moments, propsFor } from '../../testing/moments.ts';
import { table } from '../index.ts';

const module = erased<TableModule>(table);
afterEach(cleanup);

describe('what moves', () => {
  it('shows what falls in, is absorbed or detonates, with and without animations', () => {
    const [first] = moments('news', modes[0] as (typeof modes)[number]);
    if (first === undefined) throw new Error('no match');
    const props = propsFor(first.state, 0);
    const animate = vi.fn();
    Element.prototype.animate = animate;
    const view = structuredClone(props.view) as View;
    const withToken = (space: number): View => ({
      ...view,
      seats: view.seats.map((place, seat) =>
        seat === 0
          ? { ...place, blue: place.blue.map((_, i) => (i === space - 1 ? ['blueGiant'] : [])) }
          : place,
      ) as View['seats'],
    });
    const events = [
      { did: 'orbit', seat: 0, channel: 'blue', spaces: 2 },
      { did: 'absorb', seat: 0, tokens: ['blueGiant'], mass: 2, discovery: 0, at: 'hole' },
      { did: 'detonate', seat: 0, channel: 'pink', space: 1, tokens: ['minor', 'supergiant'] },
    ];
    const news = events.map((event, n) => ({ n, event }));
    for (const motion of [true, false]) {
      const settings = { ...props.settings, motion };
      const { rerender, unmount } = render(
        <module.Board {...props} view={withToken(6)} settings={settings} />,
      );
      const tokens = (): number => document.querySelectorAll('[data-token]').length;
      const before = tokens();
      rerender(<module.Board {...props} view={view} settings={settings} news={news} />);
      expect(document.body.textContent).toContain('+2 M☉');
      // The two that detonated are seen once more; what falls in only if it moves. A small board is not the near one.
      expect(tokens() - before).toBe(motion ? 2 : 1);
      expect(animate.mock.calls.length > 0).toBe(motion);
      animate.mockClear();
      unmount();
    }
  });
});

describe('what is gained at the same moment', () => {
  it('is shown side by side', () => {
    const play = given({ red: { hand: ['oa-1'], anomalies: ['O1'] } });
    const props = propsFor(play.state);
    const { rerender } = render(<module.Board {...props} />);
    const absorb = (mass: number, discovery: number) => ({
      did: 'absorb',
      seat: 0,
      tokens: [],
      mass,
      discovery,
      at: 'hole',
    });
    const news = [absorb(10, 0), absorb(2, 0), absorb(0, 1)].map((event, n) => ({ n, event }));
    rerender(<module.Board {...props} news={news} />);
    const places = ['+10 M☉', '+2 M☉', '+1 ⬡'].map((text) =>
      screen.getByText(text).parentElement?.parentElement?.getAttribute('transform'),
    );
    expect(new Set(places).size).toBe(3);
  });
});
