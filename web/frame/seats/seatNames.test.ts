/** How a person with several seats is asked, and how seats are told apart. */
import { erased, seatsOf } from '@accretion/engine';
import type { Choice, Language } from '@accretion/games/tables';
import { describe, expect, it } from 'vitest';
import type { MatchState } from '../../match/source.ts';
import { de } from '../../texts/de.ts';
import { en } from '../../texts/en.ts';
import type { Translate } from '../../texts/texts.ts';
import type { Frame } from '../frame.ts';
import { choiceText, promptedChoices, promptText } from '../words.ts';
import { withSeatNames } from './seatNames.ts';

const texts: Readonly<Record<Language, Readonly<Record<string, string>>>> = { en, de };
const translate =
  (language: Language): Translate =>
  (key, values) =>
    (texts[language][key] ?? key).replace('{n}', String(values?.['n'] ?? ''));
const card = {
  roles: {
    a: { en: 'Crisis A', de: 'Krise A' },
    b: { en: 'Crisis B', de: 'Krise B' },
    boss: { en: 'Cosmic', de: 'Kosmisch' },
  },
};
const alike = {};

const stateOf = (names: readonly string[]): MatchState =>
  erased({
    names,
    players: names.map((name) => ({ name, is: 'person', bot: null, present: true })),
    roles: ['a', 'b', 'boss'],
  });
const namesIn = (names: readonly string[], of: object = card, language: Language = 'en'): readonly string[] =>
  withSeatNames(stateOf(names), of, language, translate(language)).names;

describe('the names of seats', () => {
  it('are those of the people, told apart by what they play as where one holds several', () => {
    expect(namesIn(['Ada', 'Ada', 'Ben'])).toEqual(['Ada (Crisis A)', 'Ada (Crisis B)', 'Ben']);
    expect(namesIn(['Ada', 'Ada', 'Ben'], card, 'de')).toEqual(['Ada (Krise A)', 'Ada (Krise B)', 'Ben']);
  });
  it('are their numbers where seats are all alike, and open seats have no other name', () => {
    expect(namesIn(['Ada', 'Ada', ''], alike)).toEqual(['Ada (Seat 1)', 'Ada (Seat 2)', 'Seat 3']);
    expect(namesIn(['Ada', '', ''])).toEqual(['Ada', 'Crisis B', 'Cosmic']);
  });
  it('come with what is played beside them, if they do not say so', () => {
    const rolesOf = (names: readonly string[], of: object = card) =>
      withSeatNames(stateOf(names), of, 'en', translate('en')).players.map(({ role }) => role);
    expect(rolesOf(['Ada', 'Ben', ''])).toEqual(['Crisis A', 'Crisis B', undefined]);
    expect(rolesOf(['Ada', 'Ada', 'Ben'])).toEqual([undefined, undefined, 'Cosmic']);
    expect(rolesOf(['Ada', 'Ben', 'Eve'], alike)).toEqual([undefined, undefined, undefined]);
  });
  it('leave a match as it is where there is nothing to tell apart', () => {
    const state = stateOf(['Ada', 'Ben', 'Eve']);
    expect(withSeatNames(state, alike, 'en', translate('en'))).toBe(state);
  });
});

describe('a person with several seats', () => {
  /** Ada holds these of three seats; those asked have two choices each. */
  const frameOf = (mine: readonly number[], asked: readonly number[], more: object = {}): Frame =>
    erased({
      card,
      state: {
        ...stateOf(['Ada', 'Ada', 'Ada']),
        ...{ mine: seatsOf(mine), asked: seatsOf(asked), near: mine[0], outcome: null, view: 'a view' },
        choices: mine.flatMap((seat): Choice[] => [
          { seat, move: { do: 'go' } },
          { seat, move: { do: 'stay' } },
        ]),
        ...more,
      },
      module: {
        words: {
          prompt: (_view: unknown, seat: number) => `Seat ${seat} moves.`,
          choiceText: ({ move }: Choice) => move.do,
        },
      },
      source: { ruleset: null },
      settings: { language: 'en' },
      scene: null,
    });
  const asked = (frame: Frame) => [
    promptText(frame, translate('en')),
    promptedChoices(frame.state).map((choice) => choiceText(choice, frame, translate('en'))),
  ];

  it('is asked one question after the other, each with its seat', () => {
    const first = frameOf([0, 1], [0, 1]);
    expect(asked(first)).toEqual(['Crisis A: Seat 0 moves.', ['go', 'stay']]);
    const second = frameOf([0, 1], [1], { near: 1 });
    expect(asked(second)).toEqual(['Crisis B: Seat 1 moves.', ['go', 'stay']]);
  });
  it('goes on with the seat they look from', () => {
    expect(asked(frameOf([0, 1, 2], [0, 2], { near: 2 }))[0]).toBe('Cosmic: Seat 2 moves.');
  });
  it('is asked once for all of them where one answer is enough', () => {
    expect(asked(frameOf([0, 1], [0, 1], { isForAnyone: true }))).toEqual([
      'Crisis A and Crisis B: Seat 0 moves.',
      ['Crisis A: go', 'Crisis A: stay', 'Crisis B: go', 'Crisis B: stay'],
    ]);
  });
  it('reads no seat with one seat alone', () => {
    expect(asked(frameOf([1], [1], { near: 1 }))).toEqual(['Seat 1 moves.', ['go', 'stay']]);
  });
  it('sees what all of them may still change while others are asked', () => {
    const waiting = frameOf([0, 1], [2]);
    expect(promptedChoices(waiting.state)).toHaveLength(4);
  });
});
