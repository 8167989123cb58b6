/** Quick people at ULTRAMASSIVE, and matches of the page that stand before something worth seeing. */
import {
  isRefusal,
  listSeats,
  Match,
  type Move,
  openStep,
  quickRng,
  type Rng,
  type Ruleset,
  rulesetOf,
  type State,
  seedOf,
} from '@accretion/engine';
import { games } from '@accretion/games';
import { patience } from './until.ts';
import type { Visitor } from './visitor.ts';

/**
 * Plays on the page itself whenever asked, one click a frame, until the question is like this or the match is over.
 * Of what can be done in Actions only some is done: a match is to end.
 */
export async function rush(one: Visitor, until: RegExp | null): Promise<void> {
  const played = await one.page
    .waitForFunction(
      (source) => {
        const prompt = document.querySelector('[data-part="prompt"]')?.textContent ?? '';
        if (document.querySelector('#end') !== null) return true;
        if (source !== null && new RegExp(source).test(prompt)) return true;
        const isMine = document.querySelector('[data-turn="true"] [data-part="prompt"]') !== null;
        const isPending = document.querySelector('[data-pending="true"]') !== null;
        const all = [...document.querySelectorAll<HTMLButtonElement>('[data-choice]')];
        if (!isMine || isPending || all.length === 0) return false;
        const moves = Number(document.documentElement.dataset['rushed'] ?? 0);
        document.documentElement.dataset['rushed'] = String(moves + 1);
        const isActing = /(End your Actions? phase|(Aktionsphase|Phase Aktion) beenden)$/.test(
          all.at(-1)?.textContent ?? '',
        );
        const at = isActing && moves % 3 === 2 ? all.length - 1 : (moves * 5) % all.length;
        all[at]?.click();
        return false;
      },
      until?.source ?? null,
      { timeout: 4 * patience },
    )
    .then(
      () => null,
      (error: unknown) => error,
    );
  if (played !== null) throw new Error(`${String(played)}: ${(await one.look()).mark}`);
}

export interface Prepared {
  readonly id: string;
  /** Where the browser keeps it, and what. */
  readonly key: string;
  readonly kept: string;
  /** What the person does next, as numbers in the list of choices. */
  readonly next: readonly number[];
}

interface Moment {
  readonly seats: number;
  readonly options?: object;
  /** Is this the moment, and what is to be done then? */
  readonly is: (ruleset: Ruleset, match: Match) => readonly number[] | null;
}

/** A match of the page in which the person is about to do something; found by playing at random. */
function prepared(name: string, { seats, options = {}, is }: Moment): Prepared {
  const game = games.find(({ id }) => id === 'ultramassive');
  if (game === undefined) throw new Error('no such game');
  const ruleset = rulesetOf(game);
  const settled = { ...(game.defaults as object), ...options } as never;
  for (let n = 0; n < 300; n++) {
    const seed = seedOf(`${name} ${n}`);
    const match = new Match(ruleset, { options: settled, seats, seed });
    const rng = quickRng(n);
    while (match.toAct !== 0) {
      const next = is(ruleset, match);
      if (next !== null) {
        const id = `here-${seedOf(name).slice(0, 16)}`;
        const kept = {
          format: 'accretion-kept/1',
          ...{ id, game: game.id, version: game.version, pack: null, options: settled, seed, fairness: null },
          names: ['Ada', 'Kepler', 'Leavitt', 'Chandra'].slice(0, seats),
          bots: [null, 'random', 'random', 'random'].slice(0, seats),
          entries: match.entries,
          ...{ createdAt: 0, movedAt: 0, isYourTurn: true, outcome: null },
        };
        return { id, key: `accretion/match/${id}`, kept: JSON.stringify(kept), next };
      }
      const [seat = 0] = listSeats(match.toAct);
      const made = match.play(seat, anyOf(ruleset.moves(match.state, seat), rng) as never);
      if (isRefusal(made)) throw new Error(made.why);
    }
  }
  throw new Error(`no match comes to this: ${name}`);
}

/** Rarely gives up on something that can be done. */
function anyOf<M extends { readonly do: string }>(moves: readonly M[], rng: Rng): M | undefined {
  const bold = moves.filter((move) => !['end', 'pass', 'exchange', 'done'].includes(move.do));
  const among = bold.length > 0 && rng.below(12) > 0 ? bold : moves;
  return among[rng.below(among.length)];
}

const askedOf = (state: State, seat: number): string => {
  const step = openStep(state.agenda, seat);
  return step === undefined || (step['seat'] ?? seat) !== seat ? '' : step.do;
};

/** One card, played to its end in the first way that comes, makes the person choose a Core Anomaly. */
export const beforeExpansion = (): Prepared =>
  prepared('expansion', {
    seats: 2,
    is(ruleset, match) {
      if (askedOf(match.state, 0) !== 'act') return null;
      for (const [index, move] of ruleset.moves(match.state, 0).entries()) {
        if (move.do !== 'playCard') continue;
        const state = ruleset.rules.clone(match.state);
        const next = [index];
        ruleset.play(state, 0, move, quickRng(1), []);
        while (['orbit', 'place', 'siphon'].includes(askedOf(state, 0))) {
          ruleset.play(state, 0, ruleset.moves(state, 0)[0] as Move, quickRng(1), []);
          next.push(0);
        }
        if (askedOf(state, 0) === 'chooseCore') return next;
      }
      return null;
    },
  });

/** Round 2 is over: all Wormholes are open, and the person may move them. */
export const afterRoundTwo = (): Prepared =>
  prepared('intermission', {
    seats: 2,
    is: (_ruleset, match) =>
      askedOf(match.state, 0) === 'placeWormholes' &&
      (match.state as unknown as { round: number }).round === 2
        ? []
        : null,
  });

/** The person has no card left and nothing to do on the board: all that remains is to end the Actions. */
export const nothingToPlay = (): Prepared =>
  prepared('nothing to play', {
    seats: 2,
    is(ruleset, match) {
      const { seats } = match.state as unknown as { seats: readonly { hand: readonly number[] }[] };
      const isAsked = askedOf(match.state, 0) === 'act' && seats[0]?.hand.length === 0;
      return isAsked && ruleset.moves(match.state, 0).length === 1 ? [] : null;
    },
  });

/** Two at the very start. */
export const atTheStart = (): Prepared => prepared('start', { seats: 2, is: () => [] });

/** Two at the very start who play one after the other (H20): with bots that always comes out the same. */
export const atTheStartInTurn = (): Prepared =>
  prepared('in turn', { seats: 2, options: { turns: 'oneByOne' }, is: () => [] });

/** Opens a prepared match. */
export async function open(
  one: Visitor,
  address: string,
  { id, key, kept }: Omit<Prepared, 'next'>,
): Promise<void> {
  await one.page.goto(address);
  await one.page.evaluate(([k, v]) => localStorage.setItem(k ?? '', v ?? ''), [key, kept]);
  await one.page.goto(`${address}/table/${id}`);
  await one.expectAtTable();
}
