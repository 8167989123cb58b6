// @vitest-environment happy-dom
import { erased, type State } from '@accretion/engine';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { TableModule } from '../../../table.ts';
import { given } from '../../testing/given.ts';
import { propsFor } from '../../testing/moments.ts';
import { table } from '../index.ts';
import { loadLazyParts } from '../lazy.ts';

const module = erased<TableModule>(table);
beforeAll(loadLazyParts);
afterEach(cleanup);

const show = (state: State): ReturnType<typeof render> => render(<module.Board {...propsFor(state)} />);

describe('the market', () => {
  it('says why an Anomaly is not available', () => {
    const { state } = given({ at: 'discovery', red: { discovery: 3, anomalies: ['S1', 'M1', 'M2A'] } });
    show(state);
    const whyOf = (name: RegExp): string => {
      fireEvent.focus(screen.getByRole('button', { name }));
      return document.body.textContent ?? '';
    };
    expect(whyOf(/^Roche Overflow/)).toContain('You need 1 more Discovery Counter.');
    expect(whyOf(/^Dense Cluster/)).toContain('No longer available');
    expect(whyOf(/^Quasar Feed/)).toContain('Discover the previous tier first.');
  });

  it('says what can be afforded, and what it would bring on this board', () => {
    const { state } = given({ at: 'discovery', red: { discovery: 3, board: 'blue 7: SG' } });
    show(state);
    expect(document.body.textContent).toContain('Discovery Counters: 3. You can afford 3 Anomalies now');
    const card = screen.getByRole('button', { name: /Frame Dragging/ });
    expect(card.textContent).toContain('✓ +3 M☉');
    const described = document.getElementById(card.getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toContain('Used right now: +3 Solar Mass.');
  });
});

describe('the legend', () => {
  it('is opened at the table and explains every token and effect', () => {
    show(given({}).state);
    fireEvent.click(screen.getByRole('button', { name: 'Legend' }));
    const text = document.querySelector('dialog')?.textContent ?? '';
    for (const words of ['Blue Giant Star', 'Minor Antimatter', 'Orbit both Channels', 'Rift:', 'Passive:'])
      expect(text).toContain(words);
    expect(text).not.toMatch(/undefined|\{\w+\}/);
  });
});
