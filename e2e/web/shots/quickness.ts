/** How quickly the page answers, as the browser itself measures it. */
import type { Page } from 'playwright-core';

declare global {
  interface Window {
    inputs?: number[];
    answers?: number[];
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

/** From the next page on, what a server says about a match comes so much later: what is seen sooner was not awaited. */
export async function slowServer(page: Page, milliseconds: number): Promise<void> {
  await page.routeWebSocket(/\/api\/live$/, (line) => {
    line.connectToServer().onMessage((message) => setTimeout(() => line.send(message), milliseconds));
  });
}

/** From now on: for each card of the hand that is clicked the time until it was painted as picked. As text, see below. */
export async function watchPicks(page: Page): Promise<void> {
  await page.evaluate(`{
    window.answers = [];
    document.addEventListener('click', ({ target, timeStamp }) => {
      const card = target.closest('[data-zone="hand"]')?.dataset.card;
      const picked = \`[data-zone="hand"][data-card="\${card}"][aria-pressed="true"]\`;
      if (card === undefined || document.querySelector(picked) !== null) return;
      requestAnimationFrame(function look() {
        if (document.querySelector(picked) === null) return requestAnimationFrame(look);
        // What is posted in a frame comes after its paint.
        const painted = new MessageChannel();
        painted.port1.onmessage = () => window.answers.push(performance.now() - timeStamp);
        painted.port2.postMessage(null);
      });
    }, true);
  }`);
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

/** The middle and the slowest of some times. */
export function timesOf(times: readonly number[]): string {
  const sorted = times.map(Math.round).sort((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)] ?? 0;
  return `median ${middle} ms, slowest ${sorted.at(-1) ?? 0} ms, of ${sorted.length} clicks`;
}

export const ratesOf = (rates: readonly number[]): string => rates.map((one) => one.toFixed(0)).join(', ');
