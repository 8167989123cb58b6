// @vitest-environment happy-dom
import { erased, type Ruleset, rulesetOf, type State } from '@accretion/engine';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { names, seatedAt } from '../../../pieces/seated.ts';
import type { Language, TableModule, TableProps } from '../../../table.ts';
import { amass } from '../../index.ts';
import type { Move, View } from '../../rules/state.ts';
import type { Given } from '../../testing/given.ts';
import { onXS } from '../../testing/play.ts';
import { table } from '../index.ts';
import { loadLazyParts } from '../lazy.ts';
import { Hands } from '../pressing.ts';
import { spotId, spotOf } from './spots.ts';

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

/** The board of a crew in a situation. */
function boardOf(given: Given, base: string): TableProps {
  const play = onXS(given);
  const props = propsFor(play.state as unknown as State, play.names.indexOf(base));
  render(<module.Board {...props} />);
  return props;
}

const planning: Given = {
  humans: ['Alpha', 'Echo'],
  ai: ['Tango'],
  first: 'Alpha',
  at: 'plan',
  mines: { F2: 2 },
};

describe('cards that move members', () => {
  const given: Given = {
    humans: ['Alpha', 'Echo'],
    ai: ['Tango'],
    first: 'Alpha',
    at: 'command',
    crews: {
      Alpha: { hand: ['secure', 'jumpJets'], at: { F2: 2, 'Echo N': 1 } },
      Echo: { at: { F2: 1, defence: 1 } },
      Tango: { at: { M5: 1 } },
    },
  };
  const idOf = (kind: string): number => board.actions.findIndex((card) => card.kind === kind);

  it.each([
    { crew: 1, from: 'F2', to: ['camp'] }, // among several crews at a mine
    { crew: 0, from: 'Echo N', to: ['Echo S'] },
    { crew: 1, from: 'defence', to: ['Alpha W'] },
    { crew: 2, from: 'M5', to: ['defence'] }, // back into its own centre
  ])('Secure: $crew from $from to $to', ({ crew, from, to }) => {
    const props = boardOf(given, 'Alpha');
    const choice = { seat: 0, move: { do: 'moveMembers', card: idOf('secure'), crew, from, to } as Move };
    expect(props.choices).toContainEqual(choice);
    hands.make(props.view as View, choice, 'en');
    expect(props.play).toHaveBeenLastCalledWith(choice, 'sure');
  });

  it.each([
    { to: ['Echo S', 'Echo W'] },
    { to: ['P6', 'P6'] },
    { to: ['P6'] }, // one is enough
    { to: ['M5', 'Echo E'] }, // not in the list of choices, but legal
  ])('Jump Jets: two members from F2 to $to', ({ to }) => {
    const props = boardOf(given, 'Alpha');
    const choice = {
      seat: 0,
      move: { do: 'moveMembers', card: idOf('jumpJets'), crew: 0, from: 'F2', to } as Move,
    };
    hands.make(props.view as View, choice, 'en');
    expect(props.play).toHaveBeenLastCalledWith(choice, 'sure');
    expect(props.explain).not.toHaveBeenCalled();
  });

  it('A46 says why a member cannot be set somewhere', () => {
    const props = boardOf(given, 'Alpha');
    hands.press(document.querySelector(`[data-thing="action ${idOf('secure')}"]`), 'Secure');
    hands.press(hands.spotOn('Echo N', 0), 'the raider');
    hands.press(hands.spotOn('Echo N', 0), 'where it stands');
    expect(props.explain).toHaveBeenLastCalledWith({ rule: 'A46', why: 'anotherPlace' });
    hands.press(hands.spotOn('Alpha N', 0), 'its own base');
    expect(props.explain).toHaveBeenLastCalledWith({ rule: 'A46', why: 'ownBase' });
  });
});

