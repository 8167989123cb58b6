/** How quickly the page answers, as the browser itself measures it. */
import type { Page } from 'playwright-core';

declare global {
  interface Window {
    inputs?: number[];
  }
}

/** From now on: for each click the time until what it changed was painted. */
export async function watchInput(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.inputs = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (entry.name === 'click') window.inputs?.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
}

/** Frames per second while this is on the screen; waits until it was. As text, for no tool may add to it. */
export function frameRate(page: Page, selector: string): Promise<number> {
  return page.evaluate<number>(`new Promise((done) => {
    let first = 0;
    let frames = 0;
    requestAnimationFrame(function next(now) {
      const isThere = document.querySelector(${JSON.stringify(selector)}) !== null;
      if (isThere && first === 0) first = now;
      else if (isThere) frames++;
      else if (first > 0) return done((frames * 1000) / (now - first));
      requestAnimationFrame(next);
    });
  })`);
}

export function figuresOf(inputs: readonly number[], rates: readonly number[]): string[] {
  const sorted = [...inputs].sort((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const rate = rates.map((one) => one.toFixed(0)).join(', ');
  return [
    `from click to paint: median ${middle} ms, slowest ${sorted.at(-1) ?? 0} ms, of ${sorted.length} clicks`,
    `frames per second during a reveal: ${rate}`,
  ];
}
