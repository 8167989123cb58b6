import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { openPlace } from './place.ts';

const place = openPlace();
const record = fileURLToPath(new URL('../../games/buccaneers/records/first-game-3.json', import.meta.url));

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

describe('somebody who looks back at a match', () => {
  it('has it analysed, walks along the chart and is shown something better', {
    timeout: 120_000,
  }, async () => {
    const ada = await place().person();
    const { page } = ada;
    await page.goto(`${place().house.address}/replay`);
    await page.locator('h1').first().waitFor();
    await page.locator('input[type="file"]').setInputFiles(record);
    await ada.button('Step forward').waitFor();
    await ada.button('Analysis').click();
    await ada.button('Analyse the match').click();
    const chart = page.getByRole('slider', { name: 'Chances, move by move' });
    await chart.focus();
    await page.keyboard.press('ArrowRight');
    expect(await chart.getAttribute('aria-valuetext')).toMatch(/^Move 1\. .+ \d+%, .+ \d+%, .+ \d+%$/);
    expect(page.url()).toMatch(/#1$/);
    await ada.isAccessible('the chart of chances');
    await ada
      .button(/^Show me better: move/)
      .first()
      .click();
    await ada.sees(/^Better for .+: .+ \(\d+% instead of \d+%\)$/);
    // It is kept with the record, and not worked out again.
    await page.reload();
    await ada.button('Analysis').click();
    await chart.waitFor();
    expect(await ada.button('Analyse the match').count()).toBe(0);
    expect(ada.complaints).toEqual([]);
    await ada.leave();
  });
});
