import { describe, expect, it } from 'vitest';
import { ask } from './inviting.ts';
import { openPlace } from './place.ts';
import type { Visitor } from './visitor.ts';

const place = openPlace();

/** The section of the table with what others ask and what can be done about seats. */
/** What somebody wants of the others, over the table. */
const asked = ({ page }: Visitor) => page.getByRole('alert');
const company = ({ page }: Visitor) => page.locator('[data-part="company"]');

describe('seats', () => {
  it('are kept when a guest signs in in another tab; seeing a second hand needs everyone’s consent', {
    timeout: 240_000,
  }, async () => {
    const [ada, ben] = [await place().person(), await place().person()];
    const { address } = place().house;
    const other = await ada.context.newPage();
    const wires = await ada.context.newCDPSession(other);
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
    await other.goto(`${address}/me`);
    await other.getByLabel('Your name').fill('Ada L.');
    await other.getByRole('button', { name: 'Add a passkey' }).click();
    await other.getByText('You have 1 passkey.').waitFor();

    // Forgotten by this browser: a guest sits down.
    await ada.context.clearCookies();
    for (const one of [ada, ben]) await one.page.goto(address);
    await ask(ada, '/api/me', { name: 'Somebody' });
    const { id } = await ask(ada, '/api/matches', {
      ...{ game: 'buccaneers', options: {}, pack: null, visibility: 'public', clock: null },
      absence: { do: 'wait' },
      seats: [{ for: 'me' }, { for: 'open' }, { for: 'bot', level: 'random' }],
    });
    await ask(ben, '/api/me', { name: 'Ben' });
    await ask(ben, `/api/matches/${id}/join`, {});
    for (const one of [ada, ben]) {
      await one.page.goto(`${address}/match/${id}`);
      await one.expectAtTable();
    }
    await ben.page.locator('[data-part="players"]').getByText('Somebody').waitFor();

    await other.reload();
    await other.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await other.getByText('You have 1 passkey.').waitFor();
    await ben.page.locator('[data-part="players"]').getByText('Ada L.').waitFor();
    await ada.page.locator('[data-part="players"]').getByText('Ada L.').waitFor();
    await ada.page.locator('[data-part="players"]').getByText('you', { exact: true }).waitFor();
    expect((await ada.look()).choices).not.toEqual([]);

    // Ben leaves: his seat is free, and nobody is called away.
    await ask(ben, `/api/matches/${id}/leave`, {});
    await company(ada).getByText('Seat 2 is open.').waitFor();
    await ada.page.locator('[data-part="players"]').getByText('open', { exact: true }).waitFor();
    await ada.isAccessible('a table with a free seat');

    // He knows a hand: for that of the bot he has to ask.
    await ben.button('Ask for this seat: Bot 3').click();
    await asked(ada)
      .getByText(/^Ben asks to take over from Bot 3/)
      .waitFor();
    await ada.isAccessible('a table that is asked');
    await asked(ada).getByRole('button', { name: 'Decline' }).click();
    await asked(ada)
      .getByText(/^Ben asks/)
      .waitFor({ state: 'detached' });
    for (const one of [ada, ben]) {
      expect(one.complaints).toEqual([]);
      await one.leave();
    }
  });
});
