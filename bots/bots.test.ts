import {
  type Judge,
  type Move,
  type Rng,
  type Ruleset,
  type Seat,
  type State,
  seatsOf,
} from '@accretion/engine';
import { describe, expect, it } from 'vitest';
import { type Bot, botNamed, botNames, fastRng, levelNames } from './index.ts';

/**
 * A guess: two seats each name a number from 0 to 3 at the same time; the target lies hidden. A view shows nothing;
 * an imagined state has the target 3 two times out of three, else 0.
 */
interface Guess extends State {
  target: number;
  named: (number | null)[];
}
type Name = Move & { readonly number: number };

const studied: unknown[] = [];
const ruleset = {
  imagine: (view: unknown) => {
    studied.push(view);
    let deals = 0;
    return (): Guess => ({
      agenda: { stack: [], lanes: [] },
      target: deals++ % 3 === 2 ? 0 : 3,
      named: [null, null],
    });
  },
  toAct: ({ named }: Guess) => seatsOf([0, 1].filter((seat) => named[seat] === null)),
  isForAnyone: () => false,
  moves: () => [0, 1, 2, 3].map((number): Name => ({ do: 'name', number })),
  anyMove: () => null,
  clone: (state: Guess): Guess => ({ ...state, named: [...state.named] }),
  play: (state: Guess, seat: Seat, move: Name) => {
    state.named[seat] = move.number;
  },
} as unknown as Ruleset;

const near: Judge = {
  worth(state, seat) {
    const { target, named } = state as Guess;
    if (named.includes(null)) throw new Error('judged before all had answered');
    return -Math.abs(target - (named[seat] ?? 0));
  },
  order: (_state, _seat, moves) => moves,
};

/** A judge that counts how often it was asked. */
function counting(): { judge: Judge; judged: () => number } {
  let asked = 0;
  const worth: Judge['worth'] = (state, seat) => {
    asked++;
    return near.worth(state, seat);
  };
  return { judge: { ...near, worth }, judged: () => asked };
}

const named = (name: string): Bot => botNamed(name, near) as Bot;
const ask = (rng: Rng, seat = 0) => ({ ruleset, view: 'nothing', seat, rng });
const choice = (bot: Bot, rng: Rng): number => (bot.choose(ask(rng)) as Name).number;

/** Those that don't search. */
const plain = ['random', 'greedy'];

describe('bots', () => {
  it('are known by name', () => {
    expect(botNames).toEqual(['random', 'greedy', ...levelNames]);
    for (const name of botNames) expect(named(name).name).toBe(name);
    expect(botNamed('toString', near)).toBeUndefined();
  });

  it('study the view they are given', () => {
    for (const name of plain) {
      studied.length = 0;
      named(name).choose(ask(fastRng(1)));
      expect(studied).toEqual(['nothing']);
    }
  });

  it('answer the same ask with the same chance in the same way', () => {
    for (const name of plain) {
      const choices = (): number[] => {
        const rng = fastRng('again');
        return Array.from({ length: 20 }, () => choice(named(name), rng));
      };
      expect(choices()).toEqual(choices());
    }
  });

  it('refuse to move without a move', () => {
    const stuck = { ...ruleset, moves: () => [] } as unknown as Ruleset;
    for (const name of plain) {
      expect(() => named(name).choose({ ...ask(fastRng(1)), ruleset: stuck })).toThrow('seat 0');
    }
  });
});

describe('random', () => {
  it('takes every move about as often', () => {
    const rng = fastRng('even');
    const counts = [0, 0, 0, 0];
    for (let i = 0; i < 4000; i++) {
      const number = choice(named('random'), rng);
      counts[number] = (counts[number] ?? 0) + 1;
    }
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });
});

