// @vitest-environment happy-dom
import {
  type Move as AnyMove,
  erased,
  heard,
  isRefusal,
  listSeats,
  Match,
  preview,
  quickRng,
  type Ruleset,
  rulesetOf,
  type State,
} from '@accretion/engine';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { names, seatedAt } from '../../pieces/seated.ts';
import type { Choice, Happening, Language, TableModule, TableProps } from '../../table.ts';
import { amass } from '../index.ts';
import type { View } from '../rules/state.ts';
import { modes, moments, wantedMoments } from '../testing/moments.ts';
import { onXS } from '../testing/play.ts';
import { table } from './index.ts';
import { loadLazyParts } from './lazy.ts';
import { Hands, usable } from './pressing.ts';

const module = erased<TableModule>(table);
const ruleset = rulesetOf(amass) as unknown as Ruleset;
const board = rulesetOf(amass).model;
const hands = new Hands(board, names, (element) => fireEvent.click(element));

beforeAll(loadLazyParts);
afterEach(cleanup);

/** What the frame hands to this seat, with its calls listened to. */
const propsFor = (state: State, seat: number, language: Language = 'en'): TableProps => ({
  ...seatedAt(ruleset, state, seat, language),
  play: vi.fn(),
  explain: vi.fn(),
  help: vi.fn(),
});

/** Moves whose button stands there under its own name, without anything to be picked up first. */
const isAtHand = ({ move }: Choice): boolean =>
  !('card' in move && move.do !== 'choose') && move.do !== 'store';

/** Of very many choices of one kind some are made. */
function someOf(choices: readonly Choice[], most: number): readonly Choice[] {
  const many = new Map<string, number>();
  return choices.filter(({ move }) => {
    const seen = (many.get(move.do) ?? 0) + 1;
    many.set(move.do, seen);
    return seen <= most || (seen % 61 === 0 && seen < 200);
  });
}

/** Every choice that needs one press is there; some of each kind are made, those with cards and cubes too. */
function expectReachable(props: TableProps, language: Language, kinds: Set<string>): void {
  for (const choice of props.choices.filter(isAtHand)) {
    const name = module.words.choiceText(choice, props.view, ruleset, language);
    expect(usable(name).length, name).toBeGreaterThan(0);
  }
  for (const choice of someOf(props.choices, 2)) {
    kinds.add(choice.move.do);
    hands.make(props.view as View, erased(choice), language);
    expect(vi.mocked(props.play).mock.lastCall?.[0], JSON.stringify(choice)).toEqual(choice);
  }
  expect(props.explain).not.toHaveBeenCalled();
}

describe('the board', () => {
  it('offers every legal choice where it lies', () => {
    const kinds = new Set<string>();
    const wanted = {
      choose: 1,
      plan: 3,
      command: 6,
      pick: 2,
      react: 5,
      steal: 2,
      store: 3,
      propose: 1,
      answer: 1,
    };
    for (const { state, seat } of wantedMoments('board', wanted)) {
      const props = propsFor(state, seat);
      render(<module.Board {...props} />);
      expectReachable(props, 'en', kinds);
      cleanup();
    }
    for (const kind of ['fight', 'pass', 'place', 'propose', 'accept', 'steal', 'store', 'storeForMe'])
      expect(kinds, kind).toContain(kind);
  }, 180_000);

  it('offers them in German too', () => {
    for (const { state, seat } of wantedMoments('brett', {
      choose: 1,
      plan: 1,
      pick: 1,
      steal: 1,
      store: 1,
    })) {
      const props = propsFor(state, seat, 'de');
      render(<module.Board {...props} />);
      expectReachable(props, 'de', new Set());
      cleanup();
    }
  }, 180_000);

  it('draws views of matches of every mode, for seats and for those who look on', () => {
    for (const [i, mode] of modes.entries()) {
      const language = i % 2 === 0 ? 'en' : 'de';
      const left: Record<string, number> = { plan: 1, command: 1, react: 1, store: 1, end: 1 };
      for (const { state, seat, kind, opening } of moments(`draw-${i}`, mode)) {
        if ((left[kind] ?? 0) <= 0) continue;
        left[kind] = (left[kind] ?? 0) - 1;
        const viewer = kind === 'end' ? (1 << mode.seats) - 1 : 1 << seat;
        const news = heard(opening, viewer).map((event, n): Happening => ({ n, event }));
        const props = { ...propsFor(state, seat, language), viewer, view: ruleset.view(state, viewer), news };
        const { rerender } = render(<module.Board {...props} />);
        expect(document.body.textContent).not.toMatch(/undefined|NaN|\{\w+\}/);
        if (kind === 'end' || kind === 'plan') {
          rerender(
            <module.Board key="onlooker" {...props} viewer={0} choices={[]} view={ruleset.view(state, 0)} />,
          );
          expect(document.querySelectorAll('[data-legal="true"]')).toHaveLength(0);
        }
        cleanup();
      }
      expect(left).toMatchObject({ plan: 0, store: 0, end: 0 });
    }
  }, 180_000);

  it('keeps the last whole view while a preview does not know everything', () => {
    for (const { state, seat } of wantedMoments('preview', {
      choose: 1,
      plan: 2,
      command: 1,
      pick: 2,
      react: 2,
      steal: 1,
      store: 2,
      propose: 1,
    })) {
      const props = propsFor(state, seat);
      for (const choice of [props.choices[0], props.choices.at(-1)]) {
        if (choice === undefined) continue;
        const after = preview(ruleset, props.view, props.viewer, seat, choice.move);
        const { rerender } = render(<module.Board {...props} />);
        rerender(<module.Board {...props} pending={{ choice, preview: after }} />);
        expect(document.querySelectorAll('[data-spot]').length).toBeGreaterThan(8);
        expect(document.body.textContent).not.toMatch(/undefined|NaN|\?/);
        cleanup();
      }
    }
  }, 180_000);
});

