import { describe, expect, it } from 'vitest';
import { seedOf } from './fairness.ts';
import type { Game, Refusal } from './game.ts';
import { type TinyState, tiny } from './kit/tiny/index.ts';
import { Match, type Played } from './match.ts';
import { optionsFor, rulesetOf, stateHash } from './ruleset.ts';
import { allSeats, listSeats, only, seatsOf } from './seats.ts';

const ruleset = rulesetOf(tiny);
type TinyMatch = Match<TinyState>;

/** Given: a match of four in pairs. */
function newMatch(seats = 4, game: typeof tiny = tiny): TinyMatch {
  const options = { pairs: seats === 4 };
  return new Match(rulesetOf(game), { options, seats, seed: seedOf('match') }) as unknown as TinyMatch;
}
const hand = (match: TinyMatch, seat: number): readonly number[] => match.state.seats[seat]?.hand ?? [];
const pick = (match: TinyMatch, seat: number, at = 0): Played<TinyState> | Refusal =>
  match.play(seat, { do: 'pick', card: hand(match, seat)[at] ?? null });
/** Everybody picks, so that the lanes open. */
function toLanes(match: TinyMatch): TinyMatch {
  for (const seat of listSeats(match.toAct)) pick(match, seat);
  return match;
}
/** Everybody is done, so that the first side has to agree. */
function toAgree(match: TinyMatch): TinyMatch {
  toLanes(match);
  for (const seat of listSeats(match.toAct)) match.play(seat, { do: 'done' });
  return match;
}

describe('a move', () => {
  it('that is legal becomes an entry of the log', () => {
    const match = newMatch();
    const card = hand(match, 2)[0];
    pick(match, 2);
    expect(match.entries).toEqual([{ n: 1, seat: 2, move: { do: 'pick', card } }]);
  });
  it('never changes a state once published', () => {
    const match = newMatch();
    const { state } = match;
    const hash = stateHash(state);
    toAgree(match);
    expect(stateHash(state)).toBe(hash);
  });
  it.each<[string, number, unknown, Refusal]>([
    ['nobody knows', 0, { do: 'fly' }, { rule: 'E1', why: 'noSuchMove' } as Refusal],
    ['that is no move at all', 0, null, { rule: 'E1', why: 'noSuchMove' } as Refusal],
    ['of another question', 0, { do: 'done' }, { rule: 'T1', why: 'pickNow' }],
    [
      'of a seat that does not exist',
      4,
      { do: 'pick', card: null },
      { rule: 'E2', why: 'notAsked', values: { seat: 4 } },
    ],
    ['of no seat', -1, { do: 'pick', card: null }, { rule: 'E2', why: 'notAsked', values: { seat: -1 } }],
    [
      'of half a seat',
      0.5,
      { do: 'pick', card: null },
      { rule: 'E2', why: 'notAsked', values: { seat: 0.5 } },
    ],
  ])('%s is refused and changes nothing', (_, seat, move, refusal) => {
    const match = newMatch();
    const hash = stateHash(match.state);
    expect(match.play(seat, move)).toMatchObject(refusal);
    expect(match.entries).toEqual([]);
    expect(stateHash(match.state)).toBe(hash);
  });
  it('of a seat whose lane is empty is refused', () => {
    const match = toLanes(newMatch());
    match.play(1, { do: 'done' });
    expect(match.play(1, { do: 'done' })).toMatchObject({ rule: 'E2' });
  });
  it('after the end is refused', () => {
    const match = newMatch();
    while (match.outcome === null) for (const seat of listSeats(match.toAct)) match.playDefault(seat, 'bot');
    expect(match.play(0, { do: 'done' })).toMatchObject({ rule: 'E3', why: 'matchIsOver' });
  });
});

describe('a silent seat', () => {
  it('plays what the rules let it do, and the log says why', () => {
    const match = newMatch();
    match.playDefault(0, 'clock');
    expect(match.entries[0]).toMatchObject({ n: 1, seat: 0, for: 'clock', move: { do: 'pick' } });
    expect(match.state.seats[0]?.picked).toBe(true);
  });
  it('plays the same again with the same seed', () => {
    const [one, other] = [newMatch(), newMatch()];
    one.playDefault(3, 'clock');
    other.playDefault(3, 'clock');
    expect(one.entries).toEqual(other.entries);
  });
  it('without a default of the rules plays the first legal move', () => {
    const match = toLanes(newMatch());
    match.playDefault(1, 'bot');
    expect(match.entries.at(-1)).toMatchObject({ seat: 1, for: 'bot', move: { do: 'done' } });
  });
  it('that is not asked is left alone', () => {
    const match = newMatch();
    pick(match, 0);
    expect(match.playDefault(0, 'clock')).toMatchObject({ rule: 'E2' });
    expect(match.entries).toHaveLength(1);
  });
});

