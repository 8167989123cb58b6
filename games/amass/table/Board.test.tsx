// @vitest-environment happy-dom
import {
  type Move as AnyMove,
  heard,
  isRefusal,
  listSeats,
  Match,
  openStep,
  optionsFor,
  preview,
  quickRng,
  type Ruleset,
  rulesetOf,
  type State,
} from '@accretion/engine';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { names, seatedAt } from '../../pieces/seated.ts';
import type { Choice, Happening, Language, TableProps } from '../../table.ts';
import { amass } from '../index.ts';
import type { Move, MoveOf, View } from '../rules/state.ts';
import type { Given } from '../testing/given.ts';
import { onXS } from '../testing/play.ts';
import { boardIn } from '../words/known.ts';
import { table as module } from './index.ts';
import { loadLater } from './later.ts';
import { spotId, spotOf } from './map/spots.ts';

const ruleset = rulesetOf(amass) as unknown as Ruleset;
const board = boardIn(ruleset);

beforeAll(loadLater);
afterEach(cleanup);

/** What the frame hands to this seat, with its calls listened to. */
function propsFor(state: State, seat: number, language: Language = 'en'): TableProps {
  return { ...seatedAt(ruleset, state, seat, language), play: vi.fn(), explain: vi.fn(), help: vi.fn() };
}

/** Every way to sit down: alone, together, with AI crews, against them. */
const modes: readonly { readonly seats: number; readonly options: object }[] = [
  { seats: 1, options: { cards: 5 } },
  { seats: 2, options: { coop: true, membersBy: 'humans', cards: 5 } },
  { seats: 1, options: { ai: 5, cards: 5 } },
  { seats: 2, options: { ai: 0, cards: 5 } },
  { seats: 2, options: { coop: true, openToPartner: true, cards: 5 } },
  { seats: 3, options: { ai: 3, cards: 5 } },
  { seats: 4, options: { cards: 5 } },
  { seats: 5, options: { cards: 5 } },
  { seats: 6, options: { cards: 5 } },
];

interface Moment {
  readonly state: State;
  readonly seat: number;
  readonly kind: string;
  readonly match: Match;
}

/** A random match, stopped whenever a seat is asked something. Plans grow more often than they shrink. */
function* moments(seed: string, { seats, options }: (typeof modes)[number]): Generator<Moment> {
  const chosen = optionsFor(amass, options, seats);
  if (!('options' in chosen)) throw new Error(chosen.why);
  const match = new Match(ruleset, { seed, seats, options: chosen.options });
  const rng = quickRng(seed.length * 31 + seats);
  while (match.toAct !== 0) {
    const seat = listSeats(match.toAct)[0] ?? 0;
    yield { state: match.state, seat, kind: openStep(match.state.agenda, seat)?.do ?? '', match };
    const moves = ruleset.moves(match.state, seat) as readonly AnyMove[];
    const forth = moves.filter(({ do: does }) => does !== 'takeBack' && does !== 'unstore');
    match.play(seat, forth[rng.below(forth.length)] as AnyMove);
  }
  yield { state: match.state, seat: 0, kind: 'end', match };
}

/** What can be used under this name. */
const usable = (name: string): readonly HTMLElement[] =>
  [...document.querySelectorAll('button')].filter(
    (one) =>
      (one.getAttribute('aria-label') ?? one.textContent) === name &&
      one.getAttribute('aria-disabled') !== 'true',
  );

function press(element: Element | null | undefined, what: string): void {
  if (!element) throw new Error(`nothing to press: ${what}`);
  fireEvent.click(element);
}

const spotOn = (at: string, base: number): Element | null =>
  document.querySelector(`[data-spot="${spotId(spotOf(board, at, base))}"]`);

