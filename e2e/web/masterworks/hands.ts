/** Hands of a person at the battlefield: where a spot of the table is on screen, dragging, keys. */
import type { Page } from 'playwright-core';
import { until } from '../until.ts';
import type { Visitor } from '../visitor.ts';

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Where a spot of the table, in thousandths of an inch, is on screen. */
export const pixelOf = (page: Page, spot: Spot): Promise<Spot> =>
  page.evaluate(({ x, y }) => {
    const svg = document.querySelector<SVGSVGElement>('svg[data-far]');
    const to = svg?.getScreenCTM();
    if (svg === null || to == null) throw new Error('there is no map');
    const { x: px, y: py } = new DOMPoint(x, 36_000 - y).matrixTransform(to);
    return { x: px, y: py };
  }, spot);

/** Where something on the map stands, as it is drawn. */
export async function standing(page: Page, selector: string): Promise<Spot> {
  const transform = (await page.locator(selector).first().getAttribute('transform')) ?? '';
  const [, x, y] = /translate\(([-\d.]+) ([-\d.]+)\)/.exec(transform) ?? [];
  return { x: Number(x), y: 36_000 - Number(y) };
}

export const ghost = '[data-ghost]';
export const figure = (mark: number): string => `g[data-mark="${mark}"]`;

/** Drags the ghost with the mouse. */
export async function dragTo({ page }: Visitor, spot: Spot): Promise<void> {
  await page.locator(ghost).scrollIntoViewIfNeeded();
  const from = await pixelOf(page, await standing(page, ghost));
  const to = await pixelOf(page, spot);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2);
  await page.mouse.move(to.x, to.y);
  await page.mouse.up();
}

/** Drags the ghost with a finger: it floats above it. */
export async function dragByFinger({ page, context }: Visitor, by: Spot): Promise<void> {
  const wires = await context.newCDPSession(page);
  const from = await pixelOf(page, await standing(page, ghost));
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, y: number): Promise<void> =>
    wires
      .send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] })
      .then(() => undefined);
  await touch('touchStart', from.x, from.y);
  for (const part of [0.25, 0.5, 0.75, 1])
    await touch('touchMove', from.x + by.x * part, from.y + by.y * part);
  await touch('touchEnd', 0, 0);
  await wires.detach();
}

/** Presses Tab until what has the focus is called like this. */
export async function tabTo({ page }: Visitor, name: RegExp): Promise<string> {
  const passed: string[] = [];
  for (let steps = 0; steps < 120; steps++) {
    await page.keyboard.press('Tab');
    const here = await page.evaluate(() => {
      const { activeElement: one } = document;
      return one?.getAttribute('aria-label') ?? one?.textContent ?? '';
    });
    if (name.test(here)) return here;
    passed.push(here.slice(0, 40));
  }
  throw new Error(`Tab does not lead to ${name}, but to ${passed.join(' | ')}`);
}

/** Waits until something like this has been announced. */
export const hears = ({ page }: Visitor, what: RegExp): Promise<string> =>
  until(
    async () =>
      (await page.evaluate(() => window.heard.map(({ text }) => text))).find((one) => what.test(one)) ?? null,
    async () => `nobody says ${what}: ${JSON.stringify(await page.evaluate(() => window.heard))}`,
  );

/** How many moves the page has kept. */
export const movesMade = ({ page }: Visitor, id: string): Promise<number> =>
  page.evaluate(
    (key) => JSON.parse(localStorage.getItem(key) ?? '{}').entries?.length ?? 0,
    `accretion/match/${id}`,
  );

/** Walks over the map with the arrow keys until this has the focus. */
export async function walkTo({ page }: Visitor, selector: string): Promise<void> {
  for (let steps = 0; steps < 40; steps++) {
    const way = await page.evaluate((wanted) => {
      const [here, there] = [document.activeElement, document.querySelector(wanted)];
      if (here === null || there === null) throw new Error(`there is no ${wanted}`);
      if (here === there) return null;
      const middle = (one: Element): { x: number; y: number } => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2 };
      };
      const [from, to] = [middle(here), middle(there)];
      const across = to.x > from.x ? 'ArrowRight' : 'ArrowLeft';
      const along = to.y > from.y ? 'ArrowDown' : 'ArrowUp';
      return Math.abs(to.x - from.x) > Math.abs(to.y - from.y) ? [across, along] : [along, across];
    }, selector);
    if (way === null) return;
    // Odd steps go the other way round what stands between.
    await page.keyboard.press((steps % 3 === 2 ? way[1] : way[0]) ?? 'ArrowUp');
  }
  throw new Error(`arrow keys do not lead to ${selector}`);
}
