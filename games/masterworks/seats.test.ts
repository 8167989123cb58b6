import { isRefusal, listSeats, Match, nobody, only, quickRng, rulesetOf, sameJson } from '@accretion/engine';
import { playOut, TestMatch } from '@accretion/engine/kit/matches';
import { describe, expect, it } from 'vitest';
import { judgeOf } from './bot.ts';
import { masterworks } from './index.ts';
import type { Move } from './rules/answers.ts';
import { bareScene } from './rules/effects/scene.ts';
import { picksOf } from './rules/effects/who.ts';
import { imagine } from './rules/imagine.ts';
import { cosmic, crisisA, crisisB, type State, type View } from './rules/state.ts';
import { activation, figure, situation, squad } from './testing/situation.ts';

const ruleset = rulesetOf(masterworks);
const book = ruleset.model;

describe('sides', () => {
  it('MC10: allies are all of the side, oneself and the partner’s included; beyond a Range is what is not within it', () => {
    const { stage } = situation('act', [
      figure('storm', crisisA, 3_000, 14_000),
      figure('okoye', crisisA, 5_000, 14_500),
      figure('hulk', crisisB, 30_000, 14_000),
      figure('boss', cosmic, 3_000, 18_000),
    ]);
    const look = { book, state: stage.state };
    const scene = bareScene(0, crisisA);
    expect(picksOf(look, { count: 'all', side: 'ally' }, scene)).toEqual([0, 1, 2]);
    expect(picksOf(look, { count: 'all', side: 'ally', otherThan: 'self' }, scene)).toEqual([1, 2]);
    expect(picksOf(look, { count: 'all', side: 'enemy' }, scene)).toEqual([3]);
    const near = picksOf(look, { count: 'all', side: 'any', within: 2, of: 'self' }, scene);
    const { facts } = ruleset.rules;
    for (const mark of [0, 1, 2, 3])
      expect(near.includes(mark), `figure ${mark}`).toBe(
        Number(facts?.['range']?.(stage.state, 0, mark)) <= 2,
      );
    expect(near).not.toContain(2);
  });
});

/** Conceding is never listed (MA79), but is an answer where it is allowed. */
const conceding: Move = { do: 'concede' };

/** Is there more than one legal answer? Where a plane or dice leave more than the list shows, some are drawn (MA70). */
function hasChoice(
  state: State,
  seat: number,
  moves: readonly Move[],
  rng: ReturnType<typeof quickRng>,
): boolean {
  if (moves.length > 1 || ruleset.refuse(state, seat, conceding) === null) return true;
  const [only] = moves;
  for (let i = 0; i < 400; i++) {
    const drawn = ruleset.anyMove(state, seat, rng);
    if (drawn === null) break;
    if (!sameJson(drawn, only) && ruleset.refuse(state, seat, drawn) === null) return true;
  }
  // The last gap of a plane is more than one point.
  if (only === undefined || !('x' in only && 'y' in only)) return false;
  const { x, y } = only;
  return [-1, 1].some((by) =>
    [
      { x: x + by, y },
      { x, y: y + by },
    ].some((at) => ruleset.refuse(state, seat, { ...only, ...at }) === null),
  );
}

type Options = typeof masterworks.defaults;

/** Plays at random, up to a number of moves; tells the kinds of questions, and those with just one answer. */
function questions(seed: number, most: number, options: Partial<Options> = {}) {
  const match = new Match(ruleset, {
    ...{ seed: String(seed), seats: 3 },
    options: { ...masterworks.defaults, ...options },
  });
  const rng = quickRng(seed);
  const kinds = new Set<string>();
  const lone: string[] = [];
  for (let i = 0; i < most && match.toAct !== nobody; i++) {
    const seats = listSeats(match.toAct);
    const seat = seats[rng.below(seats.length)] ?? 0;
    const moves = ruleset.moves(match.state, seat);
    const kind = match.state.agenda.stack.at(-1)?.do ?? '';
    kinds.add(kind);
    if (!hasChoice(match.state, seat, moves, rng)) lone.push(`${kind} ${JSON.stringify(moves)}`);
    match.play(seat, moves[rng.below(moves.length)]);
  }
  return { kinds, lone };
}

/** Captain America is active; a card may be paid for by all Avengers. */
const assembled = () =>
  situation(
    'act',
    [
      figure('captain-america', crisisA, 3_000, 13_000, { power: 1 }),
      figure('luke-cage', crisisB, 33_000, 13_000, { power: 1 }),
      figure('hulk', crisisB, 33_000, 17_000, { power: 1 }),
      figure('boss', cosmic, 18_000, 8_000),
    ],
    {
      active: activation(0),
      squads: [
        squad({ affiliation: 'avengers', cards: ['avengers-assemble'] }),
        squad({ affiliation: 'avengers', zone: 1 }),
      ],
    },
  );
