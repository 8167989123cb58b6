/** Creates a local match: settles the options, names the seats, and commits to the seed before the deal. */
import {
  type Box,
  boxOf,
  commitmentTo,
  type Game,
  isRefusal,
  type Json,
  optionsFor,
  type Problem,
  type Refusal,
  rematchOptions,
  type Seat,
  seatedOptions,
  seatsOf,
  seedFrom,
} from '@accretion/engine';
import { randomHex } from '../randomHex.ts';
import { type KeptMatch, localId, newKept } from './kept.ts';

export interface NewLocalMatch {
  readonly seats: number;
  /** The seats this person holds; usually the first. */
  readonly mine?: readonly Seat[] | undefined;
  /** The level of all bots. */
  readonly bot: string;
  /** Those that differ from the defaults. */
  readonly options: Json;
  readonly pack: Json;
  /** What this person is called. */
  readonly name: string;
}

export type Begun = { readonly match: KeptMatch } | Refusal | { readonly problems: readonly Problem[] };

/** Astronomers that bots are named after. */
const stargazers = [
  'Hypatia',
  'Kepler',
  'Leavitt',
  'Chandra',
  'Payne',
  'Banneker',
  'Herschel',
  'Bell',
  'Sagan',
  'Rubin',
];

/** The person sits on their seats, bots on the others. */
export function begin(game: Game, wanted: NewLocalMatch): Begun {
  const { seats, mine = [0], bot, options, pack, name } = wanted;
  const boxed = boxOf(game, pack);
  if ('problems' in boxed) return boxed;
  const settled = settle(game, boxed.box, options, seats);
  if (isRefusal(settled)) return settled;
  const secret = randomHex();
  const nonces = Array.from({ length: seats }, randomHex);
  const now = Date.now();
  return {
    match: newKept({
      id: localId(randomHex().slice(0, 16)),
      game: game.id,
      version: game.version,
      pack,
      options: seatedOptions(game, settled.options, seatsOf(mine)),
      seed: seedFrom(secret, nonces),
      fairness: { commitment: commitmentTo(secret), secret, nonces },
      names: namesOf(seats, mine, name),
      bots: Array.from({ length: seats }, (_, seat) => (mine.includes(seat) ? null : bot)),
      entries: [],
      createdAt: now,
      movedAt: now,
      isYourTurn: true,
      outcome: null,
    }),
  };
}

/** The person's name on each of their seats, and those of bots on the others. */
function namesOf(seats: number, mine: readonly Seat[], name: string): string[] {
  const others = someOf(
    stargazers.filter((one) => one !== name),
    seats,
  );
  return Array.from({ length: seats }, (_, seat) => (mine.includes(seat) ? name : (others.pop() ?? '')));
}

const settle = (game: Game, box: Box, options: Json, seats: number) =>
  optionsFor(game, options, seats, box.content);

/** A rematch: the same seats and options, a new deal. */
export function again(game: Game, { bots, options, pack, names }: KeptMatch): KeptMatch | null {
  const bot = bots.find((one) => one !== null) ?? 'random';
  const next = rematchOptions(game, options);
  const mine = bots.flatMap((one, seat) => (one === null ? [seat] : []));
  const begun = begin(game, { seats: bots.length, mine, bot, options: next, pack, name: names[0] ?? '' });
  return 'match' in begun ? { ...begun.match, names, bots } : null;
}

/** A random selection of `count` items. */
function someOf<T>(all: readonly T[], count: number): T[] {
  const keyed = all.map((one) => ({ one, key: Math.random() }));
  return keyed
    .sort((a, b) => a.key - b.key)
    .slice(0, count)
    .map(({ one }) => one);
}