/** Makes a move as a person would: picks up what it needs, then presses where it goes. */
function make({ view: given, ...props }: TableProps, { seat, move: made }: Choice, language: Language): void {
  const view = given as View;
  const move = made as Move;
  const name = module.choiceText({ seat, move }, view, ruleset, language);
  if ('card' in move && move.do !== 'choose') {
    const card = document.querySelector(`[data-thing="action ${move.card}"]`);
    if (card?.getAttribute('aria-pressed') !== 'true') press(card, `card for ${name}`);
  }
  if (move.do === 'moveMembers') return moveMembers(view, move, name);
  if (move.do === 'store')
    press(
      document.querySelector(
        `[aria-pressed][data-thing="cube ${['green', 'blue', 'pink', 'orange'].indexOf(move.colour)}"]`,
      ),
      name,
    );
  expect(usable(name).length, `${name} (${props.choices.length} choices)`).toBeGreaterThan(0);
  press(usable(name)[0], name);
}

/** A member is lifted on the map, or among those who stand together, and set down one after the other. */
function moveMembers(view: View, move: MoveOf<'moveMembers'>, name: string): void {
  const base = view.crews[move.crew]?.base ?? 0;
  const before = document.querySelectorAll('[data-from="true"]').length;
  expect(before).toBe(0);
  press(spotOn(move.from, base), name);
  if (document.querySelector('[data-from="true"]') === null) {
    const crew = move.crew < view.humans ? names[move.crew] : `AI ${board.bases[base]?.name}`;
    const group = [...document.querySelectorAll('li > button')].find((one) =>
      one.getAttribute('aria-label')?.startsWith(`Lift ${crew} at`),
    );
    press(group, `group of ${crew} for ${name}`);
  }
  for (const at of move.to) press(spotOn(at, base), `${name}: ${at}`);
  // More could follow; this is enough.
  const enough = usable(name)[0];
  if (enough?.getAttribute('data-look') === 'main') press(enough, name);
}

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
    const name = module.choiceText(choice, props.view, ruleset, language);
    expect(usable(name).length, name).toBeGreaterThan(0);
  }
  for (const choice of someOf(props.choices, 2)) {
    kinds.add(choice.move.do);
    make(props, choice, language);
    expect(props.play, JSON.stringify(choice)).toHaveBeenLastCalledWith(choice);
  }
  expect(props.explain).not.toHaveBeenCalled();
}

/** As many moments of each kind as are wanted, from matches of every mode. */
function* wantedMoments(seed: string, wanted: Record<string, number>): Generator<Moment> {
  for (let n = 0; n < 27 && Object.values(wanted).some((left) => left > 0); n++)
    for (const moment of moments(`${seed}-${n}`, modes[n % modes.length] as (typeof modes)[number])) {
      if ((wanted[moment.kind] ?? 0) <= 0) continue;
      wanted[moment.kind] = (wanted[moment.kind] ?? 0) - 1;
      yield moment;
    }
  expect(
    Object.values(wanted).every((left) => left === 0),
    JSON.stringify(wanted),
  ).toBe(true);
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
      for (const { state, seat, kind, match } of moments(`draw-${i}`, mode)) {
        if ((left[kind] ?? 0) <= 0) continue;
        left[kind] = (left[kind] ?? 0) - 1;
        const viewer = kind === 'end' ? (1 << mode.seats) - 1 : 1 << seat;
        const news = heard(match.opened.told, viewer).map((event, n): Happening => ({ n, event }));
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
        const after = preview(ruleset, props.view, props.viewer, seat, choice.move).view;
        const { rerender } = render(<module.Board {...props} />);
        rerender(<module.Board {...props} view={after} />);
        expect(document.querySelectorAll('[data-spot]').length).toBeGreaterThan(8);
        expect(document.body.textContent).not.toMatch(/undefined|NaN|\?/);
        cleanup();
      }
    }
  }, 180_000);
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
    make(props, choice, 'en');
    expect(props.play).toHaveBeenLastCalledWith(choice);
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
    make(props, choice, 'en');
    expect(props.play).toHaveBeenLastCalledWith(choice);
    expect(props.explain).not.toHaveBeenCalled();
  });

  it('A46 says why a member cannot be set somewhere', () => {
    const props = boardOf(given, 'Alpha');
    press(document.querySelector(`[data-thing="action ${idOf('secure')}"]`), 'Secure');
    press(spotOn('Echo N', 0), 'the raider');
    press(spotOn('Echo N', 0), 'where it stands');
    expect(props.explain).toHaveBeenLastCalledWith({ rule: 'A46', why: 'anotherPlace' });
    press(spotOn('Alpha N', 0), 'its own base');
    expect(props.explain).toHaveBeenLastCalledWith({ rule: 'A46', why: 'ownBase' });
  });
});