describe('undo', () => {
  it('takes back a sealed pick exactly, as an entry of its own', () => {
    const match = newMatch();
    const before = stateHash(match.state);
    pick(match, 0);
    expect(match.canUndo(0)).toBe(true);
    match.undo(0);
    expect(stateHash(match.state)).toBe(before);
    expect(match.entries.at(-1)).toEqual({ n: 2, seat: 0, undo: 1 });
  });
  it('takes back the newest move first, then the one before', () => {
    const match = newMatch();
    const hashes = [stateHash(match.state)];
    pick(match, 0);
    hashes.push(stateHash(match.state));
    pick(match, 0);
    match.undo(0);
    expect(stateHash(match.state)).toBe(hashes[1]);
    match.undo(0);
    expect(stateHash(match.state)).toBe(hashes[0]);
    expect(match.undo(0)).toMatchObject({ rule: 'E6', why: 'nothingToUndo' });
  });
  it('keeps what others sealed meanwhile', () => {
    const match = newMatch();
    pick(match, 0);
    const card = hand(match, 1)[0];
    pick(match, 1);
    match.undo(0);
    expect(match.state.seats.map((one) => one.picked)).toEqual([false, true, false, false]);
    expect(match.state.seats[1]?.pick).toBe(card);
  });
  it('keeps what others did in their lanes', () => {
    const match = toLanes(newMatch());
    match.play(0, { do: 'offer', to: 1 });
    match.play(2, { do: 'offer', to: 3 });
    match.undo(0);
    expect(match.state.seats.map((one) => one.offered)).toEqual([0, 0, 1, 0]);
    expect(match.state.agenda.lanes.map((lane) => lane.posts.length)).toEqual([0, 0, 1, 0]);
  });
  it('is over once the last pick has turned all up', () => {
    const match = toLanes(newMatch());
    for (const seat of [0, 1, 2, 3]) expect(match.undo(seat)).toMatchObject({ rule: 'E6' });
  });
  it('is over once the last pick has turned up that nobody picked anything', () => {
    const match = newMatch();
    for (const seat of [0, 1, 2, 3]) match.play(seat, { do: 'pick', card: null });
    expect(match.undo(3)).toMatchObject({ rule: 'E6', why: 'pastTheHorizon' });
    expect(match.undo(0)).toMatchObject({ rule: 'E6', why: 'othersWentOn' });
  });
  it('is over once chance came in', () => {
    const match = toLanes(newMatch());
    match.play(0, { do: 'draw' });
    expect(match.canUndo(0)).toBe(true);
    for (const seat of [0, 1, 2]) match.play(seat, { do: 'done' });
    expect(match.canUndo(2)).toBe(true);
    match.play(3, { do: 'done' });
    for (const seat of [0, 3]) expect(match.undo(seat)).toMatchObject({ rule: 'E6' });
  });
  it('is over once a sealed answer of another was used', () => {
    const match = toAgree(newMatch());
    match.play(0, { do: 'say', colour: 'red' });
    match.play(2, { do: 'say', colour: 'blue' });
    expect(match.undo(2)).toMatchObject({ rule: 'E6', why: 'pastTheHorizon' });
    expect(match.undo(0)).toMatchObject({ rule: 'E6', why: 'othersWentOn' });
  });
  it('of a seat that made no move has nothing to take back', () => {
    expect(newMatch().undo(1)).toEqual({ rule: 'E6', why: 'nothingToUndo' });
  });
  it('that is refused changes nothing', () => {
    const match = toLanes(newMatch());
    const hash = stateHash(match.state);
    match.undo(0);
    expect(stateHash(match.state)).toBe(hash);
    expect(match.entries).toHaveLength(4);
  });
  it('rolls dice again: the next try is another entry', () => {
    const drawn = (stash: boolean): number[] => {
      const match = toLanes(newMatch(2));
      if (stash) {
        match.play(0, { do: 'stash', card: hand(match, 0)[0] });
        match.undo(0);
      }
      match.play(0, { do: 'draw' });
      for (const seat of [0, 1]) match.play(seat, { do: 'done' });
      return [...hand(match, 0)];
    };
    expect(drawn(false)).toEqual(drawn(false));
    expect(drawn(true)).not.toEqual(drawn(false));
  });
});

