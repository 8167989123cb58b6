/** Is a value of this shape? Each problem says where and what was expected, for people. */

import type { Components } from './components.ts';
import { isRecord, isTooDeep, type Path, pathText } from './json.ts';
import type { Node, Shape } from './shape.ts';

export interface Problem {
  readonly path: string;
  readonly expected: string;
  readonly found: string;
}

export const problemText = (problem: Problem): string =>
  `${problem.path}: expected ${problem.expected}, found ${problem.found}`;

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

const inWords = (value: unknown): string => {
  if (value === undefined) return 'nothing';
  if (isTooDeep(value)) return 'something nested too deep';
  const words = JSON.stringify(value) ?? typeof value;
  return words.length > 60 ? `${words.slice(0, 57)}...` : words;
};

function examine(
  shape: Shape<unknown>,
  value: unknown,
  path: Path,
  components: Components,
  found: Problem[],
): void {
  const wrong = (expected: string): void => {
    found.push({ path: pathText(path), expected, found: inWords(value) });
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
        wrong(rangeText(node, min, max));
      }
      return;
    }
    case 'flag':
      if (typeof value !== 'boolean') wrong('true or false');
      return;
    case 'text':
      if (typeof value !== 'string' || value.length > node.max)
        wrong(`a text of at most ${node.max} characters`);
      return;
    case 'oneOf':
      if (!node.options.some((option) => option === value))
        wrong(`one of ${node.options.map(inWords).join(', ')}`);
      return;
    case 'maybe':
      if (value !== null) examine(node.of, value, path, components, found);
      return;
    case 'list':
      if (!Array.isArray(value)) return wrong('a list');
      if (value.length < node.min || value.length > node.max) wrong(sizeText(node.min, node.max));
      value.forEach((item, index) => {
        below(node.of, item, index);
      });
      return;
    case 'byName':
      if (!isRecord(value)) return wrong('a record of named entries');
      for (const [name, item] of Object.entries(value)) below(node.of, item, name);
      return;
    case 'record':
      if (!isRecord(value)) return wrong('a record');
      examineFields(node.fields, node.optional, value, path, components, found);
      return;
    case 'either': {
      if (!isRecord(value)) return wrong(`a record with "${node.tag}"`);
      const name = value[node.tag];
      const fields =
        typeof name === 'string' && Object.hasOwn(node.cases, name) ? node.cases[name] : undefined;
      if (fields === undefined) {
        const expected = `one of ${Object.keys(node.cases).map(inWords).join(', ')}`;
        found.push({ path: pathText([...path, node.tag]), expected, found: inWords(name) });
        return;
      }
      const { [node.tag]: _, ...rest } = value;
      examineFields(fields, [], rest, path, components, found);
      return;
    }
    case 'agenda':
      if (!isRecord(value) || !Array.isArray(value['stack']) || !Array.isArray(value['lanes']))
        wrong('an agenda');
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
      const expected = `only ${Object.keys(fields).join(', ') || 'nothing'}`;
      found.push({ path: pathText([...path, name]), expected, found: `an unknown field` });
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

function rangeText(
  node: Extract<Node, { is: 'int' | 'count' | 'card' | 'ref' }>,
  min: number,
  max: number,
): string {
  const what = node.is === 'int' || node.is === 'count' ? 'a whole number' : `a ${node.kind} (its id)`;
  if (max === Number.MAX_SAFE_INTEGER)
    return min === Number.MIN_SAFE_INTEGER ? what : `${what} of at least ${min}`;
  return `${what} from ${min} to ${max}`;
}

function sizeText(min: number, max: number): string {
  if (min === max) return `a list of ${min}`;
  return max === Number.MAX_SAFE_INTEGER ? `a list of at least ${min}` : `a list of ${min} to ${max}`;
}
