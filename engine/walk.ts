/**
 * One way to walk a value along its shape, with the audience of every place. Conservation, who has learned what,
 * scenarios and the test kit all read states through it. Not for hot paths.
 */
import type { Path } from './json.ts';
import { everybody, nobody, type Seats } from './seats.ts';
import { fieldsOf, type Here, hidden, type Node, type Shape, seatsIn } from './shape.ts';

export interface Spot {
  readonly node: Node;
  readonly value: unknown;
  readonly path: Path;
  /** Who sees this place. */
  readonly audience: Seats;
  /** The seat whose thing this is, -1 for the table's. */
  readonly owner: number;
  /** Puts another value here (in a state that is the caller's own). */
  readonly put: (value: unknown) => void;
}

/** Visits every place, outer ones first. Returning false from `visit` leaves out what lies below. */
export function walk(shape: Shape<unknown>, state: unknown, visit: (spot: Spot) => unknown): void {
  step(shape, state, [], { state, seat: -1, index: -1 }, null, () => {}, visit);
}

function step(
  shape: Shape<unknown>,
  value: unknown,
  path: Path,
  here: Here,
  outer: Seats | null,
  put: (value: unknown) => void,
  visit: (spot: Spot) => unknown,
): void {
  const { node } = shape;
  const declared = shape.audience === null ? outer : seatsIn(shape.audience, here) & (outer ?? everybody);
  const audience = declared ?? nobody;
  // Only a record without an audience leaves it to what lies below, as in a view.
  const inner = node.is === 'record' ? declared : audience;
  if (visit({ node, value, path, audience, owner: here.seat, put }) === false) return;
  if (value === hidden || value === null || value === undefined) return;
  const below = (child: Shape<unknown>, item: unknown, key: string | number, there: Here): void => {
    const set = (next: unknown): void => {
      (value as Record<string | number, unknown>)[key] = next;
    };
    step(child, item, [...path, key], there, inner, set, visit);
  };
  switch (node.is) {
    case 'maybe':
      return step(node.of, value, path, here, inner, put, visit);
    case 'list':
      (value as readonly unknown[]).forEach((item, index) => {
        below(node.of, item, index, { state: here.state, seat: node.perSeat ? index : here.seat, index });
      });
      return;
    case 'byName':
      for (const [name, item] of Object.entries(value as object)) below(node.of, item, name, here);
      return;
    case 'record':
    case 'either':
      for (const [name, child] of Object.entries(fieldsOf(node, value) ?? {})) {
        const item = (value as Record<string, unknown>)[name];
        if (item !== undefined) below(child, item, name, here);
      }
      return;
    default:
  }
}

/** The shape of what lies at a path, or null. */
export function shapeAt(shape: Shape<unknown>, path: Path): Shape<unknown> | null {
  let here: Shape<unknown> | undefined = shape;
  for (const key of path) {
    if (here?.node.is === 'maybe') here = here.node.of;
    if (here === undefined) return null;
    const { node }: Shape<unknown> = here;
    if (node.is === 'list' || node.is === 'byName') here = node.of;
    else if (node.is === 'record') here = node.fields[String(key)];
    else return null;
  }
  return here ?? null;
}
