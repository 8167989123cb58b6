/** What a scenario takes as given: places set by path, with components trading places so that none is doubled. */
import { problems } from './check.ts';
import { type Components, kindOf, places } from './components.ts';
import type { State } from './game.ts';
import { at, type Json, type Path } from './json.ts';
import { withIds } from './names.ts';
import { problemText } from './problems.ts';
import type { Shape } from './shape.ts';
import { shapeAt, walk } from './walk.ts';

/** All that is asked of a game here: its state as declared, and its components. */
type Declared = { readonly shape: Shape<unknown>; readonly components: Components };

/** "seats.0.hand" as keys. */
export const parsePath = (path: string): Path =>
  path.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));

/** Sets a place to a value of the scenario; what is wrong with it, or null. */
export function setGiven(
  rules: Declared,
  state: State,
  text: string,
  value: Json,
  all: Readonly<Record<string, Json>>,
): string | null {
  const { shape, components } = rules;
  const path = parsePath(text);
  const place = shapeAt(shape, path);
  const holder = at(state, path.slice(0, -1));
  const key = path.at(-1);
  if (place === null || holder === undefined || key === undefined) return 'no such place in the state';
  const ids = withIds(place, value, components);
  const [misfit] = problems(place, ids, components);
  if (misfit !== undefined) return problemText(misfit);
  const named = new Set(places(place, ids).map((spot) => `${kindOf(spot)} ${spot.value}`));
  if (named.size < places(place, ids).length) return 'a component is named twice';
  const displaced = places(place, at(state, path)).filter(
    (spot) => !named.has(`${kindOf(spot)} ${spot.value}`),
  );
  const fixed = new Set(Object.keys(all).map((one) => parsePath(one).join('.')));
  takeOut(rules, state, named, text, fixed);
  (holder as Record<string | number, unknown>)[key] = ids;
  for (const spot of displaced) giveBack(rules, state, kindOf(spot), spot.value as number);
  return null;
}

/** Takes components from where they lie; a place of fixed size gets one from the stock instead. */
function takeOut(
  rules: Declared,
  state: State,
  named: ReadonlySet<string>,
  target: string,
  fixed: ReadonlySet<string>,
): void {
  const { shape } = rules;
  for (const spot of places(shape, state)) {
    const key = `${kindOf(spot)} ${spot.value}`;
    if (!named.has(key) || spot.path.join('.').startsWith(`${target}.`) || spot.path.join('.') === target)
      continue;
    const listPath = spot.path.slice(0, -1);
    const holder = listHolder(shape, state, spot.path);
    if (holder === null) {
      spot.put(null);
      continue;
    }
    const ids = (at(state, holder.path) as unknown[]).filter(
      (_, index) => index !== spot.path[holder.path.length],
    );
    const keepsSize = holder.cardsOnly && !holder.home && !fixed.has(listPath.join('.'));
    if (keepsSize) {
      const spare = fromStock(rules, state, kindOf(spot), named);
      if (spare !== null) ids.push(spare);
    }
    holder.put(holder.sorted ? (ids as number[]).sort((a, b) => a - b) : ids);
    takeOut(rules, state, named, target, fixed);
    return;
  }
}

interface Holder {
  readonly path: Path;
  readonly sorted: boolean;
  readonly home: boolean;
  readonly cardsOnly: boolean;
  readonly put: (value: unknown) => void;
}

/** The innermost list that holds this place. */
function listHolder(shape: Shape<unknown>, state: unknown, path: Path): Holder | null {
  let holder: Holder | null = null;
  walk(shape, state, (spot) => {
    const isAbove = spot.path.length < path.length && spot.path.every((key, i) => key === path[i]);
    if (isAbove && spot.node.is === 'list' && !spot.node.perSeat) {
      const { sorted, home } = spot.node;
      holder = { path: spot.path, sorted, home, cardsOnly: spot.node.of.node.is === 'card', put: spot.put };
    }
    return isAbove;
  });
  return holder;
}

function fromStock(rules: Declared, state: State, kind: string, except: ReadonlySet<string>): number | null {
  let found: number | null = null;
  walk(rules.shape, state, (spot) => {
    if (found !== null || spot.node.is !== 'list' || !spot.node.home) return;
    const ids = spot.value as readonly number[];
    if (spot.node.of.node.is !== 'card' || spot.node.of.node.kind !== kind) return;
    found = ids.find((id) => !except.has(`${kind} ${id}`)) ?? null;
    if (found !== null) spot.put(ids.filter((id) => id !== found));
  });
  return found;
}

function giveBack(rules: Declared, state: State, kind: string, id: number): void {
  walk(rules.shape, state, (spot) => {
    if (spot.node.is !== 'list' || !spot.node.home) return;
    if (spot.node.of.node.is !== 'card' || spot.node.of.node.kind !== kind) return;
    spot.put([...(spot.value as readonly number[]), id].sort((a, b) => a - b));
  });
}
