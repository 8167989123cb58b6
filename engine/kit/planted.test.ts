/** The kit can fail: each test plants one fault in the tiny game, and the check that is there for it finds it. */
import { describe, expect, it } from 'vitest';
import type { Game, Handler } from '../game.ts';
import { nobody, only, type Seats, seatsOf } from '../seats.ts';
import * as is from '../shape.ts';
import type { CheckName } from './checks.ts';
import { inspect } from './inspect.ts';
import { subjectOf, type Trial } from './subject.ts';
import { type TinyMove, type TinyState, tiny } from './tiny.ts';

type TinyRules = ReturnType<typeof tiny.rules>;
type TinyHandler = Handler<TinyState, TinyMove>;
type Changed = (rules: TinyRules) => Partial<TinyRules>;

const withRules = (changed: Changed): typeof tiny => ({
  ...tiny,
  rules(box) {
    const rules = tiny.rules(box);
    return { ...rules, ...changed(rules) };
  },
});

/** The tiny game with one kind of step changed. */
const withStep = (name: string, changed: (handler: TinyHandler) => Partial<TinyHandler>): typeof tiny =>
  withRules(({ steps }) => {
    const handler = steps[name] as TinyHandler;
    return { steps: { ...steps, [name]: { ...handler, ...changed(handler) } } };
  });

/** The tiny game in which something more happens after every answer to this question. */
const afterPlay = (name: string, more: NonNullable<TinyHandler['play']>): typeof tiny =>
  withStep(name, ({ play }) => ({
    play(...all) {
      play?.(...all);
      more(...all);
    },
  }));

const mine = (state: TinyState, seat: number): TinyState['seats'][number] =>
  state.seats[seat] as TinyState['seats'][number];

function findings(game: typeof tiny, check: CheckName, trial: Partial<Trial<TinyState>> = {}): string {
  const seatings = [{ seats: 3 }, { seats: 4, options: { pairs: true } }];
  const whole = { seatings, matches: 2, bound: 300, ...trial } as unknown as Trial;
  const faults = inspect(subjectOf(game as unknown as Game, whole), [check]);
  return faults.map(({ where, problem }) => `${where}: ${problem}`).join('\n');
}

