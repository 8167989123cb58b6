/**
 * The plain table: any game, played in words. It knows nothing of the game but its shapes, so a new game can be
 * played before its table is drawn.
 */
import type { TableModule } from '@accretion/games/tables';
import { PlainBoard, PlainFace } from './PlainBoard.tsx';
import { choiceWords, eventWords, nameOf, questionOf, thingsIn } from './words.ts';

export const plain: TableModule = {
  Board: PlainBoard,
  Face: PlainFace,
  words: {
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
    refusals: {},
  },
};
