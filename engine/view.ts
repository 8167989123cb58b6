/**
 * Views: what a set of seats may know of a state. The declaration is turned into closures once; what is open as
 * a whole is passed on as it is, for a published state never changes. With the state and the view of a moment
 * before, what has not changed since is taken from that view: the result is the same, and quicker to compare.
 */
import { isRecord } from './json.ts';
import { type Seats, sees } from './seats.ts';
import {
  type Audience,
  children,
  type Here,
  hidden,
  isSteady,
  type Node,
  type Shape,
  seatsIn,
} from './shape.ts';

/**
 * Shows one part of a state. `then` is what was in this place a moment before, `seen` what the viewer saw of it;
 * undefined: not known. Written as a method, so that each node may take the kind of value its shape promises.
 */
type Show = {
  show(value: unknown, viewer: Seats, here: Here, then?: unknown, seen?: unknown): unknown;
}['show'];
type Scope = Audience;

/** A moment before: its state, and the view of the same viewer. */
export interface Seen<S = unknown> {
  readonly state: S;
  readonly view: unknown;
}

const asIs: Show = (value) => value;

/** Lists of '?' by length, each made once: hands, decks and piles are mostly these. */
const blanks = new Map<number, readonly string[]>();
function blank(length: number): readonly string[] {
  let list = blanks.get(length);
  if (list === undefined) {
    list = Object.freeze(Array.from({ length }, () => hidden));
    blanks.set(length, list);
  }
  return list;
}

export function viewer<T, V>(shape: Shape<T, V>): (state: T, viewer: Seats, before?: Seen<T>) => V {
  const show = compile(shape, 'nobody');
  return (state, viewer, before) =>
    show(state, viewer, { state, seat: -1, index: -1 }, before?.state, before?.view) as V;
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
    return (value, viewer, here, then, seen) =>
      viewer & (1 << here.seat) ? inner(value, viewer, here, then, seen) : hidden;
  return (value, viewer, here, then, seen) =>
    sees(viewer, seatsIn(audience, here)) ? inner(value, viewer, here, then, seen) : hidden;
}

/** Does nothing below name another audience than this one? */
function isWhole(shape: Shape<unknown>, audience: Audience): boolean {
  return children(shape.node).every(
    (child) => (child.audience === null || child.audience === audience) && isWhole(child, audience),
  );
}

function compileNode(node: Node, audience: Scope): Show {
  switch (node.is) {
    case 'maybe': {
      const of = compile(node.of, audience);
      return (value: unknown, viewer, here, then, seen) =>
        value === null ? null : of(value, viewer, here, then ?? undefined, seen ?? undefined);
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
        const shown = byTag.get(value[tag])?.(value, viewer, here);
        return { [tag]: value[tag], ...(shown as object) };
      };
    }
    case 'byName': {
      const of = compile(node.of, audience);
      return (value: Record<string, unknown>, viewer, here) =>
        Object.fromEntries(Object.entries(value).map(([name, item]) => [name, of(item, viewer, here)]));
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
  const steady = isSteady(node.of);
  return (value: readonly unknown[], viewer, here, then, seen) => {
    const past: readonly unknown[] = Array.isArray(then) && Array.isArray(seen) ? then : none;
    const known = past === none ? none : (seen as readonly unknown[]);
    const shown = new Array<unknown>(value.length);
    let isSame = known !== none && value.length === known.length;
    for (let index = 0; index < value.length; index++) {
      const item = value[index];
      if (steady && index < past.length && item === past[index]) shown[index] = known[index];
      else {
        const there: Here = { state: here.state, seat: perSeat ? index : here.seat, index };
        shown[index] = of(item, viewer, there, past[index], known[index]);
        if (shown[index] !== known[index]) isSame = false;
      }
    }
    return isSame ? known : shown;
  };
}

const none: readonly unknown[] = [];

function compileFields(fields: Readonly<Record<string, Shape<unknown>>>, audience: Scope): Show {
  const names = Object.keys(fields);
  const shows = names.map((name) => compile(fields[name] as Shape<unknown>, audience));
  const steady = names.map((name) => isSteady(fields[name] as Shape<unknown>));
  const whole: Show = (value: Record<string, unknown>, viewer, here) => {
    const shown: Record<string, unknown> = {};
    for (let i = 0; i < names.length; i++) {
      const name = names[i] as string;
      const field = value[name];
      if (field !== undefined) shown[name] = (shows[i] as Show)(field, viewer, here);
    }
    return shown;
  };
  return (value: Record<string, unknown>, viewer, here, then, seen) => {
    if (!isRecord(then) || !isRecord(seen)) return whole(value, viewer, here);
    let shown = seen;
    let i = 0;
    for (const name in value) {
      // A state has its fields in the order they are declared in; reading them in turn is quicker than by name.
      if (name !== names[i]) return whole(value, viewer, here);
      const field = value[name];
      const past = then[name];
      if (field !== past || !steady[i]) {
        if (field === undefined || past === undefined) return whole(value, viewer, here);
        const one = (shows[i] as Show)(field, viewer, here, past, seen[name]);
        if (one !== seen[name]) {
          if (shown === seen) shown = { ...seen };
          shown[name] = one;
        }
      }
      i++;
    }
    return i === names.length ? shown : whole(value, viewer, here);
  };
}
