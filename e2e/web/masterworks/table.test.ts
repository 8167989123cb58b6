import { describe, expect, it } from 'vitest';
import { openPlace } from '../place.ts';
import type { Visitor } from '../visitor.ts';
import { dragByFinger, dragTo, figure, ghost, movesMade, pixelOf, standing } from './hands.ts';
import { has, open, type Prepared, prepared, ruleset } from './moments.ts';

const place = openPlace();

const acting = (): Prepared =>
  prepared('acting', { is: (moves) => has('advance')(moves) && has('attack')(moves) && has('end')(moves) });
const phone = {
  ...{ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
} as const;

const activeMark = ({ state }: Prepared): number => state.active?.figure ?? -1;

/** A spot that is offered, the farther one of the first few. */
const offeredSpot = ({ moves }: Prepared): { x: number; y: number } => {
  const { x, y } = moves.find((move) => move.do === 'advance') ?? {};
  if (x === undefined || y === undefined) throw new Error('nowhere to go');
  return { x, y };
};

const sitsAt = async (one: Visitor, moment: Prepared): Promise<void> =>
  open(one, place().house.address, moment);

describe('the battlefield on a desk', () => {
  it('moves a figure by dragging its ghost, and takes the drag back (MC25, MD18)', async () => {
    const ada = await place().person();
    const moment = acting();
    await sitsAt(ada, moment);
    const { page } = ada;
    const mark = figure(activeMark(moment));
    const before = await standing(page, mark);
    await ada.button(/^Move \(/).click();
    await page.locator('[data-area]').first().waitFor({ state: 'attached' });
    await dragTo(ada, offeredSpot(moment));
    const wanted = await standing(page, ghost);
    expect(wanted).not.toEqual(before);
    await ada.isAccessible('a ghost in hand');
    await ada.button('Move here').click();
    await expect.poll(() => standing(page, mark)).toEqual(wanted);
    await ada.readsInLog(/advances \d/);
    await ada.button('Undo').click();
    await expect.poll(() => standing(page, mark)).toEqual(before);
    expect(ada.complaints).toEqual([]);
    await ada.leave();
  });

  it('draws a spot that is not legal where it is, says why in numbers, and changes nothing (MC25, MA66)', async () => {
    const ada = await place().person();
    const moment = acting();
    await sitsAt(ada, moment);
    const { page } = ada;
    const made = await movesMade(ada, moment.id);
    await ada.button(/^Move \(/).click();
    await page.locator(ghost).waitFor();
    // The ghost has the focus: nine inches are more than any tool and base reach.
    const from = await standing(page, ghost);
    await page.keyboard.press(from.y < 18_000 ? 'Shift+ArrowUp' : 'Shift+ArrowDown');
    for (let inches = 0; inches < 18; inches++)
      await page.keyboard.press(from.x < 18_000 ? 'Shift+ArrowRight' : 'Shift+ArrowLeft');
    const why = page.getByRole('status').filter({ hasText: /^Not there: / });
    await why.waitFor();
    expect(await why.innerText()).toMatch(/\d\.\d+ inch/);
    expect(await why.innerText()).toMatch(/M[CA]\d+/);
    await page.locator('circle[class*="wanted"]').waitFor({ state: 'attached' });
    expect(await movesMade(ada, moment.id)).toBe(made);
    // What stands in hand is legal all the same.
    const { x, y } = await standing(page, ghost);
    expect(
      ruleset.refuse(moment.state, moment.seat, { do: 'advance', tool: 'M', x, y, lay: null }),
    ).toBeNull();
    await page.keyboard.press('Escape');
    await page.locator(ghost).waitFor({ state: 'detached' });
    expect(ada.complaints).toEqual([]);
    await ada.leave();
  });

  it('lets a bodyguard step in, or passes for those who never want to be asked (MC53, MD13)', async () => {
    const ada = await place().person();
    const { page } = ada;
    const moment = prepared('bodyguard', {
      mine: [0, 1],
      options: { squads: { are: 'ready', a: 'avengers-field', b: 'x-men-gold' } },
      is: (moves) =>
        has('react')(moves) &&
        moves.every((move) => move.do === 'pass' || (move.do === 'react' && move.rule === 'okoye.bodyguard')),
      prefers: (move) => move.do === 'attack',
    });
    await sitsAt(ada, moment);
    await ada.sees(/damage on average becomes/);
    await ada.isAccessible('a reaction');
    // The card of the figure has the menu; what it says holds for the question that is open.
    const kept = (): Promise<string | null> =>
      page.evaluate(() => localStorage.getItem('masterworks.standing'));
    await page.getByRole('button', { name: /^Okoye, / }).dispatchEvent('click');
    const menu = page.getByLabel('When this could be used').first();
    expect(await menu.locator('option').allInnerTexts()).toHaveLength(4);
    await menu.selectOption('Never');
    await ada.sees(/^Passed for you: Bodyguard/);
    expect(await kept()).toContain('"answer":"never"');
    await ada.button('Ask me again').click();
    expect(await kept()).toContain('"answer":"ask"');

    await sitsAt(ada, moment);
    await ada
      .button(/Bodyguard/)
      .first()
      .click();
    await ada.readsInLog(/Okoye becomes the target\./);
    expect(ada.complaints).toEqual([]);
    await ada.leave();
  });

  it('lets dice be picked one by one (MC85)', async () => {
    const ada = await place().person();
    const moment = prepared('dice', { is: has('reroll'), prefers: (move) => move.do === 'attack' });
    await sitsAt(ada, moment);
    const dice = ada.page.getByRole('group', { name: 'Pick dice' }).getByRole('button', { name: /^Die \d/ });
    const first = dice.first();
    const was = await first.getAttribute('aria-pressed');
    const made = await movesMade(ada, moment.id);
    await ada.isAccessible('dice to pick');
    // A die that may not be rerolled stays as it is, and says why.
    if ((await first.getAttribute('data-legal')) === 'true') {
      await first.click();
      expect(await first.getAttribute('aria-pressed')).not.toBe(was);
    }
    await ada.page
      .getByRole('group', { name: 'Pick dice' })
      .getByRole('button', { name: /^Reroll/ })
      .click();
    await expect.poll(() => movesMade(ada, moment.id)).toBeGreaterThan(made);
    expect(ada.complaints).toEqual([]);
    await ada.leave();
  });
});

describe('the battlefield on a phone', () => {
  it('is played by touch: drag the ghost, tap a spot, confirm', async () => {
    const ada = await place().person({}, phone);
    const moment = acting();
    await sitsAt(ada, moment);
    const { page } = ada;
    await ada.fitsTheScreen('a table on a phone');
    const mark = figure(activeMark(moment));
    const before = await standing(page, mark);
    await ada.button(/^Move \(/).tap();
    await page.locator(ghost).scrollIntoViewIfNeeded();
    const start = await standing(page, ghost);
    const way = start.x < 18_000 ? 1 : -1;
    await dragByFinger(ada, { x: 40 * way, y: 60 });
    const dragged = await standing(page, ghost);
    expect(dragged).not.toEqual(start);
    const tapped = await pixelOf(page, offeredSpot(moment));
    await page.touchscreen.tap(tapped.x, tapped.y);
    await expect.poll(() => standing(page, ghost)).not.toEqual(dragged);
    const wanted = await standing(page, ghost);
    const confirm = ada.button('Move here');
    const box = await confirm.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    await confirm.tap();
    await expect.poll(() => standing(page, mark)).toEqual(wanted);
    expect(wanted).not.toEqual(before);
    expect(ada.complaints).toEqual([]);
    await ada.leave();
  });

  // The page is dark whatever the system prefers, so that one visit of each size shows it.
  it('breaks no rule of accessibility, on a desk and a phone', async () => {
    const moment = acting();
    for (const options of [{}, phone]) {
      const ada = await place().person({}, options);
      await sitsAt(ada, moment);
      await ada.isAccessible('an activation');
      await ada.page.locator(figure(activeMark(moment))).dispatchEvent('click');
      await ada.fitsTheScreen('an open card');
      await ada.isAccessible('an open card');
      expect(ada.complaints).toEqual([]);
      await ada.leave();
    }
  });
});
