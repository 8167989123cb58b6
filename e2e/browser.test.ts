import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from './browser.ts';

const page = `<!doctype html><title>Smoke</title>
<button onclick="document.querySelector('output').textContent = 'drawn in'">Press</button><output></output>`;

let server: Server;
let browser: Browser;

beforeAll(async () => {
  server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html').end(page);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser?.close();
  server.close();
});

it('launches a real browser that can click on a page from localhost', async () => {
  const { port } = server.address() as AddressInfo;
  const tab = await browser.newPage();
  await tab.goto(`http://127.0.0.1:${port}/`);
  await tab.getByRole('button', { name: 'Press' }).click();
  expect(await tab.locator('output').textContent()).toBe('drawn in');
});