describe('secrets', () => {
  it('A39 A plan is drawn for its owner alone', () => {
    const play = onXS({
      humans: ['Alpha', 'Echo'],
      ai: ['Tango'],
      first: 'Alpha',
      at: 'plan',
      mines: { F2: 2 },
      crews: { Alpha: { plan: ['F2', 'Echo N'] } },
    });
    const state = play.state as unknown as State;
    render(<module.Board {...propsFor(state, 0)} />);
    expect(document.querySelectorAll('[data-planned="true"]')).toHaveLength(2);
    cleanup();
    render(<module.Board {...propsFor(state, 1)} />);
    expect(document.querySelectorAll('[data-planned="true"]')).toHaveLength(0);
  });

  it('A36 A hand is drawn for its owner; others see how many cards it has', () => {
    const play = onXS({
      humans: ['Alpha', 'Echo'],
      first: 'Alpha',
      at: 'command',
      crews: { Echo: { hand: ['toxin', 'armour'] } },
    });
    const state = play.state as unknown as State;
    render(<module.Board {...propsFor(state, 0)} />);
    expect(document.querySelectorAll('[data-thing^="action "]')).toHaveLength(0);
    expect(within(screen.getByRole('list', { name: 'Crews' })).getByText('2 cards')).toBeDefined();
  });

  it('A38 The two cards are drawn for the First Player alone', () => {
    const [first] = moments('two cards', { seats: 3, options: { first: 1 } });
    if (first === undefined) throw new Error('no match');
    const shown = (seat: number): number => {
      render(<module.Board {...propsFor(first.state, seat)} />);
      const count = document.querySelectorAll('[data-thing^="resource "]').length;
      cleanup();
      return count;
    };
    expect([0, 1, 2].map(shown)).toEqual([0, 2, 0]);
  });
});

describe('what has happened', () => {
  it('shows the fights of a round and sums the round up', () => {
    const match = new Match(ruleset, { seed: 'story', seats: 2, options: { ...amass.defaults, ai: 3 } });
    const rng = quickRng(3);
    const log: Happening[] = [];
    const tell = (told: Parameters<typeof heard>[0]): { log: readonly Happening[] } => {
      for (const event of heard(told, 1)) log.push({ n: log.length + 1, event });
      return { log: [...log] };
    };
    const { rerender } = render(<module.Board {...propsFor(match.state, 0)} {...tell(match.opened.told)} />);
    let fights = 0;
    while ((match.state as unknown as View).round === 1 && match.toAct !== 0) {
      const seat = listSeats(match.toAct)[0] ?? 0;
      const moves = ruleset.moves(match.state, seat).filter(({ do: does }) => does !== 'takeBack');
      const places = moves.filter(({ do: does }) => does === 'place');
      const from = places.length > 0 ? places.slice(0, 3) : moves;
      const played = match.play(seat, from[rng.below(from.length)] as AnyMove);
      if (isRefusal(played)) throw new Error(played.why);
      fights += played.told.filter(({ event }) => event.did === 'pairs').length;
      rerender(<module.Board {...propsFor(match.state, 0)} {...tell(played.told)} />);
    }
    expect(fights).toBeGreaterThan(0);
    expect(screen.getByText(new RegExp(`^${fights} fights? this round$`))).toBeDefined();
    expect(screen.getByRole('region', { name: 'Round 1 summary' })).toBeDefined();
  });
});
