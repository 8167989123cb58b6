// @vitest-environment happy-dom
import {
  erased,
  has,
  Match,
  type Move,
  openStep,
  preview,
  quickRng,
  type Rng,
  type Ruleset,
  rulesetOf,
  type State,
} from '@accretion/engine';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { names, seatedAt } from '../../pieces/seated.ts';
import type { Language, TableModule, TableProps } from '../../table.ts';
import { buccaneers } from '../index.ts';
import { table } from './index.ts';

const module = erased<TableModule>(table);
const ruleset = rulesetOf(buccaneers) as unknown as Ruleset;

afterEach(cleanup);

/** What the frame hands to this seat, with its calls listened to. */
function propsFor(state: State, seat: number, language: Language = 'en'): TableProps {
  return { ...seatedAt(ruleset, state, seat, language), play: vi.fn(), explain: vi.fn(), help: vi.fn() };
}

const anyOf = (rng: Rng, moves: readonly Move[]): Move => moves[rng.below(moves.length)] as Move;

/** Random matches, stopped whenever a seat is asked something. */
function* moments(seed: string, seats: number): Generator<{ state: State; seat: number; kind: string }> {
  const match = new Match(ruleset, { seed, seats, options: ruleset.game.defaults });
  const rng = quickRng(seed.length + seats);
  while (match.toAct !== 0) {
    const seat = 31 - Math.clz32(match.toAct);
    yield { state: match.state, seat, kind: openStep(match.state.agenda, seat)?.do ?? '' };
    match.play(seat, anyOf(rng, ruleset.moves(match.state, seat)));
  }
  yield { state: match.state, seat: 0, kind: 'end' };
}

/** Every legal choice has exactly one control that can be used, named by its words. */
function expectReachable(props: TableProps, language: Language): void {
  const board = within(document.body);
  for (const choice of props.choices) {
    const name = module.words.choiceText(choice, props.view, ruleset, language);
    const controls = board
      .getAllByRole('button', { name })
      .filter((one) => one.getAttribute('aria-disabled') !== 'true' && !one.hasAttribute('disabled'));
    expect(controls, name).toHaveLength(1);
    controls[0]?.click();
    expect(props.play).toHaveBeenLastCalledWith(choice);
  }
}

describe('the board', () => {
  it.each(['en', 'de'] as const)('offers every legal choice once, in its place (%s)', (language) => {
    const wanted: Record<string, number> = { pick: 3, join: 2, laser: 2, keep: 2, relic: 3, end: 1 };
    for (let seed = 0; seed < 60 && Object.values(wanted).some((left) => left > 0); seed++) {
      for (const { state, seat, kind } of moments(`board-${seed}`, 3 + (seed % 4))) {
        if ((wanted[kind] ?? 0) <= 0) continue;
        wanted[kind] = (wanted[kind] ?? 0) - 1;
        const props = propsFor(state, seat, language);
        render(<module.Board {...props} />);
        expectReachable(props, language);
        expect(document.body.textContent).not.toMatch(/undefined|NaN|\{\w+\}/);
        cleanup();
      }
    }
    expect(wanted).toEqual({ pick: 0, join: 0, laser: 0, keep: 0, relic: 0, end: 0 });
  });

  it('draws a preview of any move, and asks and names its choices in it', () => {
    for (let seed = 0; seed < 4; seed++) {
      const left: Record<string, number> = { pick: 2 };
      for (const { state, seat, kind } of moments(`preview-${seed}`, 3 + (seed % 4))) {
        left[kind] = (left[kind] ?? 1) - 1;
        if (left[kind] < 0) continue;
        const props = propsFor(state, seat);
        const choice = props.choices[0];
        if (choice === undefined) continue;
        const after = preview(ruleset, props.view, props.viewer, seat, choice.move);
        const { rerender } = render(<module.Board {...props} />);
        rerender(<module.Board {...props} pending={{ choice, preview: after }} />);
        const shown = after.certain ? after.view : props.view;
        expect(module.words.prompt(shown, seat, ruleset, 'en')).toMatch(/\S/);
        for (const one of props.choices)
          expect(module.words.choiceText(one, shown, ruleset, 'en')).toMatch(/\S/);
        cleanup();
      }
    }
  });

  it('says why a card cannot be picked now', () => {
    for (let seed = 0; seed < 60; seed++) {
      for (const { state, seat, kind } of moments(`why-${seed}`, 4)) {
        if (kind !== 'laser') continue;
        const props = propsFor(state, seat);
        render(<module.Board {...props} />);
        const hand = screen.getByRole('region', { name: 'Your hand' });
        within(hand).getAllByRole('button')[0]?.click();
        expect(props.play).not.toHaveBeenCalled();
        expect(props.explain).toHaveBeenCalledWith({ rule: 'B41', why: 'placeThreshold' });
        return;
      }
    }
    throw new Error('no Laser was selected');
  });

  it('B46 shows others no trace of a face-down Toy, and says how many are left out', () => {
    const isToy = (id: number): boolean =>
      (ruleset.rules.components['trash'] as string[])[id]?.startsWith('TOY') ?? false;
    for (const { state, seat, kind } of moments('toys', 4)) {
      const places = (state as unknown as { seats: { toys: { card: number }[] }[] }).seats;
      const owner = places.findIndex((place, one) => one !== seat && place.toys.length > 0);
      if (kind !== 'pick' || owner < 0) continue;
      const props = propsFor(state, seat);
      render(<module.Board {...props} />);
      const area = screen.getByRole('region', { name: `${names[owner]}'s area` });
      expect(within(area).getByText(/not counting \d face-down toy/)).toBeDefined();
      expect(within(area).getAllByRole('button', { name: 'A face-down toy' })).toHaveLength(
        places[owner]?.toys.length ?? 0,
      );
      for (const shown of area.querySelectorAll('[data-card]')) {
        expect(isToy(Number(shown.getAttribute('data-card')))).toBe(false);
      }
      return;
    }
  });

  it('moves along the hand with arrow keys: one stop for the Tab key', () => {
    const [first] = moments('keys', 3);
    if (first === undefined) throw new Error('no match');
    const props = propsFor(first.state, first.seat);
    render(<module.Board {...props} />);
    const cards = within(screen.getByRole('region', { name: 'Your hand' })).getAllByRole('button');
    expect(cards.filter((one) => one.tabIndex === 0)).toHaveLength(1);
    cards[0]?.focus();
    cards[0]?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
    expect(document.activeElement).toBe(cards[1]);
    expect(has(props.viewer, props.near)).toBe(true);
  });

  it('does not open a scoring by itself, and shows all of its steps when asked to', () => {
    const match = new Match(ruleset, { seed: 'score', seats: 3, options: ruleset.game.defaults });
    const rng = quickRng(4);
    const { rerender } = render(<module.Board {...propsFor(match.state, 0)} />);
    while ((match.state as unknown as { round: number }).round === 1) {
      const seat = 31 - Math.clz32(match.toAct);
      match.play(seat, anyOf(rng, ruleset.moves(match.state, seat)));
    }
    rerender(<module.Board {...propsFor(match.state, 0)} />);
    expect(screen.queryByRole('dialog')).toBeNull();
    act(() => screen.getByRole('button', { name: 'Scoring 1' }).click());
    const dialog = within(screen.getByRole('dialog'));
    for (const step of ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H']) {
      const button = dialog.getByRole('button', { name: new RegExp(`^${step}: `) });
      act(() => button.click());
      expect(button.getAttribute('aria-current')).toBe('step');
    }
    expect(dialog.getByRole('heading', { level: 2 }).textContent).toBe('Scoring round 1');
  });
});
