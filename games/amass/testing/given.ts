/** Situations for tests, told as a player would: who sits where, what lies on the mines, who stands at what. */
import { type Json, sameJson } from '@accretion/engine';
import type { Situation } from '@accretion/engine/kit/matches';
import { content } from '../content/index.ts';
import { amass } from '../index.ts';
import { boardOf } from '../rules/board.ts';
import { type Colour, colours, facings } from '../rules/content.ts';
import type { Options } from '../rules/state.ts';

export const board = boardOf({ hash: '', content, pack: null });

type Facing = (typeof facings)[number];

/** One crew: members by location ("F2", "Echo N", "defence", "camp"), everybody else at home. */
interface CrewGiven {
  readonly at?: Readonly<Record<string, number>>;
  readonly minor?: number;
  readonly moderate?: number;
  readonly major?: number;
  /** Kinds of action cards; the second of a kind is another copy. */
  readonly hand?: readonly string[];
  readonly droids?: number;
  /** Of an AI crew; none when nobody says (AA81). */
  readonly sentries?: number;
  readonly armour?: boolean;
  readonly closed?: readonly Facing[];
  /** Cubes in slots, the innermost first. */
  readonly stored?: Readonly<Partial<Record<Facing, readonly (Colour | null)[]>>>;
  readonly haul?: Readonly<Partial<Record<Colour, number>>>;
  readonly aside?: Readonly<Partial<Record<Colour, number>>>;
  readonly plan?: readonly string[];
  readonly ready?: boolean;
}

export interface Given {
  /** Bases of the humans, in the order of their seats. */
  readonly humans: readonly string[];
  readonly ai?: readonly string[];
  readonly first?: string;
  readonly options?: Partial<Options>;
  /** The Alien's zone as printed; 4 when nobody says. */
  readonly alien?: number;
  readonly mines?: Readonly<Record<string, number>>;
  readonly crews?: Readonly<Record<string, CrewGiven>>;
  /** Cubes out of the game; the rest is the supply. */
  readonly gone?: Readonly<Partial<Record<Colour, number>>>;
  /** Further places of the state by path. */
  readonly also?: Readonly<Record<string, Json>>;
  readonly at?: string;
  readonly rolls?: readonly (number | string)[];
}

const all = (more: Readonly<Partial<Record<Colour, number>>> = {}): Record<Colour, number> => ({
  green: 0,
  blue: 0,
  pink: 0,
  orange: 0,
  ...more,
});

const optionsOf = ({ humans, ai = [], first, options }: Given): Options => ({
  ...amass.defaults,
  ai: ai.length as Options['ai'],
  first: Math.max(0, humans.indexOf(first ?? '')) as Options['first'],
  bases: { are: 'chosen', names: [...humans, ...ai] },
  ...options,
});

/** The situation as places of the state; all that is not told is as at the start of a round. */
export function situationOf(given: Given): Situation {
  const { humans, ai = [], mines = {}, crews = {}, gone = {} } = given;
  const options = optionsOf(given);
  const names = [...humans, ...ai];
  const places: Record<string, Json> = { offered: [], [`crews.${options.first}.sawTop`]: false };
  // Alone, the first resource card has been played by now.
  if (humans.length === 1) places['current'] = null;
  const supply = all();
  for (const colour of colours) supply[colour] = (content.cubes[colour]?.count ?? 0) - (gone[colour] ?? 0);
  places['alien'] = (given.alien ?? 4) - 1;
  places['gone'] = all(gone);
  for (const { mine, colour } of board.zones) {
    if (humans.length === 1 || mines[mine] !== undefined) places[`mines.${mine}`] = mines[mine] ?? 0;
    supply[colour] -= mines[mine] ?? 0;
  }
  const size =
    content.members[
      options.membersBy === 'humans' || (options.membersBy === 'recommended' && options.coop)
        ? Math.max(2, humans.length)
        : names.length
    ] ?? 0;
  const drawn = new Map<string, number>();
  const cardOf = (kind: string): string => {
    const copy = (drawn.get(kind) ?? 0) + 1;
    drawn.set(kind, copy);
    return `${kind}-${copy}`;
  };
  names.forEach((name, crew) => {
    Object.assign(places, crewPlaces(`crews.${crew}`, crews[name] ?? {}, size, supply, cardOf));
  });
  places['supply'] = supply;
  return {
    seed: 'given',
    seats: humans.length,
    options,
    given: { ...places, ...given.also },
    ...(given.at === undefined ? {} : { at: given.at }),
    rolls: given.rolls ?? [],
  };
}

function crewPlaces(
  path: string,
  crew: CrewGiven,
  size: number,
  supply: Record<Colour, number>,
  cardOf: (kind: string) => string,
): Record<string, Json> {
  const at = (place: string): number => crew.at?.[place] ?? 0;
  const wounded = (crew.minor ?? 0) + (crew.moderate ?? 0) + (crew.major ?? 0);
  const out = Object.values(crew.at ?? {}).reduce((sum, one) => sum + one, 0);
  const slots = facings.map((facing) =>
    Array.from({ length: content.slotsPerFacing }, (_, slot) => crew.stored?.[facing]?.[slot] ?? null),
  );
  const stored = all();
  for (const cube of slots.flat()) if (cube !== null) stored[cube]++;
  for (const colour of colours)
    supply[colour] -= stored[colour] + (crew.haul?.[colour] ?? 0) + (crew.aside?.[colour] ?? 0);
  const places: Record<string, Json> = {
    home: size - out - wounded,
    mines: board.zones.map(({ mine }) => at(mine)),
    raids: board.bases.map(({ name }) => facings.map((facing) => at(`${name} ${facing}`))),
    defence: at('defence'),
    camp: at('camp'),
    minor: crew.minor ?? 0,
    moderate: crew.moderate ?? 0,
    major: crew.major ?? 0,
    hand: (crew.hand ?? []).map(cardOf),
    droids: Array.from({ length: crew.droids ?? 0 }, () => cardOf('droidGuard')),
    sentries: crew.sentries ?? 0,
    armour: crew.armour ?? false,
    closed: (crew.closed ?? []).map((facing) => facings.indexOf(facing)),
    plan: [...(crew.plan ?? [])],
    ready: crew.ready ?? false,
    slots,
    stored,
    haul: all(crew.haul),
    aside: all(crew.aside),
  };
  // What is as at the start of a round needs no telling.
  const fresh = { ...crewless, home: size };
  return Object.fromEntries(
    Object.entries(places).flatMap(([field, value]) =>
      sameJson(value, fresh[field as keyof typeof fresh]) ? [] : [[`${path}.${field}`, value]],
    ),
  );
}

/** A crew at the start of a match, but for those at home. */
const crewless = {
  mines: board.zones.map(() => 0),
  raids: board.bases.map(() => facings.map(() => 0)),
  defence: 0,
  camp: 0,
  minor: 0,
  moderate: 0,
  major: 0,
  hand: [],
  droids: [],
  armour: false,
  closed: [],
  plan: [],
  ready: false,
  slots: facings.map(() => Array.from({ length: content.slotsPerFacing }, () => null)),
  stored: all(),
  haul: all(),
  aside: all(),
};
