/** How quickly the page answers: picks far from the server, and the reveal while it moves. */
import { playTogether, type Visitor } from '../visitor.ts';
import { shoot } from './album.ts';
import { gather } from './company.ts';
import { frameRate, ratesOf, slowServer, timesOf, watchInput, watchPicks } from './quickness.ts';

/** So late comes what the server says to somebody whose picks are measured. */
export const late = 600;

/** Picks at a table with others, far from its server: each is shown before the server has heard of it. */
export async function picks(host: Visitor, guest: Visitor, address: string): Promise<string> {
  await slowServer(host.page, late);
  await gather(host, guest, address, async () => undefined);
  await watchPicks(host.page);
  for (let i = 0; i < 6; i++) {
    await playTogether([guest], async () => (await host.look()).turn, 'a turn');
    await host.act(i);
  }
  return timesOf(await host.page.evaluate(() => window.answers ?? []));
}

/** So long after the reveal has begun the cards have turned. */
const turned = 1_000;

/** The reveal, while it moves. */
export async function reveal(one: Visitor, address: string): Promise<string[]> {
  await one.page.goto(address);
  await one.playNow();
  await watchInput(one.page);
  const rates: number[] = [];
  for (let i = 0; i < 4; i++) {
    const rate = frameRate(one.page, '[class*="stage"]');
    await one.playUntil(async () => (await one.look()).turn, 'a turn');
    await one.act(i);
    const stage = one.board.locator('[class*="stage"]').first();
    // The stage itself takes no room.
    const isStaged = await stage.waitFor({ state: 'attached', timeout: 8_000 }).then(
      () => true,
      () => false,
    );
    if (isStaged && i === 0) {
      await one.page.waitForTimeout(turned);
      await shoot(one, 'desk-reveal');
    } else if (isStaged) rates.push(await rate);
  }
  return [
    `from click to paint: ${timesOf(await one.page.evaluate(() => window.inputs ?? []))}`,
    `frames per second during a reveal: ${ratesOf(rates)}`,
  ];
}
