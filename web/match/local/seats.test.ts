/** Local matches of one person with several seats, and of people who are asked together with bots. */
import { erased, Match, type Move, type Ruleset, rulesetOf, seatsOf } from '@accretion/engine';
import { tiny } from '@accretion/engine/kit/tiny';
import { describe, expect, it } from 'vitest';
import type { Thinker } from '../../bots/thinker.ts';
import { loadGame } from '../games.ts';
import { again, begin } from './begin.ts';
import type { KeptMatch } from './kept.ts';
import { LocalMatch } from './localMatch.ts';

const never: Thinker = { choose: () => new Promise(() => undefined) };
const turn = (): Promise<void> => new Promise((done) => setTimeout(done));

function open(ruleset: Ruleset, kept: KeptMatch, thinker = never): LocalMatch {
  return new LocalMatch(ruleset, kept, { thinker, keep: () => undefined, pause: () => 0, rematch: () => '' });
}

/** Makes a move with this seat, and waits until it is made. */
async function plays(match: LocalMatch, seat: number, move?: Move): Promise<void> {
  const choice =
    move === undefined ? match.getSnapshot().choices.find((one) => one.seat === seat) : { seat, move };
  if (choice === undefined) throw new Error(`seat ${seat} has nothing to choose`);
  expect(match.play(choice)).toBeNull();
  for (let i = 0; match.getSnapshot().pending !== null && i < 100; i++) await turn();
}

async function beginWith(mine: readonly number[], seats = 3): Promise<readonly [Ruleset, KeptMatch]> {
  const { game } = await loadGame('buccaneers');
  const begun = begin(game, { seats, mine, bot: 'random', options: {}, pack: null, name: 'Ada' });
  if (!('match' in begun)) throw new Error('cannot begin');
  return [rulesetOf(game), begun.match];
}

describe('the seats of a person', () => {
  it('are those they chose, bots sit on the others', async () => {
    const [ruleset, kept] = await beginWith([1, 2], 4);
    expect(kept.bots).toEqual(['random', null, null, 'random']);
    expect(kept.names.map((name) => name === 'Ada')).toEqual([false, true, true, false]);
    expect(new Set(kept.names).size).toBe(3);
    const { mine, viewer, near, players } = open(ruleset, kept).getSnapshot();
    expect([mine, viewer, near]).toEqual([0b110, 0b110, 1]);
    expect(players.map(({ is }) => is)).toEqual(['bot', 'you', 'you', 'bot']);
  });

  it('settle options that depend on where people sit, also of a rematch (Masterworks MD17)', async () => {
    const { game } = await loadGame('masterworks');
    const begun = begin(game, { seats: 3, mine: [1], bot: 'random', options: {}, pack: null, name: 'Ada' });
    if (!('match' in begun)) throw new Error('cannot begin');
    expect(begun.match.options).toMatchObject({ captain: 'B' });
    const next = again(game, begun.match);
    expect([next?.options, next?.bots]).toMatchObject([{ captain: 'B' }, ['random', null, 'random']]);
  });

  it('may be all of them', async () => {
    const [ruleset, kept] = await beginWith([0, 1, 2]);
    expect(open(ruleset, kept).getSnapshot()).toMatchObject({ mine: 0b111, asked: 0b111 });
  });

  it('are asked one after the other: the person looks from the one that has to answer', async () => {
    const [ruleset, kept] = await beginWith([0, 1]);
    const match = open(ruleset, kept);
    expect(match.getSnapshot().near).toBe(0);
    await plays(match, 0);
    expect(match.getSnapshot().near).toBe(1);
    await plays(match, 1);
    expect(match.getSnapshot().near).toBe(1);
  });
});

describe('undo for a person with several seats', () => {
  it('takes back their newest move, whichever seat made it', async () => {
    const [ruleset, kept] = await beginWith([0, 1]);
    const match = open(ruleset, kept);
    await plays(match, 0);
    await plays(match, 1);
    const undone = () => match.getSnapshot().log.at(-1)?.event;
    expect(match.undo()).toBeNull();
    expect(undone()).toMatchObject({ did: '@undo', seat: 1 });
    expect(match.undo()).toBeNull();
    expect(undone()).toMatchObject({ did: '@undo', seat: 0 });
    expect(match.getSnapshot()).toMatchObject({ canUndo: false, asked: 0b111 });
    await plays(match, 1);
    await plays(match, 0);
    expect(match.undo()).toBeNull();
    expect(undone()).toMatchObject({ did: '@undo', seat: 0 });
  });
});

