/** Where pictures are put, and the sheet that shows them all. */
import { join } from 'node:path';
import { root } from '../../../scripts/install.mjs';
import type { Visitor } from '../visitor.ts';

export const folder = join(root, 'reports/shots');
export const phone = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  deviceScaleFactor: 2,
};
export const taken: string[] = [];

export async function shoot({ page }: Visitor, name: string, isWhole = false): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: isWhole });
  taken.push(name);
  console.log(name);
}

export const sheet = (): string => `<!doctype html><meta charset="utf-8"><title>Accretion: shots</title>
<style>body{background:#222;color:#eee;font:14px system-ui;margin:1rem;display:flex;flex-wrap:wrap;gap:1rem}
figure{margin:0}img{height:420px;border:1px solid #555}</style>
${taken.map((name) => `<figure><a href="${name}.png"><img src="${name}.png" alt="${name}"></a><figcaption>${name}</figcaption></figure>`).join('\n')}
`;