const card: Move = {
  ...{ do: 'card', card: 'avengers-assemble', payers: ['captain-america', 'luke-cage'] },
  ...{ amount: 1, chosen: '' },
};

describe('what is asked', () => {
  it('MD12: nobody is asked where there is one answer, whatever the question', () => {
    const mustered = { squads: { are: 'mustered' }, eisenhardt: true } as const;
    const played = [
      ...[1, 2, 3].map((seed) => questions(seed, 400)),
      ...[4, 5, 6, 7, 8].map((seed) => questions(seed, 400, mustered)),
    ];
    const kinds = new Set(played.flatMap((one) => [...one.kinds]));
    const often = ['nextActivation', 'act', 'react', 'choose', 'reroll', 'aim', 'spot', 'go', 'extra'];
    expect([...kinds]).toEqual(expect.arrayContaining(often));
    expect(kinds.size).toBeGreaterThan(18);
    expect(played.flatMap(({ lone }) => lone)).toEqual([]);
  });

  it('MD17: a bot as partner answers for its own figures, and knows only what its seat sees', () => {
    const { stage } = assembled();
    ruleset.play(stage.state, crisisA, card, stage.rng, stage.told);
    expect(ruleset.toAct(stage.state)).toBe(only(crisisB));
    const view = ruleset.view(stage.state, only(crisisB)) as View;
    const imagined = imagine(view)(quickRng(1));
    const moves = ruleset.moves(imagined, crisisB);
    const answer = judgeOf(book).plan?.(imagined, crisisB, moves, quickRng(1)) ?? null;
    expect(answer).toEqual({ do: 'consent', payers: ['luke-cage'] });
    expect(ruleset.refuse(stage.state, crisisB, answer as Move)).toBe(null);
  });

  it('MD14: the first answer offered to a "may" does what it says', () => {
    const { stage } = situation(
      'act',
      [
        figure('captain-america', crisisA, 3_000, 14_000, { power: 2 }),
        figure('storm', crisisB, 3_000, 18_000),
        figure('boss', cosmic, 18_000, 8_000),
      ],
      { active: activation(0), squads: [squad({ cards: ['tactical-analysis'] }), squad({ zone: 1 })] },
    );
    const analysis: Move = {
      ...{ do: 'card', card: 'tactical-analysis', payers: ['captain-america'] },
      ...{ amount: 2, chosen: '' },
    };
    ruleset.play(stage.state, crisisA, analysis, stage.rng, stage.told);
    const [first, ...others] = ruleset.moves(stage.state, crisisB);
    expect(first?.do).toBe('advance');
    expect(others.at(-1)).toEqual({ do: 'pass' });
  });

  it('MD16: one answer of either Crisis seat is enough for both, so a person with both is asked once', () => {
    const { stage } = situation('nextActivation', [
      figure('storm', crisisA, 3_000, 14_000),
      figure('hulk', crisisB, 30_000, 14_000),
      figure('boss', cosmic, 18_000, 8_000),
    ]);
    expect(listSeats(ruleset.toAct(stage.state))).toEqual([crisisA, crisisB]);
    ruleset.play(stage.state, crisisB, { do: 'activate', figure: 'hulk' }, stage.rng, stage.told);
    expect(listSeats(ruleset.toAct(stage.state))).toEqual([crisisB]);
  });
});

/** The boss is next to Storm, whom Okoye could guard. */
const guarded = () =>
  situation(
    'act',
    [
      figure('storm', crisisA, 3_000, 14_000),
      figure('okoye', crisisA, 5_000, 14_500, { power: 2 }),
      figure('boss', cosmic, 3_000, 18_000),
    ],
    { active: activation(2), side: 'cosmic' },
    [3, 6, 6, 6, 6, 6, 6, 8, 8, 8],
  );
const attack: Move = { do: 'attack', attack: 'boss.reverse-polarity', target: 'storm' };

describe('clocks', () => {
  it('MD15: a reaction that runs out is passed, an activation is over, a compulsory choice gets the first move', () => {
    const { stage } = guarded();
    const byDefault = (seat: number): Move => ruleset.byDefault(stage.state, seat, quickRng(1));
    expect(byDefault(cosmic)).toEqual({ do: 'end' });
    ruleset.play(stage.state, cosmic, attack, stage.rng, stage.told);
    expect(ruleset.toAct(stage.state)).toBe(only(crisisA));
    expect(byDefault(crisisA)).toEqual({ do: 'pass' });

    const fresh = ruleset.setup(masterworks.defaults, 3, quickRng(1));
    const [seat = 0] = listSeats(ruleset.toAct(fresh));
    expect(ruleset.byDefault(fresh, seat, quickRng(1))).toEqual(ruleset.moves(fresh, seat)[0]);
  });
});