/** Three seats are asked to call a number at most 300 from 500, and one answer is enough; the others are bots. */
function calling(mine: readonly number[], thinker?: Thinker): LocalMatch {
  const ruleset: Ruleset = erased(rulesetOf(tiny));
  const options = { calls: true };
  const begun = begin(ruleset.game, { seats: 3, mine, bot: 'random', options, pack: null, name: 'Ada' });
  if (!('match' in begun)) throw new Error('cannot begin');
  const before = new Match(ruleset, { ...begun.match, seats: 3 });
  for (const move of [{ do: 'pick', card: null }, { do: 'done' }])
    for (const seat of [0, 1, 2]) before.play(seat, move);
  before.play(0, { do: 'say', colour: 'red' });
  return open(ruleset, { ...begun.match, entries: before.entries }, thinker);
}
const call = (number: number): Move => erased({ do: 'call', number });

describe('a question for anyone', () => {
  it('is left to the person, even if several bots are asked as well', async () => {
    const asked: number[] = [];
    const match = calling([1], {
      choose: ({ seat }) => {
        asked.push(seat);
        return Promise.resolve(call(500));
      },
    });
    for (let i = 0; i < 20; i++) await turn();
    expect(match.getSnapshot()).toMatchObject({ asked: 0b111, isForAnyone: true });
    expect(asked).toEqual([]);
  });

  it('is answered by one bot where only bots are asked', async () => {
    const asked: number[] = [];
    const match = calling([1], {
      choose: ({ seat }) => {
        asked.push(seat);
        return asked.length > 1 ? new Promise(() => undefined) : Promise.resolve(call(500));
      },
    });
    await plays(match, 1, { do: 'leave' });
    for (let i = 0; i < 20; i++) await turn();
    expect(asked[0]).toBe(0);
    expect(match.getSnapshot().log.filter(({ event }) => event.did === 'call')).toHaveLength(1);
  });

  it('can be undone, and then everybody is asked again', async () => {
    const match = calling([1]);
    await plays(match, 1, call(500));
    expect(match.undo()).toBeNull();
    expect(match.getSnapshot()).toMatchObject({ asked: 0b111, isForAnyone: true });
  });

  it('is one question to a person who holds several of those seats', () => {
    const { choices, mine } = calling([0, 2]).getSnapshot();
    expect(new Set(choices.map(({ seat }) => seat))).toEqual(new Set([0, 2]));
    expect(mine).toBe(seatsOf([0, 2]));
  });
});

describe('a move that is legal but not among the choices', () => {
  it('can be made, previewed and undone', async () => {
    const match = calling([1]);
    const move = call(633);
    expect(match.getSnapshot().choices).not.toContainEqual({ seat: 1, move });
    expect(match.whyNot(move)).toBeNull();
    expect(match.preview({ seat: 1, move })?.view).toMatchObject({ called: 633 });
    await plays(match, 1, move);
    expect(match.getSnapshot().view).toMatchObject({ called: 633 });
    expect(match.undo()).toBeNull();
    expect(match.getSnapshot().view).toMatchObject({ called: 500 });
  });

  it('is refused with its reason if it is not legal, or not of a seat this person holds', () => {
    const match = calling([1]);
    expect(match.play({ seat: 1, move: call(900) })).toEqual({ rule: 'T6', why: 'tooFar' });
    expect(match.whyNot(call(900))).toEqual({ rule: 'T6', why: 'tooFar' });
    expect(match.play({ seat: 0, move: call(633) })).toMatchObject({ rule: 'E2', why: 'notAsked' });
    expect(match.whyNot(call(633), 0)).toMatchObject({ rule: 'E2', why: 'notAsked' });
    expect(match.whyNot(call(633), 1)).toBeNull();
  });
});
