/** A box as the rules read it: zones and bases clockwise, locations by number, cards by id. */
import type { Box, Components } from '@accretion/engine';
import { type Colour, type Content, colours, type Effect, facings, type OrderBox } from './content.ts';

interface Zone {
  readonly mine: string;
  readonly colour: Colour;
  /** The base in this zone, -1 for none. */
  readonly base: number;
}

export interface ActionCard {
  /** Its kind: copies of one kind are all alike. */
  readonly kind: string;
  readonly command: Effect | null;
  readonly combat: Effect | null;
}

export interface ResourceCard {
  readonly alien: number;
  /** Cubes by zone. */
  readonly cubes: readonly number[];
  readonly crossed: readonly number[];
}

export interface Board {
  readonly content: Content;
  readonly components: Components;
  /** Clockwise from zone 1, which has number 0 here. */
  readonly zones: readonly Zone[];
  /** Clockwise by zone. */
  readonly bases: readonly { readonly name: string; readonly zone: number }[];
  /** Every location of the map by name: mines, facings of bases, a crew's own centre, the camp. */
  readonly places: readonly string[];
  readonly defence: number;
  readonly camp: number;
  readonly points: Readonly<Record<Colour, number>>;
  /** From the most valuable colour to the least. */
  readonly byValue: readonly Colour[];
  readonly actions: readonly ActionCard[];
  readonly resources: readonly ResourceCard[];
  /** AI cards, row by row. */
  readonly orders: readonly (readonly (readonly OrderBox[])[])[];
  /** The location of this name, -1 for none. */
  place(name: string): number;
  base(name: string): number;
}

export function boardOf(box: Box<Content>): Board {
  const { content } = box;
  const mines = Object.entries(content.mines).sort(([, a], [, b]) => a.zone - b.zone);
  const bases = Object.entries(content.bases)
    .map(([name, { zone }]) => ({ name, zone: zone - 1 }))
    .sort((a, b) => a.zone - b.zone);
  const zones = mines.map(([mine, { colour }], zone): Zone => {
    return { mine, colour, base: bases.findIndex((base) => base.zone === zone) };
  });
  const places = [
    ...zones.map((zone) => zone.mine),
    ...bases.flatMap(({ name }) => facings.map((facing) => `${name} ${facing}`)),
    'defence',
    'camp',
  ];
  const numbers = new Map(places.map((name, place) => [name, place]));
  const kinds = Object.keys(content.actions).sort();
  const copies = kinds.flatMap((kind) =>
    Array.from({ length: content.actions[kind]?.copies ?? 0 }, () => kind),
  );
  const actionNames = copies.map((kind, id) => `${kind}-${id - copies.indexOf(kind) + 1}`);
  const resourceNames = Object.keys(content.resources).sort();
  const orderNames = Object.keys(content.orders).sort();
  const pointsOf = (colour: Colour): number => content.cubes[colour]?.points ?? 0;
  const byZone = (cubes: Readonly<Record<string, number>>): number[] =>
    zones.map(({ mine }) => cubes[mine] ?? 0);
  return {
    content,
    components: {
      action: actionNames,
      resource: resourceNames,
      order: orderNames,
      member: 6 * Math.max(...Object.values(content.members)),
      ...Object.fromEntries(colours.map((colour) => [colour, content.cubes[colour]?.count ?? 0])),
    },
    zones,
    bases,
    places,
    defence: places.length - 2,
    camp: places.length - 1,
    points: {
      green: pointsOf('green'),
      blue: pointsOf('blue'),
      pink: pointsOf('pink'),
      orange: pointsOf('orange'),
    },
    byValue: [...colours].sort((a, b) => pointsOf(b) - pointsOf(a)),
    actions: copies.map((kind) => ({
      kind,
      command: content.actions[kind]?.command ?? null,
      combat: content.actions[kind]?.combat ?? null,
    })),
    resources: resourceNames.map((name) => {
      const card = content.resources[name] as Content['resources'][string];
      return { alien: card.alien, cubes: byZone(card.cubes), crossed: byZone(card.crossed) };
    }),
    orders: orderNames.map((name) => content.orders[name]?.rows ?? []),
    place: (name) => numbers.get(name) ?? -1,
    base: (name) => bases.findIndex((base) => base.name === name),
  };
}

export const facingCount = facings.length;

export const isMine = (board: Board, place: number): boolean => place < board.zones.length;

export const isFacing = (board: Board, place: number): boolean =>
  place >= board.zones.length && place < board.defence;

/** The location of a facing of a base. */
export const facingPlace = (board: Board, base: number, facing: number): number =>
  board.zones.length + base * facingCount + facing;

export const baseOfFacing = (board: Board, place: number): number =>
  Math.floor((place - board.zones.length) / facingCount);

export const facingOf = (board: Board, place: number): number => (place - board.zones.length) % facingCount;

export const placeName = (board: Board, place: number): string => board.places[place] ?? '';

/** The zone a location lies in; a crew's own centre lies in that of its base, the camp in none (AA24). */
export function zoneOf(board: Board, place: number, base: number): number {
  if (isMine(board, place)) return place;
  if (place === board.camp) return -1;
  return board.bases[place === board.defence ? base : baseOfFacing(board, place)]?.zone ?? -1;
}

/** The names of all cards of a kind; a card's id is its place among them. */
export function cardNames(board: Board, kind: 'action' | 'resource' | 'order'): readonly string[] {
  const names = board.components[kind];
  return typeof names === 'object' ? names : [];
}
