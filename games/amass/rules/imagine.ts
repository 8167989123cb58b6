/**
 * Imagining: states that agree with all a viewer knows. Hidden are the decks and hands, the resource card put back
 * or looked at, the plans of others (A39) and the slots they have set (A41).
 */
import { type Deal, dealer, has, type Rng, type Seats, type Unseen } from '@accretion/engine';
import type { Board } from './board.ts';
import { clone } from './clone.ts';
import { type Colour, colours, facings } from './content.ts';
import { whyNotThere } from './crews.ts';
import { planned } from './plan.ts';
import type { Crew, State, View } from './state.ts';
import { cubesLeft, mustStore } from './store.ts';

const seen = (ids: readonly (number | '?')[]): number[] => ids.filter((id) => id !== '?');

/** The ids of a box that are not among these. */
const others = (count: number, known: ReadonlySet<number>): number[] =>
  Array.from({ length: count }, (_, id) => id).filter((id) => !known.has(id));

export function imagine(board: Board, view: View, viewer: Seats): (rng: Rng) => State {
  const base = baseOf(board, view);
  const actions = actionDeal(board, view);
  const resources = resourceDeal(board, view);
  const isPlanning = view.agenda.stack.at(-1)?.do === 'plan';
  const isStoring = view.agenda.stack.at(-1)?.do === 'store';
  return (rng) => {
    const state = clone(base);
    actions(state, rng);
    resources(state, rng);
    for (let seat = 0; seat < state.humans; seat++) {
      const crew = state.crews[seat] as Crew;
      if (isPlanning && view.crews[seat]?.plan === '?') imaginePlan(board, state, seat, rng);
      if (isStoring && !has(viewer, seat)) imagineSetting(board, crew, rng);
      if (view.crews[seat]?.sawTop === '?')
        crew.sawTop = mayHaveSeen(state, seat) && (seat === state.first || rng.below(2) === 0);
    }
    return state;
  };
}

/** The state with what the viewer sees; the rest is filled in deal by deal. */
function baseOf(board: Board, view: View): State {
  const inUse = new Set<number>(view.usedOrders);
  for (const { order } of view.crews) if (order !== null) inUse.add(order);
  return {
    ...view,
    resources: [],
    actions: [],
    orders: others(board.orders.length, inUse),
    top: view.top === '?' ? null : view.top,
    offered: view.offered.map((id) => (id === '?' ? 0 : id)),
    crews: view.crews.map(
      (crew): Crew => ({
        ...crew,
        hand: seen(crew.hand),
        plan: crew.plan === '?' ? [] : crew.plan,
        setting: crew.setting === '?' ? [] : crew.setting,
        sawTop: crew.sawTop === '?' ? false : crew.sawTop,
      }),
    ),
  };
}

/** A38: the First Player has; others may have when they put the same card back before. */
function mayHaveSeen({ top, offered, first, round }: State, seat: number): boolean {
  if (top === null && offered.length === 0) return false;
  return seat === first || round > 1;
}

type Filling = (state: State, rng: Rng) => void;

/** Action cards nobody shows the viewer lie in the deck or in hands. */
function actionDeal(board: Board, view: View): Filling {
  const located = new Set<number>(view.discard);
  for (const crew of view.crews) for (const id of [...crew.droids, ...seen(crew.hand)]) located.add(id);
  const hidden = view.crews.flatMap((crew, seat) => (crew.hand.includes('?') ? [seat] : []));
  const sizes = [view.actions.length, ...hidden.map((seat) => view.crews[seat]?.hand.length ?? 0)];
  const all = (1 << sizes.length) - 1;
  const deal = dealer(
    sizes,
    others(board.actions.length, located).map((id): Unseen => ({ id, bins: all })),
  );
  return (state, rng) => {
    const [deck, ...hands] = deal(rng);
    state.actions = deck as number[];
    hidden.forEach((seat, i) => {
      (state.crews[seat] as Crew).hand = hands[i] as number[];
    });
  };
}

/** Resource cards: in the deck, on top of it, or before the First Player's eyes. */
function resourceDeal(board: Board, view: View): Filling {
  const located = new Set<number>([...view.played, ...seen(view.offered)]);
  if (view.current !== null) located.add(view.current);
  if (view.top !== null && view.top !== '?') located.add(view.top);
  const isTopHidden = view.top === '?';
  const places = view.offered.flatMap((id, i) => (id === '?' ? [i] : []));
  const sizes = [view.resources.length, isTopHidden ? 1 : 0, ...places.map(() => 1)];
  const all = (1 << sizes.length) - 1;
  const deal: Deal = dealer(
    sizes,
    others(board.resources.length, located).map((id): Unseen => ({ id, bins: all })),
  );
  return (state, rng) => {
    const [deck, top, ...offered] = deal(rng);
    state.resources = deck as number[];
    if (isTopHidden) state.top = top?.[0] as number;
    if (places.length === 0) return;
    const both = state.offered.slice();
    places.forEach((place, i) => {
      both[place] = offered[i]?.[0] as number;
    });
    state.offered = both;
  };
}

/** Any legal plan of a seat. */
function imaginePlan(board: Board, state: State, seat: number, rng: Rng): void {
  const crew = state.crews[seat] as Crew;
  const tally = planned(board, crew);
  const members = crew.ready ? crew.home - rng.below(2) * rng.below(crew.home + 1) : rng.below(crew.home + 1);
  for (let tries = 0, left = members; tries < 4 * members && left > 0; tries++) {
    const place = rng.below(tally.length);
    if (whyNotThere(board, state, seat, tally, place) !== null) continue;
    tally[place] = (tally[place] as number) + 1;
    left--;
  }
  const plan: string[] = [];
  tally.forEach((count, place) => {
    for (let i = 0; i < count; i++) plan.push(board.places[place] as string);
  });
  crew.plan = plan;
}

/** Any slots a seat may have set: all it must when it has said ready. */
function imagineSetting(board: Board, crew: Crew, rng: Rng): void {
  const must = mustStore(board, crew);
  const count = crew.ready ? must : rng.below(must + 1);
  const free = crew.slots.flatMap((line, facing) =>
    line.flatMap((cube, slot) => (cube === null ? [{ facing, slot }] : [])),
  );
  crew.setting = [];
  for (let i = 0; i < count; i++) {
    const left = cubesLeft(crew);
    const cubes: Colour[] = colours.flatMap((colour) => Array.from({ length: left[colour] }, () => colour));
    const colour = cubes[rng.below(cubes.length)] as Colour;
    const [at] = free.splice(rng.below(free.length), 1) as [{ facing: number; slot: number }];
    crew.setting = [...crew.setting, { ...at, colour }].sort(
      (a, b) => a.facing * facings.length * 9 + a.slot - (b.facing * facings.length * 9 + b.slot),
    );
  }
}
