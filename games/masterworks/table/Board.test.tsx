// @vitest-environment happy-dom
import { erased, listSeats, Match, quickRng, type Ruleset, type State } from '@accretion/engine';
import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { seatedAt } from '../../pieces/seated.ts';
import type { Language } from '../../table.ts';
import { masterworks } from '../index.ts';
import { ruleset } from '../testing/table.ts';
import { Board } from './Board.tsx';
import { loadLazyParts } from './lazy.ts';
import type { TableProps } from './types.ts';

beforeAll(loadLazyParts, 60_000);
afterEach(cleanup);

/** A match played at random until a seat may do this. */
function until(kind: string, seed = 'board'): { readonly state: State; readonly seat: number } {
  const match = new Match(ruleset, { seed, seats: 3, options: masterworks.defaults });
  const rng = quickRng(3);
  for (let i = 0; i < 3_000 && match.toAct !== 0; i++) {
    const seat = listSeats(match.toAct)[0] ?? 0;
    const moves = ruleset.moves(match.state, seat);
    if (moves.some((move) => move.do === kind)) return { state: match.state, seat };
    const move = moves[rng.below(moves.length)];
    if (move === undefined) break;
    match.play(seat, move);
  }
  throw new Error(`nobody may ${kind}`);
}

const forAny = erased<Ruleset>(ruleset);

function propsFor(kind: string, language: Language = 'en'): TableProps {
  const { state, seat } = until(kind);
  const props = {
    ...seatedAt(forAny, state, seat, language),
    play: vi.fn(),
    explain: vi.fn(),
    help: vi.fn(),
  };
  return erased<TableProps>(props);
}

describe('the table in play', () => {
  it('moves a ghost by keys and confirms a legal spot, on the map that comes into sight', () => {
    const shown: Element[] = [];
    const spy = vi.spyOn(HTMLElement.prototype, 'scrollIntoView');
    spy.mockImplementation(function (this: HTMLElement) {
      shown.push(this);
    });
    const props = propsFor('advance');
    render(<Board {...props} />);
    expect(shown).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: /^Move \(/ }));
    expect(shown).toEqual([screen.getByRole('region', { name: /^Battlefield/ })]);
    spy.mockRestore();
    const ghost = screen.getByRole('button', { name: /^Ghost of/ });
    for (const key of ['ArrowUp', 'ArrowUp', 'ArrowRight']) fireEvent.keyDown(ghost, { key });
    fireEvent.keyDown(screen.getByRole('button', { name: /^Ghost of/ }), { key: 'Enter' });
    expect(props.play).toHaveBeenCalledTimes(1);
    const [choice] = vi.mocked(props.play).mock.calls[0] ?? [];
    expect(choice?.move.do).toBe('advance');
    if (choice !== undefined) expect(props.whyNot(choice.move)).toBeNull();
  });

  it('a dragged ghost draws itself alone: the desk hears of it at most every 150 ms, and when it is let go', () => {
    const props = propsFor('advance');
    const { container } = render(<Board {...props} />);
    fireEvent.click(screen.getByRole('button', { name: /^Move \(/ }));
    const ghost = screen.getByRole('button', { name: /^Ghost of/ });
    const desk = (): string => /x [\d.]+ · y [\d.]+/.exec(container.textContent ?? '')?.[0] ?? 'no spot';
    const point = (type: 'pointerDown' | 'pointerMove' | 'pointerUp', x: number, at: number): void => {
      const event = createEvent[type](ghost, { button: 0, buttons: 1, clientX: x, clientY: 0 });
      Object.defineProperty(event, 'timeStamp', { value: at });
      fireEvent(ghost, event);
    };
    point('pointerDown', 0, 1_000);
    const places = new Set<string | null>();
    const told = new Set<string>();
    // Three tenths of a second at 60 frames a second.
    for (let frame = 1; frame <= 19; frame++) {
      point('pointerMove', frame, 1_000 + 16 * frame);
      places.add(ghost.getAttribute('transform'));
      told.add(desk());
    }
    expect(places.size).toBe(19);
    expect(told.size).toBe(2);
    const before = desk();
    point('pointerUp', 19, 1_330);
    expect(desk()).not.toBe(before);
    const [, x] = /translate\((\d+) /.exec(ghost.getAttribute('transform') ?? '') ?? [];
    expect(desk()).toContain(`x ${Number(x) / 1000} `);
  });

  it('calls what comes before the first turn of a round the Power Phase, and only the start Setup (MC20)', () => {
    const props = propsFor('zone');
    const { rerender } = render(<Board {...props} />);
    screen.getByText('Setup');
    rerender(<Board {...props} {...{ view: { ...props.view, round: 1 } }} />);
    screen.getByText('Power Phase');
  });

  it('shows targets with their odds before an attack is confirmed', () => {
    const props = propsFor('attack');
    render(<Board {...props} />);
    const attack = props.choices.find(({ move }) => move.do === 'attack');
    expect(attack).toBeDefined();
    fireEvent.click(screen.getAllByRole('button', { name: /Range \d, \d+ dice/ })[0] ?? document.body);
    expect(screen.getAllByText(/damage on average/).length).toBeGreaterThan(0);
  });

  it.each(['en', 'de'] as const)('says everything in %s', (language) => {
    for (const kind of ['zone', 'deploy', 'activate', 'advance', 'attack']) {
      render(<Board {...propsFor(kind, language)} />);
      expect(document.body.textContent).not.toMatch(/undefined|NaN|\{\w+\}/);
      cleanup();
    }
  });

  it('names figures with squad, Stamina, Power and where they stand', () => {
    render(<Board {...propsFor('advance')} />);
    const boss = screen.getByRole('button', { name: /^Magneto, Cosmic Threat/ });
    expect(boss.getAttribute('aria-label')).toMatch(/of 10 Stamina, \d+ Power, .*″, (north|south|east|west)/);
  });
});
