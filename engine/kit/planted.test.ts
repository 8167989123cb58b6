/** The kit can fail: each test plants one fault in the tiny game, and the check that is there for it finds it. */
import { describe, expect, it } from 'vitest';
import type { Game } from '../game.ts';
import * as is from '../shape.ts';
import { inspect } from './inspect.ts';
import { afterPlay, findings, mine, withRules, withStep } from './planting.ts';
import { subjectOf } from './subject.ts';
import { type TinyMove, tiny } from './tiny/index.ts';

describe('opening', () => {
  it('finds a game that takes any option', () => {
    const options = is.recordWith({ pairs: is.flag() }, { calls: is.flag(), noSuchOption: is.int() });
    expect(findings({ ...tiny, options }, 'opening')).toContain('an unknown option: is not refused');
  });
  it('finds sides that leave a seat out', () => {
    const game: typeof tiny = {
      ...tiny,
      seating: (_, seats) => ({ roles: Array.from({ length: seats }, () => 'x'), sides: [[0]] }),
    };
    expect(findings(game, 'opening')).toContain('sides [[0]] are not all seats, once each');
  });
  it('finds options settled by who sits where that cannot be played', () => {
    const game: typeof tiny = {
      ...tiny,
      seated: (options, people) => (people === 1 ? { ...options, pairs: true } : options),
    };
    expect(findings(game, 'opening')).toContain('people on seats 1: what seated settles is refused by');
  });
  it('finds options that are settled otherwise the second time', () => {
    const turning: typeof tiny = {
      ...tiny,
      seated: (options) => ({ ...options, calls: options.calls !== true }),
    };
    expect(findings(turning, 'opening')).toContain('seated settles something else the second time');
  });
});

describe('ending', () => {
  it('finds a match that has no outcome when nobody is asked any more', () => {
    const game = withRules(() => ({ outcome: () => null }));
    expect(findings(game, 'ending')).toContain('the match is not over, but nobody is asked');
  });
  it('finds a game that never ends', () => {
    const game = withStep('agree', () => ({
      close(state, step, umpire) {
        for (const one of state.seats) one.said = false;
        umpire.next(step);
      },
    }));
    expect(findings(game, 'ending')).toContain('no end within 300 moves');
  });
  it('finds a step that runs for ever', () => {
    const game = withStep('lanes', () => ({ run: (_, step, umpire) => umpire.next(step) }));
    expect(findings(game, 'ending')).toContain('runaway: step "lanes"');
  });
  it('finds a seat that is asked and cannot answer', () => {
    const game = withStep('offer', () => ({ moves: () => [] }));
    expect(findings(game, 'ending')).toMatch(/seat \d is asked but has no move/);
  });
  it('finds a side whose seats have different ranks', () => {
    const game = withRules(({ outcome }) => ({
      outcome(state) {
        const found = outcome(state);
        return found && { ...found, ranks: found.ranks.map((_, seat) => 1 + (seat > 0 ? 1 : 0)) };
      },
    }));
    expect(findings(game, 'ending')).toContain('seats 0,2 are one side but have ranks 1,2');
  });
});

describe('determinism', () => {
  it('finds chance that does not come from the umpire', () => {
    const game = afterPlay('act', (state) => {
      state.differences = Math.random() < 0.5 ? 0 : 1;
    });
    expect(findings(game, 'determinism')).toContain(
      'another state from the same seed and moves: differences',
    );
  });
  it('finds rules that remember the match before', () => {
    let played = 0;
    const game = afterPlay('act', (state) => {
      state.differences = played++ % 3;
    });
    expect(findings(game, 'determinism')).toContain('differences');
  });
});

