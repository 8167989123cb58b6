/** Planted faults in undo: what it brings back, and what it tells of the secret moves of others. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isRefusal } from '../game.ts';
import { Match } from '../match.ts';
import { findings, mine, type TinyHandler, withRules, withStep } from './planting.ts';
import { type TinyState, tiny } from './tiny/index.ts';

afterEach(() => {
  vi.restoreAllMocks();
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

describe('secretMoves', () => {
  it("finds a secret move that another's open move made possible", () => {
    const isOffered = (state: TinyState): boolean => state.seats.some(({ offered }) => offered > 0);
    const game = withStep('act', ({ moves, refuse }) => ({
      moves: (state, step, seat) =>
        (moves?.(state, step, seat) ?? []).filter((move) => move.do !== 'stash' || isOffered(state)),
      refuse: (state, step, seat, move) =>
        move.do === 'stash' && !isOffered(state)
          ? { rule: 'T2', why: 'offerFirst' }
          : (refuse?.(state, step, seat, move) ?? null),
    }));
    expect(findings(game, 'secretMoves')).toMatch(/1 in secret later: .* seat \d can no longer undo/);
  });
  it('finds a question with secret answers that does not say so', () => {
    // A colour is first noted down unseen, and said when it is named again.
    const noting = (more: Partial<TinyHandler>): typeof tiny =>
      withStep('agree', ({ play }) => ({
        ...more,
        play(state, step, seat, move, umpire) {
          const own = mine(state, seat);
          if (move.do !== 'say' || own.says === move.colour) play?.(state, step, seat, move, umpire);
          else own.says = move.colour;
        },
      }));
    const trial = { matches: 4 };
    expect(findings(noting({}), 'secretMoves', trial)).toMatch(/1 in secret .* can no longer undo/);
    expect(findings(noting({ inSecret: true }), 'secretMoves', trial)).toBe('');
  });
  it('finds undo that counts the moves of others', () => {
    const { canUndo } = Match.prototype;
    vi.spyOn(Match.prototype, 'canUndo').mockImplementation(function (this: Match, seat) {
      return this.entries.length < 6 && canUndo.call(this, seat);
    });
    expect(findings(tiny, 'secretMoves')).toMatch(/\d in secret later: .* seat \d can no longer undo/);
  });
  it('finds a reason for refusing that tells of secret moves', () => {
    const { undo } = Match.prototype;
    vi.spyOn(Match.prototype, 'undo').mockImplementation(function (this: Match, seat) {
      const played = undo.call(this, seat);
      return isRefusal(played) ? { ...played, values: { entries: this.entries.length } } : played;
    });
    expect(findings(tiny, 'secretMoves', { matches: 4 })).toMatch(/undo of seat \d values\.entries/);
  });
});
