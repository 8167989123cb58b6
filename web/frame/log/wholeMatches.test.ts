/** The log of whole matches of every game: everything has its place, under headings that are in order. */
import {
  allSeats,
  boxOf,
  type Event,
  heard,
  isRefusal,
  type Json,
  listSeats,
  type Outcome,
  optionsFor,
  quickRng,
  type Ruleset,
  rulesetOf,
  type Seats,
  type Told,
} from '@accretion/engine';
import { type Entry, entries, type GameWords, type Language } from '@accretion/games';
import type { Happening, LogWords } from '@accretion/games/tables';
import { describe, expect, it } from 'vitest';
import { plainLog } from '../../plain/log.ts';
import { type Round, Story } from './story.ts';

const names = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eva', 'Finn'];

const cases: readonly (readonly [string, number, Json])[] = [
  ['buccaneers', 3, {}],
  ['buccaneers', 4, {}],
  ['amass', 1, {}],
  ['amass', 3, {}],
  ['amass', 2, { coop: true }],
  ['amass', 2, { bases: { are: 'picked' } }],
  ['ultramassive', 1, { mode: 'soloNormal' }],
  ['ultramassive', 2, { turns: 'oneByOne' }],
  ['ultramassive', 3, {}],
  ['ultramassive', 3, { edition: 'earlier' }],
];

interface Playing {
  readonly ruleset: Ruleset;
  readonly told: readonly (readonly Told[])[];
  readonly view: unknown;
  /** As everybody sees it after the end. */
  readonly last: unknown;
  readonly outcome: Outcome | null;
}

/** A match of random moves, each by anyone who may move. */
function playAtRandom({ game }: Entry, seats: number, options: Json): Playing {
  const boxed = boxOf(game);
  if ('problems' in boxed) throw new Error('no box');
  const complete = optionsFor(game, options, seats, boxed.box.content);
  if (isRefusal(complete)) throw new Error(complete.why);
  const ruleset = rulesetOf(game, boxed.box);
  const rng = quickRng(7);
  const told: Told[][] = [[]];
  const state = ruleset.setup(complete.options, seats, rng, told[0]);
  for (let asked = listSeats(ruleset.toAct(state)); asked.length > 0; ) {
    const seat = asked[rng.below(asked.length)] ?? 0;
    const moves = ruleset.moves(state, seat);
    const move = moves[rng.below(moves.length)];
    if (move === undefined) throw new Error('dead end');
    const next: Told[] = [];
    ruleset.play(state, seat, move, rng, next);
    told.push(next);
    asked = listSeats(ruleset.toAct(state));
  }
  const last = ruleset.view(state, allSeats(seats));
  return { ruleset, told, view: ruleset.view(state, 1), last, outcome: ruleset.outcome(state) };
}

interface Reading extends Playing {
  readonly words: GameWords;
  readonly log: LogWords;
  readonly names: readonly string[];
  readonly language: Language;
}

/** What this viewer reads, told move by move. */
function read({ ruleset, told, view, words, log, names, language }: Reading, viewer: Seats) {
  const story = new Story(({ event }, under) => {
    const one: Event = event;
    return {
      text: words.eventText(one, names, ruleset, language, view),
      things: words.eventThings(one, ruleset),
      player: log.playerIn(one),
      headings: log.headings(one, under, names, ruleset, language, view),
    };
  });
  let all: readonly Happening[] = [];
  let rounds: readonly Round[] = [];
  for (const some of told) {
    const events = heard(some, viewer).filter(({ did }) => did !== '');
    all = [...all, ...events.map((event, index) => ({ n: all.length + index + 1, event }))];
    rounds = story.of(all);
  }
  return { all, rounds, story };
}

const linesIn = (rounds: readonly Round[]) =>
  rounds.flatMap(({ turns }) => turns.flatMap(({ lines }) => lines));

