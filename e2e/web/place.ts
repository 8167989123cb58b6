/** What every browser test needs: a browser, and a server process that serves the built page. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { launchBrowser } from '../browser.ts';
import { type House, openHouse } from './house.ts';
import { type Preferences, Visitor } from './visitor.ts';

export interface Place {
  readonly browser: Browser;
  readonly house: House;
  /** A person in a browser of their own; leaves by itself after the tests. */
  person(preferences?: Preferences, options?: Parameters<typeof Visitor.enter>[2]): Promise<Visitor>;
}

export function openPlace(): () => Place {
  let place: Place | null = null;
  beforeAll(async () => {
    const folder = process.env['ACCRETION_PAGE'];
    if (folder === undefined) throw new Error('the page was not built; run "npm run browser"');
    const [browser, house] = await Promise.all([launchBrowser(), openHouse(folder)]);
    place = {
      browser,
      house,
      person: (preferences, options) => Visitor.enter(browser, preferences, options),
    };
  });
  afterAll(async () => {
    await place?.browser.close();
    await place?.house.stop();
  });
  return () => {
    if (place === null) throw new Error('not open yet');
    return place;
  };
}
