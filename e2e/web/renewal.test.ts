import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type House, openHouse } from './house.ts';
import { openPlace } from './place.ts';
import type { Visitor } from './visitor.ts';

const place = openPlace();
const folder = mkdtempSync(join(tmpdir(), 'accretion-renewal-'));
let house: House;

/** A part of the page that nobody needs before they ask for it. */
const keys = (): string =>
  readdirSync(join(folder, 'assets')).find((name) => /^KeysDialog.*\.js$/.test(name)) ?? '';

beforeAll(async () => {
  cpSync(process.env['ACCRETION_PAGE'] ?? '', folder, { recursive: true });
  house = await openHouse(folder);
});
afterAll(async () => {
  await house.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** A newer page is put in place of this one: a part of it is called otherwise now. */
function publish(): string {
  const [old, next] = [keys(), 'KeysDialog-newer000.js'];
  renameSync(join(folder, 'assets', old), join(folder, 'assets', next));
  const worker = join(folder, 'sw.js');
  writeFileSync(worker, readFileSync(worker, 'utf8').replaceAll(old, next));
  return `/assets/${next}`;
}

/** Sits down with bots, and leaves a mark that a reloaded page does not have. */
async function play(one: Visitor): Promise<void> {
  await one.page.goto(house.address);
  await one.playNow();
  await one.page.evaluate(() => document.body.setAttribute('data-mark', ''));
}
const isStill = async ({ page }: Visitor): Promise<boolean> =>
  (await page.locator('body[data-mark]').count()) > 0;

describe('during a match', () => {
  it('a missing part is reported, and the page reloads only when the player says so', async () => {
    const ada = await place().person({}, { serviceWorkers: 'block' });
    await play(ada);
    await ada.page.route(/KeysDialog/, (route) => route.abort());
    await ada.page.keyboard.press('?');
    await ada.sees("couldn't be loaded");
    await ada.isAccessible('the notice of a missing part');
    expect(await isStill(ada)).toBe(true);
    await ada.act(0);
    await ada.page.unroute(/KeysDialog/);
    await ada.button('Reload the page').click();
    await ada.page.locator('body:not([data-mark])').waitFor();
    await ada.expectAtTable();
    await ada.page.keyboard.press('?');
    await ada.page.getByRole('dialog').waitFor();
    await ada.leave();
  });

  it('a newer version waits, the older one keeps its parts, and the next start uses the newer one', async () => {
    const ada = await place().person();
    await play(ada);
    await ada.page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
    const part = publish();
    await ada.page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.update();
    });
    const isWaiting = () =>
      ada.page.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.state === 'installed');
    await expect.poll(isWaiting, { timeout: 30_000 }).toBe(true);
    // Another tab that starts now lets nobody in, for here somebody plays.
    const other = await ada.context.newPage();
    await other.goto(house.address);
    await other.locator('article').first().waitFor();
    expect(await isWaiting()).toBe(true);
    await other.close();
    await ada.page.keyboard.press('?');
    await ada.page.getByRole('dialog').waitFor();
    expect(await isStill(ada)).toBe(true);

    await ada.page.goto(house.address);
    await ada.page.locator('article').first().waitFor();
    await expect.poll(isWaiting, { timeout: 30_000 }).toBe(false);
    const isKept = (path: string) =>
      ada.page.evaluate(async (one) => (await caches.match(one)) !== undefined, path);
    expect(await isKept(part)).toBe(true);
    expect(ada.complaints).toEqual([]);
    await ada.leave();
  });
});
