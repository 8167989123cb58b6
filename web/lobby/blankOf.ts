import type { Json, Shape } from '@accretion/engine';

/** The plainest value of a shape, to start filling in from. */
export function blankOf({ node }: Shape<unknown>): Json {
  switch (node.is) {
    case 'int':
      return Math.max(0, node.min);
    case 'flag':
      return false;
    case 'text':
      return '';
    case 'oneOf':
      return node.options[0] ?? '';
    case 'list':
      return Array.from({ length: node.min }, () => blankOf(node.of));
    case 'record':
      return blankFields(node.fields, node.optional);
    case 'byName':
      return {};
    case 'either': {
      const [first] = Object.entries(node.cases);
      if (first === undefined) return null;
      return { [node.tag]: first[0], ...blankFields(first[1], node.optional) };
    }
    default:
      return null;
  }
}

/** The fields that must be there, each as plain as can be. */
export const blankFields = (
  fields: Readonly<Record<string, Shape<unknown>>>,
  optional: readonly string[] = [],
): Record<string, Json> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([name]) => !optional.includes(name))
      .map(([name, shape]) => [name, blankOf(shape)]),
  );
