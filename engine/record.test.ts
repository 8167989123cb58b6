import { describe, expect, it } from 'vitest';
import { commitmentTo, type Fairness, isFair, isHex256, seedFrom, seedOf } from './fairness.ts';
import type { Game } from './game.ts';
import { tiny } from './kit/tiny/index.ts';
import { Match } from './match.ts';
import { type MatchRecord, recordOf, type Verdict, verify } from './record.ts';
import { rulesetOf } from './ruleset.ts';
import { allSeats, listSeats } from './seats.ts';

const game = tiny as unknown as Game;
const secret = seedOf('the secret of the house');
const nonces = ['one', 'two', 'three'].map(seedOf);
const fairness: Fairness = { commitment: commitmentTo(secret), secret, nonces };
const seed = seedFrom(secret, nonces);

/** Given: a whole match of silent seats, with an undo and a step back all agreed to. */
function aRecord(kept: Fairness | null = fairness): MatchRecord {
  const match = new Match(rulesetOf(game), { options: { pairs: false }, seats: 3, seed });
  match.playDefault(0, 'clock');
  match.undo(0);
  match.playDefault(1, 'bot');
  match.rewind(3, allSeats(3));
  while (match.outcome === null) for (const seat of listSeats(match.toAct)) match.playDefault(seat, 'bot');
  return JSON.parse(JSON.stringify(recordOf(match, kept))) as MatchRecord;
}
const judged = (change: (kept: MatchRecord) => unknown): Verdict => verify(change(aRecord()), [game]);
const withEntry = (kept: MatchRecord, at: number, change: object): MatchRecord =>
  ({
    ...kept,
    entries: kept.entries.map((entry, i) => (i === at ? { ...entry, ...change } : entry)),
  }) as MatchRecord;

describe('a record', () => {
  it('verifies, entry by entry', () => {
    const kept = aRecord();
    expect(verify(kept, [game])).toMatchObject({
      ok: true,
      agreed: kept.entries.length,
      problem: null,
      fair: true,
    });
  });
  it('names cards instead of numbering them', () => {
    const named = aRecord().entries.find(
      (entry) => typeof (entry['move'] as { card?: unknown } | undefined)?.card === 'string',
    );
    expect(named?.['move']).toMatchObject({ do: 'pick', card: expect.stringMatching(/^[A-Z][a-z]+$/) });
  });
  it('hands back the match, to be watched or continued', () => {
    const { match } = verify(aRecord(), [game]);
    expect(match?.outcome).not.toBe(null);
  });
  it('carries the pack it was played with', () => {
    const pack = { game: 'tiny', name: 'Tall ash', content: { cards: { Ash: { rank: 50 } } } };
    const kept = { ...aRecord(null), pack };
    expect(verify(kept, [game]).problem).toMatch(/leads to another state|outcome|refused/);
    expect(verify({ ...kept, pack: { ...pack, game: 'chess' } }, [game]).problem).toBe(
      'pack.game: expected "tiny", found "chess"',
    );
  });
  it('of an unfinished match verifies too', () => {
    const match = new Match(rulesetOf(game), { options: { pairs: false }, seats: 3, seed });
    match.playDefault(2, 'bot');
    expect(verify(recordOf(match, null), [game])).toMatchObject({ ok: true, agreed: 1, fair: null });
  });
});

