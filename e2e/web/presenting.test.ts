import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { invite, sitDown } from './inviting.ts';
import { openPlace } from './place.ts';
import { until } from './until.ts';
import { playTogether, type Visitor } from './visitor.ts';

const place = openPlace();
const record = fileURLToPath(new URL('../../games/buccaneers/records/first-game-3.json', import.meta.url));

const scene = (page: Page) => page.locator('[data-told][data-scene]');
const told = async (page: Page): Promise<number> =>
  Number(await page.locator('[data-told]').getAttribute('data-told'));
const missed = (page: Page) => page.locator('[data-part="missed"]');
const entries = (page: Page): Promise<string[]> => page.locator('[data-part="log"] li li').allTextContents();

/** Both logs say the same once everything has come. */
const expectSameStory = (one: Visitor, other: Visitor): Promise<void> =>
  expect
    .poll(async () => (await entries(one.page)).join('\n') === (await entries(other.page)).join('\n'), {
      timeout: 20_000,
    })
    .toBe(true);

/** As if another tab had been opened over this one, or this one were looked at again. */
const turn = (page: Page, state: 'hidden' | 'visible'): Promise<void> =>
  page.evaluate((now) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => now });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

async function three(): Promise<{ people: Visitor[]; watch: (who: Visitor) => Promise<void> }> {
  const [ada, ben, cem] = await Promise.all([place().person(), place().person(), place().person()]);
  const link = await invite(ada, {
    ...{ address: place().house.address, game: 'Black Hole Buccaneers', players: '3 players' },
    more: { 'Who can find it': 'Everyone in the lobby' },
  });
  await sitDown(ben, link, 'Ben');
  await sitDown(cem, link, 'Cem');
  const people = [ada, ben, cem];
  for (const one of people) await one.expectAtTable();
  const { pathname } = new URL(ada.page.url());
  const watch = async (who: Visitor): Promise<void> => {
    await who.page.goto(`${place().house.address}${pathname}`);
    await who.expectAtTable();
  };
  return { people, watch };
}

/** All of them pick so often. */
const picks = (people: readonly Visitor[], count: number): Promise<void> =>
  playTogether(people, async (turns) => turns >= count * people.length, `${count} picks of everyone`);

describe('a story told in scenes', () => {
  it('has no backlog after a lost connection, in a background tab or for a latecomer', {
    timeout: 240_000,
  }, async () => {
    const { people, watch } = await three();
    const eve = await place().person({ scenes: 'normal' });
    await watch(eve);
    await picks(people, 1);
    await scene(eve.page).waitFor();

    // Cut off in the middle of a scene, while the others go on.
    await eve.context.setOffline(true);
    await picks(people, 2);
    await eve.context.setOffline(false);
    await missed(eve.page).waitFor();
    expect(await scene(eve.page).count()).toBe(0);

    // Somebody who comes now has the whole story, and so has the one who was away.
    const fay = await place().person({ scenes: 'normal' });
    await watch(fay);
    expect(await scene(fay.page).count()).toBe(0);
    await expectSameStory(fay, eve);

    // Behind another tab.
    await turn(eve.page, 'hidden');
    const before = await told(eve.page);
    await picks(people, 2);
    await until(
      async () => ((await told(eve.page)) > before ? true : null),
      () => 'the page in the background stands still',
    );
    await turn(eve.page, 'visible');
    expect(await scene(eve.page).count()).toBe(0);
    await missed(eve.page).waitFor();

    // Two tabs of one person tell the same.
    const [ada] = people;
    if (ada === undefined) throw new Error('nobody came');
    const second = await ada.newTab();
    await second.page.goto(ada.page.url());
    await second.expectAtTable();
    await picks(people, 1);
    await expectSameStory(second, ada);
    for (const one of [...people, eve, fay]) expect(one.complaints).toEqual([]);
    for (const one of [...people, eve, fay]) await one.leave();
  });

  it('is replayed at every speed without a backlog, and shows what a jump shows', {
    timeout: 240_000,
  }, async () => {
    const ada = await place().person({ scenes: 'normal' });
    const { page } = ada;
    await page.goto(`${place().house.address}/replay`);
    await page.locator('input[type="file"]').setInputFiles(record);
    const forward = ada.button('Step forward');
    await forward.waitFor();
    const shown = async (): Promise<string> => {
      await expect.poll(() => scene(page).count(), { timeout: 20_000 }).toBe(0);
      return (await ada.board.innerText()) + (await entries(page)).join('\n');
    };
    const moment = async (): Promise<number> => Number(new URL(page.url()).hash.slice(1));
    const seek = async (to: number): Promise<void> => {
      await page.evaluate((hash) => {
        location.hash = hash;
      }, String(to));
      await ada.sees(new RegExp(`^Move ${to} of`));
    };
    for (const speed of ['0.5', '1', '2', '4']) {
      await seek(0);
      await page.getByLabel('Speed').selectOption(speed);
      await ada.button('Play').click();
      await until(
        async () => ((await moment()) >= 4 ? true : null),
        () => `the replay stands still at speed ${speed}`,
      );
      await ada.button('Pause').click();
      const at = await moment();
      const played = await shown();
      await seek(0);
      await seek(at);
      expect(await shown(), `speed ${speed}, move ${at}`).toBe(played);
    }
    expect(ada.complaints).toEqual([]);
    await ada.leave();
  });
});
