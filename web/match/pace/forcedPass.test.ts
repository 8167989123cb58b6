import {
  isRefusal,
  listSeats,
  type Move,
  nobody,
  only,
  openStep,
  optionsFor,
  quickRng,
  type Ruleset,
  rulesetOf,
  type Seat,
  type State,
  sameJson,
} from '@accretion/engine';
import { entries } from '@accretion/games';
import type { Choice, GameWords, Pace } from '@accretion/games/tables';
import { beforeAll, describe, expect, it } from 'vitest';
import { Knowledge } from '../knowledge.ts';
import type { MatchState } from '../source.ts';
import { forcedPass } from './forcedPass.ts';

type Passing = NonNullable<Pace['pass']>;

/** Random matches, moment by moment: every state with each seat that is asked. */
function everyMoment(
  ruleset: Ruleset,
  seats: number,
  matches: number,
  see: (state: State, seat: Seat) => void,
): void {
  for (let seed = 1; seed <= matches; seed++) {
    const rng = quickRng(seed);
    const chosen = optionsFor(ruleset.game, {}, seats);
    if (isRefusal(chosen)) throw new Error('no such table');
    const state = ruleset.setup(chosen.options, seats, rng);
    for (let moves = 0; moves < 2_000 && ruleset.toAct(state) !== nobody; moves++) {
      const asked = listSeats(ruleset.toAct(state));
      for (const seat of asked) see(state, seat);
      const seat = asked[rng.below(asked.length)] ?? 0;
      const offers = ruleset.moves(state, seat);
      ruleset.play(state, seat, offers[rng.below(offers.length)] as Move, rng);
    }
  }
}

/** Would a spectator learn something from a skipped question? In one imagined state the seat could do something else. */
function tells(ruleset: Ruleset, state: State, seat: Seat, pass: Move): boolean {
  const imagine = ruleset.imagine(ruleset.view(state, nobody), nobody);
  for (let world = 1; world <= 40; world++) {
    if (!sameJson(ruleset.moves(imagine(quickRng(world)), seat), [pass])) return true;
  }
  return false;
}

/** All skipped questions of random matches: how many, how many were no passes in truth, and how many tell something. */
function skipped(ruleset: Ruleset, pass: (state: State, seat: Seat) => Move | null) {
  const found = { asked: 0, skipped: 0, wrong: 0, telling: 0 };
  everyMoment(ruleset, 3, 6, (state, seat) => {
    const moves = ruleset.moves(state, seat);
    if (moves.length === 1) found.asked++;
    const move = pass(state, seat);
    if (move === null) return;
    found.skipped++;
    if (!sameJson(moves, [move])) found.wrong++;
    if (tells(ruleset, state, seat, move)) found.telling++;
  });
  return found;
}

/** A game without it would leave those who wait without a word. */
async function paceOf({ words }: { readonly words: GameWords }): Promise<Pace> {
  const pace = await words.pace?.();
  if (pace === undefined) throw new Error('a game says nothing to those who wait');
  return pace;
}

const games = await Promise.all(
  entries.map(async ({ game, words }) => ({
    id: game.id,
    ruleset: rulesetOf(game),
    pace: await paceOf(await words()),
  })),
);
const gameCalled = (id: string): (typeof games)[number] => {
  const game = games.find((one) => one.id === id);
  if (game === undefined) throw new Error(`no game is called ${id}`);
  return game;
};

describe('a forced pass', () => {
  it.each(games)('is skipped in $id only where a spectator is certain', ({ id, ruleset, pace }) => {
    const { pass } = pace;
    const found = skipped(
      ruleset,
      (state, seat) => pass?.(ruleset.view(state, nobody), seat, ruleset) ?? null,
    );
    expect(found).toMatchObject({ wrong: 0, telling: 0 });
    if (id === 'ultramassive') expect(found.skipped).toBeGreaterThan(10);
    if (id === 'buccaneers') expect(found.skipped).toBe(0);
  });

  it('would tell something if the hand decided: that is noticed', () => {
    const { ruleset } = gameCalled('amass');
    const cheat = skipped(ruleset, (state, seat) => {
      const [only, ...others] = ruleset.moves(state, seat);
      return only?.do === 'pass' && others.length === 0 ? only : null;
    });
    expect(cheat.skipped).toBeGreaterThan(10);
    expect(cheat.telling).toBeGreaterThan(10);
  });
});

describe('those who wait', () => {
  it.each(games)('are told in $id what everybody who is asked is doing', ({ ruleset, pace }) => {
    const silent = new Set<string>();
    everyMoment(ruleset, 3, 1, (state, seat) => {
      const view = ruleset.view(state, nobody);
      for (const language of ['en', 'de'] as const)
        if (!pace.doing(view, seat, ruleset, language))
          silent.add(openStep(state.agenda, seat)?.do ?? 'nothing');
    });
    expect([...silent]).toEqual([]);
  });
});

describe('a question with one answer', () => {
  const { ruleset, pace } = gameCalled('ultramassive');
  const pass = pace.pass as Passing;
  let moment: MatchState;
  let choice: Choice;

  beforeAll(() => {
    const found: MatchState[] = [];
    everyMoment(ruleset, 3, 3, (state, seat) => {
      if (found.length > 0 || pass(ruleset.view(state, nobody), seat, ruleset) === null) return;
      const view = structuredClone(ruleset.view(state, only(seat)));
      const { asked, choices } = new Knowledge(ruleset, view, only(seat), only(seat));
      const players = [0, 1, 2].map(
        (n) => ({ name: `${n}`, is: 'person', bot: null, present: true }) as const,
      );
      found.push({
        ...{ view, viewer: only(seat), mine: only(seat), near: seat, players, names: ['0', '1', '2'] },
        ...{ asked, choices, news: [], log: [], canUndo: false, outcome: null, pending: null, preview: null },
      });
    });
    const [first] = found;
    if (first?.choices[0] === undefined) throw new Error('nobody ever has nothing to do');
    moment = first;
    choice = first.choices[0];
  });

  const passIn = (change: Partial<MatchState> = {}, isTaught = false): Choice | null =>
    forcedPass(pace, { ruleset, isTaught }, { ...moment, ...change });

  it('is answered where everybody knows that answer', () => {
    expect(passIn()).toEqual(choice);
  });

  it('is asked if there is something else to do', () => {
    expect(passIn({ choices: [choice, { seat: choice.seat, move: { do: 'exchange' } }] })).toBeNull();
  });

  it('is asked when this person has just undone it', () => {
    const event = { did: '@undo', seat: choice.seat } as const;
    expect(passIn({ log: [{ n: 1, event }] })).toBeNull();
    expect(
      passIn({
        log: [
          { n: 1, event },
          { n: 2, event: { did: 'phase', phase: 'actions' } },
        ],
      }),
    ).toEqual(choice);
  });

  it('is asked while lessons are followed, while a move is on its way, and without a connection', () => {
    expect(passIn({}, true)).toBeNull();
    expect(passIn({ pending: choice })).toBeNull();
    expect(passIn({ connection: 'lost' })).toBeNull();
  });

  it('is asked in a game that does not say what a pass is, and never of spectators', () => {
    expect(forcedPass({}, { ruleset }, moment)).toBeNull();
    expect(passIn({ mine: nobody, choices: [] })).toBeNull();
  });

  it('is asked if the pass were final and the move before it could be undone', () => {
    const isLast = { ...moment, asked: only(choice.seat), canUndo: true };
    const final = forcedPass(pace, { ruleset: { ...ruleset, binds: () => true } }, isLast);
    expect(final).toBeNull();
  });
});