describe('what is not legal', () => {
  it('A7 says why a plan cannot be: a full mine, a taken facing, one’s own base, an unused base', () => {
    const full = { ...planning, crews: { Alpha: { plan: ['F2', 'F2', 'F2', 'Echo N'] } } };
    const props = boardOf(full, 'Alpha');
    const reasons: readonly (readonly [string, string])[] = [
      ['mine 1', 'mineIsFull'],
      [spotId(spotOf(board, 'Echo N', 0)), 'facingIsTaken'],
      [spotId(spotOf(board, 'Alpha S', 0)), 'ownBase'],
      [spotId(spotOf(board, 'Kilo W', 0)), 'baseIsEmpty'],
    ];
    for (const [spot, why] of reasons) {
      hands.press(document.querySelector(`[data-spot="${spot}"]`), spot);
      expect(props.explain).toHaveBeenLastCalledWith(expect.objectContaining({ why }));
    }
    expect(props.play).not.toHaveBeenCalled();
  });

  it('A21 says what must be stored first, and that a slot is taken', () => {
    const props = boardOf(
      {
        humans: ['Alpha', 'Echo'],
        at: 'deposit',
        crews: { Alpha: { haul: { blue: 1 }, stored: { N: ['green'] } } },
      },
      'Alpha',
    );
    hands.press(document.querySelector('[data-slot="0 0"]'), 'the innermost slot of the north');
    expect(props.explain).toHaveBeenLastCalledWith(expect.objectContaining({ why: 'slotIsTaken' }));
  });

  it('A46 says why a Combat card is not played in Command, and why a target is none', () => {
    const props = boardOf(
      {
        humans: ['Alpha', 'Echo'],
        first: 'Alpha',
        at: 'command',
        alien: 4,
        crews: { Alpha: { hand: ['stimulant', 'surveyDrone'], at: { F2: 1 } } },
      },
      'Alpha',
    );
    const [drone, stimulant] = ['surveyDrone', 'stimulant'].map((kind) =>
      document.querySelector(
        `[data-thing="action ${board.actions.findIndex((card) => card.kind === kind)}"]`,
      ),
    );
    hands.press(stimulant, 'Stimulant');
    expect(props.explain).toHaveBeenLastCalledWith({ rule: 'A46', why: 'notInCommand' });
    hands.press(drone, 'Survey Drone');
    hands.press(document.querySelector('[data-spot="mine 3"]'), 'the mine of the Alien');
    expect(props.explain).toHaveBeenLastCalledWith({ rule: 'A46', why: 'alienIsThere' });
    expect(props.play).not.toHaveBeenCalled();
  });

  it('A48 says that nothing is due where nobody fights', () => {
    const props = boardOf(
      {
        humans: ['Alpha', 'Echo'],
        first: 'Alpha',
        at: 'combat',
        mines: { F2: 1, M5: 3 },
        crews: { Alpha: { at: { F2: 1, M5: 1, 'Echo N': 1 } }, Echo: { at: { F2: 1, M5: 1, defence: 1 } } },
      },
      'Alpha',
    );
    hands.press(document.querySelector('[data-spot="mine 4"]'), 'M5');
    expect(props.explain).toHaveBeenLastCalledWith(expect.objectContaining({ rule: 'A48' }));
  });
});

describe('on the map', () => {
  it('A21 a press on a facing of one’s own base stores the cube in hand in its innermost free slot', () => {
    const props = boardOf(
      {
        humans: ['Alpha', 'Echo'],
        at: 'deposit',
        crews: { Alpha: { haul: { blue: 1, green: 1 }, stored: { N: ['green'] } } },
      },
      'Alpha',
    );
    hands.press(document.querySelector('[aria-pressed][data-thing="cube 0"]'), 'the green cube');
    hands.press(hands.spotOn('Alpha N', 0), 'the north');
    expect(props.play).toHaveBeenLastCalledWith({
      seat: 0,
      move: { do: 'store', facing: 'N', slot: 2, colour: 'green' },
    });
  });

  it('A48 a press on a place where a fight is due leads to its entry', () => {
    boardOf(
      {
        humans: ['Alpha', 'Echo'],
        first: 'Alpha',
        at: 'combat',
        mines: { F2: 1 },
        crews: { Alpha: { at: { F2: 1, 'Echo N': 1 } }, Echo: { at: { F2: 1, defence: 1 } } },
      },
      'Alpha',
    );
    hands.press(hands.spotOn('Echo N', 0), 'the raid');
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/Base Echo/);
  });

  it('A42 passing set in advance answers for this round, and only questions for cards', () => {
    const given: Given = {
      humans: ['Alpha', 'Echo'],
      first: 'Alpha',
      at: 'command',
      crews: { Alpha: { hand: ['toxin'] } },
    };
    const props = boardOf(given, 'Alpha');
    hands.press(screen.getByRole('checkbox'), 'pass by myself');
    expect(props.play).toHaveBeenLastCalledWith({ seat: 0, move: { do: 'pass' } }, 'sure');
    cleanup();
    const planner = boardOf({ ...given, at: 'plan' }, 'Alpha');
    hands.press(screen.getByRole('checkbox'), 'pass by myself');
    expect(planner.play).not.toHaveBeenCalled();
  });
});

describe('keys', () => {
  it('the map is one stop for the Tab key', () => {
    boardOf(planning, 'Alpha');
    const spots = [...document.querySelectorAll<HTMLElement>('[data-spot]')];
    expect(spots.filter((one) => one.tabIndex === 0)).toHaveLength(1);
    act(() => spots[3]?.focus());
    expect(document.activeElement).toBe(spots[3]);
    expect(spots.filter((one) => one.tabIndex === 0)).toEqual([spots[3]]);
  });
});
