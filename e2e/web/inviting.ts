/** How people come together at a table on the server. */
import type { Visitor } from './visitor.ts';

interface Invitation {
  readonly address: string;
  readonly game: string;
  /** The number of players, as the dialog calls it. */
  readonly players: string;
  /** Other fields of the dialog by their labels. */
  readonly more?: Readonly<Record<string, string>>;
  /** Anything else to be done in the dialog. */
  setUp?(): Promise<void>;
}

/** Opens the dialog "Invite friends" of a game. */
async function askFriends(host: Visitor, address: string, game: string): Promise<void> {
  await host.page.goto(address);
  await host
    .button(new RegExp(`^(Invite friends to|With friends:) ${game}`))
    .and(host.page.locator('[aria-disabled="false"]'))
    .click();
  await host.page.getByRole('dialog').getByLabel('Your name').fill('Ada');
}

/** Sets up a table by the lobby and gives its link. */
export async function invite(host: Visitor, invitation: Invitation): Promise<string> {
  const { address, game, players, more = {}, setUp } = invitation;
  const { page } = host;
  await askFriends(host, address, game);
  for (const [name, label] of Object.entries({ Players: players, ...more }))
    await page.getByLabel(name, { exact: true }).selectOption({ label });
  await setUp?.();
  await host.isAccessible('the dialog to invite');
  await host.button('Create table').click();
  const link = await page.getByLabel('Link for friends').inputValue();
  await host.button('Go to table').click();
  return link;
}

export async function sitDown(friend: Visitor, link: string, name: string): Promise<void> {
  await friend.page.goto(link);
  await friend.page.getByLabel('Your name').fill(name);
  await friend.button('Take a seat').click();
}

/** Asks the server as the page would. */
export const ask = (one: Visitor, path: string, body: object): Promise<{ id: string }> =>
  one.page.evaluate(
    async ([to, text]) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(to, { method: 'POST', headers, body: text });
      return (await answer.json()) as { id: string };
    },
    [path, JSON.stringify(body)] as const,
  );
