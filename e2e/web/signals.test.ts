import { describe, expect, it } from 'vitest';
import { invite, sitDown } from './inviting.ts';
import { picture } from './picture.ts';
import { openPlace } from './place.ts';
import type { Visitor } from './visitor.ts';

const place = openPlace();

const phone = (width: number, height: number) => ({
  viewport: { width, height },
  isMobile: true,
  hasTouch: true,
});
const game = 'Black Hole Buccaneers';

/** Where something is, if nothing lies over its middle and all of it is on the screen. */
async function seenAt(one: Visitor, selector: string) {
  const element = one.page.locator(selector).first();
  await element.waitFor();
  const found = await element.evaluate((there) => {
    const { left, right, top, bottom } = there.getBoundingClientRect();
    const top1 = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const isUncovered = top1 !== null && (there.contains(top1) || top1.contains(there));
    const isInside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    return { isUncovered, isInside, top, bottom };
  });
  expect(found, `${selector} can be seen`).toMatchObject({ isUncovered: true, isInside: true });
  return found;
}

const prompt = '[data-part="prompt"]';
const notice = 'div[role="alert"]';

/** The rows of the bar lie under each other, and the board below all of them. */
async function expectRows(one: Visitor, rows: readonly string[]): Promise<void> {
  const places = await Promise.all(rows.map((row) => seenAt(one, row)));
  for (const [i, row] of rows.entries()) {
    if (i === 0) continue;
    expect(places[i]?.top, `${row} lies below ${rows[i - 1]}`).toBeGreaterThanOrEqual(
      (places[i - 1]?.bottom ?? 0) - 0.5,
    );
  }
  const board = await one.board.evaluate((there) => there.getBoundingClientRect().top);
  expect(board).toBeGreaterThanOrEqual((places.at(-1)?.bottom ?? 0) - 0.5);
}

