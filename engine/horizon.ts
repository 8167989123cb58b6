/**
 * The horizon of undo. A move binds its mover when it used chance or taught somebody something: the mover anything
 * at all, another seat a secret that was not the mover's own to show. Read off the declaration, so games code
 * nothing for it. It also binds its mover when it lets others begin something in secret.
 */
import { openStep } from './agenda.ts';
import type { State } from './game.ts';
import { isRecord, sameJson } from './json.ts';
import { everybody, has, nobody, only, type Seat, type Seats } from './seats.ts';
import { type Audience, fieldsOf, type Here, isSteady, type Shape, seatsIn } from './shape.ts';
import type { Steps } from './umpire.ts';

/**
 * Was this the last answer to a question that was not the mover's alone? Then the answers of all are out, and even
 * that somebody gave none is known. Where one answer is enough, nobody else's is out.
 */
export function closesForAll<S extends State, M>(
  steps: Steps<S, M>,
  before: S,
  after: S,
  mover: Seat,
): boolean {
  const step = openStep(before.agenda, mover);
  const handler = step && steps[step.do];
  if (step === undefined || !handler?.owes || handler.anyone || step.seat === mover) return false;
  const { owes } = handler;
  if (!sameJson(openStep(after.agenda, mover), step)) return true;
  return (owes(after, step) & ~owes(before, step) & ~only(mover)) !== nobody;
}

/** Does a move let another seat be asked something it may do in secret? It may have begun, and nobody may know. */
export function opensSecretWork<S extends State, M>(
  steps: Steps<S, M>,
  before: S,
  after: S,
  mover: Seat,
  seats: number,
): boolean {
  for (let seat: Seat = 0; seat < seats; seat++) {
    const step = seat === mover ? undefined : openStep(after.agenda, seat);
    if (step === undefined || !steps[step.do]?.inSecret) continue;
    if (!sameJson(openStep(before.agenda, seat), step)) return true;
  }
  return false;
}

/**
 * Who sees each secret of a state: components by kind and id, wherever they lie; other values by their place. What
 * lies in both states in the same place, for the same eyes, is left out of both.
 */
interface Secrets {
  /** Where we are, as a stack; written out only where a secret lies. */
  readonly path: (string | number)[];
  readonly cards: Map<string, Map<number, Seats>>;
  readonly values: Map<string, { readonly seen: Seats; readonly value: unknown }>;
}

/** Did this move teach somebody something that binds its mover? */
export type Binds = (before: object, after: object, mover: Seat, seats: number) => boolean;

export function horizonOf(shape: Shape<unknown>): Binds {
  const scan = scanOf(shape, null, true);
  const secretsOf = (state: object, other: object): Secrets => {
    const secrets: Secrets = { path: [], cards: new Map(), values: new Map() };
    scan?.(state, { state, seat: -1, index: -1 }, null, secrets, other);
    return secrets;
  };
  return (before, after, mover, seats) => {
    const then = secretsOf(before, after);
    const now = secretsOf(after, before);
    for (const [kind, seen] of now.cards) {
      const earlier = then.cards.get(kind);
      if (earlier === undefined) continue;
      for (const [id, sees] of seen) if (binds(earlier.get(id), sees, mover, seats)) return true;
    }
    for (const [place, { seen, value }] of now.values) {
      const earlier = then.values.get(place);
      if (binds(earlier?.seen, seen, mover, seats)) return true;
      // A secret of others that is another now was used: what came of it is there to see.
      if (earlier !== undefined && !has(earlier.seen, mover) && !sameJson(earlier.value, value)) return true;
    }
    for (const [place, { seen }] of then.values) if (!has(seen, mover) && !now.values.has(place)) return true;
    return false;
  };
}

/** Is something that was seen by these seats, and now by those, news to the mover, or another's secret told? */
function binds(then: Seats | undefined, now: Seats, mover: Seat, seats: number): boolean {
  if (then === undefined || then === now) return false; // what is new is made of what was there
  const learn = now & ~then;
  for (let seat: Seat = 0; seat < seats; seat++) {
    if (has(learn, seat) && (seat === mover || !has(then, mover))) return true;
  }
  return false;
}

/** `other` is what lies in this place of the other state. */
type Scan = (value: unknown, here: Here, outer: Seats | null, out: Secrets, other: unknown) => void;

