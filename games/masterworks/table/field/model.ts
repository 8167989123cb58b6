/** The table draws and measures with the model of the rules. */
import type { Book } from '../../rules/book/book.ts';

export type { Hero } from '../../rules/book/hero.ts';
export type Model = Book;
