// @vitest-environment happy-dom
import type { Ruleset, State } from '@accretion/engine';
import { rulesetOf } from '@accretion/engine';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { seatedAt } from '../../pieces/seated.ts';
import type { Language, TableProps } from '../../table.ts';
import { ultramassive } from '../index.ts';
import type { Options, View } from '../rules/state.ts';
import { given } from '../testing/given.ts';
import { activates, ends, orbits, passes, plays, uses } from '../testing/wishes.ts';
import { table as module } from './index.ts';

const ruleset = rulesetOf(ultramassive) as unknown as Ruleset;

/** A busy machine takes its time to draw a board. */
vi.setConfig({ testTimeout: 120_000 });

afterEach(cleanup);

const propsFor = (state: State, seat = 0, language: Language = 'en'): TableProps => ({
  ...seatedAt(ruleset, state, seat, language),
  ...{ play: vi.fn(), explain: vi.fn(), help: vi.fn() },
});
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
  it('Tab stops once at the spaces, where something can be done; arrows walk what is offered first', () => {
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

  it('Tab stops once at each row of cards, at the first that can be used', () => {
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
    const owned = screen.getByRole('region', { name: 'Anomalies owned' });
    expect(stopsIn(owned).map(thingOf)[0]).toBe('anomaly 10');
    fireEvent.click(screen.getByRole('button', { name: 'Discover', pressed: false }));
    for (const tree of screen.getAllByRole('group', { name: / Anomalies$/ }))
      expect(stopsIn(tree)).toHaveLength(1);
  });

  it('another question leads the stop to what is offered now, but nobody away from where they are', () => {
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
  it('is on every space, offered or not; only beside the mouse it does not lie over what is offered', () => {
    show(placing());
    const all = buttonsIn(spaces());
    expect(all.map(thingOf)).toEqual(Array.from({ length: 14 }, (_, id) => `space ${id}`));
    const offered = all.filter((one) => one.dataset['legal'] === 'true');
    expect(offered).toHaveLength(4);
    for (const one of all)
      expect(one.dataset['hover']).toBe(one.dataset['legal'] === 'true' ? 'off' : undefined);
  });
});

describe('a newcomer sees', () => {
  it('how far the next size is, and what the next Orbit would bring', () => {
    const { state } = given({ red: { mass: 12, board: 'blue 7: BG SG, blue 2: Minor, pink 2: BG' } });
    show(state);
    expect(document.body.textContent).toContain('8 M☉ to Stellar');
    expect(screen.getByRole('img', { name: '12 of 20 Solar Mass' })).toBeDefined();
    const next = screen.getByRole('list', { name: 'The next Orbit by 1' });
    const [, blue, pink] = within(next).getAllByRole('listitem', { hidden: true });
    expect(blue?.textContent).toMatch(/blue \+5 Solar Mass\+1 Discovery Counters/);
    expect(pink?.textContent).toMatch(/pink nothing/);
  });

  it('the same as an Orbit then really brings, with Passives on values', () => {
    const play = given({ red: { anomalies: ['O1', 'M4'], board: 'pink 7: PB, pink 2: Major, blue 4: BG' } });
    show(play.state);
    const next = screen.getByRole('list', { name: 'The next Orbit by 1' });
    const [, , pink] = within(next).getAllByRole('listitem', { hidden: true });
    const mass = (): number => (play.state as unknown as View).seats[0]?.mass ?? 0;
    const before = mass();
    play.red.does(uses('O1'), orbits('pink'));
    expect(pink?.textContent).toContain(`+${mass() - before} Solar Mass`);
  });

  it('what works for them, what is used, and what is left to do', () => {
    const play = given({
      red: {
        anomalies: ['S2A', 'O1'],
        hand: ['oa-1'],
        wormholes: 'blue 1 closed, blue 7 closed, pink 1, pink 7',
      },
    });
    const { rerender } = show(play.state);
    expect(document.body.textContent).toContain('Still possible: 1 card, 2 Anomalies, Wormholes');
    play.red.does(uses('S2A'));
    rerender(<module.Board {...propsFor(play.state)} />);
    expect(document.body.textContent).toContain('Still possible: 1 card, 1 Anomaly, Wormholes');
    const engine = screen.getByRole('list', { name: 'Your engine' });
    expect(engine.textContent).toMatch(
      /Roche Overflow: .*Used this Round\..*Frame Dragging: Orbit one Channel 1 space\./,
    );
  });

  it('why an Anomaly is not to be had', () => {
    const { state } = given({ at: 'discovery', red: { discovery: 3, anomalies: ['S1', 'M1', 'M2A'] } });
    show(state);
    const whyOf = (name: RegExp): string => {
      fireEvent.focus(screen.getByRole('button', { name }));
      return document.body.textContent ?? '';
    };
    expect(whyOf(/^Roche Overflow/)).toContain('You lack 1 Discovery Counter.');
    expect(whyOf(/^Dense Cluster/)).toContain('Closed for good');
    expect(whyOf(/^Quasar Feed/)).toContain('First discover the tier before.');
  });
});

describe('a pair of Wormholes', () => {
  const hint = 'Now choose the second Wormhole.';
  const opened = (): ReturnType<typeof given> =>
    given({ red: { hand: [], wormholes: 'blue 1, blue 5, pink 1, pink 6', discovery: 2 } });

  it('is asked for no longer once it has been activated', () => {
    const play = opened();
    const { rerender } = show(play.state);
    fireEvent.click(screen.getByRole('button', { name: /^Activate this Wormhole.*: blue 1,/ }));
    expect(document.body.textContent).toContain(hint);
    play.red.does(activates(0, 1));
    rerender(<module.Board {...propsFor(play.state)} />);
    expect(document.body.textContent).not.toContain(hint);
    // The other two are still a pair, and either of them begins it anew.
    fireEvent.click(screen.getByRole('button', { name: /^Activate this Wormhole.*: pink 6,/ }));
    expect(document.body.textContent).toContain(hint);
  });

  it('is asked for no longer once the Actions are over', () => {
    const play = opened();
    const { rerender } = show(play.state);
    fireEvent.click(screen.getByRole('button', { name: /^Activate this Wormhole.*: blue 1,/ }));
    play.red.does(ends);
    rerender(<module.Board {...propsFor(play.state)} />);
    expect(document.body.textContent).not.toContain(hint);
  });
});

describe('the track of Solar Mass past 100', () => {
  const discs = (options: Partial<Options>): { text: string; at: string }[] => {
    const { state } = given({ options, red: { mass: 104 }, yellow: { mass: 100 } });
    show(state);
    return within(screen.getByRole('region', { name: 'Solar Mass of all' }))
      .getAllByRole('listitem')
      .map((one) => ({ text: one.textContent ?? '', at: one.style.getPropertyValue('--at') }));
  };

  it('R63 goes on', () => {
    const [red, yellow] = discs({});
    expect(red).toEqual({ text: expect.stringMatching(/: 104 Solar Mass.*100 \+ 4$/), at: '100%' });
    expect(yellow?.text).toMatch(/100 Solar MassB100$/);
    expect(Number.parseFloat(yellow?.at ?? '')).toBeCloseTo(100 / 1.04);
  });

  it('ER18 starts again in the earlier edition', () => {
    const [red, yellow] = discs({ edition: 'earlier' });
    expect(red).toEqual({
      text: expect.stringMatching(/: 104 Solar Mass, the disc has started the track again at 4A↻ 4$/),
      at: '4%',
    });
    expect(yellow).toEqual({ text: expect.stringMatching(/100 Solar MassB100$/), at: '100%' });
  });
});

describe('ER22 the earlier edition', () => {
  it('shows the parts of a Player Turn, and where one stands in it', () => {
    const now = (): string | undefined => document.querySelector('[aria-current="step"]')?.textContent ?? '';
    const play = given({ options: { edition: 'earlier' }, red: { hand: ['oa-1'] } });
    const { rerender } = show(play.state);
    const phases = [...document.querySelectorAll('header li')].map((one) => one.textContent);
    expect(phases).toEqual(['Draft', 'Gain', 'Discover', 'Action', 'Draw', 'Bonus']);
    expect(now()).toBe('Discover');
    play.red.does(passes);
    rerender(<module.Board {...propsFor(play.state)} />);
    expect(now()).toBe('Action');
    play.red.does(ends);
    rerender(<module.Board {...propsFor(play.state)} />);
    expect(now()).toBe('Draw');
  });

  it('lays Cooldown cubes, the final one Cooldown tokens', () => {
    for (const [edition, cooldown] of [
      ['earlier', 'Cooldown cube'],
      ['final', 'Cooldown token'],
    ] as const) {
      const play = given({ options: { edition }, red: { anomalies: ['O1'], hand: [] } });
      play.red.does(uses('O1'), orbits('blue'));
      const { unmount } = show(play.state);
      expect(
        screen.getByRole('button', { name: `Frame Dragging, used this Round: a ${cooldown} lies on it` }),
      ).toBeDefined();
      unmount();
    }
  });
});

describe('the result', () => {
  it('R62 R79 marks what decided in the rows it decided for, and nowhere else', () => {
    const { state } = given({
      seats: 3,
      at: 'endOfRound',
      round: 6,
      red: { mass: 95 },
      yellow: { mass: 90, board: 'blue 1: BG' },
      teal: { mass: 90, board: 'blue 1: SG' },
    });
    show(state);
    const rows = [...document.querySelectorAll('tbody tr')].map((row) =>
      [...row.querySelectorAll('td[data-decides="true"]')].map((cell) => cell.textContent),
    );
    expect(rows).toEqual([['95'], ['3'], ['2']]);
    expect(document.querySelectorAll('th[data-decides="true"]')).toHaveLength(0);
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