describe('greedy', () => {
  it('takes what is best on average over the states it imagines', () => {
    expect(choice(named('greedy'), fastRng(1))).toBe(3);
  });

  it('looks at as many states as its budget says', () => {
    const { judge, judged } = counting();
    (botNamed('greedy', judge) as Bot).choose({ ...ask(fastRng(1)), budget: { worlds: 5 } });
    expect(judged()).toBe(5 * 4);
  });

  it('answers with what it has when its time is used up', () => {
    const { judge, judged } = counting();
    const asked = { ...ask(fastRng(1)), budget: { worlds: 5, isSpent: () => judged() >= 8 } };
    (botNamed('greedy', judge) as Bot).choose(asked);
    expect(judged()).toBe(8);
  });

  it('lets the others answer as the judge thinks they would', () => {
    const met = new Set<number>();
    const watching: Judge = {
      worth(state, seat) {
        met.add((state as Guess).named[1 - seat] as number);
        return 0;
      },
      order: (_state, _seat, moves) => moves,
      reply: (_state, _seat, moves) => moves[2] as Move,
    };
    (botNamed('greedy', watching) as Bot).choose(ask(fastRng(1)));
    expect([...met]).toEqual([2]);
  });
});

describe('greedy where more is legal than is offered', () => {
  /** Numbers up to 9 may be named, and 5 is best; offered are 0 and 1. */
  const wide = {
    ...ruleset,
    imagine: () => (): Guess => ({ agenda: { stack: [], lanes: [] }, target: 5, named: [null, null] }),
    moves: () => [0, 1].map((number): Name => ({ do: 'name', number })),
    anyMove: (_state: State, _seat: Seat, rng: Rng): Name => ({ do: 'name', number: rng.below(12) }),
    refuse: (_state: State, _seat: Seat, { number }: Name) =>
      number > 9 ? { rule: 'G1', why: 'tooHigh' } : null,
  } as unknown as Ruleset;
  const chosen = (judge: Partial<Judge>, of = wide): number => {
    const bot = botNamed('greedy', { ...near, ...judge }) as Bot;
    return (bot.choose({ ...ask(fastRng(1)), ruleset: of }) as Name).number;
  };
  const plans = (number: number): Partial<Judge> => ({ plan: () => ({ do: 'name', number }) as Move });

  it('takes the best of what is offered, unless the judge wants to see more', () => {
    expect(chosen({})).toBe(1);
    expect(chosen({ widen: 60 })).toBe(5);
  });

  it('follows a plan that is not offered, if it is legal', () => {
    expect(chosen(plans(7))).toBe(7);
  });

  it('looks ahead if the rules refuse the plan', () => {
    expect(chosen(plans(10))).toBe(1);
  });

  it('asks for a plan even if only one move is offered', () => {
    const narrow = { ...wide, moves: () => [{ do: 'name', number: 0 }] } as unknown as Ruleset;
    expect(chosen(plans(6), narrow)).toBe(6);
    expect(chosen({}, narrow)).toBe(0);
  });
});

describe('greedy where one answer of several seats is enough', () => {
  it('answers as if nobody else had', () => {
    const first = {
      ...ruleset,
      isForAnyone: () => true,
      play: (state: Guess, seat: Seat, move: Name) => {
        if (state.named.some((one) => one !== null)) throw new Error('answered already');
        state.named[seat] = move.number;
        state.named[1 - seat] = 0;
      },
    } as unknown as Ruleset;
    expect((named('greedy').choose({ ...ask(fastRng(1)), ruleset: first }) as Name).number).toBe(3);
  });
});

describe('the fast generator', () => {
  it('repeats itself for a name, and not for another', () => {
    const draws = (name: string): number[] => {
      const rng = fastRng(name);
      return Array.from({ length: 50 }, () => rng.below(1000));
    };
    expect(draws('a')).toEqual(draws('a'));
    expect(draws('a')).not.toEqual(draws('b'));
  });

  it('is even, and stays below its bound', () => {
    const rng = fastRng('even');
    const counts = Array.from({ length: 7 }, () => 0);
    for (let i = 0; i < 70_000; i++) {
      const drawn = rng.below(7);
      counts[drawn] = (counts[drawn] as number) + 1;
    }
    expect(counts).toHaveLength(7);
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(500);
    const picked = Array.from({ length: 100 }, () => rng.from([4, 9]));
    expect(new Set(picked)).toEqual(new Set([4, 9]));
  });
});
