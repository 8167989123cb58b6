import { hidden, listSeats, Match, nobody, only, quickRng, sameJson } from '@accretion/engine';
import { playOut } from '@accretion/engine/kit/matches';
import { describe, expect, it } from 'vitest';
import { masterworks } from './index.ts';
import type { State, View } from './rules/state.ts';
import { ruleset } from './testing/table.ts';

/** Sorted, with repetitions. */
const mix = (kinds: readonly number[]): number[] => [...kinds].sort((a, b) => a - b);

describe('what everybody may know', () => {
  it('MK4: of every shuffle the mix of its unknown Soldiers, of none its place; what was turned up is open', () => {
    let [shuffles, turned] = [0, 0];
    playOut(masterworks, {
      ...{ seats: 3, seed: 11 },
      visit(state) {
        if (state.soldiers.length === 0) return;
        const view = ruleset.view(state, nobody) as View;
        expect(view.soldiers.every(({ kind }) => kind === hidden)).toBe(true);
        expect(view.soldiers.map(({ shuffle }) => shuffle)).toEqual(
          state.soldiers.map(({ shuffle }) => shuffle),
        );
        for (const { shuffle, kinds } of view.unknown) {
          const lying = state.soldiers.filter((one) => one.shuffle === shuffle).map(({ kind }) => kind);
          const waiting = shuffle === state.shuffle ? state.reserve : [];
          expect(mix(kinds as readonly number[])).toEqual(mix([...lying, ...waiting]));
          shuffles++;
        }
        expect(view.discard).toEqual(state.discard);
        expect(view.codes).toEqual(state.codes);
        expect(view.figures.map(({ held }) => held)).toEqual(state.figures.map(({ held }) => held));
        turned += state.discard.length;
      },
    });
    expect(shuffles).toBeGreaterThan(50);
    expect(turned).toBeGreaterThan(0);
  });

  /** The same match with two Soldiers of a shuffle changed about, if two of different kinds lie there. */
  function swapped(state: State): State | null {
    const kindOf = (kind: number): string => ruleset.model.soldiers[kind] ?? '';
    for (const [i, one] of state.soldiers.entries())
      for (const [j, other] of state.soldiers.entries()) {
        if (j <= i || one.shuffle !== other.shuffle || kindOf(one.kind) === kindOf(other.kind)) continue;
        const copy = ruleset.clone(state);
        copy.soldiers = copy.soldiers.map((soldier, at) =>
          at === i ? { ...soldier, kind: other.kind } : at === j ? { ...soldier, kind: one.kind } : soldier,
        );
        return copy;
      }
    return null;
  }

  it('MK7: no question, refusal, list or line of the log depends on what lies face down', () => {
    let [pairs, played, refused] = [0, 0, 0];
    playOut(masterworks, {
      ...{ seats: 3, seed: 12 },
      visit(state, seat) {
        const other = swapped(state);
        if (other === null || pairs++ % 5 !== 0) return;
        expect(sameJson(state.soldiers, other.soldiers)).toBe(false);
        expect(ruleset.view(other, only(seat))).toEqual(ruleset.view(state, only(seat)));
        expect(ruleset.toAct(other)).toBe(ruleset.toAct(state));
        const moves = ruleset.moves(state, seat);
        expect(ruleset.moves(other, seat)).toEqual(moves);
        for (const { token } of state.soldiers) {
          const move = { do: 'interact', token: `soldier:${token}` } as const;
          const why = ruleset.refuse(state, seat, move);
          expect(ruleset.refuse(other, seat, move)).toEqual(why);
          if (why !== null) refused++;
        }
        const move = moves.find((one) => one.do === 'advance' || one.do === 'end' || one.do === 'attack');
        if (move === undefined) return;
        const told = [state, other].map((one) => {
          const copy = ruleset.clone(one);
          const story: Parameters<typeof ruleset.play>[4] = [];
          ruleset.play(copy, seat, move, quickRng(7), story);
          return story;
        });
        expect(told[1]).toEqual(told[0]);
        played++;
      },
    });
    expect(played).toBeGreaterThan(10);
    expect(refused).toBeGreaterThan(10);
  });
});

describe('undo', () => {
  it('MD18: never past dice or a Soldier turned up, always over one’s own advance', () => {
    const seen = { rolled: 0, revealed: 0, advanced: 0 };
    for (const seed of [1, 2]) {
      const match = new Match(ruleset, { seed: `md18-${seed}`, seats: 3, options: masterworks.defaults });
      const rng = quickRng(seed);
      while (match.toAct !== nobody) {
        const seats = listSeats(match.toAct);
        const seat = seats[rng.below(seats.length)] ?? 0;
        const moves = ruleset.moves(match.state, seat);
        const move = moves[rng.below(moves.length)];
        const before = match.state.active?.figure;
        const made = match.play(seat, move);
        if (!('told' in made) || move === undefined) throw new Error('refused');
        const dids = made.told.map(({ event }) => event.did);
        if (dids.includes('roll') || dids.includes('shrapnel')) {
          expect(match.canUndo(seat), JSON.stringify(move)).toBe(false);
          seen.rolled++;
        } else if (dids.includes('reveal')) {
          expect(match.canUndo(seat)).toBe(false);
          seen.revealed++;
        } else if (move.do === 'advance' && match.state.active?.figure === before && dids.length === 1) {
          expect(match.canUndo(seat)).toBe(true);
          seen.advanced++;
        }
      }
    }
    expect(seen.rolled).toBeGreaterThan(10);
    expect(seen.revealed).toBeGreaterThan(0);
    expect(seen.advanced).toBeGreaterThan(10);
  });
});
