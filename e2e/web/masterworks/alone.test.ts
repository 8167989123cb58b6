import { describe, expect, it } from 'vitest';
import { openPlace } from '../place.ts';
import { never } from '../visitor.ts';
import { figure } from './hands.ts';
import { nearEnd, open } from './moments.ts';

const place = openPlace();

describe('alone against Magneto', () => {
  it('plays to the end, watches it again, and continues from the middle', { timeout: 240_000 }, async () => {
    const ada = await place().person();
    const { page } = ada;
    await open(ada, place().house.address, nearEnd('the last moves', 30));
    await ada.playUntil(never, 'the end');
    await page.locator('#end').waitFor();
    await ada.clearTable();
    await ada.isAccessible('the end');
    await ada.button('Replay').click();
    await ada.button('Step forward').waitFor();
    for (let steps = 0; steps < 12; steps++) await ada.button('Step forward').click();
    await ada.sees(/^Move 12 of/);
    await page.locator(figure(0)).waitFor({ state: 'attached' });
    await ada.isAccessible('a replay');
    await ada.button('Continue from here').click();
    await page.waitForURL(/\/table\//);
    await ada.expectAtTable();
    let turns = 0;
    await ada.playUntil(async () => (await ada.look()).turn && ++turns > 2, 'a turn after the record');
    expect(ada.complaints).toEqual([]);
    await ada.leave();
  });
});
