import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { openPlace } from './place.ts';
import { until } from './until.ts';
import type { Visitor } from './visitor.ts';

const place = openPlace();
const record = fileURLToPath(new URL('../../games/buccaneers/records/first-game-3.json', import.meta.url));

const came = [() => true, () => false] as const;

/** The card the lesson points at: the ring says which. */
async function takeRinged({ page }: Visitor): Promise<void> {
  const thing = await page.locator('[data-points]').getAttribute('data-points');
  await page.locator(`[data-part="board"] button[data-thing="${thing}"]`).dispatchEvent('click');
}

/** In the page: marks it for good if a lesson is painted together with a dialog or a scene. */
function watchLessons(): void {
  const is = (selector: string): boolean => document.querySelector(selector) !== null;
  requestAnimationFrame(function look() {
    if (is('aside[aria-label="Lesson"]') && is('dialog[open], [data-scene]'))
      document.documentElement.dataset['collided'] =
        document.querySelector('aside[aria-label="Lesson"]')?.textContent ?? '';
    requestAnimationFrame(look);
  });
}

describe('somebody who wants to learn', () => {
  it('is guided through a first game, and may leave and come back', { timeout: 180_000 }, async () => {
    const ada = await place().person({ scenes: 'fast' });
    const { page } = ada;
    await page.addInitScript(watchLessons);
    await page.goto(place().house.address);
    await page.getByRole('link', { name: /^Learn Black Hole Buccaneers by playing/ }).click();
    const lesson = page.getByRole('complementary', { name: 'Lesson' });
    await lesson.waitFor();
    await ada.isAccessible('the first lesson');
    await lesson.getByRole('button', { name: 'Next' }).click();
    await page.reload();
    await lesson.getByText(/Lesson 2 of/).waitFor();
    while ((await lesson.getByRole('button', { name: 'Keep playing' }).count()) === 0) {
      // Between two lessons others move, and a scoring may lie over the table.
      await until(
        async () => {
          await ada.clearTable();
          return (await lesson.count()) > 0 || null;
        },
        () => 'the lessons do not go on',
      );
      const said = await lesson.innerText();
      const next = lesson.getByRole('button', { name: 'Next' });
      if ((await next.count()) === 0) await takeRinged(ada);
      // The scoring may open over the lesson just now: it is closed first, then.
      else if (!(await next.click({ timeout: 2_000 }).then(...came))) continue;
      await expect
        .poll(async () => ((await lesson.count()) === 0 ? '' : lesson.innerText()), { timeout: 20_000 })
        .not.toBe(said);
    }
    await lesson.getByRole('button', { name: 'Keep playing' }).click();
    await lesson.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.documentElement.dataset['collided'] ?? '')).toBe('');
    expect(ada.complaints).toEqual([]);
    await ada.leave();
  });

  it('replays a record, checks it, and continues from the middle', { timeout: 180_000 }, async () => {
    const ada = await place().person();
    const { page } = ada;
    await page.goto(`${place().house.address}/replay`);
    await page.locator('h1').first().waitFor();
    await page.locator('input[type="file"]').setInputFiles(record);
    await ada.button('Step forward').waitFor();
    await ada.button('Go to end').click();
    await ada.clearTable();
    await page.locator('#end').waitFor();
    await ada.button('Go to start').click();
    for (let i = 0; i < 4; i++) await ada.button('Step forward').click();
    await ada.sees(/^Move 4 of/);
    expect(page.url()).toMatch(/#4$/);
    await page.getByLabel('View', { exact: true }).selectOption({ label: 'Seen by a spectator' });
    await expect.poll(() => page.locator('[data-zone="hand"]').count()).toBe(0);
    await ada.isAccessible('a replay');
    await ada.button('Analysis').click();
    await ada.button('Check now').click();
    await ada.sees('Verified: the match was played exactly as recorded.');
    await ada.isAccessible('the analysis');
    await page.keyboard.press('Escape');
    await ada.button('Continue from here').click();
    await page.waitForURL(/\/table\//);
    await ada.expectAtTable();
    let turns = 0;
    await ada.playUntil(async () => (await ada.look()).turn && ++turns > 2, 'a turn after the record');
    expect(ada.complaints).toEqual([]);
    await ada.leave();
  });

  it('changes a card in a pack and plays with it', { timeout: 180_000 }, async () => {
    const ada = await place().person();
    const { page } = ada;
    await page.goto(`${place().house.address}/packs`);
    await page.getByLabel('Pack name').fill('Heavy ducks');
    await ada.button('JSON').click();
    const pack = (weight: unknown): string =>
      JSON.stringify({
        game: 'buccaneers',
        name: 'Heavy ducks',
        content: { trash: { TOY01: { sides: [{ value: 9, weight }] } } },
      });
    const editor = page.getByRole('textbox', { name: 'JSON' });
    await editor.fill(pack('much'));
    await ada.sees('trash.TOY01.sides');
    expect(await ada.button('Save and play').isDisabled()).toBe(true);
    await ada.isAccessible('a pack with a problem');
    await editor.fill(pack(7));
    await ada.sees('This pack is ready to play.');
    await ada.button('Form').click();
    await ada.isAccessible('the form for a pack');
    await ada.button('Save and play').click();
    await ada.expectAtTable();
    let turns = 0;
    await ada.playUntil(async () => (await ada.look()).turn && ++turns > 2, 'a few turns');
    // The options of a match offer it from now on.
    await page.goto(place().house.address);
    await ada.button(/^Options for Black Hole Buccaneers/).click();
    await page.getByLabel('Cards', { exact: true }).selectOption({ label: 'Heavy ducks' });
    await ada.button('Start').click();
    await ada.expectAtTable();
    expect(ada.complaints).toEqual([]);
    await ada.leave();
  });
});
