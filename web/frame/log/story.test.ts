import { erased } from '@accretion/engine';
import type { Happening, Heading } from '@accretion/games/tables';
import { describe, expect, it } from 'vitest';
import { type Round, Story } from './story.ts';

interface Event {
  readonly did: string;
  readonly seat?: number;
  readonly took?: readonly number[];
  readonly under?: readonly Heading[];
  readonly quiet?: true;
}

const round = (key: string): Heading => ({ level: 'round', key, text: `Round ${key}` });
const turn = (key: string, player?: number): Heading => ({
  ...{ level: 'turn', key, text: `${key} of ${player}` },
  ...(player !== undefined && { player }),
});
const saysAll = (heading: Heading): Heading => ({ ...heading, saysAll: true });

/** A story in which every event says itself, and names the headings it is told under. */
function newStory() {
  const said: number[] = [];
  const story = new Story(
    ({ n, event }) => {
      said.push(n);
      const { did, under = [], quiet, seat = null } = erased<Event>(event);
      return { text: quiet === true ? null : did, things: [], player: seat, headings: under };
    },
    (events) =>
      events.every(({ did }) => did.startsWith('gain')) ? events.map(({ did }) => did).join(' + ') : null,
  );
  return { story, said };
}

const log = (...events: readonly Partial<Event>[]): Happening[] =>
  events.map((event, index) => ({ n: index + 1, event: erased({ did: `e${index + 1}`, ...event }) }));

/** The story as an outline; what was undone is in brackets. */
const outline = (rounds: readonly Round[]) =>
  rounds.map(({ heading, turns }) => [
    heading?.key ?? null,
    ...turns.map((one) => [
      one.heading === null ? null : `${one.heading.key}${one.heading.player ?? ''}`,
      ...one.lines.map(({ text, isUndone }) => (isUndone ? `(${text})` : text)),
    ]),
  ]);

describe('the story', () => {
  it('puts what comes before the first heading first, and what comes after a heading under it', () => {
    const { story } = newStory();
    const told = log(
      {},
      { under: [round('1')] },
      { under: [turn('a')] },
      {},
      { under: [round('2'), turn('a')] },
    );
    expect(outline(story.of(told))).toEqual([
      [null, [null, 'e1']],
      ['1', [null, 'e2'], ['a', 'e3', 'e4']],
      ['2', ['a', 'e5']],
    ]);
  });

  it('joins events that share a sentence into one line, which is nobody’s if several had a part in it', () => {
    const { story } = newStory();
    const told = log(
      { under: [turn('a')] },
      ...[
        { did: 'gain', seat: 0 },
        { did: 'gain', seat: 1 },
        { did: 'gain', seat: 1 },
      ],
      ...[{ quiet: true as const }, { did: 'gain', seat: 2 }],
    );
    const rounds = story.of(told.slice(0, 3));
    expect(outline(rounds)).toEqual([[null, ['a', 'e1', 'gain + gain']]]);
    expect(outline(story.of(told))).toEqual([[null, ['a', 'e1', 'gain + gain + gain', 'gain']]]);
    expect(story.of(told)[0]?.turns[0]?.lines.map(({ n, player }) => [n, player])).toEqual([
      ...[
        [1, null],
        [2, null],
        [6, 2],
      ],
    ]);
  });

  it('takes a joined line apart when only some of it is undone', () => {
    const { story } = newStory();
    const told = log({ did: 'gain1' }, { did: 'gain2' }, { did: '@undo', took: [2] });
    expect(outline(story.of(told.slice(0, 2)))).toEqual([[null, [null, 'gain1 + gain2']]]);
    expect(outline(story.of(told))).toEqual([[null, [null, 'gain1', '(gain2)', '@undo']]]);
    const all = newStory().story;
    const both = log({ did: 'gain1' }, { did: 'gain2' }, { did: '@undo', took: [1, 2] });
    expect(outline(all.of(both))).toEqual([[null, [null, '(gain1 + gain2)', '@undo']]]);
  });

  it('goes on with a turn of the same Round, by its key and its player', () => {
    const { story } = newStory();
    const told = log(
      { under: [round('1'), turn('act', 0)] },
      { under: [turn('act', 1)] },
      { under: [turn('act', 0)] },
      { under: [round('1')] },
      { under: [turn('other', 0)] },
    );
    expect(outline(story.of(told))).toEqual([
      ['1', ['act0', 'e1', 'e3', 'e4'], ['act1', 'e2'], ['other0', 'e5']],
    ]);
    expect(story.recent).toEqual([5, 1]);
    expect(story.current).toBe(1);
  });

  it('leaves out the sentence of an event whose heading says it all, and sentences that are none', () => {
    const { story } = newStory();
    const rounds = story.of(log({ under: [saysAll(round('1'))] }, { quiet: true }, {}));
    expect(outline(rounds)).toEqual([['1', [null, 'e3']]]);
    expect(rounds[0]?.turns[0]?.told.map(({ n }) => n)).toEqual([1, 2, 3]);
  });

  it('says everything once, and keeps what has not changed', () => {
    const { story, said } = newStory();
    const all = log(
      { under: [round('1'), turn('a')] },
      {},
      { under: [turn('b')] },
      { under: [round('2')] },
      {},
    );
    const before = story.of(all.slice(0, 3));
    const after = story.of(all.map((one) => ({ ...one })));
    expect(said).toEqual([1, 2, 3, 4, 5]);
    expect(after[0]).toBe(before[0]);
    expect(story.of(all)).toBe(after);
  });

  it('starts over when the log is a different one: a replay that went back or changed its view', () => {
    const { story, said } = newStory();
    const all = log({ under: [round('1')] }, {}, {});
    story.of(all);
    expect(outline(story.of(all.slice(0, 2)))).toEqual([['1', [null, 'e1', 'e2']]]);
    expect(said).toEqual([1, 2, 3, 1, 2]);
    const other = log({ under: [round('1')] }, { did: 'seen' });
    expect(outline(story.of(other))).toEqual([['1', [null, 'e1', 'seen']]]);
  });
});

