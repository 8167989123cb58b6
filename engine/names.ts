/** Files for people use names where the state uses ids. The shape knows which is which. */
import type { Components } from './components.ts';
import { isRecord, type Json } from './json.ts';
import { fieldsOf, type Shape } from './shape.ts';

type Turn = (kind: string, value: unknown) => unknown;

/** The same value with the names of components instead of their ids. */
export function withNames(shape: Shape<unknown>, value: unknown, components: Components): Json {
  return turn(shape, value, (kind, id) => {
    const names = components[kind];
    return typeof id === 'number' && Array.isArray(names) ? (names[id] ?? id) : id;
  }) as Json;
}

/** The same value with ids instead of names. What isn't a name stays, for the check to point at. */
export function withIds(shape: Shape<unknown>, value: unknown, components: Components): unknown {
  return turn(shape, value, (kind, name) => {
    const names = components[kind];
    const id = typeof name === 'string' && Array.isArray(names) ? names.indexOf(name) : -1;
    return id < 0 ? name : id;
  });
}

/** The same value with every id exchanged: for worlds that differ only in what somebody cannot see. */
export function exchanged<T>(
  shape: Shape<unknown>,
  value: T,
  other: (kind: string, id: number) => number,
): T {
  return turn(shape, value, (kind, id) => (typeof id === 'number' ? other(kind, id) : id)) as T;
}

function turn(shape: Shape<unknown>, value: unknown, name: Turn): unknown {
  const { node } = shape;
  if (value === null || value === undefined) return value;
  switch (node.is) {
    case 'card':
    case 'ref':
      return name(node.kind, value);
    case 'maybe':
      return turn(node.of, value, name);
    case 'list': {
      if (!Array.isArray(value)) return value;
      const turned = value.map((item) => turn(node.of, item, name));
      return node.sorted && turned.every((id) => typeof id === 'number')
        ? turned.sort((a, b) => a - b)
        : turned;
    }
    case 'byName':
      if (!isRecord(value)) return value;
      return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, turn(node.of, item, name)]));
    case 'record':
    case 'either': {
      if (!isRecord(value)) return value;
      const fields = fieldsOf(node, value) ?? {};
      return Object.fromEntries(
        Object.entries(value).map(([key, item]) => {
          const child = Object.hasOwn(fields, key) ? fields[key] : undefined;
          return [key, child === undefined ? item : turn(child, item, name)];
        }),
      );
    }
    default:
      return value;
  }
}
