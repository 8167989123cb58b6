import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { dealtWith } from './dealt.ts';
import { openHouse } from './house.ts';
import { openPlace } from './place.ts';
import { until } from './until.ts';
import { never, type Visitor } from './visitor.ts';

const place = openPlace();

const playNow = /^Play Black Hole Buccaneers now/;

/** The page has all it needs to go on without a server: its worker is in charge. */
async function isStocked({ page }: Visitor): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', null, {
    timeout: 60_000,
  });
}

/** How many moves bots of a level have made in the match of this browser. */
const movesOf = ({ page }: Visitor, level: string): Promise<number> =>
  page.evaluate((wanted) => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('accretion/match/'));
    const { bots, entries }: { bots: unknown[]; entries: { seat: number }[] } = JSON.parse(
      localStorage.getItem(key ?? '') ?? '{ "bots": [], "entries": [] }',
    );
    return entries.filter(({ seat }) => bots[seat] === wanted).length;
  }, level);

/** Presses Tab until what has the focus is called like this; everything on the way shows that it has it. */
async function tabTo({ page }: Visitor, name: RegExp): Promise<void> {
  for (let i = 0; i < 80; i++) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const { activeElement: here } = document;
      if (here === null || here === document.body) return { name: '', isSeen: true };
      const { outlineStyle, boxShadow } = getComputedStyle(here);
      return {
        name: here.getAttribute('aria-label') ?? here.textContent ?? '',
        isSeen: outlineStyle !== 'none' || boxShadow !== 'none',
      };
    });
    expect(focused.isSeen, `the focus on "${focused.name}" can be seen`).toBe(true);
    if (name.test(focused.name)) return;
  }
  throw new Error(`Tab does not lead to ${name}`);
}

/** The size of the picture of the result, as its file says. */
async function sizeOfPicture(one: Visitor): Promise<number[]> {
  const [download] = await Promise.all([
    one.page.waitForEvent('download'),
    one.button('Save picture').click(),
  ]);
  const picture = readFileSync(await download.path());
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  return [picture.readUInt32BE(16), picture.readUInt32BE(20)];
}

describe('one person and bots', () => {
  it('can play a whole match offline after the first visit', { timeout: 240_000 }, async () => {
    const folder = process.env['ACCRETION_PAGE'] ?? '';
    const house = await openHouse(folder);
    const ada = await place().person();
    await ada.page.goto(house.address);
    await isStocked(ada);
    await house.stop();
    await ada.context.setOffline(true);
    await ada.page.reload();
    await ada.button(playNow).click();
    await ada.expectAtTable();
    await ada.isAccessible('the table, offline');
    let turns = 0;
    await ada.playUntil(async () => ++turns > 20, 'a few turns');
    await ada.page.reload();
    await ada.expectAtTable();
    await ada.playUntil(never, 'the end');
    await ada.page.locator('#end').waitFor();
    await ada.clearTable();
    const podium = ada.page.locator('[data-part="podium"]');
    await podium.locator('[data-part="how"]').waitFor();
    await ada.isAccessible('the end, offline');
    expect(await sizeOfPicture(ada)).toEqual([1200, 630]);
    await ada.page.keyboard.press('Escape');
    await podium.waitFor({ state: 'detached' });
    await ada.button('Podium').click();
    await podium.getByRole('button', { name: 'Show the board' }).click();
    await podium.waitFor({ state: 'detached' });
    await ada.button('Play again').click();
    await expect.poll(async () => (await ada.look()).turn, { timeout: 45_000 }).toBe(true);
    expect(ada.complaints).toEqual([]);
    await ada.leave();
  });

  it('can play against Captains offline, whose search runs in the page', async () => {
    const ada = await place().person();
    const { page } = ada;
    await page.goto(place().house.address);
    await isStocked(ada);
    await ada.button(/^Options for Black Hole Buccaneers/).click();
    await page.getByLabel('Bot level').selectOption({ label: 'Captain (hard)' });
    await ada.isAccessible('the levels of bots');
    await ada.context.setOffline(true);
    await ada.button('Start').click();
    await ada.expectAtTable();
    await ada.playUntil(async () => (await movesOf(ada, 'captain')) > 4, 'a few moves of Captains');
    expect(ada.complaints).toEqual([]);
    await ada.leave();
  });

  it('see why something is not allowed, with the rule', async () => {
    const { id, card, key, kept } = dealtWith('ART-TENT');
    const ada = await place().person();
    await ada.page.goto(place().house.address);
    await ada.page.evaluate(([k, v]) => localStorage.setItem(k ?? '', v ?? ''), [key, kept]);
    await ada.page.goto(`${place().house.address}/table/${id}`);
    await ada.expectAtTable();
    const tentacles = ada.page.locator(`[data-zone="hand"][data-card="${card}"]`);
    await tentacles.click();
    // Three cards were drawn; before one of them is kept no other card can be picked.
    const other = ada.page.locator('[data-zone="hand"][aria-disabled="true"]').first();
    await other.waitFor();
    await other.click({ force: true });
    const toast = ada.page.getByRole('alert').filter({ hasText: /Rule B\d+/ });
    await toast.waitFor();
    await ada.isAccessible('a refusal');
    await ada.button('Undo').click({ force: true });
    await ada.sees('There is no move to undo.');
    expect(ada.complaints).toEqual([]);
    await ada.leave();
  });

  it.each(['match', 'guided game'])('play a %s in one tab at a time', async (what) => {
    const ada = await place().person();
    await ada.page.goto(place().house.address + (what === 'match' ? '' : '/learn/buccaneers'));
    if (what === 'match') await ada.playNow();
    await ada.expectAtTable();
    const here = ada.page.url();
    const other = await ada.context.newPage();
    await other.goto(here);
    await other.getByRole('heading', { name: 'This match is open in another tab' }).waitFor();
    await other.getByRole('button', { name: 'Continue in this tab' }).click();
    await other.locator('[data-part="prompt"]').waitFor();
    await ada.sees('This match is open in another tab');
    await ada.isAccessible('a match that is open in another tab');
    // Whoever left gives it back: no question is asked after a reload.
    await other.close();
    await ada.page.reload();
    await ada.expectAtTable();
    expect(ada.complaints).toEqual([]);
    await ada.leave();
  });

  it('reach the end of a round with the keyboard alone', { timeout: 180_000 }, async () => {
    const ada = await place().person({ scenes: 'fast' });
    const { page } = ada;
    await page.goto(place().house.address);
    await ada.button(playNow).waitFor();
    await tabTo(ada, playNow);
    await page.keyboard.press('Enter');
    await ada.expectAtTable();
    await tabTo(ada, /^Settings/);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    const scoring = page.locator('[data-part="step"]');
    const isScoring = async (): Promise<boolean> => (await scoring.count()) > 0;
    await ada.playUntil(isScoring, 'the scoring', async () => {
      await page.keyboard.press('c');
      await page.keyboard.press('Enter');
    });
    await ada.isAccessible('the scoring');
    // Nothing moves here, so each step waits; the button that goes on has the focus.
    await until(
      async () => {
        if ((await scoring.count()) === 0) return true;
        await page.keyboard.press('Enter');
        return null;
      },
      () => 'the scoring does not end',
    );
    // The focus was not lost on the way.
    const here = await page.evaluate(() => document.activeElement?.tagName);
    expect(here).not.toBe('BODY');
    expect(ada.complaints).toEqual([]);
    await ada.leave();
  });
});