describe('roundTrip', () => {
  it('finds a field that is not declared', () => {
    const game = afterPlay('act', (state) => void Object.assign(state, { note: 1 }));
    expect(findings(game, 'roundTrip')).toContain('note: expected only agenda');
  });
  it('finds undefined', () => {
    const game = afterPlay('act', (state) => void Object.assign(state, { note: undefined }));
    expect(findings(game, 'roundTrip')).toContain('note is undefined, which JSON does not know');
  });
  it('finds what is not plain JSON', () => {
    const game = afterPlay('act', (state) => void Object.assign(mine(state, 0), { stash: new Set() }));
    expect(findings(game, 'roundTrip')).toContain('seats.0.stash is no plain list or record');
  });
  it('finds a number out of its declared range', () => {
    const game = afterPlay('act', (state) => {
      mine(state, 0).held = 13;
    });
    expect(findings(game, 'roundTrip')).toContain(
      'seats.0.held: expected a whole number from 0 to 12, found 13',
    );
  });
  it('finds rules that know a state by what it is, not by what it says', () => {
    const known = new WeakSet<object>();
    const game = withStep('act', ({ play }) => ({
      play(...all) {
        const [state, , seat] = all;
        const { hand } = mine(state, seat);
        play?.(...all);
        if (known.has(hand)) state.differences = 1;
        known.add(hand);
      },
    }));
    expect(findings(game, 'roundTrip')).toContain('played on from a saved state it differs');
  });
});

describe('conservation', () => {
  it('finds a lost card', () => {
    const game = withStep('pick', ({ close }) => ({
      close(state, step, umpire) {
        close?.(state, step, umpire);
        state.shown = state.shown.slice(1);
      },
    }));
    expect(findings(game, 'conservation')).toMatch(/card \d+ \(\w+\) lies nowhere/);
  });
  it('finds a doubled card', () => {
    const game = withStep('draw', ({ run }) => ({
      run(state, step, umpire) {
        const { deck } = state;
        run?.(state, step, umpire);
        state.deck = deck;
      },
    }));
    expect(findings(game, 'conservation')).toMatch(
      /card \d+ lies twice: at deck\.\d+ and at seats\.\d\.hand\.\d/,
    );
  });
  it('finds a lost coin', () => {
    const game = withStep('settle', () => ({
      run: (state, { seat = 0 }) => void mine(state, seat).offered--,
    }));
    expect(findings(game, 'conservation')).toContain('coin: 7 counted, 8 in the box');
  });
  it('finds a pile that is not sorted', () => {
    const game = afterPlay('act', (state, _, seat) => {
      mine(state, seat).stash = [...mine(state, seat).stash].reverse();
    });
    expect(findings(game, 'conservation')).toContain('is a pile but not sorted');
  });
});

describe('offers', () => {
  it('finds a move that is offered and refused', () => {
    const game = withStep('act', ({ moves }) => ({
      moves: (...all) => [...(moves?.(...all) ?? []), { do: 'take', yes: true }],
    }));
    expect(findings(game, 'offers')).toContain(
      '{"do":"take","yes":true}: is offered but refused by T2 (actNow)',
    );
  });
  it('finds a move that is not of the declared shape', () => {
    const odd = { do: 'done', twice: true } as unknown as TinyMove;
    const game = withStep('act', ({ moves }) => ({ moves: (...all) => [...(moves?.(...all) ?? []), odd] }));
    expect(findings(game, 'offers')).toContain('has not the declared shape: twice');
  });
  it('finds an illegal default', () => {
    const game = withStep('act', () => ({ byDefault: () => ({ do: 'say', colour: 'red' }) }));
    expect(findings(game, 'offers')).toContain('is offered but refused');
  });
});

