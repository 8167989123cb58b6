/**
 * Shapes: what a value looks like, declared once. A game declares its state, its moves, its options, its events
 * and its content this way; the engine reads the declaration for everything that would otherwise be written
 * again by hand: views, validation, names, conservation of components, who has learned what.
 *
 * `Shape<T, V>`: T is the value itself, V what a viewer may get instead of it. Whatever is not for everybody may
 * arrive as '?'.
 *
 * **Secrecy.** An audience stands on a shape with `open` or `seenBy`. Below it everything has the same audience
 * unless it names a narrower one. What stands under no audience at all is seen by nobody. On a list an audience
 * hides contents and count; on the list's element it hides the contents alone.
 */
import type { Agenda } from './agenda.ts';
import type { Seat, Seats } from './seats.ts';

export const hidden = '?';
export type Hidden = typeof hidden;

/** Where in a state we are: what an audience may depend on. */
export interface Here<S = unknown> {
  readonly state: S;
  /** The seat whose things these are: the place in the nearest `bySeat` above; -1 outside. */
  readonly seat: Seat;
  /** The place in the nearest list above; -1 outside. */
  readonly index: number;
}

/** `owner` is the seat of the nearest `bySeat` above. A function returns a set of seats, or `everybody`. */
export type Audience = 'everybody' | 'nobody' | 'owner' | ((here: Here<never>) => Seats);

export type Node =
  | { readonly is: 'int'; readonly min: number; readonly max: number }
  | { readonly is: 'flag' }
  | { readonly is: 'text'; readonly max: number }
  | { readonly is: 'oneOf'; readonly options: readonly (string | number)[] }
  | { readonly is: 'card'; readonly kind: string } // a component lies here
  | { readonly is: 'ref'; readonly kind: string } // a component is meant, wherever it lies
  | { readonly is: 'count'; readonly kind: string } // so many components that are all alike lie here
  | { readonly is: 'maybe'; readonly of: Shape<unknown> }
  | {
      readonly is: 'list';
      readonly of: Shape<unknown>;
      readonly perSeat: boolean;
      readonly sorted: boolean;
      readonly min: number;
      readonly max: number;
      readonly home: boolean;
    }
  | { readonly is: 'record'; readonly fields: Fields; readonly optional: readonly string[] }
  | {
      readonly is: 'either';
      readonly tag: string;
      readonly cases: Readonly<Record<string, Fields>>;
      readonly optional: readonly string[];
    }
  | { readonly is: 'byName'; readonly of: Shape<unknown> }
  | { readonly is: 'agenda' };

type Fields = Readonly<Record<string, Shape<unknown>>>;

export interface Shape<T, V = T> {
  readonly node: Node;
  readonly audience: Audience | null;
  /** Never there; carries the two types. */
  readonly types?: { readonly value: T; readonly view: V };
}

export type ValueOf<X> = X extends Shape<infer T, unknown> ? T : never;
export type ViewOf<X> = X extends Shape<unknown, infer V> ? V : never;

const make = <T, V = T>(node: Node): Shape<T, V> => ({ node, audience: null });

export const int = (min = Number.MIN_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER): Shape<number> =>
  make({ is: 'int', min, max });
export const flag = (): Shape<boolean> => make({ is: 'flag' });
export const text = (max: number): Shape<string> => make({ is: 'text', max });
export const oneOf = <const A extends readonly (string | number)[]>(...options: A): Shape<A[number]> =>
  make({ is: 'oneOf', options });

/** A place that holds one component of this kind, by its id. */
export const card = (kind: string): Shape<number> => make({ is: 'card', kind });
/** Means a component by its id, without holding it. */
export const ref = (kind: string): Shape<number> => make({ is: 'ref', kind });
/** A number of components that are all alike. */
export const count = (kind: string): Shape<number> => make({ is: 'count', kind });

export const maybe = <T, V>(of: Shape<T, V>): Shape<T | null, V | null> => make({ is: 'maybe', of });

const listNode = (of: Shape<unknown>, more: Partial<Extract<Node, { is: 'list' }>> = {}): Node => ({
  is: 'list',
  of,
  perSeat: false,
  sorted: false,
  home: false,
  min: 0,
  max: Number.MAX_SAFE_INTEGER,
  ...more,
});

/** Things in an order that means something. */
export const list = <T, V>(
  of: Shape<T, V>,
  min = 0,
  max = Number.MAX_SAFE_INTEGER,
): Shape<readonly T[], readonly V[]> => make(listNode(of, { min, max }));

