import { describe, expect, it } from 'vitest';
import type { Game } from './game.ts';
import { tiny } from './kit/tiny/index.ts';
import { type Finding, runScenario } from './scenario.ts';

const games = [tiny as unknown as Game];
const isFirstRound = [{ path: 'round', equals: 1 }];
/** A case of the tiny game for three, with claims; one that is true unless told otherwise. */
const scenario = (more: object, claims: unknown = isFirstRound): object => ({
  name: 'a case',
  game: 'tiny',
  seats: 3,
  // biome-ignore lint/suspicious/noThenProperty: a scenario says what holds then, and nobody awaits it
  then: claims,
  ...more,
});
const run = (more: object, claims?: unknown): Finding[] => runScenario(scenario(more, claims), games);

describe('given', () => {
  it('a place is set by its path', () => {
    expect(
      run({ given: { 'seats.1.coins': 4, bank: 2 } }, [
        { path: 'seats.1.coins', equals: 4 },
        { path: 'bank', equals: 2 },
      ]),
    ).toEqual([]);
  });
  it('cards are set by name, whatever the order', () => {
    expect(
      run({ given: { 'seats.0.hand': ['Yew', 'Ash'] } }, [{ path: 'seats.0.hand', equals: ['Ash', 'Yew'] }]),
    ).toEqual([]);
  });
  it('a card set somewhere trades places: hands elsewhere keep their size, nothing is doubled or lost', () => {
    for (const seed of ['one', 'two', 'three', 'four']) {
      const claims = [
        { path: 'seats.0.hand', equals: ['Ash', 'Yew'] },
        { path: 'seats.1.hand', counts: 2 },
        { path: 'seats.2.hand', counts: 2 },
        { path: 'deck', counts: 6 },
      ];
      expect(run({ seed, given: { 'seats.0.hand': ['Ash', 'Yew'] } }, claims)).toEqual([]);
    }
  });
  it('several hands are set at once', () => {
    const given = {
      'seats.0.hand': ['Ash', 'Yew'],
      'seats.1.hand': ['Oak', 'Elm'],
      'seats.2.hand': ['Fir', 'Pine'],
    };
    const claims = [
      { path: 'seats.0.hand', equals: ['Ash', 'Yew'] },
      { path: 'seats.1.hand', equals: ['Elm', 'Oak'] },
      { path: 'seats.2.hand', equals: ['Fir', 'Pine'] },
    ];
    for (const seed of ['one', 'two', 'three']) expect(run({ seed, given }, claims)).toEqual([]);
  });
  it('a place that may be empty is left empty by what is taken from it', () => {
    const given = { 'seats.1.pick': 'Oak', 'seats.0.pick': 'Oak' };
    expect(
      run({ given }, [
        { path: 'seats.1.pick', equals: null },
        { path: 'seats.0.pick', equals: 'Oak' },
      ]),
    ).toEqual([]);
  });
  it('null says that nothing is there', () => {
    expect(run({ given: { colour: null } }, [{ path: 'colour', equals: null }])).toEqual([]);
  });
  it.each<[string, object, Finding]>([
    [
      'a place nobody knows',
      { 'seats.0.moons': 1 },
      { where: 'given.seats.0.moons', problem: 'no such place in the state' },
    ],
    [
      'a seat nobody sits at',
      { 'seats.7.coins': 1 },
      { where: 'given.seats.7.coins', problem: 'no such place in the state' },
    ],
    [
      'a card nobody knows',
      { 'seats.0.hand': ['Palm'] },
      { where: 'given.seats.0.hand', problem: '0: expected a card (its id) from 0 to 11, found "Palm"' },
    ],
    [
      'a card twice',
      { 'seats.0.hand': ['Ash', 'Ash'] },
      { where: 'given.seats.0.hand', problem: 'a component is named twice' },
    ],
    [
      'a value of another kind',
      { round: 'two' },
      { where: 'given.round', problem: '(the whole): expected a whole number from 0 to 3, found "two"' },
    ],
    ['coins from nowhere', { bank: 8 }, { where: 'given', problem: 'coin: 11 counted, 8 in the box' }],
  ])('%s is named', (_, given, finding) => {
    expect(run({ given })).toEqual([finding]);
  });
});

describe('at', () => {
  it('a moment the game knows, its steps run', () => {
    expect(run({ at: 'agree' }, [{ asked: [0] }])).toEqual([]);
    expect(run({ at: 'act' }, [{ asked: [0, 1, 2] }])).toEqual([]);
  });
  it('another moment is named with those there are', () => {
    expect(run({ at: 'dawn' })).toEqual([
      { where: 'at', problem: 'no such moment; there are pick, act, agree, call, draw, end' },
    ]);
  });
});