describe('what is not legal', () => {
  it('A7 says why a plan cannot be: a full mine, a taken facing, the own base, a base of nobody', () => {
    const full = { ...planning, crews: { Alpha: { plan: ['F2', 'F2', 'F2', 'Echo N'] } } };
    const props = boardOf(full, 'Alpha');
    const reasons: readonly (readonly [string, string])[] = [
      ['mine 1', 'mineIsFull'],
      [spotId(spotOf(board, 'Echo N', 0)), 'facingIsTaken'],
      [spotId(spotOf(board, 'Alpha S', 0)), 'ownBase'],
      [spotId(spotOf(board, 'Kilo W', 0)), 'baseIsEmpty'],
    ];
    for (const [spot, why] of reasons) {
      press(document.querySelector(`[data-spot="${spot}"]`), spot);
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
    press(document.querySelector('[data-slot="0 0"]'), 'the innermost slot of the north');
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
    press(stimulant, 'Stimulant');
    expect(props.explain).toHaveBeenLastCalledWith({ rule: 'A46', why: 'notInCommand' });
    press(drone, 'Survey Drone');
    press(document.querySelector('[data-spot="mine 3"]'), 'the mine of the Alien');
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
    press(document.querySelector('[data-spot="mine 4"]'), 'M5');
    expect(props.explain).toHaveBeenLastCalledWith(expect.objectContaining({ rule: 'A48' }));
  });
});

describe('on the map', () => {
  it('A21 a press on a facing of the own base stores the cube in hand in its innermost free slot', () => {
    const props = boardOf(
      {
        humans: ['Alpha', 'Echo'],
        at: 'deposit',
        crews: { Alpha: { haul: { blue: 1, green: 1 }, stored: { N: ['green'] } } },
      },
      'Alpha',
    );
    press(document.querySelector('[aria-pressed][data-thing="cube 0"]'), 'the green cube');
    press(spotOn('Alpha N', 0), 'the north');
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
    press(spotOn('Echo N', 0), 'the raid');
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
    press(screen.getByRole('checkbox'), 'pass by myself');
    expect(props.play).toHaveBeenLastCalledWith({ seat: 0, move: { do: 'pass' } });
    cleanup();
    const planner = boardOf({ ...given, at: 'plan' }, 'Alpha');
    press(screen.getByRole('checkbox'), 'pass by myself');
    expect(planner.play).not.toHaveBeenCalled();
  });
});

describe('secrets', () => {
  it('A39 A plan is drawn for its owner alone', () => {
    const play = onXS({ ...planning, crews: { Alpha: { plan: ['F2', 'Echo N'] } } });
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
    let n = 0;
    const tell = (told: Parameters<typeof heard>[0]): Happening[] =>
      heard(told, 1).map((event) => ({ n: ++n, event }));
    const { rerender } = render(
      <module.Board {...propsFor(match.state, 0)} news={tell(match.opened.told)} />,
    );
    let fights = 0;
    while ((match.state as unknown as View).round === 1 && match.toAct !== 0) {
      const seat = listSeats(match.toAct)[0] ?? 0;
      const moves = ruleset.moves(match.state, seat).filter(({ do: does }) => does !== 'takeBack');
      const places = moves.filter(({ do: does }) => does === 'place');
      const from = places.length > 0 ? places.slice(0, 3) : moves;
      const played = match.play(seat, from[rng.below(from.length)] as AnyMove);
      if (isRefusal(played)) throw new Error(played.why);
      fights += played.told.filter(({ event }) => event.did === 'pairs').length;
      rerender(<module.Board {...propsFor(match.state, 0)} news={tell(played.told)} />);
    }
    expect(fights).toBeGreaterThan(0);
    expect(screen.getByText(new RegExp(`^${fights} fights? of this round$`))).toBeDefined();
    expect(screen.getByRole('region', { name: 'Round 1 in short' })).toBeDefined();
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
