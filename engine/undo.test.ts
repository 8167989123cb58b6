/** How far undo reaches: as far as the seat itself can tell, whatever others do in secret. */
import { describe, expect, it } from 'vitest';
import { seedOf } from './fairness.ts';
import { isRefusal } from './game.ts';
import { withStep } from './kit/planting.ts';
import { type TinyState, tiny } from './kit/tiny/index.ts';
import { Match } from './match.ts';
import { rulesetOf, stateHash } from './ruleset.ts';
import { allSeats } from './seats.ts';

type TinyMatch = Match<TinyState>;
const reach = 3;

/** Given: a match of three in which undo reaches three moves back. */
function newMatch(game: typeof tiny = tiny): TinyMatch {
  const opening = { options: { pairs: false }, seats: 3, seed: seedOf('undo') };
  return new Match(rulesetOf(game), opening, undefined, 0, reach) as unknown as TinyMatch;
}

/** A seat picks, or changes its pick, which nobody else can see. */
function pick(match: TinyMatch, seat: number, times = 1): void {
  for (let i = 0; i < times; i++) {
    const played = match.play(seat, { do: 'pick', card: match.state.seats[seat]?.hand[0] ?? null });
    if (isRefusal(played)) throw new Error(played.why);
  }
}

describe('the reach of undo', () => {
  it.each([0, 1, 2, 5, 40])('stays the same after %i secret moves of another seat', (times) => {
    const match = newMatch();
    pick(match, 1);
    pick(match, 0);
    pick(match, 1, times);
    const picked = match.state.seats[1]?.pick;
    expect(match.canUndo(0)).toBe(true);
    expect(match.undo(0)).toMatchObject({ n: times + 3 });
    expect(match.state.seats.map((one) => one.pick)).toEqual([null, picked, null]);
    expect(match.undo(0)).toEqual({ rule: 'E6', why: 'nothingToUndo' });
  });
  it('also when it was found out now and then in between', () => {
    const match = newMatch();
    pick(match, 0);
    for (let i = 0; i < 30; i++) {
      pick(match, 1);
      if (i % 7 === 0) expect(match.canUndo(0)).toBe(true);
    }
    const hash = stateHash(match.state);
    match.undo(0);
    pick(match, 0);
    expect(stateHash(match.state)).toBe(hash);
  });
  it.each([0, 1, 9])('ends with its own third move, after %i of another seat too', (times) => {
    const match = newMatch();
    pick(match, 1);
    pick(match, 0, 8);
    pick(match, 1, times);
    for (let i = 0; i < reach; i++) expect(match.undo(0)).toMatchObject({ told: [] });
    expect(match.undo(0)).toEqual({ rule: 'E6', why: 'nothingToUndo' });
    expect(match.canUndo(0)).toBe(false);
  });
  it('ends after this many changes of who is asked', () => {
    const match = newMatch();
    for (const seat of [0, 1, 2]) pick(match, seat);
    match.play(0, { do: 'offer', to: 1 });
    match.play(1, { do: 'done' });
    match.play(2, { do: 'done' });
    // It has changed with each of the three picks and with each of those who are done.
    expect(match.oldest).toBe(2);
    expect(match.canUndo(0)).toBe(true);
    expect(match.rewind(1, allSeats(3))).toMatchObject({ why: 'tooFarBack', values: { oldest: 2 } });
  });
  it('reaches as far in a match resumed from a state before its oldest move', () => {
    const match = newMatch();
    pick(match, 1);
    const base = match.state;
    const { number } = match;
    pick(match, 0);
    pick(match, 1, 20);
    const late = new Match(match.ruleset, match.opening, base, number, reach);
    for (const entry of match.entries.slice(number)) if ('move' in entry) late.play(entry.seat, entry.move);
    expect(match.oldest).toBe(number + 1);
    expect(late.oldest).toBe(match.oldest);
    for (const seat of [0, 1, 2]) expect(late.canUndo(seat)).toBe(match.canUndo(seat));
    late.undo(0);
    match.undo(0);
    expect(stateHash(late.state)).toBe(stateHash(match.state));
  });
  it('lets all go back together to any move that is remembered, whether its state is kept or not', () => {
    const match = newMatch();
    pick(match, 0);
    pick(match, 1);
    const hash = stateHash(match.state);
    pick(match, 1, 2);
    pick(match, 2, 0);
    expect(match.rewind(3, allSeats(3))).toMatchObject({ n: 5 });
    expect(stateHash(match.state)).toBe(hash);
  });
  it('is the same after a move that could not be kept', () => {
    const match = newMatch();
    pick(match, 0);
    const back = match.mark();
    pick(match, 1, 9);
    expect(match.canUndo(0)).toBe(true);
    back();
    const hash = stateHash(match.state);
    pick(match, 0);
    match.undo(0);
    expect(stateHash(match.state)).toBe(hash);
    expect(match.canUndo(0)).toBe(true);
  });
});

describe('a move that lets others begin something in secret', () => {
  const game = withStep('agree', () => ({ inSecret: true as const }));
  const toAgree = (match: TinyMatch): TinyMatch => {
    for (const seat of [0, 1, 2]) pick(match, seat);
    for (const seat of [0, 1, 2]) match.play(seat, { do: 'done' });
    return match;
  };
  it('cannot be undone alone, whether they have begun or not', () => {
    expect(toAgree(newMatch()).canUndo(2)).toBe(true);
    const match = toAgree(newMatch(game));
    expect(match.canUndo(2)).toBe(false);
    expect(match.undo(2)).toEqual({ rule: 'E6', why: 'pastTheHorizon' });
  });
  it('was undone in logs of earlier engines, which still replay', () => {
    const match = toAgree(newMatch(game));
    expect(match.undoLogged(2)).toMatchObject({ told: [] });
    expect(match.toAct).toBe(0b100);
  });
});
