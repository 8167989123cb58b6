/** Is a value of this shape? Each problem says where, what was expected and what was found. */

import type { Components } from './components.ts';
import { isRecord, pathText } from './json.ts';
import { asText, type Problem, problemAt } from './problems.ts';
import { fieldsOf, type Node, type Shape } from './shape.ts';

/** Nobody reads more, and a million faults must not be answered with a million sentences. */
const mostTold = 200;

/** What is wrong with a value, the first faults of many; empty = it fits. Components tell how far ids go. */
export function problems(shape: Shape<unknown>, value: unknown, components: Components = {}): Problem[] {
  return inspected(shape, value, { components, most: mostTold, path: [], found: [] });
}

export function fits<T, V>(shape: Shape<T, V>, value: unknown, components: Components = {}): value is T {
  return inspected(shape, value, { components, most: 1, path: [], found: [] }).length === 0;
}

interface Inspection {
  readonly components: Components;
  /** So many problems are enough. */
  readonly most: number;
  /** Where we are: grows and shrinks with the walk, so that what fits costs no copies. */
  readonly path: (string | number)[];
  readonly found: Problem[];
}

function inspected(shape: Shape<unknown>, value: unknown, inspection: Inspection): Problem[] {
  examine(shape, value, inspection);
  return inspection.found;
}

function examine({ node }: Shape<unknown>, value: unknown, inspection: Inspection): void {
  const { path, found, most } = inspection;
  const fault = faultOf(node, value, inspection.components);
  if (fault !== null) found.push(problemAt(pathText(path), fault[0], value, fault[1]));
  switch (node.is) {
    case 'maybe':
      if (value !== null) examine(node.of, value, inspection);
      return;
    case 'list':
      if (!Array.isArray(value)) return;
      for (let index = 0; index < value.length && found.length < most; index++)
        below(node.of, value[index], index, inspection);
      return;
    case 'byName':
      if (!isRecord(value)) return;
      for (const name of Object.keys(value)) {
        if (found.length >= most) return;
        below(node.of, value[name], name, inspection);
      }
      return;
    case 'record':
      if (isRecord(value)) examineFields(node, node.fields, value, inspection);
      return;
    case 'either': {
      if (!isRecord(value)) return;
      const fields = fieldsOf(node, value);
      if (fields !== null) return examineFields(node, fields, value, inspection);
      const options = Object.keys(node.cases).map(asText).join(', ');
      found.push(problemAt(pathText([...path, node.tag]), 'oneOf', value[node.tag], { options }));
      return;
    }
    default:
  }
}

function below(shape: Shape<unknown>, value: unknown, key: string | number, inspection: Inspection): void {
  inspection.path.push(key);
  examine(shape, value, inspection);
  inspection.path.pop();
}

/** What is wrong with a value itself, whatever lies in it. */
function faultOf(node: Node, value: unknown, components: Components): Expected | null {
  switch (node.is) {
    case 'int':
    case 'count':
    case 'card':
    case 'ref': {
      const [min, max] = rangeOf(node, components);
      const isFine = Number.isSafeInteger(value) && (value as number) >= min && (value as number) <= max;
      return isFine ? null : rangeProblem(node, min, max);
    }
    case 'flag':
      return typeof value === 'boolean' ? null : ['flag', {}];
    case 'text':
      return typeof value === 'string' && value.length <= node.max ? null : ['text', { max: node.max }];
    case 'oneOf':
      return node.options.some((option) => option === value)
        ? null
        : ['oneOf', { options: node.options.map(asText).join(', ') }];
    case 'maybe':
      return null;
    case 'list':
      if (!Array.isArray(value)) return ['list', {}];
      return value.length < node.min || value.length > node.max ? sizeProblem(node.min, node.max) : null;
    case 'byName':
    case 'record':
      return isRecord(value) ? null : [node.is, {}];
    case 'either':
      return isRecord(value) ? null : ['either', { tag: node.tag }];
    case 'agenda':
      return isRecord(value) && Array.isArray(value['stack']) && Array.isArray(value['lanes'])
        ? null
        : ['agenda', {}];
  }
}

/** The fields of a record, or of one of several; what tells those apart is not a field. */
function examineFields(
  node: Extract<Node, { is: 'record' | 'either' }>,
  fields: Readonly<Record<string, Shape<unknown>>>,
  value: Record<string, unknown>,
  inspection: Inspection,
): void {
  const { path, found, most } = inspection;
  for (const name of Object.keys(fields)) {
    const child = fields[name];
    if (child === undefined || (value[name] === undefined && node.optional.includes(name))) continue;
    if (found.length >= most) return;
    below(child, value[name], name, inspection);
  }
  const tag = node.is === 'either' ? node.tag : null;
  for (const name of Object.keys(value)) {
    if (found.length >= most) return;
    if (name !== tag && !Object.hasOwn(fields, name)) {
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
