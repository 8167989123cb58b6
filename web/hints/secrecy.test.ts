/**
 * Everything a seat cannot know is changed: what a bot of any level thinks, what a hint says with its odds, and what an
 * analysis finds better stay the same to the byte. Planted leaks are found out in every game that has secrets.
 */
import { botNamed, fastRng, secondLook } from '@accretion/bots';
import { levelNames } from '@accretion/bots/names';
import {
  allSeats,
  firstSeat,
  isRefusal,
  type Json,
  Match,
  only,
  optionsFor,
  quickRng,
  type Ruleset,
  rulesetOf,
  type Seat,
  type Seats,
  type State,
  seedOf,
} from '@accretion/engine';
import { type Entry, entries } from '@accretion/games';
import { describe, expect, it } from 'vitest';
import { advisor } from './advisor.ts';

const seats = 3;
/** Few, for tests: enough to compare all alternatives. */
const nodes = 60;

interface Moment {
  readonly state: State;
  readonly seat: Seat;
}

/** Moments all over a match in which everybody plays at random, wherever there is a choice. */
function momentsOf(ruleset: Ruleset): Moment[] {
  const chosen = optionsFor(ruleset.game, {}, seats);
  if (isRefusal(chosen)) throw new Error('no such table');
  const match = new Match(ruleset, { options: chosen.options, seats, seed: seedOf('secrecy') });
  const rng = quickRng(3);
  const moments: Moment[] = [];
  for (let n = 0; n <= 40 && match.outcome === null; n++) {
    // Not always the first: the others of a sealed question have answered then.
    const asked = Array.from({ length: seats }, (_, i) => i).filter((one) => (match.toAct >> one) & 1);
    const seat = asked.at(n % 2 === 0 ? -1 : 0) ?? firstSeat(match.toAct);
    const moves = ruleset.moves(match.state, seat);
    const move = moves[rng.below(moves.length)];
    if (move === undefined) throw new Error('nothing to play');
    if (n % 8 === 0 || n === 3) moments.push({ state: ruleset.clone(match.state), seat });
    match.play(seat, move);
  }
  return moments;
}

/** Two other states in which this seat sees the same: everything else is dealt anew. */
function othersOf(ruleset: Ruleset, { state, seat }: Moment, n: number): State[] {
  const deal = ruleset.imagine(ruleset.view(state, only(seat)), only(seat));
  return [deal(quickRng(100 + n)), deal(quickRng(200 + n))];
}

type Told = (state: State, seat: Seat, viewer: Seats) => Promise<string>;

const { advise } = advisor();

/** Everything that thinks for a seat, given what a viewer sees. */
function thinkersIn({ judge: judgeFor }: Entry, ruleset: Ruleset): Record<string, Told> {
  const judge = judgeFor(ruleset.model);
  const askOf = (state: State, seat: Seat, viewer: Seats) => ({
    ...{ ruleset, seat, viewer, view: ruleset.view(state, viewer) },
    ...{ rng: fastRng('secrecy'), budget: { nodes } },
  });
  const levels = levelNames.map((name): [string, Told] => {
    return [
      name,
      async (state, seat, viewer) => {
        // Each time a new one: some have a taste of their own for a whole match.
        const bot = botNamed(name, judge);
        const ask = askOf(state, seat, viewer);
        return JSON.stringify(bot?.think?.(ask) ?? bot?.choose(ask));
      },
    ];
  });
  return {
    ...Object.fromEntries(levels),
    hint: async (state, seat, viewer) => {
      const view = ruleset.view(state, viewer) as Json;
      const job = { game: ruleset.game.id, pack: null, view, viewer, seat, chance: 'secrecy' };
      return JSON.stringify(await advise({ ...job, allowance: { nodes } }));
    },
    analysis: async (state, seat, viewer) => {
      const [played] = ruleset.moves(state, seat);
      return JSON.stringify(played && secondLook(askOf(state, seat, viewer), judge, [played]));
    },
  };
}

/** In Mutant Masterworks nothing is hidden (MK1). */
const hasSecrets = (game: string): boolean => game !== 'masterworks';

describe.each(entries.map((entry) => ({ id: entry.game.id, entry })))('in $id', ({ id, entry }) => {
  const ruleset = rulesetOf(entry.game);
  const moments = momentsOf(ruleset);
  const thinkers = thinkersIn(entry, ruleset);

  it.each(Object.keys(thinkers))(
    '%s is the same to the byte when everything hidden is changed',
    async (name) => {
      const think = thinkers[name] as Told;
      for (const [n, moment] of moments.entries()) {
        const { state, seat } = moment;
        const thought = await think(state, seat, only(seat));
        for (const other of othersOf(ruleset, moment, n)) {
          expect(await think(other, seat, only(seat))).toBe(thought);
        }
      }
    },
  );

  it('a thought, a hint and an analysis that saw more would be found out', async () => {
    const found: string[] = [];
    for (const name of ['captain', 'hint', 'analysis']) {
      const think = thinkers[name] as Told;
      for (const [n, moment] of moments.entries()) {
        const dealt = othersOf(ruleset, moment, n)[1];
        if (dealt === undefined || found.includes(name)) continue;
        const [one, other] = [moment.state, dealt].map((state) => think(state, moment.seat, allSeats(seats)));
        if ((await one) !== (await other)) found.push(name);
      }
    }
    // With so few nodes a second look at a plan of AMASS comes to the same.
    const inAnalysis = id === 'amass' ? [] : ['analysis'];
    expect(found).toEqual(hasSecrets(id) ? ['captain', 'hint', ...inAnalysis] : []);
  });
});
