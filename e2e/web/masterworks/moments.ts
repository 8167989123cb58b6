/** Matches of the page that stand before something worth doing, found by playing at random. */
import {
  commitmentTo,
  isRefusal,
  type Json,
  listSeats,
  Match,
  type Move,
  quickRng,
  rulesetOf,
  type State,
  seedFrom,
  seedOf,
} from '@accretion/engine';
import { games } from '@accretion/games';
import type { Visitor } from '../visitor.ts';

const masterworks = games.find(({ id }) => id === 'masterworks');
if (masterworks === undefined) throw new Error('no such game');
const { id: game, version } = masterworks;
type Options = Readonly<Record<string, Json>>;
const defaults = masterworks.defaults as Options;
export const ruleset = rulesetOf(masterworks);

/** As much of a move as is looked at here. */
export interface Choice extends Move {
  readonly x?: number;
  readonly y?: number;
  readonly power?: string;
  readonly token?: string;
  readonly rule?: string;
}

/** As much of a state as is looked at here. */
interface Battle extends State {
  readonly round: number;
  readonly activated: number;
  readonly active: { readonly figure: number } | null;
  readonly figures: readonly { readonly x: number; readonly y: number }[];
  readonly shoves: readonly { readonly kind: string }[];
}

interface Moment {
  readonly options?: Options;
  /** Which seats the person holds; bots have the others. */
  readonly mine?: readonly number[];
  /** How the bots play on from here. */
  readonly level?: 'random' | 'greedy';
  /** Is this the moment for the seat that is asked? */
  readonly is: (moves: readonly Choice[], state: Battle, seat: number) => boolean;
  /** Which of the moves are worth trying on the way. */
  readonly prefers?: (move: Choice) => boolean;
}

export interface Prepared {
  readonly id: string;
  readonly kept: string;
  readonly seat: number;
  readonly state: Battle;
  readonly moves: readonly Choice[];
}

const most = 1_500;

/** A match in which one of the person's seats is asked this. */
export function prepared(
  name: string,
  { options, mine = [0], level = 'random', is, prefers }: Moment,
): Prepared {
  const agreed = { ...defaults, ...options };
  for (let n = 0; n < 60; n++) {
    const deal = `${name} ${n}`;
    const match = new Match(ruleset, { seed: dealOf(deal).seed, seats: 3, options: agreed });
    const rng = quickRng(n);
    for (let made = 0; made < most && match.toAct !== 0; made++) {
      const asked = listSeats(match.toAct);
      const seat = asked.find((one) => mine.includes(one)) ?? asked[0] ?? 0;
      const moves: readonly Choice[] = ruleset.moves(match.state, seat);
      const state = match.state as Battle;
      if (mine.includes(seat) && is(moves, state, seat)) {
        return keptAt(name, {
          ...{ entries: match.entries, state, options: agreed },
          ...{ deal, mine, level, seat, moves },
        });
      }
      const liked = prefers === undefined ? [] : moves.filter(prefers);
      const among = liked.length > 0 && rng.below(4) > 0 ? liked : moves;
      const move = among[rng.below(among.length)];
      if (move === undefined) throw new Error('nobody may do anything');
      const played = match.play(seat, move);
      if (isRefusal(played)) throw new Error(played.why);
    }
  }
  throw new Error(`no match comes to this: ${name}`);
}

interface Reached {
  readonly entries: readonly unknown[];
  readonly state: Battle;
  readonly options: Options;
  readonly deal: string;
  readonly mine: readonly number[];
  readonly level: 'random' | 'greedy';
  readonly seat: number;
  readonly moves: readonly Choice[];
}

/** A seed that anybody can check at the end. */
function dealOf(deal: string) {
  const secret = seedOf(deal);
  const nonces = [0, 1, 2].map((seat) => seedOf(`${deal} ${seat}`));
  return { seed: seedFrom(secret, nonces), fairness: { commitment: commitmentTo(secret), secret, nonces } };
}

/** The match as the page keeps it. */
function keptAt(
  name: string,
  { entries, state, options, deal, mine, level, seat, moves }: Reached,
): Prepared {
  const id = `here-${name.replaceAll(/\W+/g, '-')}`;
  const kept = {
    format: 'accretion-kept/1',
    ...{ id, game, version, pack: null, options },
    ...{ ...dealOf(deal), entries },
    names: ['Ada', 'Kepler', 'Leavitt'],
    bots: [0, 1, 2].map((one) => (mine.includes(one) ? null : level)),
    ...{ createdAt: 0, movedAt: 0, isYourTurn: true, outcome: null },
  };
  return { id, kept: JSON.stringify(kept), seat, state, moves };
}

/** A match played at random to its end, but for its last moves. */
export function nearEnd(name: string, left: number): Prepared {
  const options = defaults;
  const whole = new Match(ruleset, { seed: dealOf(name).seed, seats: 3, options });
  const rng = quickRng(1);
  while (whole.toAct !== 0) {
    const [seat = 0] = listSeats(whole.toAct);
    const moves = ruleset.moves(whole.state, seat);
    const move = moves[rng.below(moves.length)];
    if (move === undefined || isRefusal(whole.play(seat, move))) throw new Error('nobody may do anything');
  }
  const match = new Match(ruleset, { seed: dealOf(name).seed, seats: 3, options });
  for (const entry of whole.entries.slice(0, -left)) if ('move' in entry) match.play(entry.seat, entry.move);
  return keptAt(name, {
    ...{ entries: match.entries, state: match.state as Battle, options },
    ...{ deal: name, mine: [0], level: 'random', seat: 0, moves: [] },
  });
}

/** Opens a prepared match. */
export async function open(one: Visitor, address: string, { id, kept }: Prepared): Promise<void> {
  await one.page.goto(address);
  await one.page.evaluate(
    ([key = '', value = '']) => localStorage.setItem(key, value),
    [`accretion/match/${id}`, kept],
  );
  await one.page.goto(`${address}/table/${id}`);
  await one.expectAtTable();
  await one.settles();
}

export const has = (kind: string) => (moves: readonly Move[]) => moves.some((move) => move.do === kind);
