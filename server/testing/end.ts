/** What is closed after each test, the last opened first. */
import { afterEach } from 'vitest';

const closing: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

export const atEnd = (close: () => Promise<void>): void => {
  closing.push(close);
};
