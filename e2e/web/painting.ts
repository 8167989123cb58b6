/** What a page has painted, frame by frame: how far the queue of scenes has told, and what could be read meanwhile. */
import type { Page } from 'playwright-core';
import { watchFromNow } from './watching.ts';

/** A frame that differs from the one before. */
export interface Painted {
  /** The kind of the running scene, null for none. */
  readonly scene: string | null;
  /** The number of the newest event told. */
  readonly told: number;
  readonly prompt: string;
  /** Is this person asked something, in the bar or on the board? */
  readonly isAsked: boolean;
  readonly isOver: boolean;
  readonly log: readonly string[];
  /** The text of these parts of the board. */
  readonly parts: readonly string[];
  /** How many animations run. */
  readonly moving: number;
}

/** From now on every painted frame is looked at. `parts` are selectors of what shows results on the board. */
export async function watch(page: Page, parts: readonly string[]): Promise<void> {
  const text = (selector: string): string =>
    `all(${JSON.stringify(selector)}).map((one) => one.textContent).join('|')`;
  await watchFromNow(page, {
    reads: `
      prompt: ${text('[data-part="prompt"]')},
      isAsked: document.querySelector('[data-turn="true"] [data-part="prompt"], [data-calling="true"]') !== null,
      isOver: document.querySelector('#end') !== null,
      log: all('[data-part="log"] li').map((one) => one.textContent ?? ''),
      parts: [${parts.map(text).join(', ')}],
      moving: running.length,`,
    keeps: true,
  });
}

/** What has been painted since. */
export const painted = (page: Page): Promise<readonly Painted[]> =>
  page.evaluate<readonly Painted[]>('window.watched.painted');
