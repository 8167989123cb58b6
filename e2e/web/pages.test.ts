import { describe, expect, it } from 'vitest';
import { openPlace } from './place.ts';

const place = openPlace();

/** Every page that can be visited without a match. */
const pages = [
  '/',
  '/about',
  '/me',
  '/guide/buccaneers',
  '/learn/buccaneers',
  '/packs',
  '/replay',
  '/nowhere',
];
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

describe('every page', () => {
  it('obeys the security policy and is accessible', { timeout: 180_000 }, async () => {
    const ada = await place().person();
    const refused: string[] = [];
    ada.page.on('response', (one) => {
      if (one.url().includes('/api/') && !one.ok()) refused.push(`${one.status()} ${one.url()}`);
    });
    const response = await ada.page.goto(place().house.address);
    const policy = response?.headers()['content-security-policy'] ?? '';
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toContain('unsafe');
    for (const path of pages) {
      await ada.page.goto(place().house.address + path);
      await ada.page.locator('h1').first().waitFor();
      await ada.isAccessibleInBoth(path);
    }
    expect(ada.complaints).toEqual([]);
    // Who has never been here asks for nothing that only somebody known would get.
    expect(refused).toEqual([]);
    await ada.leave();
  });

  it('fits a phone in portrait, and so does a match', { timeout: 240_000 }, async () => {
    const ada = await place().person({ scenes: 'fast' }, phone);
    for (const path of pages) {
      await ada.page.goto(place().house.address + path);
      await ada.page.locator('h1').first().waitFor();
      await ada.fitsTheScreen(path);
    }
    await ada.page.goto(place().house.address);
    await ada.button(/^Play Black Hole Buccaneers now/).waitFor();
    await ada.isAccessible('the lobby on a phone');
    await ada.button(/^Options for Black Hole Buccaneers/).click();
    await ada.page.getByRole('dialog').getByLabel('Players', { exact: true }).waitFor();
    await ada.fitsTheScreen('options');
    await ada.isAccessibleInBoth('the options on a phone');
    await ada.button('Start').click();
    await ada.expectAtTable();
    await ada.fitsTheScreen('the table');
    await ada.isAccessibleInBoth('the table on a phone');
    await ada.button('Your choices').click();
    await ada.page.locator('[data-choice="1"]').click();
    await ada.button('Close').first().click();
    const scoring = ada.page.locator('[data-part="step"]');
    await ada.playUntil(async () => (await scoring.count()) > 0, 'the scoring');
    await ada.fitsTheScreen('the scoring');
    await ada.isAccessibleInBoth('the scoring on a phone');
    expect(ada.complaints).toEqual([]);
    await ada.leave();
  });

  it('speaks German when asked to, and remembers it', { timeout: 180_000 }, async () => {
    const ada = await place().person();
    const { page } = ada;
    await page.goto(place().house.address);
    await ada.button('Deutsch').click();
    await ada.sees('Spiele um Masse und Schwerkraft');
    expect(await page.locator('html').getAttribute('lang')).toBe('de');
    await page.reload();
    await ada.sees('Spiele um Masse und Schwerkraft');
    await ada.isAccessible('die Lobby');
    await ada.button(/Black Hole Buccaneers jetzt spielen/).click();
    await ada.expectAtTable();
    await ada.sees('Du bist dran');
    await ada.isAccessible('der Tisch');
    await ada.act(0);
    await page.locator('[data-part="log"] li').first().waitFor();
    for (const path of ['/about', '/me', '/guide/buccaneers']) {
      await page.goto(place().house.address + path);
      await page.locator('h1').first().waitFor();
      await ada.isAccessible(path);
    }
    expect(ada.complaints).toEqual([]);
    await ada.leave();
  });

  it('lets a guest change their name, secure it with a passkey and sign in elsewhere', {
    timeout: 120_000,
  }, async () => {
    const ada = await place().person();
    const { page } = ada;
    const wires = await ada.context.newCDPSession(page);
    await wires.send('WebAuthn.enable');
    await wires.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
      },
    });
    await page.goto(`${place().house.address}/me`);
    await page.getByLabel('Your name').fill('Ada L.');
    await ada.button('Save name').click();
    await ada.sees('Saved.');
    await ada.button('Add a passkey').click();
    await ada.sees('You have 1 passkey.');
    await ada.isAccessible('a secured identity');
    // Forgotten by this browser, known by the passkey.
    await ada.context.clearCookies();
    await page.reload();
    await ada.button('Sign in with a passkey').click();
    await ada.sees('You have 1 passkey.');
    expect(await page.getByLabel('Your name').inputValue()).toBe('Ada L.');
    expect(ada.complaints).toEqual([]);
    await ada.leave();
  });
});
