/** What the place of a fight is called. */
import type { Board } from '../../rules/board.ts';
import { placeTitle } from '../../words/names.ts';
import { say as words } from '../../words/texts.ts';
import type { Language } from '../types.ts';

export const titleOf = (board: Board, at: string, language: Language): string => {
  const place = board.place(at);
  return place < 0 ? words(language, 'base', { base: at }) : placeTitle(board, place, language);
};
