/** Pictures of ULTRAMASSIVE: a Round with bots, an expansion, Wormholes on the move, solo, the guided game, the end. */
import { afterRoundTwo, beforeExpansion, open, rush } from '../horizon.ts';
import type { Visitor } from '../visitor.ts';

export async function horizonShots(
  one: Visitor,
  address: string,
  take: (what: string) => Promise<void>,
): Promise<void> {
  const { page, board } = one;
  await page.goto(address);
  await one.button(/^Play ULTRAMASSIVE now/).click();
  await one.expectAtTable();
  await take('01-wormholes');
  await board.locator('[data-thing="wormhole 0"]').first().click();
  await rush(one, /Resource Draft/);
  await take('02-draft');
  await rush(one, /gain next|Choose a space/);
  await take('03-gaining');
  await rush(one, /Discovery: choose/);
  await take('04-discovery');
  await board.locator('[data-thing^="anomaly "]').first().focus();
  await page.keyboard.press('?');
  await page.getByRole('dialog').waitFor();
  await take('05-help');
  await page.keyboard.press('Escape');
  await rush(one, /Take any actions/);
  await take('06-actions');

  const moment = beforeExpansion();
  await open(one, address, moment);
  await take('07-before-expansion');
  for (const choice of moment.next) await one.act(choice);
  await page
    .getByText(/choose a Core Anomaly/)
    .first()
    .waitFor();
  await take('08-core');
  await one.act(0);
  await take('09-expanded');
  await rush(one, null);
  await page.locator('#end').waitFor();
  await take('10-end');
  await one.clearTable();
  await take('11-end-board');

  await open(one, address, afterRoundTwo());
  await take('12-intermission');

  await page.goto(address);
  await one.button('Play solo: ULTRAMASSIVE').click();
  await one.expectAtTable();
  await board.locator('[data-thing="wormhole 0"]').first().click();
  await page
    .getByText(/Keep one of the two/)
    .first()
    .waitFor();
  await take('13-solo');
  await rush(one, /Take any actions/);
  await take('14-solo-actions');

  await page.goto(`${address}/learn/ultramassive`);
  await page.getByText(/You are this Black Hole/).waitFor();
  await take('15-lesson');
  await page.goto(`${address}/guide/ultramassive`);
  await page.locator('h1').first().waitFor();
  await page.waitForLoadState('networkidle');
  await take('16-guide');
}
