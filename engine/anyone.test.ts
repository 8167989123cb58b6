/** A question for anyone: several seats are asked, and one answer is enough. */
import { describe, expect, it } from 'vitest';
import { quickRng } from './chance.ts';
import { erased } from './erased.ts';
import { Feed } from './feed.ts';
import { openMatch } from './kit/opened.ts';
import { type TinyState, tiny } from './kit/tiny/index.ts';
import { Match } from './match.ts';
import { rulesetOf, stateHash } from './ruleset.ts';
import { allSeats, nobody, only, seatsOf } from './seats.ts';

const ruleset = rulesetOf(tiny);

/** Given: three seats, of whom one calls a number at most 300 from 500. */
function called(): Match<TinyState> {
  const options = { calls: true };
  const { stage } = openMatch(tiny, { seats: 3, options, at: 'call' });
  const opening = { options: { pairs: false, calls: true }, seats: 3, seed: 'f00d' };
  return erased(new Match(ruleset, opening, stage.state));
}
const call = (number: number) => ({ do: 'call', number });
const leave = { do: 'leave' };

describe('a question for anyone', () => {
  it('asks several seats and is settled by the first answer', () => {
    for (const seat of [0, 1, 2]) {
      const match = called();
      expect(match.toAct).toBe(allSeats(3));
      expect(ruleset.isForAnyone(match.state)).toBe(true);
      expect(match.play(seat, call(700))).toMatchObject({ n: 1 });
      expect(match.state.called).toBe(700);
      expect(match.toAct).toBe(nobody);
    }
  });
  it('offers moves only to those asked, and judges theirs alone', () => {
    const match = called();
    match.play(1, leave);
    expect(match.toAct).toBe(seatsOf([0, 2]));
    expect(ruleset.moves(match.state, 1)).toEqual([]);
    expect(ruleset.anyMove(match.state, 1, quickRng(1))).toBe(null);
    expect(ruleset.refuse(match.state, 1, call(500))).toMatchObject({ rule: 'E2', why: 'notAsked' });
    expect(match.play(1, leave)).toMatchObject({ rule: 'E2', why: 'notAsked' });
  });
  it('tells a second answer that somebody was first, and continues unchanged', () => {
    const match = called();
    match.play(1, leave);
    match.play(0, call(300));
    const hash = stateHash(match.state);
    expect(match.play(2, call(800))).toEqual({ rule: 'E2', why: 'answered' });
    expect(match.play(2, leave)).toEqual({ rule: 'E2', why: 'answered' });
    expect(match.play(2, call(801))).not.toMatchObject({ why: 'answered' });
    expect(match.play(1, call(500))).not.toMatchObject({ why: 'answered' });
    expect(stateHash(match.state)).toBe(hash);
    expect(match.entries).toHaveLength(2);
  });
  it('takes a second answer that answers what is asked then', () => {
    const match = called();
    match.play(0, leave);
    match.play(1, leave);
    expect(match.toAct).toBe(only(2));
    expect(match.play(2, call(500))).toMatchObject({ n: 3 });
  });
});

describe('undo of an answer that was enough', () => {
  it('asks all of them again', () => {
    const match = called();
    const hash = stateHash(match.state);
    match.play(2, call(555));
    expect(match.canUndo(2)).toBe(true);
    expect(match.undo(2)).toMatchObject({ undone: 1 });
    expect(stateHash(match.state)).toBe(hash);
    expect(match.toAct).toBe(allSeats(3));
    expect(match.play(0, call(444))).toMatchObject({ n: 3 });
  });
  it('is not possible for the others', () => {
    const match = called();
    match.play(2, call(555));
    for (const seat of [0, 1]) expect(match.undo(seat)).toMatchObject({ rule: 'E6', why: 'nothingToUndo' });
  });
  it('keeps what others did since, if it would have been an answer as well', () => {
    const match = called();
    match.play(0, leave);
    match.play(1, leave);
    expect(match.undo(0)).toMatchObject({ undone: 1 });
    expect(match.toAct).toBe(seatsOf([0, 2]));
  });
  it('is told to everybody, and shows what they saw before', () => {
    const match = called();
    const feeds = [nobody, only(0), only(1)].map((viewer) => new Feed(match.ruleset, viewer, match.state));
    const seen = feeds.map((feed) => JSON.stringify(feed.seen));
    const played = match.play(0, call(600));
    const undone = match.undo(0);
    if ('rule' in played || 'rule' in undone) throw new Error('refused');
    for (const feed of feeds) {
      expect(feed.next(played.after, played.told, played)?.events).toEqual([
        { did: 'call', seat: 0, number: 600 },
      ]);
      expect(feed.next(undone.after, undone.told, undone)?.events).toEqual([
        { did: '@undo', seat: 0, of: 1 },
      ]);
    }
    expect(feeds.map((feed) => JSON.stringify(feed.seen))).toEqual(seen);
  });
});
