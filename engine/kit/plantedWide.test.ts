/** Planted faults where more is legal than is offered, and where one answer of several seats is enough. */
import { describe, expect, it } from 'vitest';
import { quickRng } from '../chance.ts';
import { erased } from '../erased.ts';
import * as is from '../shape.ts';
import type { CheckName } from './checks.ts';
import { mutants } from './mutants.ts';
import { afterPlay, findings, mine, withRules, withStep } from './planting.ts';
import { subjectOf } from './subject.ts';
import type { TinyMove } from './tiny/index.ts';
import { tiny } from './tiny/index.ts';

const calls = { seatings: [{ seats: 3, options: { calls: true } }], matches: 8 };
const found = (game: typeof tiny, check: CheckName): string => findings(game, check, calls);
const number = (value: number): TinyMove => ({ do: 'call', number: value });

describe('draws', () => {
  it('finds a move drawn that is not of the declared shape', () => {
    expect(
      found(
        withStep('call', () => ({ anyMove: () => number(1000) })),
        'draws',
      ),
    ).toContain('is drawn but has not the declared shape: number');
  });
  it('finds drawing from what is never legal', () => {
    expect(
      found(
        withStep('call', () => ({ anyMove: () => ({ do: 'done' }) })),
        'draws',
      ),
    ).toMatch(/step "call": none of \d+ moves drawn is legal/);
  });
  it('finds drawing that changes the state', () => {
    const game = withStep('call', ({ anyMove }) => ({
      anyMove(...all) {
        all[0].differences++;
        return anyMove?.(...all) ?? null;
      },
    }));
    expect(found(game, 'draws')).toContain('drawing changed the state: differences');
  });
});

describe('moves that are legal but not offered', () => {
  const isOffered = (called: number, value: number): boolean =>
    [Math.max(0, called - 300), called, Math.min(999, called + 300)].includes(value);

  it('are played in about a quarter of random play', () => {
    const { runs } = subjectOf(erased(tiny), erased({ ...calls, matches: 60 }));
    const answers = runs.flatMap(({ moments }) => moments).filter(({ move }) => move.do === 'call');
    const drawn = answers.filter(
      ({ state, move }) =>
        !isOffered((state as { called?: number }).called ?? 0, (move as { number?: number }).number ?? 0),
    );
    expect(answers.length).toBeGreaterThan(100);
    expect(drawn.length / answers.length).toBeGreaterThan(0.15);
    expect(drawn.length / answers.length).toBeLessThan(0.35);
  });
  it('are judged: a move that cannot be played is found', () => {
    const game = afterPlay('call', (_, __, ___, move) => {
      if (move.do === 'call' && move.number % 100 !== 0 && move.number !== 999)
        throw new Error('a crooked number');
    });
    expect(found(game, 'refusals')).toContain('is legal but cannot be played: Error: a crooked number');
  });
  it('are judged: a refusal without the number of a rule is found', () => {
    const game = withStep('call', ({ refuse }) => ({
      refuse: (...all) =>
        all[3].do === 'call' && all[3].number % 7 === 3
          ? { rule: '', why: 'seven' }
          : (refuse?.(...all) ?? null),
    }));
    expect(found(game, 'refusals')).toContain('is refused by "", which is no rule\'s number');
  });
  it('tell nothing: a drawing that depends on what is hidden is found', () => {
    const game = withStep('call', () => ({
      anyMove: (state, _, seat) => number(400 + (mine(state, (seat + 1) % 3).hand[0] ?? 0)),
    }));
    expect(found(game, 'secrecy')).toContain('may draw tells what is hidden');
  });
  it('tell nothing: a refusal that depends on what is hidden is found', () => {
    const game = withStep('call', ({ refuse }) => ({
      refuse: (...all) => {
        const [state, , seat, move] = all;
        if (move.do === 'call' && move.number % 2 === (mine(state, (seat + 1) % 3).hand[0] ?? 0) % 2)
          return move.number % 100 === 0 ? null : { rule: 'T6', why: 'odd' };
        return refuse?.(...all) ?? null;
      },
    }));
    expect(found(game, 'secrecy')).toContain('tells what is hidden');
  });
  it('are taken back: an undo that does not bring back the earlier state is found', () => {
    // Every number that is offered is a multiple of 100, or 999; clones share the deck.
    const game = afterPlay('call', (state, _, __, move) => {
      if (move.do === 'call' && move.number % 100 !== 0 && move.number !== 999)
        erased<number[]>(state.deck).reverse();
    });
    expect(found(game, 'takingBack')).toContain('undo leads to another state: deck');
  });
});

describe('mutants', () => {
  const jumpsOf = (shape: is.Shape<unknown>, at: number): number[] => {
    const move = is.either('do', { go: { to: shape } });
    const far = Array.from({ length: 200 }, (_, seed) =>
      mutants(move, { do: 'go', to: at } as { do: string }, {}, quickRng(seed)).map(
        (one) => (one as { to?: unknown } | null)?.to,
      ),
    ).flat();
    return far.filter((to): to is number => Number.isInteger(to) && Math.abs(Number(to) - at) > 1);
  };
  it('of whole numbers jump near and far, and stay within their bounds', () => {
    const to = jumpsOf(is.int(0, 36_000), 18_000).filter((one) => one >= 0 && one <= 36_000);
    for (const [from, below] of [
      [2, 100],
      [100, 5_000],
      [5_000, 18_000],
    ] as const) {
      expect(
        to.filter((one) => Math.abs(one - 18_000) >= from && Math.abs(one - 18_000) < below).length,
      ).toBeGreaterThan(10);
    }
  });
  it('of whole numbers without bounds stay whole numbers', () => {
    expect(jumpsOf(is.int(), 5).every(Number.isSafeInteger)).toBe(true);
  });
});

describe('anyone', () => {
  it('finds nothing wrong with a question that one answer settles', () => {
    expect(found(tiny, 'anyone')).toBe('');
    expect(found(tiny, 'commuting')).toBe('');
  });
  it('finds a question that does not say whom it asks', () => {
    const { owes: _, ...rest } = tiny.rules(tiny.content).steps['call'] ?? {};
    const game = withRules(({ steps }) => ({ steps: { ...steps, call: rest } }));
    expect(found(game, 'anyone')).toContain('asks anyone, but has no `owes`');
  });
  it('finds a question that waits for the last answer', () => {
    expect(
      found(
        withStep('call', () => ({ close() {} })),
        'anyone',
      ),
    ).toContain('waits for the last answer');
  });
  it('finds a question that an answer leaves as it was', () => {
    const game = withStep('call', ({ play }) => ({
      play(...all) {
        const [state, step, seat, move, umpire] = all;
        if (move.do !== 'leave') return play?.(...all);
        mine(state, seat).says = 'red';
        umpire.next(step);
      },
    }));
    expect(found(game, 'anyone')).toContain('leaves the question as it was');
  });
  it('finds a seat that is asked and may not answer', () => {
    const game = withStep('call', ({ refuse }) => ({
      refuse: (...all) => (all[2] === 2 ? { rule: 'T6', why: 'notYou' } : (refuse?.(...all) ?? null)),
    }));
    expect(found(game, 'anyone')).toContain(
      'is an answer of a seat that is asked, but refused by T6 (notYou)',
    );
  });
  it('finds one in a lane', () => {
    const game = withStep('act', ({ play }) => ({
      anyone: true as const,
      owes: (_, { seat = 0 }) => 1 << seat,
      ...(play && { play }),
    }));
    expect(found(game, 'ending')).toContain('"act" asks anyone, but in a lane');
  });
});
