/** A match with others, from the invitation on. */
import type { Visitor } from '../visitor.ts';
import { shoot } from './album.ts';

type Moment = (who: Visitor, name: string, isWhole?: boolean) => Promise<void>;

/** Two people and a bot come to a table, by the lobby and by a link. */
export async function gather(host: Visitor, guest: Visitor, address: string, moment: Moment): Promise<void> {
  await host.page.goto(address);
  await host
    .button(/^Invite friends/)
    .and(host.page.locator('[aria-disabled="false"]'))
    .first()
    .click();
  await host.page.getByRole('dialog').getByLabel('Your name').fill('Ada');
  await host.page.getByLabel('Players', { exact: true }).selectOption({ index: 0 });
  await host.page.getByLabel('Who can find it').selectOption({ index: 1 });
  await host.page.getByLabel('Time limit').selectOption({ index: 2 });
  await moment(host, 'desk-invite');
  await host.button('Create table').click();
  const link = await host.page.getByLabel('Link for friends').inputValue();
  await moment(host, 'desk-invite-ready');
  await host.button('Go to table').click();
  const bot = host.button(/^Let a bot play/).first();
  await bot.waitFor();
  await moment(host, 'desk-invitation-host');
  await guest.page.goto(address);
  await guest.page.getByRole('link', { name: /^Join/ }).first().waitFor();
  await moment(guest, 'phone-lobby-open-tables', true);
  await guest.page.goto(link);
  await guest.button('Take a seat').waitFor();
  await moment(guest, 'phone-invitation');
  await guest.page.getByLabel('Your name').fill('Ben');
  await guest.button('Take a seat').click();
  await host.sees('Ben');
  await bot.click();
  for (const one of [host, guest]) await one.expectAtTable();
}

/** A table with others, and how its pages look on the way. */
export async function company(host: Visitor, guest: Visitor, address: string): Promise<void> {
  await gather(host, guest, address, shoot);
  await guest.page.locator('header button[aria-expanded]').nth(1).click();
  await host.page.getByLabel('Write a message').fill('Good luck! May the hole be wide.');
  await host.button('Send').click();
  await host.sees('Good luck!');
  await host.act(0);
  await shoot(host, 'desk-table-with-others');
  await shoot(guest, 'phone-table-with-others');
}
