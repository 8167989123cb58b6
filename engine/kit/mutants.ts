/** Moves that are nearly right: what a slip, an old page or a cheat might send. */
import type { Rng } from '../chance.ts';
import type { Components } from '../components.ts';
import type { Move } from '../game.ts';
import { isRecord } from '../json.ts';
import { fieldsOf, type Shape } from '../shape.ts';
import { oneFrom } from './run.ts';

const nonsense: readonly unknown[] = [
  null,
  true,
  -1,
  0.5,
  'x',
  '',
  [],
  {},
  Number.NaN,
  Number.MAX_SAFE_INTEGER,
  [[]],
  '__proto__',
];

/** How far a whole number without bounds jumps at most. */
const farthest = 1_000_000;

/** Mutations of a move: each differs from it in one thing. */
export function mutants(shape: Shape<unknown>, move: Move, components: Components, rng: Rng): unknown[] {
  const found: unknown[] = [oneFrom(rng, nonsense), { ...move, extra: 1 }, { ...move, do: 'noSuchMove' }];
  const { node } = shape;
  if (node.is === 'either') {
    const others = Object.keys(node.cases).filter((name) => name !== move.do);
    if (others.length > 0) found.push({ ...move, do: oneFrom(rng, others) });
  }
  for (const [name, child] of Object.entries(fieldsOf(node, move) ?? {})) {
    const { [name]: value, ...rest } = { ...move } as Record<string, unknown>;
    found.push(rest);
    for (const other of [...others(child, value, components, rng), oneFrom(rng, nonsense)]) {
      found.push({ ...move, [name]: other });
    }
  }
  return found;
}

/** Whole numbers far from this one, within bounds: a step of any size, and anywhere at all. */
function jumps(at: number, min: number, max: number, rng: Rng): number[] {
  const lowest = Math.max(min, at - farthest);
  const highest = Math.min(max, at + farthest);
  if (highest - lowest < 4) return [];
  const digits = 1 + rng.below(String(highest - lowest).length);
  const step = (1 + rng.below(Number('1'.padEnd(digits + 1, '0')))) * (rng.below(2) === 0 ? 1 : -1);
  return [at + step, lowest + rng.below(highest - lowest + 1)].filter((to) => to >= min && to <= max);
}

/** Other values for a place of this shape. */
function others(shape: Shape<unknown>, value: unknown, components: Components, rng: Rng): unknown[] {
  const { node } = shape;
  switch (node.is) {
    case 'int': {
      const at = Number(value);
      return [at + 1, at - 1, node.min, node.max, ...jumps(at, node.min, node.max, rng)];
    }
    case 'count':
      return [Number(value) + 1, Number(value) - 1, 0];
    case 'card':
    case 'ref': {
      const all = components[node.kind];
      const size = Array.isArray(all) ? all.length : 1;
      return [rng.below(size), rng.below(size), size, Number(value) + 1];
    }
    case 'flag':
      return [value !== true];
    case 'oneOf':
      return node.options.filter((option) => option !== value).slice(0, 6);
    case 'text':
      return ['', 'x'.repeat(Math.min(node.max, 10_000) + 1)];
    case 'maybe':
      return value === null
        ? others(node.of, 0, components, rng)
        : [null, ...others(node.of, value, components, rng)];
    case 'list': {
      const items = Array.isArray(value) ? value : [];
      const [first] = items;
      const inner =
        items.length === 0
          ? []
          : others(node.of, first, components, rng).map((item) => [item, ...items.slice(1)]);
      return [[], [...items, ...items], items.slice(1), [...items].reverse(), ...inner];
    }
    case 'record':
    case 'either': {
      if (!isRecord(value)) return [];
      const fields = Object.entries(fieldsOf(node, value) ?? {});
      return fields.flatMap(([name, child]) =>
        others(child, value[name], components, rng).map((item) => ({ ...value, [name]: item })),
      );
    }
    default:
      return [];
  }
}
