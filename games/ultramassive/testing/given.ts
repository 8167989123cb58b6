/**
 * A match at a moment made up for a test, told in the words of the rulebook:
 *
 *   const { red } = given({ red: { mass: 18, board: 'blue 7: BG', anomalies: ['O1'] } });
 *   red.does(uses('O1'), orbits('blue'));
 *
 * Seats are red, yellow, teal and blue. Tokens: BG, SG, PB, Major, Minor. Wormholes: 'blue 1, pink 7 closed'.
 */
import type { Json } from '@accretion/engine';
import { boxWith, openMatch } from '@accretion/engine/kit/matches';
import { ultramassive } from '../index.ts';
import { Cards } from '../rules/cards.ts';
import type { Slot } from '../rules/content.ts';
import type { Options, Pending } from '../rules/state.ts';
import { channelsOf, wormholesOf } from './boards.ts';
import { Play } from './play.ts';

interface GivenSeat {
  readonly mass?: number;
  readonly size?: 'primordial' | 'stellar' | 'supermassive';
  readonly discovery?: number;
  readonly spent?: number;
  /** Cards by name: 'oa-1' is the first copy of Orbit Twice. */
  readonly hand?: readonly string[];
  /** Core Anomalies by letter. */
  readonly kept?: readonly string[];
  readonly cores?: readonly string[];
  readonly anomalies?: readonly Slot[];
  readonly board?: string;
  readonly wormholes?: string;
  readonly picks?: readonly number[];
  readonly pending?: readonly Pending[];
}

export interface Given {
  readonly seats?: number;
  readonly options?: Partial<Options>;
  readonly pack?: unknown;
  readonly at?: string;
  readonly round?: number;
  readonly starter?: number;
  readonly red?: GivenSeat;
  readonly yellow?: GivenSeat;
  readonly teal?: GivenSeat;
  readonly blue?: GivenSeat;
  /** The next chances: components by name. */
  readonly chance?: readonly string[];
  /** Any other place of the state. */
  readonly also?: Readonly<Record<string, Json>>;
  readonly seed?: string;
}

export function given(story: Given = {}): Play {
  const { options = {}, chance = [], seed = 'a test', at = 'actions' } = story;
  const seats = story.seats ?? (options.mode === undefined || options.mode === 'players' ? 2 : 1);
  const cards = new Cards(boxWith(ultramassive, story.pack));
  const rolls = [...chance];
  const places = placesOf(cards, { ...ultramassive.defaults, ...options }, seats, story);
  const { ruleset, stage } = openMatch(ultramassive, {
    ...{ seats, options, pack: story.pack, seed, at },
    ...{ given: places, rolls },
  });
  return new Play(ruleset, stage, cards, rolls);
}

function placesOf(cards: Cards, options: Options, seats: number, story: Given): Record<string, Json> {
  const isNew = story.at === 'placing';
  const places: Record<string, Json> = { starter: story.starter ?? 0 };
  if (!isNew) places['round'] = story.round ?? 1;
  [story.red, story.yellow, story.teal, story.blue].slice(0, seats).forEach((one = {}, seat) => {
    Object.assign(places, seatOf(cards, options, seat, one, isNew));
  });
  return { ...places, ...story.also };
}

function seatOf(
  cards: Cards,
  options: Options,
  seat: number,
  one: GivenSeat,
  isNew: boolean,
): Record<string, Json> {
  const { mass = 0 } = one;
  const size = one.size ?? (mass >= 50 ? 'supermassive' : mass >= 20 ? 'stellar' : 'primordial');
  const usual = size === 'primordial' ? 'blue 1, blue 7, pink 1, pink 7' : 'blue 1, blue 2, pink 1, pink 2';
  const own: Record<string, Json> = { mass, size };
  if (!isNew) own['wormholes'] = wormholesOf(one.wormholes ?? usual) as unknown as Json;
  for (const key of ['discovery', 'spent', 'anomalies', 'picks', 'pending'] as const)
    if (one[key] !== undefined) own[key] = one[key] as Json;
  if (one.hand !== undefined) {
    own['hand'] = one.hand;
    own['ages'] = one.hand.map(() => 0);
  }
  if (one.board !== undefined) Object.assign(own, channelsOf(one.board));
  if (one.kept !== undefined || one.cores !== undefined)
    Object.assign(own, coresOf(cards, options, seat, one));
  return Object.fromEntries(Object.entries(own).map(([key, value]) => [`seats.${seat}.${key}`, value]));
}

function coresOf(
  cards: Cards,
  { edition }: Options,
  seat: number,
  { kept, cores = [] }: GivenSeat,
): Record<string, Json> {
  const dealt = cards.content.editions[edition];
  const rest = dealt.cores.filter((letter) => !cores.includes(letter));
  const holding = kept ?? rest.slice(0, Math.max(0, dealt.coresKept - cores.length));
  const named = (letters: readonly string[]): string[] =>
    letters.map((letter) => `${letter}-${seat + 1}`).sort();
  return {
    kept: named(holding),
    cores: named(cores),
    dropped: named(rest.filter((letter) => !holding.includes(letter))),
  };
}
