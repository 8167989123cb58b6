/** Pictures of AMASS: planning, cards, fights, stealing, storing, the end. */
import { keptBeforeRaid, play } from '../planet.ts';
import type { Visitor } from '../visitor.ts';

type Shoot = (what: string) => Promise<void>;

export async function planetShots(one: Visitor, address: string, shoot: Shoot): Promise<void> {
  await aloneAgainstAi(one, address, shoot);
  await theRaid(one, address, shoot);
}

/** From the options to the end, with a picture of each kind of question. */
async function aloneAgainstAi(one: Visitor, address: string, shoot: Shoot): Promise<void> {
  const { page } = one;
  await page.goto(address);
  await one.button(/^Options for AMASS/).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Players', { exact: true }).selectOption({ index: 0 });
  await dialog.getByLabel('The match ends').selectOption({ label: 'After 5 rounds at the latest' });
  await shoot('options');
  await dialog.locator('button[type="submit"]').click();
  await one.expectAtTable();
  const seen = new Set<string>();
  await play([one], async () => {
    const { turn } = await one.look();
    const prompt = await page.locator('[data-part="prompt"]').innerText();
    const kind = prompt.replace(/^Your turn\s*/, '').match(/^[A-Z][\w ]{3,22}/)?.[0] ?? '';
    if (turn && kind !== '' && !seen.has(kind)) {
      seen.add(kind);
      await shoot(`${seen.size}-${kind.trim().toLowerCase().replaceAll(/\W+/g, '-')}`);
    }
    return false;
  });
  await shoot('end');
  await one.clearTable();
  await shoot('end-table');
}

async function theRaid(one: Visitor, address: string, shoot: Shoot): Promise<void> {
  const { page, board } = one;
  const { id, key, kept } = keptBeforeRaid();
  await page.goto(address);
  await page.evaluate(([k, v]) => localStorage.setItem(k ?? '', v ?? ''), [key, kept]);
  await page.goto(`${address}/table/${id}`);
  await one.expectAtTable();
  await shoot('raid-1-due');
  await board
    .getByRole('button', { name: /^Base Echo: raid/ })
    .first()
    .click();
  const card = board.getByRole('button', { name: /Ambush/ }).first();
  await card.waitFor();
  await shoot('raid-2-dice');
  await card.focus();
  await page.keyboard.press('?');
  await page.getByRole('dialog').waitFor();
  await shoot('raid-3-help');
  await page.keyboard.press('Escape');
  await card.click();
  await shoot('raid-4-card');
  await board.getByRole('button', { name: /^Ambush: your die/ }).click();
  await one.sees(/your raider rolled/);
  await shoot('raid-5-steal');
}
