import type { Locator } from 'playwright-core';
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
  await one.settles();
  await one.button(take).and(one.board.locator('button')).first().click();
  await one.page.locator(`${ghost}:focus`).waitFor();
  for (const key of keys) await one.page.keyboard.press(key);
  await one.button(confirm).click();
  await one.page.locator(ghost).waitFor({ state: 'detached' });
}

/** Presses a button of the board; a second move is taken only when the first has been made. */
async function presses(one: Visitor, name: RegExp | string): Promise<void> {
  await one.settles();
  await one.board.getByRole('button', { name }).first().click();
}

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
        // By its words: by the time of the click the same place may hold another question's choice.
        const no = choices.find((text) => /^(End the turn|Do not|Pass|No\b|Not\b)/.test(text));
        await other.act(no ?? choices[0] ?? 0);
      }
      return null;
    },
    async () =>
      `nobody is activated: ${JSON.stringify(await Promise.all(people.map((other) => other.look())))}`,
  );
  await one.settles();
  await activate.first().click();
  await one.button(/^Move \(/).waitFor();
}

/** What gets a match to its end soonest, the likeliest first. */
const hurried = [/^End the activation/, /^Activate /, /^(End the turn|Do not|Pass|No\b|Not\b)/];

/** The seats that are asked play what is soonest done, until the match has ended for everybody. */
async function hurry(people: readonly Visitor[]): Promise<void> {
  let isOver = false;
  while (!isOver) {
    const asked = await until(
      async () => {
        const looks = await Promise.all(people.map((one) => one.look()));
        isOver = looks.every(({ over }) => over);
        if (isOver) return [];
        const found = people.flatMap((one, i) => {
          const { turn, over, choices } = looks[i] ?? { turn: false, over: false, choices: [] };
          if (!turn || over || choices.length === 0) return [];
          const ranks = choices.map((text) => hurried.findIndex((what) => what.test(text)));
          const known = hurried.findIndex((_, rank) => ranks.includes(rank));
          return [
            {
              one,
              rank: known < 0 ? hurried.length : known,
              which: choices[Math.max(0, ranks.indexOf(known))],
            },
          ];
        });
        return found.length > 0 ? found : null;
      },
      async () => `nobody is asked: ${JSON.stringify(await Promise.all(people.map((one) => one.look())))}`,
    );
    const [first] = [...asked].sort((a, b) => a.rank - b.rank);
    await first?.one.act(first.which ?? 0);
  }
}

/** Puts a squad together at the table: one too many is refused with the reason, then it fits. */
async function musters(one: Visitor): Promise<void> {
  await one.page.getByText('Put together your own squad').click();
  const hero = (name: RegExp): Locator =>
    one.page.getByRole('group', { name: 'Heroes' }).getByRole('button', { name });
  for (const name of [/^Captain America Threat 4/, /^Hulk Threat/, /^Vision/, /^Luke Cage/])
    await hero(name).click();
  await one.sees('Threat: 17 of 17');
  const thor = hero(/^Thor/);
  expect(await thor.getAttribute('aria-disabled')).toBe('true');
  expect(await thor.innerText()).toContain('22 Threat is too much: at most 17.');
  await one.page.getByLabel('Affiliation').selectOption('Avengers');
  await one.page.getByLabel('Leader').selectOption('Captain America');
  await one.isAccessible('a squad being put together');
  await one.button('Muster this squad').click();
}

describe('three people on a server', () => {
  it('play a whole match: own squads, deployment, moves by hand, a refused concession, the end (MC60, MD6, MA62, ME38)', {
    timeout: 300_000,
  }, async () => {
    const people = [await place().person(), await place().person(), await place().person()] as const;
    const [ada, ben, cem] = people;
    const { address } = place().house;
    for (const one of people) await one.page.goto(address);
    for (const [i, one] of people.entries()) await ask(one, '/api/me', { name: ['Ada', 'Ben', 'Cem'][i] });
    const { id } = await ask(ada, '/api/matches', {
      ...{ game: 'masterworks', options: { squads: { are: 'mustered' } }, pack: null, visibility: 'public' },
      ...{ clock: null, absence: { do: 'wait' } },
      seats: [{ for: 'me' }, { for: 'open' }, { for: 'open' }],
    });
    for (const one of [ben, cem]) await ask(one, `/api/matches/${id}/join`, {});
    for (const one of people) {
      await one.page.goto(`${address}/match/${id}`);
      await one.expectAtTable();
    }
    await musters(ada);
    await presses(ben, /Storm/);
    await ada.readsInLog(/Ada musters Captain America, Hulk, Vision, and Luke Cage/);
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

    // Ada would give up, but both squads have to; so they play on until the missile arrives.
    await activates(ada, people);
    await presses(ada, 'Concede');
    await presses(ben, 'No, play on');
    await hurry(people);
    for (const one of people)
      await one.readsInLog(/The missile is at the Teleporter: the Cosmic Threat wins\./);
    const said = await Promise.all(people.map(results));
    expect(new Set(said).size).toBe(1);
    for (const name of ['Ada', 'Ben', 'Cem']) expect(said[0]).toContain(name);
    for (const one of people) {
      expect(one.complaints).toEqual([]);
      await one.leave();
    }
  });
});
