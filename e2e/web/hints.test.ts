import { describe, expect, it } from 'vitest';
import { openPlace } from './place.ts';

const place = openPlace();

describe('somebody who does not know what to do', () => {
  it('asks for a hint by keyboard, reads it and puts it away', { timeout: 120_000 }, async () => {
    const ada = await place().person();
    const { page } = ada;
    await page.goto(place().house.address);
    await ada.playNow();
    await ada.settles();
    await page.keyboard.press('h');
    const hint = page.getByRole('region', { name: 'What would you do?' });
    await page.locator('[data-part="hint"][data-ready="true"]').waitFor();
    expect(await hint.getByRole('status').textContent()).toMatch(
      /^Best move: .+ Chance to win: \d+% \(±\d+\)$/,
    );
    const lines = await hint.getByRole('listitem').allTextContents();
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines) expect(line).toMatch(/pick.*Chance to win: \d+%/);
    await ada.isAccessible('a hint');
    await ada.fitsTheScreen('a hint');
    await page.keyboard.press('Escape');
    await hint.waitFor({ state: 'detached' });
    expect(ada.complaints).toEqual([]);
    await ada.leave();
  });
});
