import { describe, expect, it } from 'vitest';
import { openPlace } from './place.ts';
import type { Visitor } from './visitor.ts';

const place = openPlace();

/** A picture of what is on the screen, if somebody wants to look at it. */
async function shoot({ page }: Visitor, name: string): Promise<void> {
  const folder = process.env['ACCRETION_SHOTS'];
  if (folder !== undefined) await page.screenshot({ path: `${folder}/${name}.png` });
}

/** Plays a little against bots and opens the replay of it at a move; its address. */
async function replayed(ada: Visitor): Promise<string> {
  await ada.page.goto(place().house.address);
  await ada.playNow();
  let turns = 0;
  await ada.playUntil(async () => ++turns > 4, 'a few turns');
  const address = ada.page.url().replace('/table/', '/replay/');
  await ada.page.goto(`${address}#2`);
  await ada.button('Step forward').waitFor();
  return address;
}

describe('a match against bots', () => {
  it('is shared by its player, watched elsewhere with its names, and gone when deleted', {
    timeout: 240_000,
  }, async () => {
    const ada = await place().person({ name: 'Ada Lovelace' });
    const address = await replayed(ada);

    // The address itself leads nowhere in another browser, and the page says why.
    const ben = await place().person();
    await ben.page.goto(`${address}#2`);
    await ben.sees(/played in another browser and hasn't been shared/);
    await ben.isAccessible('a link to a match of another browser');

    await ada.button('Share this move').focus();
    await ada.page.keyboard.press('Enter');
    const dialog = ada.page.getByRole('dialog', { name: 'Share this replay' });
    await dialog.getByText(/Ada Lovelace/).waitFor();
    await ada.isAccessible('the question whether to share');
    await shoot(ada, 'share-ask');
    await dialog.getByRole('button', { name: 'Upload and get a link' }).click();
    const link = await dialog.getByRole('textbox').inputValue();
    expect(link).toMatch(/\/replay\/shared-[\w-]+#2$/);
    await ada.isAccessible('the link to share');
    await shoot(ada, 'share-done');

    await ben.page.goto(link);
    await ben.sees(/^Move 2 of/);
    await ben.sees('Ada Lovelace');
    await ben.button('Copy link to this move').waitFor();
    await ben.isAccessible('a shared replay');
    await shoot(ben, 'share-watched');

    // Its owner finds it again and deletes it.
    await ada.page.goto(`${place().house.address}/me`);
    const stop = ada.button(/^Stop sharing: Black Hole Buccaneers: Ada Lovelace/);
    await stop.waitFor();
    await ada.isAccessible('the list of shared replays');
    await shoot(ada, 'share-list');
    await stop.click();
    await stop.waitFor({ state: 'detached' });
    await ben.page.reload();
    await ben.sees('This replay is no longer shared.');
    for (const one of [ada, ben]) {
      expect(one.complaints).toEqual([]);
      await one.leave();
    }
  });

  it('can be saved as a file when there is no server', { timeout: 240_000 }, async () => {
    const ada = await place().person(
      { language: 'de', name: 'Ada' },
      { viewport: { width: 390, height: 844 } },
    );
    const { page } = ada;
    await page.goto(place().house.address);
    await ada.playNow();
    await page.route('**/api/**', (route) => route.abort());
    await page.goto(page.url().replace('/table/', '/replay/'));
    await ada.button('Mehr').click();
    await ada.button('Diesen Zug teilen').click();
    const dialog = page.getByRole('dialog', { name: 'Aufzeichnung teilen' });
    await dialog.getByText(/der Server ist nicht erreichbar/).waitFor();
    await ada.isAccessible('sharing without a server');
    await ada.fitsTheScreen('sharing without a server');
    await shoot(ada, 'share-no-server');
    const saved = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Als Datei speichern' }).click();
    expect((await saved).suggestedFilename()).toMatch(/^buccaneers-here-.*\.json$/);
    expect(ada.complaints).toEqual([]);
    await ada.leave();
  });
});

describe('chat', () => {
  it('of a player can be muted by keyboard, in this browser only, and unmuted', {
    timeout: 180_000,
  }, async () => {
    const { address } = place().house;
    const [ada, ben] = [await place().person(), await place().person({ language: 'de' })];
    const ask = async <T>({ context }: Visitor, path: string, data: object): Promise<T> =>
      (await (await context.request.post(`${address}${path}`, { data })).json()) as T;
    await ask(ada, '/api/me', { name: 'Ada' });
    await ask(ben, '/api/me', { name: 'Ben' });
    const { id } = await ask<{ id: string }>(ada, '/api/matches', {
      game: 'buccaneers',
      ...{ options: {}, pack: null, visibility: 'private', clock: null, absence: { do: 'wait' } },
      seats: [{ for: 'me' }, { for: 'open' }, { for: 'bot', level: 'random' }],
    });
    await ask(ben, `/api/matches/${id}/join`, {});
    for (const one of [ada, ben]) {
      await one.page.goto(`${address}/table/${id}`);
      await one.expectAtTable();
    }
    const said = async (text: string): Promise<void> => {
      await ben.page.getByLabel('Nachricht schreiben').fill(text);
      await ben.button('Senden').click();
      await ben.sees(text);
    };
    await said('first words');
    await ada.sees('first words');
    await ada.page.getByText('Mute players').focus();
    await ada.page.keyboard.press('Enter');
    await ada.page.keyboard.press('Tab');
    await ada.page.keyboard.press('Enter');
    const mute = ada.button('Mute Ben');
    expect(await mute.getAttribute('aria-pressed')).toBe('true');
    await ada.page.getByText('first words').waitFor({ state: 'detached' });
    await said('second words');
    await ada.sees('2 messages hidden');
    await ada.isAccessible('a table with somebody muted');
    await shoot(ada, 'mute');
    // Nobody else is concerned, and nobody is told.
    await ben.sees('first words');
    await ben.page.getByLabel('Nachricht schreiben').waitFor();
    await ada.page.reload();
    await ada.expectAtTable();
    await ada.sees('2 messages hidden');
    expect(await ada.page.getByText('second words').count()).toBe(0);
    await ada.page.getByText('Mute players').click();
    await mute.click();
    await ada.sees('second words');
    await ada.page.getByLabel('Write a message').fill('hello Ben');
    await ada.button('Send').click();
    await ben.sees('hello Ben');
    await ben.page.getByText('Spieler stummschalten').click();
    await ben.button('Ada stummschalten').waitFor();
    await shoot(ben, 'mute-de');
    for (const one of [ada, ben]) {
      expect(one.complaints).toEqual([]);
      await one.leave();
    }
  });
});
