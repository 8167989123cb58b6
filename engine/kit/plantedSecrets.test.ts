/** Planted faults in what is told, shown, kept secret and imagined. */
import { describe, expect, it } from 'vitest';
import { nobody, only, type Seats, seatsOf } from '../seats.ts';
import * as is from '../shape.ts';
import { afterPlay, findings, mine, type TinyHandler, withRules, withStep } from './planting.ts';
import { type TinyState, tiny } from './tiny/index.ts';

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
      rules(model) {
        const rules = quiet.rules(model);
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
    expect(findings(game, 'twins')).toMatch(/tells what is hidden: update 0\.2: \d and \d/);
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
  it('asks nothing of a game in which all choices are open, but still finds what it tells of secrets', () => {
    const game = afterPlay('act', (state, __, seat, move, umpire) => {
      if (move.do === 'stash') umpire.tell({ did: 'stash', seat, card: move.card });
      else umpire.tell({ did: 'stash', seat, card: state.deck[0] ?? 0 });
    });
    const openly = { matches: 4, choosesOpenly: true } as const;
    expect(findings(game, 'choices', openly)).toBe('');
    expect(findings(game, 'twins', openly)).toContain('tells what is hidden');
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

describe('partners', () => {
  it('finds a seat that does not know the hand it would answer for', () => {
    expect(findings({ ...tiny, partners: true }, 'partners')).toMatch(/cannot answer for its partner \d: /);
  });
});