describe('rolls', () => {
  it('name the card that is drawn', () => {
    const given = { 'seats.0.hand': ['Ash', 'Birch'] };
    expect(
      run({ at: 'draw', given, rolls: ['Yew'] }, [{ path: 'seats.0.hand', equals: ['Ash', 'Birch', 'Yew'] }]),
    ).toEqual([]);
  });
  it('that name a card that is not there are a finding, not a crash', () => {
    const [finding] = run({ at: 'draw', given: { 'seats.1.hand': ['Yew', 'Oak'] }, rolls: ['Yew'] });
    expect(finding?.problem).toContain('"Yew" cannot be drawn here');
  });
  it('that nobody used are a finding', () => {
    expect(run({ rolls: [3, 4] })).toEqual([{ where: 'rolls', problem: '2 scripted chances were not used' }]);
  });
  it.each([0, 7, 1.5, -1])('a die cannot show %d', (face) => {
    const dice: Game = {
      ...(tiny as unknown as Game),
      id: 'dice',
      rules(model) {
        const rules = (tiny as unknown as Game).rules(model);
        const draw = {
          run: (_: unknown, __: unknown, umpire: { rng: { below(n: number): number } }) =>
            void umpire.rng.below(6),
        };
        return { ...rules, steps: { ...rules.steps, draw } };
      },
    };
    const [finding] = runScenario(scenario({ game: 'dice', at: 'draw', rolls: [face] }), [dice]);
    expect(finding?.problem).toBe(`rolls.0: ${face} is not from 1 to 6`);
  });
});

describe('when', () => {
  const given = {
    'seats.0.hand': ['Ash', 'Oak'],
    'seats.1.hand': ['Elm', 'Yew'],
    'seats.2.hand': ['Fir', 'Pine'],
  };
  const picks = [
    { seat: 0, move: { do: 'pick', card: 'Oak' } },
    { seat: 1, move: { do: 'pick', card: 'Yew' } },
    { seat: 2, move: { do: 'pick', card: null } },
  ];

  it('moves are played, with names', () => {
    const claims = [
      { path: 'shown', equals: ['Oak', 'Yew'] },
      { path: 'seats.1.coins', equals: 2 },
      { told: { did: 'show', card: 'Yew' } },
      { asked: [0, 1, 2] },
    ];
    expect(run({ given, when: picks }, claims)).toEqual([]);
  });
  it('a refusal that is claimed is as it should be', () => {
    const when = [{ seat: 0, move: { do: 'pick', card: 'Yew' } }];
    expect(
      run({ given, when }, [
        { refused: 0, rule: 'T1' },
        { path: 'seats.0.picked', equals: false },
      ]),
    ).toEqual([]);
  });
  it('a refusal nobody claimed is a finding', () => {
    const when = [{ seat: 0, move: { do: 'pick', card: 'Yew' } }];
    expect(run({ given, when }, [{ path: 'round', equals: 1 }])).toEqual([
      { where: 'when.0', problem: 'refused by T1 (notInHand {})' },
    ]);
  });
  it.each<[string, unknown, string]>([
    ['no move at all', 5, 'expected { "seat": 0 to 2, "move": ... }'],
    ['no seat', { move: { do: 'done' } }, 'expected { "seat": 0 to 2, "move": ... }'],
    [
      'a seat nobody sits at',
      { seat: 3, move: { do: 'pick', card: null } },
      'expected { "seat": 0 to 2, "move": ... }',
    ],
    [
      'a move nobody knows',
      { seat: 0, move: { do: 'fly' } },
      'refused by E1 (noSuchMove {"problem":"do: expected one of \\"pick\\", \\"draw\\", \\"offer\\", \\"stash\\", \\"done\\", \\"take\\", \\"say\\", \\"call\\", \\"leave\\", found \\"fly\\""})',
    ],
    [
      'a card nobody knows',
      { seat: 0, move: { do: 'pick', card: 'Palm' } },
      'refused by E1 (noSuchMove {"problem":"card: expected a card (its id) from 0 to 11, found \\"Palm\\""})',
    ],
  ])('%s is named', (_, one, problem) => {
    expect(run({ when: [one] })).toContainEqual({ where: 'when.0', problem });
  });
});

