/** Pictures of what a test is about, for people to look at: only where ACCRETION_PICTURES names a folder. */
import { join } from 'node:path';
import type { Visitor } from './visitor.ts';

export async function picture({ page }: Visitor, name: string): Promise<void> {
  const folder = process.env['ACCRETION_PICTURES'];
  if (folder === undefined) return;
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(folder, `${name}.png`) });
}
