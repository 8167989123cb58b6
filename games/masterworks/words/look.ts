/** The rules' own questions, asked of a view: all is open but the kinds of Soldiers (MK1, MK2), which they do not ask. */
import type { Book } from '../rules/book/book.ts';
import type { Look } from '../rules/play.ts';
import type { View } from '../rules/state.ts';

export const lookAt = (book: Book, view: View): Look => ({
  book,
  state: { ...view, soldiers: [], reserve: [] },
});
