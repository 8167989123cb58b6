/**
 * Views: what a set of seats may know of a state. The declaration is turned into closures once; what is open as
 * a whole is passed on as it is, for a published state never changes.
 */
import { type Seats, sees } from './seats.ts';
import { type Audience, type Here, hidden, type Node, type Shape, seatsIn } from './shape.ts';

type Show = (value: never, viewer: Seats, here: Here) => unknown;
type Scope = Audience;

const asIs: Show = (value) => value;

/** Lists of '?' by length, made once: hands, decks and piles are mostly these. */
const blanks: (readonly string[])[] = [];
function blank(length: number): readonly string[] {
  while (blanks.length <= length)
    blanks.push(Object.freeze(Array.from({ length: blanks.length }, () => hidden)));
  return blanks[length] as readonly string[];
}

export function viewer<T, V>(shape: Shape<T, V>): (state: T, viewer: Seats) => V {
  const show = compile(shape, 'nobody');
  return (state, viewer) => show(state as never, viewer, { state, seat: -1, index: -1 }) as V;
}

function compile(shape: Shape<unknown>, outer: Scope): Show {
  const audience = shape.audience ?? outer;
  // A record that names no audience leaves it to its fields; a field that names none either is seen by nobody.
  if (shape.audience === null && audience === 'nobody' && shape.node.is === 'record') {
    return compileNode(shape.node, audience);
  }
  const inner = isWhole(shape, audience) ? asIs : compileNode(shape.node, audience);
  return audience === 'everybody' ? inner : guard(audience, inner);
}

function guard(audience: Audience, inner: Show): Show {
  if (audience === 'nobody') return () => hidden;
  if (audience === 'owner')
    return (value, viewer, here) => (viewer & (1 << here.seat) ? inner(value, viewer, here) : hidden);
  return (value, viewer, here) =>
    sees(viewer, seatsIn(audience, here)) ? inner(value, viewer, here) : hidden;
}

/** Does nothing below name another audience than this one? */
function isWhole(shape: Shape<unknown>, audience: Audience): boolean {
  return children(shape.node).every(
    (child) => (child.audience === null || child.audience === audience) && isWhole(child, audience),
  );
}

function children(node: Node): readonly Shape<unknown>[] {
  switch (node.is) {
    case 'maybe':
    case 'list':
    case 'byName':
      return [node.of];
    case 'record':
      return Object.values(node.fields);
    case 'either':
      return Object.values(node.cases).flatMap((fields) => Object.values(fields));
    default:
      return [];
  }
}

function compileNode(node: Node, audience: Scope): Show {
  switch (node.is) {
    case 'maybe': {
      const of = compile(node.of, audience);
      return (value: unknown, viewer, here) => (value === null ? null : of(value as never, viewer, here));
    }
    case 'list':
      return compileList(node, audience);
    case 'record':
      return compileFields(node.fields, audience);
    case 'either': {
      const { tag } = node;
      const cases = Object.entries(node.cases).map(
        ([name, fields]) => [name, compileFields(fields, audience)] as const,
      );
      const byTag = new Map<unknown, Show>(cases);
      return (value: Record<string, unknown>, viewer, here) => {
        const shown = byTag.get(value[tag])?.(value as never, viewer, here);
        return { [tag]: value[tag], ...(shown as object) };
      };
    }
    case 'byName': {
      const of = compile(node.of, audience);
      return (value: Record<string, unknown>, viewer, here) =>
        Object.fromEntries(
          Object.entries(value).map(([name, item]) => [name, of(item as never, viewer, here)]),
        );
    }
    default:
      return asIs;
  }
}

function compileList(node: Extract<Node, { is: 'list' }>, audience: Scope): Show {
  const elementAudience = node.of.audience;
  const perElement = typeof elementAudience === 'function';
  // The common case, a closed pile: one answer for the whole list.
  if (elementAudience !== null && !perElement && !node.perSeat && isWhole(node.of, elementAudience)) {
    if (elementAudience === 'nobody') return (value: readonly unknown[]) => blank(value.length);
    return (value: readonly unknown[], viewer, here) =>
      sees(viewer, seatsIn(elementAudience, here)) ? value : blank(value.length);
  }
  const of = compile(node.of, audience);
  const { perSeat } = node;
  return (value: readonly unknown[], viewer, here) => {
    const shown = new Array<unknown>(value.length);
    for (let index = 0; index < value.length; index++) {
      const there: Here = { state: here.state, seat: perSeat ? index : here.seat, index };
      shown[index] = of(value[index] as never, viewer, there);
    }
    return shown;
  };
}

function compileFields(fields: Readonly<Record<string, Shape<unknown>>>, audience: Scope): Show {
  const names = Object.keys(fields);
  const shows = names.map((name) => compile(fields[name] as Shape<unknown>, audience));
  return (value: Record<string, unknown>, viewer, here) => {
    const shown: Record<string, unknown> = {};
    for (let i = 0; i < names.length; i++) {
      const name = names[i] as string;
      const field = value[name];
      if (field !== undefined) shown[name] = (shows[i] as Show)(field as never, viewer, here);
    }
    return shown;
  };
}
