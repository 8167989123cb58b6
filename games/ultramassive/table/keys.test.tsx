// @vitest-environment happy-dom
import { erased, type State } from '@accretion/engine';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { TableModule } from '../../table.ts';
import { given } from '../testing/given.ts';
import { propsFor } from '../testing/moments.ts';
import { orbits, plays, uses } from '../testing/wishes.ts';
import { table } from './index.ts';
import { loadLazyParts } from './lazy.ts';

const module = erased<TableModule>(table);
beforeAll(loadLazyParts);
afterEach(cleanup);

const show = (state: State): ReturnType<typeof render> => render(<module.Board {...propsFor(state)} />);

const buttonsIn = (group: HTMLElement): HTMLElement[] => within(group).getAllByRole('button');
const spaces = (): HTMLElement => screen.getByRole('group', { name: 'Spaces' });
const stopsIn = (group: HTMLElement): HTMLElement[] => buttonsIn(group).filter((one) => one.tabIndex === 0);
const thingOf = (element: Element | null): string | null => element?.getAttribute('data-thing') ?? null;
const press = (key: string): void => {
  fireEvent.keyDown(document.activeElement as Element, { key });
};

/** A star is to be placed: on blue 1, pink 1 or any Wormhole. */
const placing = (): State => {
  const play = given({
    red: { anomalies: ['M1'], hand: ['sa-1', 'oa-1'], wormholes: 'blue 1, blue 4, pink 1, pink 6' },
  });
  play.red.does(uses('M1'));
  return play.state;
};

describe('keys', () => {
  it('Tab stops once at the spaces, on a legal one; arrow keys visit the legal ones first', () => {
    show(placing());
    const [stop, ...others] = stopsIn(spaces());
    expect(others).toEqual([]);
    stop?.focus();
    const walked = [thingOf(document.activeElement)];
    for (let n = 0; n < 4; n++) {
      press('ArrowRight');
      walked.push(thingOf(document.activeElement));
    }
    // blue 1 and 4, pink 1 and 6; then blue 2, where nothing can be placed.
    expect(walked).toEqual(['space 0', 'space 3', 'space 7', 'space 12', 'space 1']);
    expect(stopsIn(spaces())).toEqual([document.activeElement]);
    press('Home');
    expect(thingOf(document.activeElement)).toBe('space 0');
    press('ArrowLeft');
    expect(thingOf(document.activeElement)).toBe('space 13');
    press('End');
    expect(thingOf(document.activeElement)).toBe('space 13');
  });

  it('Tab stops once at each row of cards, on the first that can be used', () => {
    const play = given({ red: { anomalies: ['M1', 'O1', 'O2B'], hand: ['sa-1', 'oa-1', 'oc-1'] } });
    play.red.does(uses('M1'));
    play.red.does(() => ({ do: 'place', channel: 'blue', space: 1 }));
    show(play.state);
    const hand = screen.getByRole('region', { name: 'Your hand' });
    expect(stopsIn(hand)).toHaveLength(1);
    stopsIn(hand)[0]?.focus();
    press('ArrowRight');
    expect(buttonsIn(hand).indexOf(document.activeElement as HTMLElement)).toBe(1);
    // M1 has been used: O1 is what can be done.
    const owned = screen.getByRole('region', { name: 'Anomalies' });
    expect(stopsIn(owned).map(thingOf)[0]).toBe('anomaly 10');
    fireEvent.click(screen.getByRole('button', { name: 'Discover', pressed: false }));
    for (const tree of screen.getAllByRole('group', { name: / Anomalies$/ }))
      expect(stopsIn(tree)).toHaveLength(1);
  });

  it('a new question moves the Tab stop to what is legal now, but never the focus', () => {
    const play = given({ red: { hand: ['oa-1'], board: 'pink 2: BG', anomalies: ['O1'] } });
    const { rerender } = show(play.state);
    const rest = buttonsIn(spaces())[3] as HTMLElement;
    rest.focus();
    play.red.does(plays('oa-1'));
    rerender(<module.Board {...propsFor(play.state)} />);
    expect(stopsIn(spaces())).toEqual([rest]);
    rest.blur();
    play.red.does(orbits('pink'));
    rerender(<module.Board {...propsFor(play.state)} />);
    expect(stopsIn(spaces())[0]?.dataset['legal']).toBe('true');
  });
});

describe('help', () => {
  it('is on every space, legal or not, but does not open on hover over a legal one', () => {
    show(placing());
    const all = buttonsIn(spaces());
    expect(all.map(thingOf)).toEqual(Array.from({ length: 14 }, (_, id) => `space ${id}`));
    const offered = all.filter((one) => one.dataset['legal'] === 'true');
    expect(offered).toHaveLength(4);
    for (const one of all)
      expect(one.dataset['hover']).toBe(one.dataset['legal'] === 'true' ? 'off' : undefined);
  });
});
