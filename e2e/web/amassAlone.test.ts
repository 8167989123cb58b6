import { describe, expect, it } from 'vitest';
import { openPlace } from './place.ts';
import { does, keptBeforeRaid, play } from './planet.ts';
import { until } from './until.ts';
import type { Visitor } from './visitor.ts';

const place = openPlace();
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

const article = ({ page }: Visitor) => page.locator('article[aria-labelledby="game-amass"]');

/** Everything that can be pressed on the map measures at least 44 pixels each way. */
async function largeEnough({ page }: Visitor): Promise<void> {
  const small = await page.locator('[data-spot]').evaluateAll((spots) =>
    spots.flatMap((one) => {
      const { width, height } = one.getBoundingClientRect();
      return Math.min(width, height) < 44 ? [`${one.getAttribute('data-spot')} ${width} ${height}`] : [];
    }),
  );
  expect(small).toEqual([]);
}

/** The lowest line of what is shown there, on the screen. */
const bottomOf = ({ board }: Visitor, part: string): Promise<number> =>
  board.locator(part).evaluate((one) => one.getBoundingClientRect().bottom);

describe('alone on Planet XS', () => {
  it('one person meets two AI crews, on a phone and in German', { timeout: 120_000 }, async () => {
    const ada = await place().person({ language: 'de', name: 'Ada' }, phone);
    const { page } = ada;
    await page.goto(place().house.address);
    await ada.button(/^Allein gegen KI-Crews: AMASS/).click();
    await ada.expectAtTable();
    await ada.fitsTheScreen('planning');
    await ada.isAccessible('planning, on a phone');
    // What a finger presses on the map is large enough; near a base its facings are too.
    await largeEnough(ada);
    await page.locator('[data-spot="base 2"]').tap();
    await page.locator('[data-spot="facing 2 0"]').waitFor();
    await largeEnough(ada);
    await ada.fitsTheScreen('near a base');
    await ada.isAccessible('near a base, on a phone');
    await page.locator('[data-spot="facing 2 0"]').tap();
    await ada.sees(/^Echo, Seite Nord$/);
    await ada.button('Ganzer Planet').click();
    await page.locator('[data-spot="base 2"]').waitFor();
    const deployed = page.locator('[data-part="log"] h4').filter({ hasText: 'Aufstellen' });
    await play([ada], async () => (await deployed.count()) > 0);
    await ada.isAccessible('after the plans, on a phone');
    await page.goto(place().house.address);
    await ada.button(/^Optionen für AMASS/).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Spieler').first().selectOption({ index: 0 });
    await dialog.getByLabel('Die Partie endet').selectOption({ label: 'Spätestens nach 5 Runden' });
    await ada.isAccessible('the options, on a phone');
    await dialog.locator('button[type="submit"]').click();
    await ada.expectAtTable();
    const seen = new Set<string>();
    await play([ada], async () => {
      const phase = await page.locator('[data-part="prompt"]').innerText();
      const kind = /Kampf|eingelagert|Lagere/.exec(phase)?.[0] ?? '';
      if (kind !== '' && !seen.has(kind)) {
        seen.add(kind);
        await ada.fitsTheScreen(kind);
        await ada.isAccessible(`${kind}, on a phone`);
      }
      return false;
    });
    await ada.clearTable();
    const ranked = await page.locator('section[aria-labelledby="end"] tbody').innerText();
    for (const name of ['Ada', 'KI Echo', 'KI Tango']) expect(ranked).toContain(name);
    await ada.fitsTheScreen('the end');
    await ada.isAccessible('the end, on a phone');
    expect(ada.complaints).toEqual([]);
    await ada.leave();
  });

  it.each([/^Solo against AI crews/, /^Co-op/])(
    'planet and crews are seen together on a desk (%s)',
    async (start) => {
      const ada = await place().person({ name: 'Ada' }, { viewport: { width: 1280, height: 800 } });
      await ada.page.goto(place().house.address);
      await article(ada).getByRole('button', { name: start }).click();
      await ada.expectAtTable();
      await play([ada], async () => (await ada.look()).choices.some((one) => /^Lock/.test(one)));
      expect(await bottomOf(ada, 'ul[aria-label="Crews"]')).toBeLessThan(800);
      expect(await bottomOf(ada, 'section[aria-label="The planet"]')).toBeLessThanOrEqual(800);
      const crews = ada.board.getByRole('list', { name: 'Crews' }).locator('> li');
      // Nothing of a crew sticks out of its place.
      const wide = await crews.evaluateAll((all) => all.map((one) => one.scrollWidth - one.clientWidth));
      expect(wide.filter((more) => more > 1)).toEqual([]);
      await ada.isAccessible('planning, on a desk');
      expect(ada.complaints).toEqual([]);
      await ada.leave();
    },
  );

  it('a raider beats a defender with a card and steals', async () => {
    const ada = await place().person({ name: 'Ada' });
    const { page, board } = ada;
    const { id, key, kept } = keptBeforeRaid();
    await page.goto(place().house.address);
    await page.evaluate(([k, v]) => localStorage.setItem(k ?? '', v ?? ''), [key, kept]);
    await page.goto(`${place().house.address}/table/${id}`);
    await ada.expectAtTable();
    await ada.sees('Combat: choose one of your fights, or withdraw from a raid.');
    await ada.isAccessible('a raid that is due');
    await board
      .getByRole('button', { name: /^Base Echo: raid/ })
      .first()
      .click();
    await ada.sees(/the dice have been rolled/);
    // A 2 against a 3: the card makes the difference.
    await board
      .getByRole('button', { name: /Ambush/ })
      .first()
      .click();
    await ada.sees('3 beats 2 by 1: Moderate wound for Ada');
    await ada.isAccessible('a card in hand in a fight');
    await board.getByRole('button', { name: "Ambush: your die 1 (2) wins against Echo's die 1 (3)" }).click();
    await ada.sees(/your raider rolled 6/);
    // What was fought can be read afterwards: the card, and what it did.
    await ada.sees('Ada plays Ambush: a pair is won, whatever the dice say');
    await ada.sees(/With a card, 2 beats 3: Minor wound for Kepler/);
    await ada.isAccessible('stealing');
    await board
      .getByRole('button', { name: /^Echo north: take pink/ })
      .first()
      .click();
    await ada.readsInLog('Echo north: Ada steals 1 pink from Kepler.');
    await ada.isAccessible('storing');
    await does(ada, /^Store the rest/);
    await does(ada, /^Confirm/);
    await ada.readsInLog('Ada stores 2 pink and 1 orange.');
    expect(ada.complaints).toEqual([]);
    await ada.leave();
  });

  it('a round is planned with the keyboard alone', async () => {
    const ada = await place().person({ name: 'Ada' });
    const { page, board } = ada;
    await page.goto(place().house.address);
    const start = ada.button(/^Solo against AI crews/);
    await start.focus();
    await page.keyboard.press('Enter');
    await ada.expectAtTable();
    await ada.sees('8 members are still at home');
    // Tab leads into the map, arrows lead over it, Enter sends a member.
    await page.keyboard.press('p');
    const focused = (): Promise<string> =>
      page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
    for (let i = 0; !/send a member$/.test(await focused()); i++) {
      expect(i, 'Tab leads to the map').toBeLessThan(20);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    await ada.sees('7 members are still at home');
    await ada.settles(); // a second move is taken only when the first has been made
    const here = await focused();
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowLeft', 'ArrowUp']) {
      await page.keyboard.press(key);
      if ((await focused()) !== here && /send a member$/.test(await focused())) break;
    }
    expect(await focused()).not.toBe(here);
    await page.keyboard.press('Enter');
    await ada.sees('6 members are still at home');
    await ada.settles();
    for (let i = 0; !/^Lock the plan/.test(await focused()); i++) {
      expect(i, 'Tab leads to the lock').toBeLessThan(40);
      await page.keyboard.press('Tab');
      const isSeen = await page.evaluate(() => {
        const { activeElement: one } = document;
        if (one === null || one === document.body) return true;
        const { outlineStyle, boxShadow } = getComputedStyle(one);
        return outlineStyle !== 'none' || boxShadow !== 'none';
      });
      expect(isSeen, `the focus on "${await focused()}" can be seen`).toBe(true);
    }
    await page.keyboard.press('Enter');
    await ada.readsInLog(/Plans revealed/);
    // What was focused is gone; the focus is not lost.
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
    await expect.poll(() => board.locator('button').count()).toBeGreaterThan(0);
    expect(ada.complaints).toEqual([]);
    await ada.leave();
  });

  it('the tutorial leads through two rounds', { timeout: 120_000 }, async () => {
    const ada = await place().person({ name: 'Ada' });
    const { page } = ada;
    await page.goto(place().house.address);
    await article(ada)
      .getByRole('link', { name: /^Learn/ })
      .click();
    const lesson = page.getByRole('complementary', { name: 'Lesson' });
    await lesson.waitFor();
    await ada.isAccessible('the first lesson');
    const isLast = async (): Promise<boolean> =>
      (await lesson.getByRole('button', { name: 'Keep playing' }).count()) > 0;
    while (!(await isLast())) {
      const next = lesson.getByRole('button', { name: 'Next' });
      // What a lesson points at is there.
      await page.waitForFunction(
        () => document.querySelector<HTMLElement>('[data-points]')?.hidden !== true,
        null,
        { timeout: 10_000 },
      );
      if ((await next.count()) > 0) await next.click();
      else if ((await ada.look()).choices.length > 0) await does(ada, () => 0);
      else
        await until(
          async () =>
            (await next.count()) > 0 || (await isLast()) || (await ada.look()).choices.length > 0 || null,
          () => 'the lessons do not go on',
        );
    }
    await ada.sees('You lead with 19 points.');
    await lesson.getByRole('button', { name: 'Keep playing' }).click();
    await play([ada], async () => (await page.getByText('Round 4').count()) > 0);
    expect(ada.complaints).toEqual([]);
    await ada.leave();
  });
});
