/** The rules' own questions, asked of a view: all is open but the kinds of Soldiers (MK1, MK2), which they do not ask. */
import type { Book } from '../rules/book/book.ts';
import type { Look } from '../rules/play.ts';
import type { View } from '../rules/state.ts';

/** Views never change, so a look at one serves all its choices. */
const looks = new WeakMap<View, Look>();

export function lookAt(book: Book, view: View): Look {
  const known = looks.get(view);
  if (known !== undefined) return known;
  const look: Look = { book, state: { ...view, soldiers: [], reserve: [] } };
  looks.set(view, look);
  return look;
}