describe('signals reach every screen', () => {
  it('clock, turn, chat and requests are on the screen of a phone', { timeout: 240_000 }, async () => {
    const [ada, ben, cem] = await Promise.all([
      place().person({}, { viewport: { width: 1440, height: 900 } }),
      place().person({}, phone(390, 844)),
      place().person({}, phone(360, 740)),
    ]);
    const people = [ada, ben, cem];
    const link = await invite(ada, {
      ...{ address: place().house.address, game, players: '3 players' },
      more: {
        'Time limit': '5 min + 10 s per move',
        'If someone goes missing': 'A bot takes over after 2 minutes',
      },
    });

    // Those who join read how the match will be played, in words.
    await cem.page.goto(link);
    await cem.button('Take a seat').waitFor();
    const facts = cem.page.getByRole('region', { name: 'Match settings' });
    await facts.getByText('Black Holes').waitFor();
    for (const text of ['5 min + 10 s per move', 'A bot takes over after 2 minutes'])
      await facts.getByText(text).waitFor();
    expect(await facts.innerText()).not.toMatch(/\b[A-Z]{1,2}\d+\b/);
    await cem.fitsTheScreen('the invitation');
    await cem.isAccessible('the invitation on a phone');
    await picture(cem, 'invitation-360');
    await picture(ada, 'invitation-1440');
    await sitDown(ben, link, 'Ben');
    await sitDown(cem, link, 'Cem');
    for (const one of people) await one.expectAtTable();

    // Clocks and turn, without opening anything; the title says so too.
    for (const one of [ben, cem]) {
      await one.page
        .getByRole('list', { name: 'Whose turn it is' })
        .getByText(/\d:\d\d/)
        .first()
        .waitFor();
      await expectRows(one, ['[data-part="signals"]', prompt]);
      await seenAt(one, `${prompt} ~ a[href^="/guide/buccaneers#B"]`);
      expect(await one.page.title()).toBe(`Your turn · ${game}`);
      await one.fitsTheScreen('the table with clocks');
    }
    await picture(ben, 'clock-390');
    await picture(cem, 'clock-360');

    // A message: a count, and for a while what it says.
    await ada.page.getByLabel('Write a message').fill('Hello, are you two ready? I would like to begin.');
    await ada.button('Send').click();
    await Promise.all([ben, cem].map((one) => one.page.locator('[data-part="message"]').waitFor()));
    await Promise.all([picture(ben, 'message-390'), picture(cem, 'message-360')]);
    for (const one of [ben, cem]) {
      await expectRows(one, ['[data-part="signals"]', prompt]);
      await one.fitsTheScreen('a message');
      await one.isAccessible('a message on a phone');
    }
    await cem.button(/^Chat, 1 unread message/).click();
    await cem.sees('Hello, are you two ready?');
    await cem.page.getByLabel('Write a message').fill('Yes!');
    await picture(cem, 'chat-360');
    await seenAt(cem, '[data-part="chat"] form');
    await cem.button('Send').click();
    await ben.page.locator('[data-part="message"]').getByText('Yes!').waitFor();
    await cem.button('Close').first().click();
    await cem.page.locator('aside[data-sheet="none"]').waitFor();
    expect(await cem.page.locator('aside').evaluate((there) => there.matches(':focus-within'))).toBe(false);
    await cem.button('Chat').first().waitFor();

    // A request with its answers; the title says that it waits.
    await ada.button('Ask for a pause').click();
    for (const one of [ben, cem]) {
      await one.page.getByText('Ada asks for a pause.').waitFor();
      await expectRows(one, ['[data-part="signals"]', prompt, notice]);
      expect(await one.page.title()).toBe(`Request waiting · ${game}`);
      await one.fitsTheScreen('a request');
      await one.isAccessible('a request on a phone');
    }
    await picture(ben, 'request-390');
    await picture(cem, 'request-360');
    await picture(ada, 'request-1440');
    await ben.button(/^Agree$/).click();
    await cem.button(/^Agree$/).click();
    await cem.button(/^Resume$/).waitFor();
    expect(await cem.page.title()).toBe(`${game}: match · Accretion`);
    await picture(cem, 'paused-360');
    await cem.button(/^Resume$/).click();
    await cem.button(/^Resume$/).waitFor({ state: 'detached' });
    await expect.poll(() => cem.page.title()).toBe(`Your turn · ${game}`);
    for (const one of people) expect(one.complaints).toEqual([]);

    // The lobby says where it is your turn.
    await cem.page.goto(place().house.address);
    await cem.page.locator('article[data-turn="true"]').getByText('Your turn').waitFor();
    const [mine, first] = await Promise.all(
      ['article[data-turn="true"]', 'article[aria-labelledby^="game-"]'].map((one) =>
        cem.page.locator(one).first().boundingBox(),
      ),
    );
    expect(mine?.y, 'my turn comes before the games').toBeLessThan(first?.y ?? 0);
    await cem.isAccessible('the lobby with a turn');
    await cem.page.locator('article[data-turn="true"]').scrollIntoViewIfNeeded();
    await picture(cem, 'lobby-360');
    expect(cem.complaints).toEqual([]);
    for (const one of people) await one.leave();
  });

  it.each([360, 390, 1440])('offers somebody new the guided game, once (%i)', async (width) => {
    const ada = await place().person({ isNew: true }, { viewport: { width, height: 800 } });
    await ada.page.goto(place().house.address);
    await ada.button(`Play ${game} now`).click();
    await ada.page.getByRole('dialog', { name: `New to ${game}?` }).waitFor();
    await ada.isAccessible('the offer');
    await ada.fitsTheScreen('the offer');
    await picture(ada, `offer-${width}`);
    await ada.button('Play right away').click();
    await ada.expectAtTable();
    await picture(ada, `table-${width}`);
    await ada.fitsTheScreen('the table');
    // With a match begun and the offer made, the next one starts at once.
    await ada.page.goto(place().house.address);
    await ada.playNow();
    expect(ada.complaints).toEqual([]);
    await ada.leave();
  });
});