describe.each(cases)('the log of %s with %i seats and %j', async (id, seats, options) => {
  const entry = entries.find(({ game }) => game.id === id);
  if (entry === undefined) throw new Error(id);
  const { words } = await entry.words();
  const log = await words.log?.();
  if (log === undefined) throw new Error('no headings');
  const played = playAtRandom(entry, seats, options);
  const seated = names.slice(0, seats);
  const others = words.others?.(played.view, played.ruleset, 'en').map(({ name }) => name) ?? [];
  const reading = { ...played, words, log, names: [...seated, ...others] };
  const { all, rounds } = read({ ...reading, language: 'en' }, 1);
  const texts = rounds.map(({ heading }) => heading?.text);

  it('has a Round for every Round, in order, and an end', () => {
    const numbers = rounds.flatMap(({ heading }) => (heading === null ? [] : [heading.key]));
    expect(numbers).toEqual([...numbers.slice(0, -1).map((_, index) => `${index + 1}`), 'end']);
    expect(numbers.length).toBeGreaterThan(3);
    expect(rounds.slice(1).every(({ heading }) => heading !== null)).toBe(true);
    for (const [index, text] of texts.slice(rounds[0]?.heading === null ? 1 : 0, -1).entries())
      expect(text).toMatch(new RegExp(`^Round ${index + 1}\\b`));
  });

  it('puts everything that is told under a heading, and nothing twice', () => {
    const told = rounds.flatMap(({ turns }) => turns.flatMap((turn) => turn.told.map(({ n }) => n)));
    expect([...told].sort((a, b) => a - b)).toEqual(all.map(({ n }) => n));
    for (const { heading, turns } of rounds.slice(1, -1)) {
      // What a Round tells before its first turn is little.
      const loose = turns.filter((turn) => turn.heading === null).flatMap(({ lines }) => lines);
      expect(loose.length, heading?.text).toBeLessThan(4);
      expect(turns.length, heading?.text).toBeGreaterThan(2);
    }
  });

  it('says everything in order within a turn, and gives no turn two groups', () => {
    for (const { turns } of rounds) {
      for (const { lines } of turns)
        expect(lines.map(({ n }) => n)).toEqual(lines.map(({ n }) => n).sort((a, b) => a - b));
      const keys = turns.map(({ heading }) => `${heading?.key} ${heading?.player}`);
      expect(new Set(keys).size).toBe(keys.length);
    }
  });

  it('has no heading without a text, and leaves out no sentence that its heading does not say', () => {
    for (const { heading, turns } of rounds) {
      for (const one of [heading, ...turns.map((turn) => turn.heading)])
        if (one !== null) expect(one.text).not.toMatch(/^$|undefined|\{|NaN|: $/);
      for (const { player } of turns.flatMap((turn) => turn.heading ?? []))
        if (player !== undefined) expect(reading.names[player]).toBeTypeOf('string');
    }
    const spoken = all.flatMap(
      ({ event }) => words.eventText(event, reading.names, played.ruleset, 'en', played.view) ?? [],
    );
    const named = rounds.length + rounds.reduce((sum, { turns }) => sum + turns.length, 0);
    const lines = linesIn(rounds).length;
    expect(spoken.length - lines).toBeLessThanOrEqual(named);
    expect(lines).toBeGreaterThan(spoken.length / 2);
  });

  it('is the same for everybody but for what they know, and in German too', () => {
    const shape = (some: readonly Round[]) =>
      some.map(({ heading, turns }) => [
        heading?.key,
        turns.map((turn) => `${turn.heading?.key} ${turn.heading?.player}`),
      ]);
    expect(shape(read({ ...reading, language: 'de' }, 1).rounds)).toEqual(shape(rounds));
    expect(shape(read({ ...reading, language: 'en' }, 0).rounds)).toEqual(shape(rounds));
    const german = read({ ...reading, language: 'de' }, 1).rounds;
    expect(german.slice(1, -1).every(({ heading }) => heading?.text.startsWith('Runde '))).toBe(true);
  });

  it('is the same when it is read at once as when it grew move by move', () => {
    const fresh = read({ ...reading, told: [played.told.flat()], language: 'en' }, 1);
    expect(fresh.rounds).toEqual(rounds);
  });

  it('ends with a sentence on how it was won, in both languages, also for those who came late', async () => {
    const { outcome, last: view, ruleset } = played;
    const end = await words.end?.();
    if (end === undefined || outcome === null) throw new Error('no end');
    const ended = { view, outcome, names: reading.names, told: all.map(({ event }) => event) };
    const [english, german] = (['en', 'de'] as const).map((one) => end.how(ended, ruleset, one));
    expect(english).not.toBe(german);
    for (const text of [english, german, end.how({ ...ended, told: [] }, ruleset, 'en')])
      expect(text).toMatch(/^[A-Z0-9](?!.*(undefined|NaN|null|[{}]| {2}| ,|Round 0|Runde 0)).*[^.]\.$/);
    for (const { name, of } of end.goals?.(ended, ruleset, 'en') ?? [])
      expect([name !== '', of > 0]).toEqual([true, true]);
  });

  it('has Rounds at the plain table too', () => {
    const plain = read({ ...reading, log: plainLog, language: 'en' }, 1).rounds;
    const numbers = plain.flatMap(({ heading }) => (heading === null ? [] : [heading.text]));
    expect(numbers).toEqual(texts.flatMap((text) => text?.match(/^Round \d+/)?.[0] ?? []));
  });
});
