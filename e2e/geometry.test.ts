import { fileURLToPath } from 'node:url';
import { runInNewContext } from 'node:vm';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { scriptOf } from '../scripts/bundle.mjs';
import { launchBrowser } from './browser.ts';

const file = new URL('../games/masterworks/rules/plane/testing/digest.ts', import.meta.url);
const program = `${scriptOf(fileURLToPath(file), 'plane')}; plane.digest(40)`;

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser?.close();
});

it('gives the same digest of geometry in Chromium as in Node (Masterworks MC95)', async () => {
  const tab = await browser.newPage();
  const digest = await tab.evaluate(program);
  expect(digest).toMatch(/^[0-9a-f]{16}$/);
  expect(digest).toBe(runInNewContext(program));
});
