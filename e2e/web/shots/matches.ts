/** Every page, a match with bots from the lobby to its end, and what lies over the board on a phone. */
import type { Visitor } from '../visitor.ts';
import { shoot } from './album.ts';

const pages = [
  '/about',
  '/me',
  '/guide/buccaneers',
  '/learn/buccaneers',
  '/guide/amass',
  '/learn/amass',
  '/guide/ultramassive',
  '/learn/ultramassive',
  '/packs',
  '/replay',
  '/nowhere',
];

export async function everyPage(one: Visitor, address: string, name: string): Promise<void> {
  for (const path of pages) {
    await one.page.goto(address + path);
    await one.page.locator('h1').first().waitFor();
    // What is loaded later and drawn last.
    await one.page.waitForLoadState('networkidle');
    await shoot(one, `${name}-page${path.replaceAll('/', '-')}`);
  }
}

/** A match with bots from the lobby to its end. */
export async function aMatch(one: Visitor, address: string, name: string): Promise<void> {
  const { page } = one;
  await page.goto(address);
  await page.locator('article').first().waitFor();
  await page.waitForLoadState('networkidle');
  await shoot(one, `${name}-lobby`, true);
  await one.playNow();
  await shoot(one, `${name}-table-1-start`);
  await one.act(2);
  const scoring = page.locator('[data-part="step"]');
  let turns = 0;
  await one.playUntil(async () => (await one.look()).turn && ++turns > 3, 'the fourth turn');
  await shoot(one, `${name}-table-2-middle`);
  const card = one.board.locator('[data-zone="hand"]').first();
  if ((await card.count()) > 0) {
    await card.focus();
    await page.keyboard.press('?');
    await page.getByRole('dialog').waitFor();
    await shoot(one, `${name}-table-3-help`);
    await page.keyboard.press('Escape');
  }
  await one.playUntil(async () => (await scoring.count()) > 0, 'the scoring');
  await shoot(one, `${name}-table-4-scoring`);
  if ((await scoring.count()) > 0) await scoring.locator('button').nth(1).click();
  await shoot(one, `${name}-table-5-scoring-later`);
  await one.clearTable();
  await shoot(one, `${name}-table-6-second-round`);
  await one.playUntil(async () => (await one.look()).over, 'the end');
  await shoot(one, `${name}-table-7-last-scoring`);
  await one.clearTable();
  await shoot(one, `${name}-table-8-end`);
  await page.goto(address);
  await page.locator('article').first().waitFor();
  await shoot(one, `${name}-lobby-with-matches`);
}

/** The parts that lie over the board on a phone. */
export async function sheets(one: Visitor, address: string, name: string): Promise<void> {
  await one.page.goto(address);
  await one.playNow();
  const tools = one.page.getByRole('banner').locator('button[aria-expanded]');
  for (let i = 0; i < (await tools.count()); i++) {
    await tools.nth(i).click();
    await shoot(one, `${name}-sheet-${i + 1}`);
    await tools.nth(i).click();
  }
}
