/**
 * Every table in its main moments, from the narrowest phone to the widest screen, in both themes. The theme is switched
 * on the page itself: a moment is played to once for each width.
 */
import type { BrowserContextOptions } from 'playwright-core';
import { afterRoundTwo, beforeExpansion, open as openHole } from '../horizon.ts';
import { ghost } from '../masterworks/hands.ts';
import { has, open as openBattle, prepared } from '../masterworks/moments.ts';
import { keptBeforeRaid } from '../planet.ts';
import type { Preferences, Visitor } from '../visitor.ts';
import { shoot } from './album.ts';

const heights = { 360: 740, 390: 844, 768: 1024, 1440: 900, 1920: 1080, 2560: 1440 } as const;
const themes = ['dark', 'light'] as const;

type Take = (what: string) => Promise<void>;

export const games: Readonly<Record<string, (one: Visitor, address: string, take: Take) => Promise<void>>> = {
  async buccaneers(one, address, take) {
    await one.page.goto(address);
    await one.page.locator('article').first().waitFor();
    await take('0-lobby');
    await one.playNow();
    let turns = 0;
    await one.playUntil(async () => (await one.look()).turn && ++turns > 4, 'the fifth turn');
    await take('1-middle');
    const scoring = one.button('Scoring 1');
    await one.playUntil(async () => (await scoring.count()) > 0, 'the scoring');
    await scoring.click();
    await take('2-scoring');
    await one.clearTable();
    await one.playUntil(async () => (await one.look()).over, 'the end');
    await one.clearTable();
    await take('3-end');
  },
  async ultramassive(one, address, take) {
    const moment = beforeExpansion();
    await openHole(one, address, moment);
    await take('1-actions');
    for (const choice of moment.next) await one.act(choice);
    await one.act(0);
    await take('2-expanded');
    await openHole(one, address, afterRoundTwo());
    await take('3-wormholes');
  },
  async amass(one, address, take) {
    await one.page.goto(address);
    await one.playNow('amass');
    await take('1-plan');
    await openHole(one, address, keptBeforeRaid());
    await take('2-raid');
    await one.board
      .getByRole('button', { name: /^Base Echo: raid/ })
      .first()
      .click();
    await one.board
      .getByRole('button', { name: /Ambush/ })
      .first()
      .waitFor();
    await take('3-fight');
  },
  async masterworks(one, address, take) {
    const moment = prepared('picture', {
      is: (moves, { round }) => round === 2 && has('advance')(moves) && has('attack')(moves),
    });
    await openBattle(one, address, moment);
    await take('1-turn');
    await one.button(/^Move \(/).click();
    await one.page.locator(ghost).waitFor();
    await take('2-moving');
  },
};

/** Numbers and names of games among what was asked for narrow it down. */
export async function widths(
  wanted: readonly string[],
  address: string,
  enter: (preferences: Preferences, options: BrowserContextOptions) => Promise<Visitor>,
): Promise<void> {
  const among = <T extends string>(all: readonly T[]): readonly T[] => {
    const named = all.filter((one) => wanted.includes(one));
    return named.length > 0 ? named : all;
  };
  for (const [width, height] of Object.entries(heights)) {
    if (!among(Object.keys(heights)).includes(width)) continue;
    const isPhone = Number(width) < 600;
    const options = {
      viewport: { width: Number(width), height },
      ...(isPhone ? { isMobile: true, hasTouch: true, deviceScaleFactor: 2 } : {}),
    };
    for (const game of among(Object.keys(games))) {
      const one = await enter({ name: 'Ada' }, options);
      await games[game]?.(one, address, async (what) => {
        for (const theme of themes) {
          await one.page.evaluate((is) => {
            document.documentElement.dataset['theme'] = is;
          }, theme);
          await shoot(one, `${game}-${what}-${width}-${theme}`);
        }
      });
      await one.leave();
    }
  }
}