describe('undo', () => {
  /** A match in which Crisis A has the first activation. */
  function begun(): Match<State, Move, typeof masterworks.defaults, typeof masterworks.content> {
    const match = new Match(ruleset, { seed: 'undo', seats: 3, options: masterworks.defaults });
    while (match.state.agenda.stack.at(-1)?.do !== 'nextActivation') {
      const seat = listSeats(match.toAct)[0] ?? 0;
      match.play(seat, ruleset.moves(match.state, seat)[0]);
    }
    return match;
  }
  const kinds = (match: ReturnType<typeof begun>, kind: string): Move | undefined =>
    ruleset.moves(match.state, crisisA).find((move) => move.do === kind);

  it('MD18: reaches back over an advance and the choice of the hero, not past what another seat decided', () => {
    const match = begun();
    expect(match.canUndo(crisisA)).toBe(false);
    match.play(crisisA, kinds(match, 'activate'));
    match.play(crisisA, kinds(match, 'advance'));
    expect(isRefusal(match.undo(crisisA))).toBe(false);
    expect(isRefusal(match.undo(crisisA))).toBe(false);
    expect(match.state.active).toBe(null);
    match.play(crisisA, kinds(match, 'activate'));
    match.play(crisisA, { do: 'end' });
    expect(match.canUndo(crisisA)).toBe(true);
    const theirs = ruleset.moves(match.state, crisisB).find((move) => move.do === 'activate');
    match.play(crisisB, theirs);
    expect(match.canUndo(crisisA)).toBe(false);
  });
});

describe('what is known', () => {
  it('MK6: every way to deal the unknown kinds is equally likely, and shuffles never mix', () => {
    const state = ruleset.setup(masterworks.defaults, 3, quickRng(1));
    const [a = 0, b = 1, c = 2, d = 3] = state.reserve;
    state.soldiers = [
      { token: 91, x: 1_000, y: 1_000, shuffle: 1, kind: a },
      { token: 92, x: 2_000, y: 1_000, shuffle: 1, kind: b },
      { token: 93, x: 3_000, y: 1_000, shuffle: 2, kind: c },
      { token: 94, x: 4_000, y: 1_000, shuffle: 2, kind: d },
    ];
    Object.assign(state, { reserve: [], shuffle: 2 });
    state.unknown = [
      { shuffle: 1, kinds: [a, b] },
      { shuffle: 2, kinds: [c, d] },
    ];
    const deal = imagine(ruleset.view(state, only(cosmic)) as View);
    const rng = quickRng(5);
    const seen = new Map<string, number>();
    const deals = 4_000;
    for (let i = 0; i < deals; i++) {
      const key = deal(rng)
        .soldiers.map(({ kind }) => kind)
        .join();
      seen.set(key, (seen.get(key) ?? 0) + 1);
    }
    const ways = [
      [a, b, c, d],
      [a, b, d, c],
      [b, a, c, d],
      [b, a, d, c],
    ].map((way) => way.join());
    expect([...seen.keys()].sort()).toEqual(ways.sort());
    // Four standard errors of a share of one in four.
    const most = 4 * Math.sqrt((deals * 3) / 16);
    for (const [way, count] of seen) expect(Math.abs(count - deals / 4), way).toBeLessThan(most);
  });

  it('MK8: who is asked and what is offered follow from what everybody sees', () => {
    let judged = 0;
    playOut(masterworks, {
      ...{ seats: 3, seed: 4 },
      visit(state, seat) {
        if (judged++ % 40 !== 0) return;
        const imagined = imagine(ruleset.view(state, nobody) as View)(quickRng(judged));
        expect(ruleset.toAct(imagined)).toBe(ruleset.toAct(state));
        expect(ruleset.moves(imagined, seat)).toEqual(ruleset.moves(state, seat));
      },
    });
    expect(judged).toBeGreaterThan(100);
  });

  it('MK9: what the Crisis seats tell each other by moves is announced to everybody; the rules keep no secret talk', () => {
    const { stage } = assembled();
    ruleset.play(stage.state, crisisA, card, stage.rng, stage.told);
    const asking = new TestMatch(ruleset, stage).told('askPartner', nobody);
    expect(asking).toMatchObject([{ seat: crisisA, card: 'avengers-assemble', payers: ['luke-cage'] }]);
    expect(ruleset.view(stage.state, only(cosmic))).toEqual(ruleset.view(stage.state, only(crisisA)));
  });
});
