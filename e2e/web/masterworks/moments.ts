/** Matches of the page that stand before something worth doing, found by playing at random. */
import { commitmentTo, isRefusal, listSeats, Match, quickRng, seedFrom, seedOf } from '@accretion/engine';
import { masterworks } from '../../../games/masterworks/index.ts';
import type { Move, Options } from '../../../games/masterworks/rules/answers.ts';
import type { State } from '../../../games/masterworks/rules/state.ts';
import { ruleset } from '../../../games/masterworks/testing/table.ts';
import type { Visitor } from '../visitor.ts';

interface Moment {
  readonly options?: Partial<Options>;
  /** Which seats the person holds; bots have the others. */
  readonly mine?: readonly number[];
  /** How the bots play on from here. */
  readonly level?: 'random' | 'greedy';
  /** Is this the moment for the seat that is asked? */
  readonly is: (moves: readonly Move[], state: State, seat: number) => boolean;
  /** Which of the moves are worth trying on the way. */
  readonly prefers?: (move: Move) => boolean;
}

export interface Prepared {
  readonly id: string;
  readonly kept: string;
  readonly seat: number;
  readonly state: State;
  readonly moves: readonly Move[];
}

const most = 1_500;

/** A match in which one of the person's seats is asked this. */
export function prepared(
  name: string,
  { options, mine = [0], level = 'random', is, prefers }: Moment,
): Prepared {
  const agreed = { ...masterworks.defaults, ...options };
  for (let n = 0; n < 60; n++) {
    const deal = `${name} ${n}`;
    const match = new Match(ruleset, { seed: dealOf(deal).seed, seats: 3, options: agreed });
    const rng = quickRng(n);
    for (let made = 0; made < most && match.toAct !== 0; made++) {
      const asked = listSeats(match.toAct);
      const seat = asked.find((one) => mine.includes(one)) ?? asked[0] ?? 0;
      const moves = ruleset.moves(match.state, seat);
      if (mine.includes(seat) && is(moves, match.state, seat)) {
        return keptAt(name, {
          ...{ entries: match.entries, state: match.state, options: agreed },
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
  readonly state: State;
  readonly options: Options;
  readonly deal: string;
  readonly mine: readonly number[];
  readonly level: 'random' | 'greedy';
  readonly seat: number;
  readonly moves: readonly Move[];
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
    ...{ id, game: masterworks.id, version: masterworks.version, pack: null, options },
    ...{ ...dealOf(deal), entries },
    names: ['Ada', 'Kepler', 'Leavitt'],
    bots: [0, 1, 2].map((one) => (mine.includes(one) ? null : level)),
    ...{ createdAt: 0, movedAt: 0, isYourTurn: true, outcome: null },
  };
  return { id, kept: JSON.stringify(kept), seat, state, moves };
}

/** A match played at random to its end, but for its last moves. */
export function nearEnd(name: string, left: number): Prepared {
  const options = masterworks.defaults;
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
    ...{ entries: match.entries, state: match.state, options },
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

export const has = (kind: Move['do']) => (moves: readonly Move[]) => moves.some((move) => move.do === kind);
