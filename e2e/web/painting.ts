/** What a page has painted, frame by frame: how far the queue of scenes has told, and what could be read meanwhile. */
import type { Page } from 'playwright-core';

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

declare global {
  interface Window {
    painted: Painted[];
  }
}

/** From now on every painted frame is looked at. `parts` are selectors of what shows results on the board. */
export async function watch(page: Page, parts: readonly string[]): Promise<void> {
  await page.evaluate((selectors) => {
    const text = (selector: string): string =>
      [...document.querySelectorAll(selector)].map((one) => one.textContent).join('|');
    const look = (): Painted => {
      const frame = document.querySelector<HTMLElement>('[data-told]')?.dataset;
      return {
        scene: frame?.['scene'] ?? null,
        told: Number(frame?.['told'] ?? 0),
        prompt: text('[data-part="prompt"]'),
        isAsked:
          document.querySelector('[data-turn="true"] [data-part="prompt"], [data-calling="true"]') !== null,
        isOver: document.querySelector('#end') !== null,
        log: [...document.querySelectorAll('[data-part="log"] li')].map((one) => one.textContent ?? ''),
        parts: selectors.map(text),
        moving: document.getAnimations().filter(({ playState }) => playState === 'running').length,
      };
    };
    window.painted = [];
    let last = '';
    requestAnimationFrame(function next() {
      const now = look();
      const mark = JSON.stringify(now);
      if (mark !== last) window.painted.push(now);
      last = mark;
      requestAnimationFrame(next);
    });
  }, parts);
}

/** What has been painted since. */
export const painted = (page: Page): Promise<readonly Painted[]> => page.evaluate(() => window.painted);