/** Notes the secrets of a value; null where there can be none. What holds no component is noted as a whole. */
function scanOf(shape: Shape<unknown>, outer: Audience | null, isSteadyAbove: boolean): Scan | null {
  const audience = shape.audience ?? outer;
  const inner = scanInside(shape, audience, isSteadyAbove && typeof shape.audience !== 'function');
  const secret = audience !== 'everybody' && audience !== null;
  if (inner === null && !secret) return null;
  const canSkip = isSteadyAbove && isSteady(shape);
  return (value, here, above, out, other) => {
    if (canSkip && value === other) return;
    const seen = shape.audience === null ? above : seatsIn(shape.audience, here) & (above ?? everybody);
    if (inner === null) out.values.set(out.path.join('.'), { seen: seen ?? nobody, value });
    else inner(value, here, seen, out, other);
  };
}

/** Notes what lies inside, where there are components or other audiences; null where there are none. */
function scanInside(shape: Shape<unknown>, audience: Audience | null, isSteadyAbove: boolean): Scan | null {
  const { node } = shape;
  switch (node.is) {
    case 'card':
      return (value, _here, seen, out) => noteCard(out, node.kind, value as number, seen ?? nobody);
    case 'maybe': {
      const of = holds(node.of) ? scanOf(node.of, audience, isSteadyAbove) : null;
      return (
        of &&
        ((value, here, seen, out, other) => (value === null ? undefined : of(value, here, seen, out, other)))
      );
    }
    case 'list': {
      const of = holds(node.of) ? scanOf(node.of, audience, isSteadyAbove) : null;
      const { perSeat } = node;
      return (
        of &&
        ((value, here, seen, out, other) => {
          const list = value as readonly unknown[];
          const others: readonly unknown[] = Array.isArray(other) ? other : [];
          for (let index = 0; index < list.length; index++) {
            const there: Here = { state: here.state, seat: perSeat ? index : here.seat, index };
            out.path.push(index);
            of(list[index], there, seen, out, others[index]);
            out.path.pop();
          }
        })
      );
    }
    case 'byName': {
      const of = holds(node.of) ? scanOf(node.of, audience, isSteadyAbove) : null;
      return (
        of &&
        ((value, here, seen, out, other) => {
          const others = isRecord(other) ? other : {};
          for (const [name, item] of Object.entries(value as object)) {
            out.path.push(name);
            of(item, here, seen, out, others[name]);
            out.path.pop();
          }
        })
      );
    }
    case 'record':
    case 'either':
      return holds(shape) ? scanFields(shape, audience, isSteadyAbove) : null;
    default:
      return null;
  }
}

/** Does a component lie in here, or does something name an audience of its own? */
function holds(shape: Shape<unknown>): boolean {
  const { node } = shape;
  const inside = (child: Shape<unknown>): boolean => child.audience !== null || holds(child);
  switch (node.is) {
    case 'card':
      return true;
    case 'maybe':
    case 'list':
    case 'byName':
      return inside(node.of);
    case 'record':
      return Object.values(node.fields).some(inside);
    case 'either':
      return Object.values(node.cases).some((fields) => Object.values(fields).some(inside));
    default:
      return shape.audience !== null;
  }
}

function noteCard({ cards }: Secrets, kind: string, id: number, seen: Seats): void {
  const known = cards.get(kind);
  if (known === undefined) cards.set(kind, new Map([[id, seen]]));
  else known.set(id, seen);
}

/** The fields that hold secrets, for each case of a shape. */
function scanFields(shape: Shape<unknown>, audience: Audience | null, isSteadyAbove: boolean): Scan | null {
  const { node } = shape;
  const cases = node.is === 'either' ? Object.values(node.cases) : node.is === 'record' ? [node.fields] : [];
  const scans = new Map<object, readonly (readonly [string, Scan])[]>();
  for (const fields of cases) {
    const inside = Object.entries(fields).flatMap(([name, child]) => {
      const scan = scanOf(child, audience, isSteadyAbove);
      return scan === null ? [] : [[name, scan] as const];
    });
    if (inside.length > 0) scans.set(fields, inside);
  }
  if (scans.size === 0) return null;
  return (value, here, seen, out, other) => {
    const fields = fieldsOf(node, value);
    const others = isRecord(other) ? other : {};
    for (const [name, scan] of (fields && scans.get(fields)) ?? []) {
      const item = (value as Record<string, unknown>)[name];
      if (item === undefined) continue;
      out.path.push(name);
      scan(item, here, seen, out, others[name]);
      out.path.pop();
    }
  };
}
