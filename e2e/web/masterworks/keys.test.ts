import { describe, expect, it } from 'vitest';
import { hear } from '../listening.ts';
import { openPlace } from '../place.ts';
import type { Visitor } from '../visitor.ts';
import { ghost, hears, tabTo, walkTo } from './hands.ts';
import { type Choice, has, open, type Prepared, prepared } from './moments.ts';

const place = openPlace();

/** Sits down and listens; the mouse stays where it is. */
async function listener(moment: Prepared): Promise<Visitor> {
  const ada = await place().person();
  await hear(ada.page);
  await open(ada, place().house.address, moment);
  return ada;
}

async function done(ada: Visitor): Promise<void> {
  expect(ada.complaints).toEqual([]);
  await ada.leave();
}

const isActing = (kind: string) => (moves: readonly Choice[]) => has(kind)(moves) && has('end')(moves);

describe('one of each kind by keyboard alone, and what is announced', () => {
  it('a move: arrow keys nudge the ghost, and Enter puts it down (MC25)', async () => {
    const moment = prepared('key move', { is: isActing('advance') });
    const ada = await listener(moment);
    const { page } = ada;
    await tabTo(ada, /^Move \(/);
    await page.keyboard.press('Enter');
    await page.locator(`${ghost}:focus`).waitFor();
    const from = moment.state.figures[moment.state.active?.figure ?? 0];
    const way = (from?.x ?? 0) < 18_000 ? 'ArrowRight' : 'ArrowLeft';
    for (let nudges = 0; nudges < 6; nudges++) await page.keyboard.press(way);
    await page.keyboard.press('Shift+ArrowUp');
    await page.keyboard.press('Alt+ArrowDown');
    // What the spot brings is said once a key is let go.
    await page
      .locator('p[aria-live="polite"]')
      .filter({ hasText: /Range|inch|sight/ })
      .first()
      .waitFor({ state: 'attached' });
    await page.keyboard.press('Enter');
    await hears(ada, /advances \d|stays put/);
    await done(ada);
  });

  it('an attack: a target with its odds, then the dice (MC48)', async () => {
    const moment = prepared('key attack', { is: isActing('attack') });
    const ada = await listener(moment);
    await tabTo(ada, /Range \d, \d+ dice/);
    await ada.page.keyboard.press('Enter');
    await tabTo(ada, /damage on average/);
    await ada.page.keyboard.press('Enter');
    await tabTo(ada, /^Attack /);
    await ada.page.keyboard.press('Enter');
    await hears(ada, /attacks .+ with /);
    await done(ada);
  });

  it('a throw: an arrow is turned and let go (MC35, MC36)', async () => {
    const moment = prepared('key throw', {
      is: (moves, { shoves }) => has('aim')(moves) && shoves.some(({ kind }) => kind === 'throw'),
      prefers: (move) => move.do === 'power' || move.do === 'attack',
    });
    const ada = await listener(moment);
    await tabTo(ada, /^Choose a direction/);
    await ada.page.keyboard.press('Enter');
    await tabTo(ada, /^This way/);
    await ada.page.keyboard.press('Enter');
    await hears(ada, /throws|thrown|leaps/);
    await done(ada);
  });

  it('a superpower (MC58)', async () => {
    const moment = prepared('key power', { is: isActing('power') });
    const move = moment.moves.find((one) => one.do === 'power');
    const ada = await listener(moment);
    const name = (move?.power?.split('.')[1] ?? '').replaceAll('-', '.?');
    await tabTo(ada, new RegExp(`^${name}`, 'i'));
    await ada.page.keyboard.press('Enter');
    await hears(ada, /uses /);
    await done(ada);
  });

  it('a token is walked to with the arrow keys and turned over or picked up (MC56, MC90)', async () => {
    const moment = prepared('key interact', {
      is: (moves) =>
        moves.some((move) => move.do === 'interact' && /^(soldier|code):/.test(move.token ?? '')),
    });
    const move = moment.moves.find((one) => one.do === 'interact');
    const token = move?.token ?? '';
    const ada = await listener(moment);
    const { page } = ada;
    await tabTo(ada, /, active,/);
    await walkTo(ada, `[data-token="${token}"]`);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toMatch(
      /″.*Range 1/,
    );
    await page.keyboard.press('Enter');
    await hears(ada, /interacts with|carries/);
    await done(ada);
  });
});