describe('tampering with a record is found out', () => {
  it.each<[string, (kept: MatchRecord) => unknown, number, RegExp]>([
    ['the deal', (kept) => ({ ...kept, opened: seedOf(1) }), 0, /^opened: the deal leads to another state$/],
    ['the seed', (kept) => ({ ...kept, seed: seedOf(1) }), 0, /^opened/],
    [
      'a hash',
      (kept) => withEntry(kept, 5, { hash: seedOf(1) }),
      5,
      /^entries\.5\.hash: the entry leads to another state$/,
    ],
    ['a move', (kept) => withEntry(kept, 4, { move: { do: 'pick', card: null } }), 4, /^entries\.4\.hash/],
    [
      'a move nobody knows',
      (kept) => withEntry(kept, 4, { move: { do: 'fly' } }),
      4,
      /^entries\.4: refused by rule E1 \(noSuchMove/,
    ],
    [
      'a card nobody knows',
      (kept) => withEntry(kept, 4, { move: { do: 'pick', card: 'Palm' } }),
      4,
      /found \\"Palm\\"/,
    ],
    ['a seat', (kept) => withEntry(kept, 4, { seat: 7 }), 4, /^entries\.4: refused by rule E2/],
    [
      'what was undone',
      (kept) => withEntry(kept, 1, { undo: 9 }),
      1,
      /^entries\.1: expected .*"undo":1.*, found .*"undo":9/,
    ],
    ['a number', (kept) => withEntry(kept, 3, { n: 9 }), 3, /^entries\.3\.n: expected 4, found 9$/],
    ['an order', (kept) => ({ ...kept, entries: [...kept.entries].reverse() }), 0, /^entries\.0\.n/],
    [
      'a missing entry',
      (kept) => ({ ...kept, entries: kept.entries.filter((_, i) => i !== 5) }),
      5,
      /^entries\.5\.n: expected 6, found 7$/,
    ],
    ['an entry that is none', (kept) => ({ ...kept, entries: [null] }), 0, /^entries\.0: expected a record$/],
    [
      'a stranger in an entry',
      (kept) => withEntry(kept, 0, { note: 'x' }),
      0,
      /^entries\.0\.note: expected only/,
    ],
  ])('%s', (_, change, agreed, problem) => {
    const verdict = judged(change);
    expect(verdict).toMatchObject({ ok: false, agreed });
    expect(verdict.problem).toMatch(problem);
  });
  it('the outcome', () => {
    const verdict = judged((kept) => ({ ...kept, outcome: { ...kept.outcome, ranks: [1, 1, 1] } }));
    expect(verdict.problem).toBe('outcome: not the one the entries lead to');
  });
  it('the last entries, left out', () => {
    expect(judged((kept) => ({ ...kept, entries: kept.entries.slice(0, -1) })).problem).toMatch(/^outcome/);
  });
  it('a seed that does not follow from the numbers of the seats', () => {
    const verdict = judged((kept) => ({ ...kept, fairness: { ...fairness, nonces: [...nonces].reverse() } }));
    expect(verdict).toMatchObject({
      ok: false,
      fair: false,
      problem: 'fairness: the seed does not follow from commitment and numbers',
    });
  });
});

const deep: unknown = JSON.parse(`${'['.repeat(10_000)}${']'.repeat(10_000)}`);

describe('a record that is none', () => {
  it.each<[string, (kept: MatchRecord) => unknown, string]>([
    ['nothing', () => null, 'not a record'],
    ['a text', () => 'record', 'not a record'],
    [
      'another format',
      (kept) => ({ ...kept, format: 'x' }),
      'format: expected one of "accretion-record/1", found "x"',
    ],
    ['one nested without end', (kept) => ({ ...kept, outcome: deep }), 'nested too deep'],
    ['another game', (kept) => ({ ...kept, game: 'chess' }), 'game: no game is called "chess"'],
    ['no entries', (kept) => ({ ...kept, entries: 'none' }), 'entries: expected a list'],
    ['a short seed', (kept) => ({ ...kept, seed: 'abc' }), 'seed: expected 64 hex digits'],
    ['no seats', (kept) => ({ ...kept, seats: 0 }), 'seats: expected a whole number from 1 to 16, found 0'],
    ['too many seats', (kept) => ({ ...kept, seats: 9 }), 'options: wrongSeats {"seats":9,"min":2,"max":4}'],
    [
      'an unknown option',
      (kept) => ({ ...kept, options: { moons: 1 } }),
      'options: noSuchOption {"problem":"moons: expected only pairs, calls, found an unknown field"}',
    ],
    [
      'a stranger',
      (kept) => ({ ...kept, note: 1 }),
      'note: expected only format, game, version, seats, seed, opened, fairness, found an unknown field',
    ],
  ])('is named: %s', (_, change, problem) => {
    expect(judged(change)).toMatchObject({ ok: false, agreed: 0, problem });
  });
});

describe('a record of another version', () => {
  it('is replayed as far as it goes the same way, and says which version it was made under', () => {
    const changed = withEntry({ ...aRecord(), version: 7 }, 6, { hash: seedOf(1) });
    expect(verify(changed, [game])).toMatchObject({
      ok: false,
      agreed: 6,
      problem: 'entries.6.hash: the entry leads to another state (made under version 7, this is 1)',
    });
  });
  it('that still goes the same way verifies', () => {
    expect(judged((kept) => ({ ...kept, version: 7 })).ok).toBe(true);
  });
});

describe('fairness', () => {
  it('holds when the seed follows from a secret committed to and the numbers of the seats', () => {
    expect(isFair(fairness, seed)).toBe(true);
  });
  it('does not hold for a secret chosen afterwards', () => {
    expect(isFair({ ...fairness, secret: seedOf('another') }, seed)).toBe(false);
  });
  it('does not hold when a seat had no say', () => {
    expect(isFair({ ...fairness, nonces: nonces.slice(1) }, seed)).toBe(false);
  });
  it('gives another seed for another number of any seat', () => {
    expect(seedFrom(secret, ['a', 'b'])).not.toBe(seedFrom(secret, ['a', 'c']));
  });
  it('commits without giving the secret away', () => {
    expect(fairness.commitment).not.toContain(secret.slice(0, 8));
    expect(isHex256(fairness.commitment)).toBe(true);
  });
  it.each([null, 5, '', 'xyz', 'A'.repeat(64), '0'.repeat(63)])('%j is no 256-bit number', (odd) => {
    expect(isHex256(odd)).toBe(false);
  });
});
