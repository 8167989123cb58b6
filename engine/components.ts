/** Components: what can be told apart has an id and lies in exactly one place; what is all alike is counted. */
import { pathText } from './json.ts';
import { type Seats, sees } from './seats.ts';
import type { Shape } from './shape.ts';
import { type Spot, walk } from './walk.ts';

/** The components of a box by kind: a name for each id, or a number for what is all alike. */
export type Components = Readonly<Record<string, readonly string[] | number>>;

const isPlace = (spot: Spot): boolean => spot.node.is === 'card' && typeof spot.value === 'number';

/** Every place that holds a component. */
export function places(shape: Shape<unknown>, state: unknown): Spot[] {
  const found: Spot[] = [];
  walk(shape, state, (spot) => {
    if (isPlace(spot)) found.push(spot);
  });
  return found;
}

export const kindOf = (spot: Spot): string => (spot.node.is === 'card' ? spot.node.kind : '');

/** What is wrong with the components of a state: each id exactly once, counts add up, piles sorted. Empty = nothing. */
export function miscounted(shape: Shape<unknown>, state: unknown, components: Components): string[] {
  const faults: string[] = [];
  const where = new Map<string, string>();
  const counts = new Map<string, number>();
  walk(shape, state, (spot) => {
    const { node, value, path } = spot;
    if (node.is === 'list' && node.sorted && !isSorted(value as readonly number[])) {
      faults.push(`${pathText(path)} is a pile but not sorted: ${JSON.stringify(value)}`);
    }
    if (node.is === 'count') counts.set(node.kind, (counts.get(node.kind) ?? 0) + (value as number));
    if (!isPlace(spot)) return;
    const key = `${kindOf(spot)} ${value}`;
    const earlier = where.get(key);
    if (earlier !== undefined) faults.push(`${key} lies twice: at ${earlier} and at ${pathText(path)}`);
    where.set(key, pathText(path));
  });
  for (const [kind, all] of Object.entries(components)) {
    if (typeof all === 'number') {
      const total = counts.get(kind) ?? 0;
      if (total !== all) faults.push(`${kind}: ${total} counted, ${all} in the box`);
      continue;
    }
    all.forEach((name, id) => {
      if (!where.has(`${kind} ${id}`)) faults.push(`${kind} ${id} (${name}) lies nowhere`);
    });
  }
  return faults;
}

const isSorted = (ids: readonly number[]): boolean =>
  ids.every((id, i) => i === 0 || (ids[i - 1] as number) < id);

/** The components whose place this viewer sees, as "kind id". */
export function located(shape: Shape<unknown>, state: unknown, viewer: Seats): Set<string> {
  const known = new Set<string>();
  for (const spot of places(shape, state)) {
    if (sees(viewer, spot.audience)) known.add(`${kindOf(spot)} ${spot.value}`);
  }
  return known;
}
