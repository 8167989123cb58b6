import { describe, expect, it } from 'vitest';
import { ask } from '../inviting.ts';
import { openPlace } from '../place.ts';
import { until } from '../until.ts';
import type { Visitor } from '../visitor.ts';
import { dragTo, figure, ghost, standing } from './hands.ts';

const place = openPlace();

const results = async ({ page }: Visitor): Promise<string> => {
  await page.locator('#end').waitFor();
  const text = await page.locator('section[aria-labelledby="end"] tbody').innerText();
  return text.replaceAll(/\s*you\b/g, '').replaceAll(/\s+/g, ' ');
};

/** Takes a ghost in hand, nudges it by keys and puts it down. */
async function nudges(one: Visitor, take: RegExp, keys: readonly string[], confirm: string): Promise<void> {
  await one.button(take).and(one.board.locator('button')).first().click();
  await one.page.locator(`${ghost}:focus`).waitFor();
  for (const key of keys) await one.page.keyboard.press(key);
  await one.button(confirm).click();
  await one.page.locator(ghost).waitFor({ state: 'detached' });
}

const presses = (one: Visitor, name: RegExp | string): Promise<void> =>
  one.board.getByRole('button', { name }).first().click();

/** Activates this person's first eligible figure, and declines anything asked before that. */
async function activates(one: Visitor, people: readonly Visitor[]): Promise<void> {
  const activate = one.board.getByRole('button', { name: /^Activate / });
  await until(
    async () => {
      if ((await activate.count()) > 0) return true;
      for (const other of people) {
        const { turn, choices } = await other.look();
        if (
          !turn ||
          choices.length === 0 ||
          choices.some((text) => /^Activate |^End the activation/.test(text))
        )
          continue;
        const no = choices.findIndex((text) => /^(End the turn|Do not|Pass|No\b|Not\b)/.test(text));
        await other.act(Math.max(0, no));
      }
      return null;
    },
    async () =>
      `nobody is activated: ${JSON.stringify(await Promise.all(people.map((other) => other.look())))}`,
  );
  await activate.first().click();
  await one.button(/^Move \(/).waitFor();
}

describe('three people on a server', () => {
  it('deploy, activate and move by the table, until both squads concede (MD6, MA62)', {
    timeout: 240_000,
  }, async () => {
    const people = [await place().person(), await place().person(), await place().person()] as const;
    const [ada, ben, cem] = people;
    const { address } = place().house;
    for (const one of people) await one.page.goto(address);
    for (const [i, one] of people.entries()) await ask(one, '/api/me', { name: ['Ada', 'Ben', 'Cem'][i] });
    const { id } = await ask(ada, '/api/matches', {
      ...{ game: 'masterworks', options: {}, pack: null, visibility: 'public', clock: null },
      ...{ absence: { do: 'wait' }, seats: [{ for: 'me' }, { for: 'open' }, { for: 'open' }] },
    });
    for (const one of [ben, cem]) await ask(one, `/api/matches/${id}/join`, {});
    for (const one of people) {
      await one.page.goto(`${address}/match/${id}`);
      await one.expectAtTable();
    }
    await presses(ada, /west zone/i);
    await nudges(ada, /^Captain America$/, ['ArrowUp', 'ArrowUp', 'Shift+ArrowLeft'], 'Place here');
    await presses(ada, 'Confirm the deployment');
    await nudges(ben, /^Storm$/, ['ArrowUp'], 'Place here');
    await presses(ben, 'Confirm the deployment');
    await nudges(cem, /^Magneto$/, ['Alt+ArrowUp'], 'Place here');
    await ada.readsInLog(/Magneto is deployed/);

    // Three heroes: two of Ada's, one of Ben's; each of them moves.
    await activates(ada, people);
    const before = await standing(ada.page, figure(0));
    await presses(ada, /^Move \(/);
    await dragTo(ada, { x: before.x + 2_500, y: before.y + 1_500 });
    const wanted = await standing(ada.page, ghost);
    await ada.button(/^Move here|^Stay here/).click();
    // Everybody sees it where she put it.
    for (const one of people) await expect.poll(() => standing(one.page, figure(0))).toEqual(wanted);
    await presses(ada, 'End the activation');
    await activates(ben, people);
    await nudges(ben, /^Move \(/, ['Shift+ArrowLeft'], 'Move here');
    await presses(ben, 'End the activation');
    await activates(ada, people);
    await presses(ada, 'End the activation');
    // The boss.
    await activates(cem, people);
    await nudges(cem, /^Move \(/, ['Shift+ArrowUp', 'Shift+ArrowUp'], 'Move here');
    await presses(cem, 'End the activation');

    // Ada gives up, and Ben agrees: both squads have to.
    await activates(ada, people);
    await presses(ada, 'Concede');
    await presses(ben, 'Yes, concede');
    const said = await Promise.all(people.map(results));
    expect(new Set(said).size).toBe(1);
    for (const name of ['Ada', 'Ben', 'Cem']) expect(said[0]).toContain(name);
    for (const one of people) {
      expect(one.complaints).toEqual([]);
      await one.leave();
    }
  });
});