describe('refusals', () => {
  it('finds a refusal without the number of a rule', () => {
    const game = withStep('act', ({ refuse }) => ({
      refuse: (...all) => (refuse?.(...all) === null ? null : { rule: 'no', why: 'no' }),
    }));
    expect(findings(game, 'refusals')).toContain('is refused by "no", which is no rule\'s number');
  });
  it('finds a judgement that changes the state', () => {
    const game = withStep('act', ({ refuse }) => ({
      refuse(...all) {
        all[0].differences = 2;
        return refuse?.(...all) ?? null;
      },
    }));
    expect(findings(game, 'refusals')).toContain('changed the state by being judged');
  });
  it('finds a judgement that breaks', () => {
    const game = withStep('pick', () => ({
      refuse: (state, _, seat, move) =>
        mine(state, seat).hand.includes((move as { card: number }).card.valueOf())
          ? null
          : { rule: 'T1', why: 'x' },
    }));
    expect(findings(game, 'refusals')).toContain("breaks the rules' judgement: TypeError");
  });
  it('finds a legal move that loses a card', () => {
    const game = withStep('act', ({ refuse }) => ({
      refuse: (...all) => (all[3].do === 'stash' ? null : (refuse?.(...all) ?? null)),
    }));
    expect(findings(game, 'refusals')).toMatch(/is legal, but then card \d+ lies twice/);
  });
  it('finds a seat that may answer unasked', () => {
    const game = withStep('agree', () => ({ refuse: () => null }));
    expect(findings(game, 'refusals')).toMatch(/is not asked, yet .* is not refused/);
  });
});

describe('cloning', () => {
  it('finds a shared reference', () => {
    const game = withRules(({ clone }) => ({
      clone: (state) => ({
        ...clone(state),
        seats: state.seats.map((one, seat) => (seat === 0 ? one : { ...one })),
      }),
    }));
    expect(findings(game, 'cloning')).toContain('playing on a clone changed the original: seats.0');
  });
  it('finds a forgotten field', () => {
    const game = withRules(({ clone }) => ({ clone: (state) => ({ ...clone(state), colour: null }) }));
    expect(findings(game, 'cloning')).toContain('the clone differs: colour');
  });
});

describe('commuting', () => {
  it('finds a lane that touches what all share', () => {
    const game = withStep('act', ({ play }) => ({
      play(state, step, seat, move, umpire) {
        const [top] = state.deck;
        if (move.do !== 'draw' || top === undefined) return play?.(state, step, seat, move, umpire);
        state.deck = state.deck.slice(1);
        mine(state, seat).hand = [...mine(state, seat).hand, top].sort((a, b) => a - b);
        mine(state, seat).held++;
        umpire.next({ ...step, drew: true });
      },
    }));
    expect(findings(game, 'commuting')).toMatch(/in the order .* it ends differently: seats\.\d\.hand/);
  });
  it('finds an open question that rewards the quickest', () => {
    const game = afterPlay('pick', (state, _, seat) => {
      if (state.bank === 0 || state.seats.filter((one) => one.picked).length !== 1) return;
      state.bank--;
      mine(state, seat).coins++;
    });
    expect(findings(game, 'commuting')).toMatch(/it ends differently: seats\.\d\.coins/);
  });
});

describe('recording', () => {
  it('finds two cards of one name', () => {
    const game = withRules(({ components }) => ({
      components: { ...components, card: Array.from({ length: 12 }, () => 'Yew') },
    }));
    expect(findings(game, 'recording')).toContain('two components of kind card are called "Yew"');
  });
  it('finds a match that does not go the recorded way', () => {
    const game = afterPlay('act', (state) => {
      state.differences = Math.random() < 0.5 ? 0 : 1;
    });
    expect(findings(game, 'recording')).toMatch(/its record does not verify: entries\.\d+\.hash/);
  });
});

it('nothing is found in a game without faults, whichever check looks', () => {
  const whole = { seatings: [{ seats: 3 }], matches: 1 };
  expect(inspect(subjectOf(tiny as unknown as Game, whole))).toEqual([]);
});

it('what breaks a check is reported as its finding', () => {
  const game = withRules(() => ({
    setup: () => {
      throw new Error('no table');
    },
  }));
  expect(findings(game, 'ending')).toContain('no table');
});