/** One entry per seat; what lies in it belongs to that seat. */
export const bySeat = <T, V>(of: Shape<T, V>): Shape<T[], readonly V[]> =>
  make(listNode(of, { perSeat: true }));

/** Components whose order means nothing: kept sorted by id, so that neither order nor history tells anything. */
export const pile = (kind: string): Shape<readonly number[]> => make(listNode(card(kind), { sorted: true }));

/** A pile of which everybody may know the size, and only `contents` what lies in it. */
export const closedPile = (
  kind: string,
  contents: Audience,
): Shape<readonly number[], readonly (number | Hidden)[]> =>
  make(listNode(seenBy(contents, card(kind)), { sorted: true }));

/** The closed pile a component comes from and goes back to when a scenario moves things about: the draw deck. */
export const stock = (kind: string): Shape<readonly number[], readonly (number | Hidden)[]> =>
  make(listNode(seenBy('nobody', card(kind)), { sorted: true, home: true }));

type Values<F> = { -readonly [K in keyof F]: ValueOf<F[K]> };
type Views<F> = { readonly [K in keyof F]: ViewOf<F[K]> };

export const record = <F extends Fields>(fields: F): Shape<Values<F>, Views<F>> =>
  make({ is: 'record', fields, optional: [] });

/** A record of which these further fields may be missing. */
export const recordWith = <F extends Fields, O extends Fields>(
  fields: F,
  optional: O,
): Shape<Values<F> & Partial<Values<O>>, Views<F> & Partial<Views<O>>> =>
  make({ is: 'record', fields: { ...fields, ...optional }, optional: Object.keys(optional) });

/** One of several records, told apart by the text in their `tag` field. */
export const either = <const K extends string, C extends Readonly<Record<string, Fields>>>(
  tag: K,
  cases: C,
): Shape<{ [N in keyof C]: Readonly<{ [T in K]: N } & Values<C[N]>> }[keyof C]> =>
  make({ is: 'either', tag, cases, optional: [] });

/** One of several records, in each of which these further fields may stand or be missing. */
export const eitherWith = <
  const K extends string,
  C extends Readonly<Record<string, Fields>>,
  O extends Fields,
>(
  tag: K,
  cases: C,
  optional: O,
): Shape<
  { [N in keyof C]: Readonly<{ [T in K]: N } & Values<C[N]> & Partial<Values<Omit<O, keyof C[N]>>>> }[keyof C]
> =>
  make({
    is: 'either',
    tag,
    cases: Object.fromEntries(
      Object.entries(cases).map(([name, fields]) => [name, { ...optional, ...fields }]),
    ),
    optional: Object.keys(optional),
  });

export const byName = <T, V>(
  of: Shape<T, V>,
): Shape<Readonly<Record<string, T>>, Readonly<Record<string, V>>> => make({ is: 'byName', of });

/** The agenda of a state. It is public: secrets lie in the state, a step only says who decides what. */
export const agenda = (): Shape<Agenda> => ({ node: { is: 'agenda' }, audience: 'everybody' });

/** For everybody, spectators included. */
export const open = <T, V>(shape: Shape<T, V>): Shape<T, V> => ({ ...shape, audience: 'everybody' });

/** For this audience alone; everybody else gets '?'. */
export const seenBy = <T, V>(audience: Audience, shape: Shape<T, V>): Shape<T, V | Hidden> => ({
  ...shape,
  audience,
});

/** The seats an audience stands for at this place. */
export function seatsIn(audience: Audience, here: Here): Seats {
  switch (audience) {
    case 'everybody':
      return -1;
    case 'nobody':
      return 0;
    case 'owner':
      return 1 << here.seat;
    default:
      return audience(here as Here<never>);
  }
}

/** The fields a value of this node has; for one of several records, those of its case. */
export function fieldsOf(node: Node, value: unknown): Fields | null {
  if (node.is === 'record') return node.fields;
  if (node.is !== 'either') return null;
  const name = (value as Record<string, unknown> | null)?.[node.tag];
  return typeof name === 'string' && Object.hasOwn(node.cases, name) ? (node.cases[name] ?? null) : null;
}

/** Is it seen by the same seats whatever else the state holds? */
export const isSteady = (shape: Shape<unknown>): boolean =>
  typeof shape.audience !== 'function' && children(shape.node).every(isSteady);

/** What stands directly below. */
export function children(node: Node): readonly Shape<unknown>[] {
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
