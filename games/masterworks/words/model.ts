/** What words need of the model of a box. */
import { type Book, bossKey } from '../rules/book/book.ts';
import type { Character } from '../rules/content/cards.ts';
import type { Content } from '../rules/content/shape.ts';

export type Model = Book;

/** Names need only the content. */
export interface Named {
  readonly content: Content;
}

export { bossKey };

export const cardOf = ({ content }: Named, key: string): Character | undefined =>
  key === bossKey ? content.boss : content.characters[key];
