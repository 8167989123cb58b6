import { describe, expect, it } from 'vitest';
import { afterRoundTwo, atTheStart, beforeExpansion, open, rush } from './horizon.ts';
import { openPlace } from './place.ts';
import type { Visitor } from './visitor.ts';

const place = openPlace();
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

const thing = ({ board }: Visitor, name: string) => board.locator(`button[data-thing="${name}"]`).first();
const prompt = ({ page }: Visitor) => page.locator('[data-part="prompt"]');
const log = async (one: Visitor): Promise<string> => (await one.log()).join('\n');

async function isAsked(one: Visitor, words: RegExp): Promise<void> {
  await expect.poll(() => prompt(one).innerText(), { timeout: 30_000 }).toMatch(words);
}

const results = async (one: Visitor): Promise<string> => {
  await one.page.locator('#end').waitFor();
  await one.clearTable();
  const table = await one.page.locator('section[aria-labelledby="end"] tbody').innerText();
  return table.replaceAll(/\s*you\b/g, '').replaceAll(/\s+/g, ' ');
};

describe('Black Holes', () => {
  it('of two people grow from the lobby to the end of Round 6', { timeout: 180_000 }, async () => {
    const [ada, ben] = (await Promise.all([place().person(), place().person()])) as [Visitor, Visitor];
    await ada.page.goto(place().house.address);
    await ada
      .button('Invite friends to ULTRAMASSIVE')
      .and(ada.page.locator('[aria-disabled="false"]'))
      .click();
    await ada.page.getByRole('dialog').getByLabel('Your name').fill('Ada');
    await ada.page.getByLabel('Players', { exact: true }).selectOption({ label: '2 players' });
    await ada.isAccessible('the dialog to invite');
    await ada.button('Create table').click();
    const link = await ada.page.getByLabel('Link for friends').inputValue();
    await ada.button('Go to table').click();
    await ben.page.goto(link);
    await ben.page.getByLabel('Your name').fill('Ben');
    await ben.button('Take a seat').click();
    for (const one of [ada, ben]) await one.expectAtTable();

    // Wormholes are secret until both have laid theirs.
    await isAsked(ada, /Place your four Wormholes/);
    await ada.isAccessible('the start');
    await thing(ada, 'wormhole 0').click();
    await expect.poll(() => log(ben), { timeout: 20_000 }).toContain('Ada has decided.');
    expect(await log(ben)).not.toContain('Ada places Wormholes on');
    await thing(ben, 'wormhole 4').click();
    for (const one of [ada, ben])
      await expect
        .poll(() => log(one), { timeout: 20_000 })
        .toContain('Ada places Wormholes on blue 1, blue 7, pink 1, and pink 7.');

    // The draft on the board: what is taken is gone for the other.
    const first = await Promise.race([ada, ben].map((one) => isAsked(one, /set 1/).then(() => one)));
    const second = first === ada ? ben : ada;
    await thing(first, 'draftSpace 0').click();
    await isAsked(second, /set 1/);
    await thing(second, 'draftSpace 0').click({ force: true });
    await second.page
      .getByRole('alert')
      .filter({ hasText: /Rule R10/ })
      .waitFor();
    await thing(second, 'draftSpace 1').click();
    await isAsked(second, /set 2/);

    await Promise.all([rush(ada, /Take any actions/), rush(ben, /Take any actions/)]);
    await ada.isAccessible('the Actions');
    await Promise.all([rush(ada, null), rush(ben, null)]);
    const [hers, his] = [await results(ada), await results(ben)];
    expect(hers).toBe(his);
    expect(hers).toMatch(/Ada \d+/);
    await ada.isAccessible('the end');
    for (const one of [ada, ben]) {
      expect(one.complaints).toEqual([]);
      await one.leave();
    }
  });

  it('alone: solo from the lobby to the goal, won or lost', { timeout: 120_000 }, async () => {
    const ada = await place().person();
    await ada.page.goto(place().house.address);
    await ada.button('Play solo: ULTRAMASSIVE').click();
    await ada.expectAtTable();
    await thing(ada, 'wormhole 0').click();
    await isAsked(ada, /Keep one of the two Resource cards/);
    await ada.isAccessible('solo, two Resource cards');
    await ada.act(1);
    await rush(ada, null);
    await ada.page.locator('#end').waitFor();
    await ada.clearTable();
    expect(await ada.page.locator('#end').innerText()).toMatch(/You win|Goal not reached/);
    await ada.isAccessible('solo, the end');
    await ada.page.goto(place().house.address);
    await ada.page.getByRole('heading', { name: 'ULTRAMASSIVE' }).nth(1).waitFor();
    expect(ada.complaints).toEqual([]);
    await ada.leave();
  });

  it('expand in the middle of Actions, and a Core Anomaly is chosen', async () => {
    const moment = beforeExpansion();
    const ada = await place().person();
    await open(ada, place().house.address, moment);
    for (const choice of moment.next) await ada.act(choice);
    await isAsked(ada, /choose a Core Anomaly/);
    await expect.poll(() => log(ada)).toContain('Ada has reached 20 Solar Mass: the Black Hole expands');
    await ada.isAccessible('the choice of a Core Anomaly');
    const cores = ada.board.locator('button[data-thing^="core "]');
    expect(await cores.count()).toBeGreaterThan(1);
    await cores.first().click();
    await isAsked(ada, /^Your turn\s*Take any actions/);
    await expect.poll(() => log(ada)).toContain('Ada takes the Core Anomaly');
    expect(ada.complaints).toEqual([]);
    await ada.leave();
  });

  it('move their Wormholes after Round 2, space by space', async () => {
    const ada = await place().person();
    await open(ada, place().house.address, afterRoundTwo());
    await isAsked(ada, /All Wormholes are open again/);
    const chosen = ada.board.locator('button[data-thing^="space "][aria-pressed="true"]');
    for (let left = await chosen.count(); left > 0; left--) await chosen.first().click();
    // Blue 2 and 4, pink 2 and 5.
    for (const id of [1, 3, 8, 11]) await thing(ada, `space ${id}`).click();
    await ada.isAccessible('Wormholes on the move');
    const lay = ada.board.getByRole('button', { name: /blue 2, blue 4, pink 2, and pink 5/ });
    await lay.click();
    await expect
      .poll(() => log(ada), { timeout: 30_000 })
      .toContain('Ada places Wormholes on blue 2, blue 4, pink 2, and pink 5.');
    await expect.poll(() => log(ada), { timeout: 30_000 }).toContain('Round 3:');
    expect(ada.complaints).toEqual([]);
    await ada.leave();
  });

  it('are led through a Round with the keyboard alone', async () => {
    const ada = await place().person();
    const { page } = ada;
    await open(ada, place().house.address, atTheStart());
    const focused = (): Promise<string> =>
      page.evaluate(() => document.activeElement?.getAttribute('data-thing') ?? '');
    // All spaces are one stop; arrows walk them, and what is offered has help.
    await page.keyboard.press('b');
    expect(await focused()).toBe('space 0');
    await page.keyboard.press('ArrowRight');
    expect(await focused()).toBe('space 1');
    await page.keyboard.press('?');
    await page.getByRole('dialog').getByRole('heading', { name: 'Space blue 2' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await focused()).toBe('space 1');
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('wormhole 0');
    const isDrafting = async (): Promise<boolean> => /set \d/.test(await prompt(ada).innerText());
    // A long list is in groups: the key 1 leads to the first choice of the open one.
    await ada.playUntil(isDrafting, 'the draft', async () => {
      await page.keyboard.press('1');
      await page.keyboard.press('Enter');
    });
    // The key for the board leads to what can be taken, arrows to its neighbours.
    await page.keyboard.press('b');
    expect(await focused()).toMatch(/^draftSpace/);
    const first = await focused();
    await page.keyboard.press('ArrowRight');
    expect(await focused()).toMatch(/^draftSpace/);
    await page.keyboard.press('ArrowLeft');
    expect(await focused()).toBe(first);
    await page.keyboard.press('Enter');
    const isRoundTwo = async (): Promise<boolean> => (await log(ada)).includes('Round 2:');
    await ada.playUntil(isRoundTwo, 'Round 2', async (n) => {
      const { choices } = await ada.look();
      // The last of the choices is the end of the Actions, in a group of its own if there are many.
      const isActing = /^End your Actions/.test(choices.at(-1) ?? '');
      if (!isActing || n % 5 !== 4) await page.keyboard.press('1');
      else {
        await page.keyboard.press('c');
        await page.keyboard.press('End');
        const isClosed = await page.evaluate(
          () => document.activeElement?.getAttribute('aria-expanded') === 'false',
        );
        if (isClosed) {
          await page.keyboard.press('Enter');
          await page.keyboard.press('End');
        }
      }
      await page.keyboard.press('Enter');
    });
    const here = await page.evaluate(() => document.activeElement?.tagName);
    expect(here).not.toBe('BODY');
    await ada.isAccessible('Round 2, by keyboard');
    expect(ada.complaints).toEqual([]);
    await ada.leave();
  });

  it('auf Deutsch, auf dem Telefon: die erste Runde allein', async () => {
    const ada = await place().person({ language: 'de' }, phone);
    await ada.page.goto(place().house.address);
    await ada.button('Solo spielen: ULTRAMASSIVE').tap();
    await ada.expectAtTable();
    await isAsked(ada, /Lege deine vier Wurmlöcher/);
    await ada.fitsTheScreen('der Anfang');
    await ada.isAccessible('der Anfang');
    // A finger that rests on a space reads about it, and has laid nothing.
    const space = thing(ada, 'space 2');
    await space.dispatchEvent('pointerdown', { pointerType: 'touch', isPrimary: true });
    await ada.page.getByRole('dialog').getByRole('heading', { name: 'Riss blau 3' }).waitFor();
    expect(await space.getAttribute('aria-pressed')).toBe('false');
    await ada.page.keyboard.press('Escape');
    await thing(ada, 'wormhole 0').tap();
    await isAsked(ada, /Behalte eine der beiden Ressourcenkarten/);
    await rush(ada, /Nutze beliebig viele Aktionen/);
    await ada.fitsTheScreen('die Aktionen');
    await ada.isAccessible('die Aktionen');
    await rush(ada, /Behalte eine/);
    await ada.fitsTheScreen('die zweite Runde');
    expect(ada.complaints).toEqual([]);
    await ada.leave();
  });

  it('are learned by doing what the lessons say, on the board itself', async () => {
    const ada = await place().person();
    const { page } = ada;
    await page.goto(`${place().house.address}/learn/ultramassive`);
    const lesson = page.getByRole('complementary', { name: 'Lesson' });
    await lesson.waitFor();
    await ada.isAccessible('the first lesson');
    // The hints after the first Round come when something new happens.
    for (let n = 1; n <= 21; n++) {
      await lesson.getByText(new RegExp(`Lesson ${n} of`)).waitFor({ timeout: 20_000 });
      const next = lesson.getByRole('button', { name: 'Next' });
      if ((await next.count()) > 0) await next.click();
      else if (/press pink 1, then pink 7/.test(await lesson.innerText())) {
        await thing(ada, 'space 7').click();
        await thing(ada, 'space 13').click();
      } else if (/End your Actions/.test(await lesson.innerText()))
        await ada.board.getByRole('button', { name: 'End your Actions' }).click();
      else {
        const named = await page.locator('[data-points]').getAttribute('data-points');
        await thing(ada, named ?? '').click();
      }
    }
    await lesson.waitFor({ state: 'detached' });
    expect((await ada.look()).choices.length).toBeGreaterThan(1);
    expect(ada.complaints).toEqual([]);
    await ada.leave();
  });
});