describe('opening', () => {
  it('finds a game that takes any option', () => {
    const options = is.recordWith({ pairs: is.flag() }, { noSuchOption: is.int() });
    expect(findings({ ...tiny, options }, 'opening')).toContain('an unknown option: is not refused');
  });
  it('finds sides that leave a seat out', () => {
    const game: typeof tiny = {
      ...tiny,
      seating: (_, seats) => ({ roles: Array.from({ length: seats }, () => 'x'), sides: [[0]] }),
    };
    expect(findings(game, 'opening')).toContain('sides [[0]] are not all seats, once each');
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
  it('finds what is no plain JSON', () => {
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

describe('takingBack', () => {
  it('finds an undo that does not bring back the earlier state', () => {
    const game = withRules(({ clone }) => ({
      clone(state) {
        const copy = clone(state);
        state.differences = (state.differences + 1) % 4;
        return copy;
      },
    }));
    expect(findings(game, 'takingBack')).toContain('undo leads to another state: differences');
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

describe('watching', () => {
  it('finds eyes that blink', () => {
    let looks = 0;
    const game = withRules(({ shape }) => {
      const { node } = shape as is.Shape<TinyState>;
      if (node.is !== 'record') return {};
      const blinking = is.seenBy(() => (looks++ % 3 === 0 ? nobody : -1), is.flag());
      return { shape: { ...shape, node: { ...node, fields: { ...node.fields, pairs: blinking } } } };
    });
    expect(findings(game, 'watching')).toMatch(/one sees something else: pairs|is told of|is not told of/);
  });
});

describe('telling', () => {
  const silent = (umpire: Parameters<NonNullable<TinyHandler['run']>>[2]): typeof umpire =>
    ({ rng: umpire.rng, tell: () => {}, next: () => {}, post: () => {} }) as unknown as typeof umpire;
  it('finds chance without an event', () => {
    const quiet = withStep('draw', ({ run }) => ({
      run: (state, step, umpire) => run?.(state, step, silent(umpire)),
    }));
    const game: typeof tiny = {
      ...quiet,
      rules(box) {
        const rules = quiet.rules(box);
        const act = rules.steps['act'] as TinyHandler;
        const play: TinyHandler['play'] = (state, step, seat, move, umpire) =>
          act.play?.(
            state,
            step,
            seat,
            move,
            Object.assign(Object.create(umpire) as typeof umpire, { tell: () => {} }),
          );
        return { ...rules, steps: { ...rules.steps, act: { ...act, play } } };
      },
    };
    expect(findings(game, 'telling')).toContain('used chance and told no event');
  });
  it('finds an event that is not declared', () => {
    const game = afterPlay('act', (_, __, ___, ____, umpire) => umpire.tell({ did: 'sneeze' }));
    expect(findings(game, 'telling')).toContain('event {"did":"sneeze"}: did: expected one of');
  });
});

describe('secrecy', () => {
  it('finds that only those are asked who have a card to pick', () => {
    const game = withStep('pick', () => ({
      owes: (state) =>
        seatsOf(state.seats.flatMap(({ picked, hand }, seat) => (picked || hand.length === 0 ? [] : [seat]))),
    }));
    expect(findings(game, 'secrecy')).toContain('who is asked tells what is hidden');
  });
  it("finds legal moves that depend on another's stash", () => {
    const game = withStep('act', ({ moves }) => ({
      moves: (state, step, seat) =>
        (moves?.(state, step, seat) ?? []).filter(
          (move) => move.do !== 'offer' || mine(state, move.to).stash.length === 0,
        ),
    }));
    expect(findings(game, 'secrecy')).toMatch(/what seat \d may do tells what is hidden/);
  });
  it('finds a reason that says too much', () => {
    const game = withStep('act', ({ refuse }) => ({
      refuse(...all) {
        const refusal = refuse?.(...all) ?? null;
        return refusal && { ...refusal, values: { lowest: all[0].deck[0] ?? -1 } };
      },
    }));
    expect(findings(game, 'secrecy')).toMatch(/what is said to .* tells what is hidden: values\.lowest/);
  });
  it("finds a default that peeks into another's hand", () => {
    const game = withStep('agree', () => ({
      byDefault: (state) => ({ do: 'say', colour: (mine(state, 1).hand[0] ?? 0) > 5 ? 'red' : 'blue' }),
    }));
    expect(findings(game, 'secrecy')).toMatch(/what a silent seat \d does tells what is hidden/);
  });
});

describe('twins', () => {
  it('finds a count that everybody may read off a public field', () => {
    const game = afterPlay('act', (state, _, seat, move) => {
      if (move.do === 'stash') state.differences = Math.min(3, mine(state, seat).stash.length);
    });
    expect(findings(game, 'twins')).toMatch(/tells what is hidden: update 0\.1: \d and \d/);
  });
  it('finds a secret in the public part of an event', () => {
    const game = withStep('draw', () => ({
      run(state, { seat = 0 }, umpire) {
        if (state.deck.length === 0) return;
        const card = umpire.rng.from(state.deck);
        state.deck = state.deck.filter((one) => one !== card);
        mine(state, seat).hand = [...mine(state, seat).hand, card].sort((a, b) => a - b);
        mine(state, seat).held++;
        umpire.tell({ did: 'drawCard', seat, card });
      },
    }));
    expect(findings(game, 'twins')).toMatch(/tells what is hidden: events 0?.*card/);
  });
  it('finds a question that is only asked when a hidden card is there', () => {
    const game = withStep('act', ({ play }) => ({
      play(state, step, seat, move, umpire) {
        play?.(state, step, seat, move, umpire);
        const other = (seat + 1) % state.seats.length;
        const holdsYew = mine(state, other).hand.includes(11) || mine(state, other).stash.includes(11);
        if (move.do === 'done' && !step['again'] && holdsYew) umpire.next({ ...step, again: true });
      },
    }));
    expect(findings(game, 'twins', { matches: 4 })).toMatch(/tells what is hidden|may still be taken back/);
  });
  it('finds that nothing could be compared', () => {
    const game = withRules(({ imagine }) => ({
      imagine: (view, viewer) => (rng) => {
        const state = imagine(view, viewer)(rng);
        return { ...state, agenda: { stack: [], lanes: [] } };
      },
    }));
    expect(findings(game, 'twins')).toMatch(
      /is refused by E\d in a world it cannot tell from this|no two worlds could be compared/,
    );
  });
});

describe('choices', () => {
  it('finds an event that tells which card was put away', () => {
    const game = afterPlay('act', (_, __, seat, move, umpire) => {
      if (move.do === 'stash') umpire.tell({ did: 'stash', seat, card: move.card });
    });
    expect(findings(game, 'choices', { matches: 4 })).toMatch(/hears which of .* was chosen: \d+\.card/);
  });
  it('lets an event tell it that is there to reveal', () => {
    const game = afterPlay('act', (_, __, seat, move, umpire) => {
      if (move.do === 'stash') umpire.tell({ did: 'stash', seat, card: move.card });
    });
    expect(findings(game, 'choices', { matches: 4, reveals: ['stash'] })).toBe('');
  });
});

describe('imagining', () => {
  const imagined = (change: (state: TinyState, viewer: Seats) => void): typeof tiny =>
    withRules(({ imagine, clone }) => ({
      imagine(view, viewer) {
        const deal = imagine(view, viewer);
        return (rng) => {
          const state = clone(deal(rng));
          change(state, viewer);
          return state;
        };
      },
    }));
  it('finds an imagined state that contradicts the view', () => {
    const game = imagined((state) => {
      state.colour = state.colour === 'red' ? 'blue' : 'red';
    });
    expect(findings(game, 'imagining')).toContain('the imagined state has another view: colour');
  });
  it('finds an imagined state with a card too many', () => {
    const game = imagined((state) => {
      state.shown = [...state.shown, 0];
    });
    expect(findings(game, 'imagining')).toMatch(/imagined: card 0 lies twice/);
  });
  it('finds an imagined state that forgets what everybody remembers', () => {
    const game = imagined((state, viewer) => {
      const [a, b] = state.seats.filter((_, seat) => (only(seat) & viewer) === nobody);
      if (a === undefined || b === undefined) return;
      [a.hand, b.hand] = [[...a.hand, ...b.hand].sort((x, y) => x - y), []];
    });
    const agrees = (state: TinyState): string | null =>
      state.seats.every(
        ({ hand, stash, pick, held }) => hand.length + stash.length + (pick === null ? 0 : 1) === held,
      )
        ? null
        : 'held';
    expect(findings(game, 'imagining', { agrees })).toContain('imagined: held');
    expect(findings(tiny, 'imagining', { agrees })).toBe('');
  });
  it('finds a remembered fact that the true state contradicts', () => {
    expect(findings(tiny, 'imagining', { agrees: () => 'never' })).toContain(
      'the true state disagrees: never',
    );
  });
  it('finds imagining that writes into the view', () => {
    const game = withRules(({ imagine }) => ({
      imagine(view, viewer) {
        (view as { round: number }).round = 0;
        return imagine(view, viewer);
      },
    }));
    expect(findings(game, 'imagining')).toMatch(/changed the view it studied|has another view/);
  });
});

describe('variety', () => {
  it('finds imagining that always deals the same', () => {
    const game = withRules(({ imagine }) => ({
      imagine(view, viewer) {
        const deal = imagine(view, viewer);
        return () => deal({ below: () => 0, from: (ids) => ids[0] ?? 0 });
      },
    }));
    expect(findings(game, 'variety')).toMatch(/got the same value in all 30 deals, at each of \d+ moments/);
  });
  it('finds a hidden answer that is always imagined the same', () => {
    const game = withRules(({ imagine }) => ({
      imagine(view, viewer) {
        const deal = imagine(view, viewer);
        return (rng) => {
          const state = deal(rng);
          return { ...state, seats: state.seats.map((one) => ({ ...one, says: one.said ? 'red' : null })) };
        };
      },
    }));
    expect(
      findings(game, 'variety', { seatings: [{ seats: 4, options: { pairs: true } }], matches: 8 }),
    ).toContain('says');
  });
  it('lets a place be that follows from what is open', () => {
    const game = withRules(({ imagine }) => ({
      imagine: (view, viewer) => () => imagine(view, viewer)({ below: () => 0, from: () => 0 }),
    }));
    expect(findings(game, 'variety', { forced: () => true })).toBe('');
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
