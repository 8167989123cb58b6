/** Is a value of this shape? Each problem says where, what was expected and what was found. */

import type { Components } from './components.ts';
import { isRecord, type Path, pathText } from './json.ts';
import { asText, type Problem, problemAt } from './problems.ts';
import type { Node, Shape } from './shape.ts';

/** Nobody reads more; whoever sends a million faults must not get a million sentences. */
const mostTold = 200;

/** What is wrong with a value, the first faults of many; empty = it fits. Components tell how far ids go. */
export function problems(shape: Shape<unknown>, value: unknown, components: Components = {}): Problem[] {
  const found: Problem[] = [];
  examine(shape, value, [], components, found);
  return found;
}

export function fits<T, V>(shape: Shape<T, V>, value: unknown, components: Components = {}): value is T {
  return problems(shape, value, components).length === 0;
}

function examine(
  shape: Shape<unknown>,
  value: unknown,
  path: Path,
  components: Components,
  found: Problem[],
): void {
  const wrong = (why: string, values?: Problem['values']): void => {
    found.push(problemAt(pathText(path), why, value, values));
  };
  const below = (child: Shape<unknown>, item: unknown, key: string | number): void => {
    if (found.length < mostTold) examine(child, item, [...path, key], components, found);
  };
  const { node } = shape;
  switch (node.is) {
    case 'int':
    case 'count':
    case 'card':
    case 'ref': {
      const [min, max] = rangeOf(node, components);
      if (!Number.isSafeInteger(value) || (value as number) < min || (value as number) > max) {
        wrong(...rangeProblem(node, min, max));
      }
      return;
    }
    case 'flag':
      if (typeof value !== 'boolean') wrong('flag');
      return;
    case 'text':
      if (typeof value !== 'string' || value.length > node.max) wrong('text', { max: node.max });
      return;
    case 'oneOf':
      if (!node.options.some((option) => option === value))
        wrong('oneOf', { options: node.options.map(asText).join(', ') });
      return;
    case 'maybe':
      if (value !== null) examine(node.of, value, path, components, found);
      return;
    case 'list':
      if (!Array.isArray(value)) return wrong('list');
      if (value.length < node.min || value.length > node.max) wrong(...sizeProblem(node.min, node.max));
      value.forEach((item, index) => {
        below(node.of, item, index);
      });
      return;
    case 'byName':
      if (!isRecord(value)) return wrong('byName');
      for (const [name, item] of Object.entries(value)) below(node.of, item, name);
      return;
    case 'record':
      if (!isRecord(value)) return wrong('record');
      examineFields(node.fields, node.optional, value, path, components, found);
      return;
    case 'either': {
      if (!isRecord(value)) return wrong('either', { tag: node.tag });
      const name = value[node.tag];
      const fields =
        typeof name === 'string' && Object.hasOwn(node.cases, name) ? node.cases[name] : undefined;
      if (fields === undefined) {
        const options = Object.keys(node.cases).map(asText).join(', ');
        found.push(problemAt(pathText([...path, node.tag]), 'oneOf', name, { options }));
        return;
      }
      const { [node.tag]: _, ...rest } = value;
      examineFields(fields, [], rest, path, components, found);
      return;
    }
    case 'agenda':
      if (!isRecord(value) || !Array.isArray(value['stack']) || !Array.isArray(value['lanes']))
        wrong('agenda');
  }
}

function examineFields(
  fields: Readonly<Record<string, Shape<unknown>>>,
  optional: readonly string[],
  value: Record<string, unknown>,
  path: Path,
  components: Components,
  found: Problem[],
): void {
  for (const [name, child] of Object.entries(fields)) {
    if (value[name] === undefined && optional.includes(name)) continue;
    examine(child, value[name], [...path, name], components, found);
  }
  for (const name of Object.keys(value)) {
    if (found.length >= mostTold) return;
    if (!Object.hasOwn(fields, name)) {
      const known = Object.keys(fields).join(', ');
      const why = known === '' ? 'noFields' : 'onlyFields';
      found.push({
        path: pathText([...path, name]),
        why,
        values: { fields: known, foundIs: 'unknownField' },
      });
    }
  }
}

function rangeOf(
  node: Extract<Node, { is: 'int' | 'count' | 'card' | 'ref' }>,
  components: Components,
): [number, number] {
  if (node.is === 'int') return [node.min, node.max];
  const all = components[node.kind];
  if (node.is === 'count') return [0, typeof all === 'number' ? all : Number.MAX_SAFE_INTEGER];
  return [0, all === undefined || typeof all === 'number' ? Number.MAX_SAFE_INTEGER : all.length - 1];
}

type Expected = readonly [why: string, values: Problem['values']];

function rangeProblem(
  node: Extract<Node, { is: 'int' | 'count' | 'card' | 'ref' }>,
  min: number,
  max: number,
): Expected {
  const isNumber = node.is === 'int' || node.is === 'count';
  const [what, values] = isNumber ? (['int', {}] as const) : (['id', { kind: node.kind }] as const);
  if (max < Number.MAX_SAFE_INTEGER) return [`${what}Range`, { ...values, min, max }];
  return min === Number.MIN_SAFE_INTEGER ? [what, values] : [`${what}From`, { ...values, min }];
}

function sizeProblem(min: number, max: number): Expected {
  if (min === max) return ['listOf', { min }];
  return max === Number.MAX_SAFE_INTEGER ? ['listFrom', { min }] : ['listRange', { min, max }];
}
