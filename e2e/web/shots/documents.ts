/** The pictures in docs/pictures. */
import { join } from 'node:path';
import { root } from '../../../scripts/install.mjs';
import { ghost } from '../masterworks/hands.ts';
import { has, open, prepared } from '../masterworks/moments.ts';
import type { Visitor } from '../visitor.ts';

/** The pictures of the documents, taken again when asked for by name: a match in its second Round. */
export async function documents(one: Visitor, address: string, name: string): Promise<void> {
  await one.page.goto(address);
  await one.playNow();
  const ofSecond = one.board.getByText('Round 2 of 3');
  await one.playUntil(async () => (await ofSecond.count()) > 0, 'the second round');
  await one.clearTable();
  const lying = one.board.locator('[data-seat] [data-zone="display"]');
  await one.playUntil(async () => (await one.look()).turn && (await lying.count()) > 11, 'cards on board');
  await picture(one, name);
}

/** A hero about to move in the second round, with where it could go and what it would see from there. */
export async function battlefield(one: Visitor, address: string): Promise<void> {
  const isMoving = prepared('picture', {
    is: (moves, { round }) => round === 2 && has('advance')(moves) && has('attack')(moves),
  });
  await open(one, address, isMoving);
  await one.button(/^Move \(/).click();
  await one.page.locator(ghost).waitFor();
  for (let inches = 0; inches < 2; inches++) await one.page.keyboard.press('Shift+ArrowRight');
  await picture(one, 'masterworks');
}

export async function picture({ page }: Visitor, name: string): Promise<void> {
  await page.mouse.move(0, 0);
  await page.evaluate(() => scrollTo(0, 0));
  await page.screenshot({ path: join(root, `docs/pictures/${name}.jpg`), type: 'jpeg', quality: 82 });
}
