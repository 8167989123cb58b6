/**
 * The plain table: a list of choices and an outline of the view, for a game whose table has not been drawn yet.
 */
import type { GameWords, TableModule } from '@accretion/games/tables';
import { plainLog } from './log.ts';
import { plainBoard, plainFace } from './PlainBoard.tsx';
import { choiceWords, eventWords, nameOf, questionOf, thingsIn } from './words.ts';

const plainWords: GameWords = {
  help: async () => (thing, ruleset) => ({
    title: nameOf(thing, ruleset),
    family: thing.kind,
    text: [],
    rules: [],
    provenance: [],
  }),
  nameOf,
  prompt: (view, seat) => questionOf(view, seat),
  choiceText: ({ move }, _view, ruleset) => choiceWords(move, ruleset),
  eventText: (event, names, ruleset) => eventWords(event, names, ruleset),
  eventThings: thingsIn,
  log: async () => plainLog,
  refusals: {},
};

/** The plain table with the words of a game; without any, it makes them up from the names of fields. */
export const plainTable = (words: GameWords = plainWords): TableModule => ({
  words,
  isThemed: true,
  Board: plainBoard(words),
  Face: plainFace(words),
});

export const plain = plainTable();