describe('then', () => {
  it('says which claim failed and what was found', () => {
    const claims = [
      { path: 'round', equals: 1 },
      { path: 'seats.0.coins', equals: 9 },
    ];
    expect(run({}, claims)).toEqual([{ where: 'then.1', problem: 'expected 9, found 1' }]);
  });
  it('a claim in the eyes of a seat or a spectator', () => {
    const given = { 'seats.0.hand': ['Ash', 'Oak'] };
    const claims = [
      { path: 'seats.0.hand', as: 0, equals: ['Ash', 'Oak'] },
      { path: 'seats.0.hand', as: 1, equals: '?' },
      { path: 'deck', as: 'spectator', equals: ['?', '?', '?', '?', '?', '?'] },
    ];
    expect(run({ given }, claims)).toEqual([]);
  });
  it('a claim about what is computed', () => {
    expect(run({}, [{ fact: 'wealth', of: [1], equals: 1 }])).toEqual([]);
    expect(run({}, [{ fact: 'wealth', of: [1], equals: 2 }])).toEqual([
      { where: 'then.0', problem: 'expected 2, found 1' },
    ]);
  });
  it('a claim about a moment on the way', () => {
    const when = [{ seat: 0, move: { do: 'pick', card: null } }];
    expect(
      run({ when }, [
        { after: -1, path: 'seats.0.picked', equals: false },
        { after: 0, path: 'seats.0.picked', equals: true },
      ]),
    ).toEqual([]);
  });
  it('a claim that nobody noticed', () => {
    const given = { 'seats.0.hand': ['Ash', 'Oak'] };
    const when = [{ seat: 0, move: { do: 'stash', card: 'Oak' } }];
    expect(
      run({ at: 'act', given, when }, [
        { unnoticed: 0, as: 1 },
        { unnoticed: 0, as: 'spectator' },
      ]),
    ).toEqual([]);
    expect(run({ at: 'act', given, when }, [{ unnoticed: 0, as: 0 }])[0]?.problem).toMatch(/^noticed: /);
  });
  it.each<[string, unknown, RegExp]>([
    ['that is none', 7, /^a claim is a record with path, fact, refused, asked, told or unnoticed$/],
    ['about nothing', {}, /^a claim is a record with/],
    [
      'about a place nobody knows',
      { path: 'seats.0.moons', equals: 1 },
      /^no such place in the state: seats\.0\.moons$/,
    ],
    ['about a path without a value', { path: 'round' }, /says what it equals or counts/],
    ['about a count of no list', { path: 'round', counts: 1 }, /^counts: no list lies there$/],
    ['about a fact nobody knows', { fact: 'health', equals: 1 }, /^no such fact; there are wealth$/],
    ['about a fact of nonsense', { fact: 'wealth', of: 'x', equals: 1 }, /^of: expected a list of numbers$/],
    ['about a refusal of no move', { refused: 3, rule: 'T1' }, /^there is no move 3$/],
    ['after no move', { after: 3, path: 'round', equals: 1 }, /^after: there is no move 3$/],
    [
      'in the eyes of nobody',
      { as: 9, path: 'round', equals: 1 },
      /^as: expected a seat from 0 to 2 or "spectator"$/,
    ],
    [
      'about an event that was not told',
      { told: { did: 'win' } },
      /^not told; of this kind there was nothing$/,
    ],
    ['about other seats asked', { asked: [1] }, /^expected \[1\], found \[0,1,2\]$/],
  ])('a claim %s is named', (_, claim, problem) => {
    const [finding] = run({}, [claim]);
    expect(finding?.where).toBe('then.0');
    expect(finding?.problem).toMatch(problem);
  });
  it('a refusal that did not happen is named', () => {
    const when = [{ seat: 0, move: { do: 'pick', card: null } }];
    expect(run({ when }, [{ refused: 0, rule: 'T1' }])).toEqual([
      { where: 'then.0', problem: 'move 0 was accepted, not refused' },
    ]);
  });
  it('a refusal by another rule is named', () => {
    const when = [{ seat: 0, move: { do: 'done' } }];
    expect(run({ when }, [{ refused: 0, rule: 'T9' }])).toEqual([
      { where: 'then.0', problem: 'expected "T9", found "T1"' },
    ]);
  });
});

describe('what is not a scenario gets a precise finding, never a crash', () => {
  it.each<[string, unknown, string, RegExp]>([
    ['nothing', null, '(the whole)', /^a scenario is a record$/],
    ['a list', [], '(the whole)', /^a scenario is a record$/],
    ['no name', { game: 'tiny', seats: 3 }, 'name', /^expected a text/],
    ['another game', scenario({ game: 'chess' }), 'game', /^no game is called "chess"; there are tiny$/],
    ['a stranger', scenario({ note: 1 }), 'note', /an unknown field$/],
    ['no claims', scenario({}, []), 'then', /^expected a list of at least one claim$/],
    ['claims that are no list', scenario({}, 'x'), 'then', /^expected a list/],
    ['moves that are no list', scenario({ when: {} }), 'when', /^expected a list of moves$/],
    ['given that is no record', scenario({ given: [] }), 'given', /^expected a record/],
    ['rolls that are no list', scenario({ rolls: 6 }), 'rolls', /^expected a list/],
    ['too many seats', scenario({ seats: 9 }), 'options', /^E5 wrongSeats/],
    ['an unknown option', scenario({ options: { moons: 1 } }), 'options', /^E4 noSuchOption .*moons/],
    [
      'a bad pack',
      scenario({ pack: { game: 'tiny', name: 'x', content: { coins: 1 } } }),
      'pack',
      /^coins: expected/,
    ],
    [
      'an agenda nobody can follow',
      scenario({
        given: { agenda: { stack: [{ do: 'nonsense' }], lanes: [] } },
        when: [{ seat: 0, move: { do: 'done' } }],
      }),
      'when.0',
      /refused by E2/,
    ],
  ])('%s', (_, value, where, problem) => {
    const [finding] = runScenario(value, games);
    expect(finding?.where).toBe(where);
    expect(finding?.problem).toMatch(problem);
  });
});
