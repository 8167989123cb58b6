import { fileURLToPath } from 'node:url';
import { runInNewContext } from 'node:vm';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { scriptOf } from '../scripts/bundle.mjs';
import { launchBrowser } from './browser.ts';

const scriptIn = (file: string): string =>
  scriptOf(
    fileURLToPath(new URL(`../games/masterworks/rules/plane/testing/${file}`, import.meta.url)),
    'plane',
  );

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser?.close();
});

it('gives the same digest of geometry in Chromium as in Node (Masterworks MC95)', async () => {
  const program = `${scriptIn('digest.ts')}; plane.digest(40)`;
  const tab = await browser.newPage();
  const digest = await tab.evaluate(program);
  expect(digest).toMatch(/^[0-9a-f]{16}$/);
  expect(digest).toBe(runInNewContext(program));
});

/** Paints pictures and reads their pixels; points within 1.5 pixels of an edge are left out. */
const painting = `(async () => {
  const result = { compared: 0, inside: 0, wrong: [] };
  for (let seed = 1; seed <= 33; seed++) {
    const { svg, points } = plane.picture(seed, 100);
    const image = new Image();
    image.src = 'data:image/svg+xml,' + encodeURIComponent(svg);
    await image.decode();
    const paper = new OffscreenCanvas(1000, 1000).getContext('2d', { willReadFrequently: true });
    paper.drawImage(image, 0, 0);
    const { data } = paper.getImageData(0, 0, 1000, 1000);
    const isPainted = (x, y) => x >= 0 && y >= 0 && x < 1000 && y < 1000 && data[4 * (1000 * y + x) + 3] > 127;
    for (const { x, y, isLegal } of points) {
      const [px, py] = [x / 36, y / 36];
      const near = [];
      for (let dx = -3; dx <= 3; dx++) for (let dy = -3; dy <= 3; dy++) {
        const [qx, qy] = [Math.floor(px) + dx, Math.floor(py) + dy];
        if (Math.hypot(qx + 0.5 - px, qy + 0.5 - py) <= 2.2) near.push(isPainted(qx, qy));
      }
      const is = isPainted(Math.floor(px), Math.floor(py));
      if (near.some((one) => one !== is)) continue;
      result.compared++;
      if (is) result.inside++;
      if (is !== isLegal) result.wrong.push({ seed, x, y, is });
    }
  }
  return result;
})()`;

it('paints an area that agrees with the rules at 3,000 points off its edges (Masterworks MC73, MA65)', async () => {
  const tab = await browser.newPage();
  await tab.evaluate(scriptIn('picture.ts').replace('var plane', 'globalThis.plane'));
  const result = await tab.evaluate(painting);
  expect(result).toMatchObject({ wrong: [] });
  expect(result).toHaveProperty('compared', expect.any(Number));
  const { compared, inside } = result as { compared: number; inside: number };
  expect(compared).toBeGreaterThanOrEqual(3000);
  expect(inside).toBeGreaterThan(500);
});