describe('going back by consent', () => {
  it('takes back everything from an entry on, past any horizon', () => {
    const match = newMatch();
    const opened = stateHash(match.state);
    toAgree(match);
    match.rewind(1, allSeats(4));
    expect(stateHash(match.state)).toBe(opened);
    expect(match.entries.at(-1)).toEqual({ n: 9, rewind: 1 });
  });
  it('goes to just before the entry named', () => {
    const match = newMatch();
    pick(match, 0);
    const hash = stateHash(match.state);
    pick(match, 1);
    pick(match, 2);
    match.rewind(2, allSeats(4));
    expect(stateHash(match.state)).toBe(hash);
  });
  it('needs all seats', () => {
    const match = toLanes(newMatch());
    expect(match.rewind(1, seatsOf([0, 1, 2]))).toEqual({ rule: 'E7', why: 'consentOfAll' });
    expect(match.entries).toHaveLength(4);
  });
  it('has nothing to take back at the start', () => {
    expect(newMatch().rewind(1, allSeats(4))).toMatchObject({ rule: 'E6', why: 'nothingToUndo' });
  });
  it('is refused, not done by halves, when the states so far back are no longer kept', () => {
    const match = newMatch();
    for (let i = 0; i < 200; i++) pick(match, 0);
    expect(match.rewind(10, allSeats(4))).toEqual({ rule: 'E6', why: 'tooFarBack', values: { oldest: 73 } });
    expect(match.rewind(73, allSeats(4))).toMatchObject({ n: 201 });
  });
  it('is not possible to before a snapshot', () => {
    const early = newMatch();
    pick(early, 0);
    const late = new Match(
      ruleset,
      { options: { pairs: true }, seats: 4, seed: seedOf('match') },
      early.state,
      early.number,
    );
    expect(late.play(1, { do: 'pick', card: null })).toMatchObject({ n: 2 });
    expect(late.rewind(1, allSeats(4))).toMatchObject({ rule: 'E6', why: 'tooFarBack' });
    expect(late.rewind(2, allSeats(4))).toMatchObject({ n: 3 });
  });
});

describe('a side that must agree', () => {
  const say = (match: TinyMatch, colour: string, other: string): void => {
    match.play(0, { do: 'say', colour });
    match.play(2, { do: 'say', colour: other });
  };
  it('agrees when both say the same', () => {
    const match = toAgree(newMatch());
    expect(match.toAct).toBe(seatsOf([0, 2]));
    say(match, 'blue', 'blue');
    expect(match.state.colour).toBe('blue');
  });
  it('is asked again after a difference', () => {
    const match = toAgree(newMatch());
    say(match, 'blue', 'red');
    expect(match.state.colour).toBe(null);
    expect(match.toAct).toBe(seatsOf([0, 2]));
  });
  it('follows its first seat after a third difference', () => {
    const match = toAgree(newMatch());
    for (let i = 0; i < 3; i++) say(match, 'blue', 'red');
    expect(match.state.colour).toBe('blue');
    expect(match.toAct).toBe(allSeats(4));
  });
  it('keeps its answers from the other side, and from each other until both are in', () => {
    const match = toAgree(newMatch());
    match.play(0, { do: 'say', colour: 'red' });
    for (const viewer of [only(1), only(2), only(3)])
      expect(JSON.stringify(match.view(viewer))).not.toContain('"red"');
    expect(match.view(only(0))).toMatchObject({ seats: [{ says: 'red' }, {}, {}, {}] });
  });
});

describe('sitting down', () => {
  const given = (options: unknown, seats: number): unknown =>
    optionsFor(tiny as unknown as Game, options, seats);
  it('fills in what is not said', () => {
    expect(given({}, 3)).toEqual({ options: { pairs: false } });
    expect(given(null, 3)).toEqual({ options: { pairs: false } });
  });
  it('names an option nobody knows', () => {
    expect(given({ moons: 3 }, 3)).toEqual({
      rule: 'E4',
      why: 'noSuchOption',
      values: { problem: 'moons: expected only pairs, calls, found an unknown field' },
    });
  });
  it.each([['a text'], [[1, 2]], [7]])('refuses %j for options', (wish) => {
    expect(given(wish, 3)).toMatchObject({
      rule: 'E4',
      values: { problem: `(the whole): expected a record, found ${JSON.stringify(wish)}` },
    });
  });
  it('names an option with a value it cannot have', () => {
    expect(given({ pairs: 'yes' }, 4)).toMatchObject({
      rule: 'E4',
      values: { problem: 'pairs: expected true or false, found "yes"' },
    });
  });
  it.each([1, 5, 2.5, Number.NaN])('refuses %d seats', (seats) => {
    expect(given({}, seats)).toMatchObject({ rule: 'E5', why: 'wrongSeats', values: { min: 2, max: 4 } });
  });
  it('asks the game whether it can be played so', () => {
    expect(given({ pairs: true }, 3)).toMatchObject({ rule: 'T0', why: 'pairsAreFour' });
  });
});