describe('an undo', () => {
  const undo = (...took: readonly number[]): Partial<Event> => ({ did: '@undo', seat: 0, took });

  it('strikes what the move had told, nothing else, and says so there', () => {
    const { story } = newStory();
    const rounds = story.of(log({ under: [round('1'), turn('a')] }, {}, {}, {}, undo(2, 3)));
    expect(outline(rounds)).toEqual([['1', ['a', 'e1', '(e2)', '(e3)', 'e4', '@undo']]]);
    expect(rounds[0]?.turns[0]?.told.map(({ n }) => n)).toEqual([1, 4, 5]);
  });

  it('strikes nothing when it is not known what the move had told', () => {
    const { story } = newStory();
    expect(outline(story.of(log({}, {}, { did: '@undo', seat: 0 })))).toEqual([
      [null, [null, 'e1', 'e2', '@undo']],
    ]);
  });

  it('leads back under the headings from before the move', () => {
    const { story } = newStory();
    const opening = log(
      { under: [round('1'), turn('a')] },
      { under: [turn('b')] },
      {},
      undo(2, 3),
      {},
      { under: [turn('b')] },
    );
    expect(outline(story.of(opening))).toEqual([
      ['1', ['a', 'e1', 'e5'], ['b', '(e2)', '(e3)', '@undo', 'e6']],
    ]);
  });

  it('leads nowhere when others have gone on meanwhile', () => {
    const { story } = newStory();
    const told = log({ under: [round('1'), turn('a')] }, {}, { under: [turn('b')] }, undo(2), {});
    expect(outline(story.of(told))).toEqual([['1', ['a', 'e1', '(e2)', '@undo'], ['b', 'e3', 'e5']]]);
  });

  it('can be followed by another that reaches further back', () => {
    const { story } = newStory();
    const told = log({ under: [round('1'), turn('a')] }, { under: [turn('b')] }, {}, undo(3), undo(2), {});
    expect(outline(story.of(told))).toEqual([
      ['1', ['a', 'e1', 'e6'], ['b', '(e2)', '(e3)', '@undo', '@undo']],
    ]);
  });
});
