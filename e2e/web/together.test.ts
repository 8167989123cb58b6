import { describe, expect, it } from 'vitest';
import { invite, sitDown } from './inviting.ts';
import { openPlace } from './place.ts';
import { never, playTogether, type Visitor } from './visitor.ts';

const place = openPlace();

const game = 'Black Hole Buccaneers';

/** Sets up a table that everyone in the lobby can find, and gives its link. */
async function inviteAll(host: Visitor, players: string, more: Record<string, string> = {}): Promise<string> {
  const link = await invite(host, {
    ...{ address: place().house.address, game, players },
    more: { 'Who can find it': 'Everyone in the lobby', ...more },
  });
  await host.sees('The match starts once all seats are taken.');
  return link;
}

const lost = /Connection lost/;
const patient = { timeout: 45_000 };

describe('four people at one table', () => {
  it('play from the lobby to the final scores, through a reload and a lost connection', {
    timeout: 300_000,
  }, async () => {
    const [ada, ben, cem, dora] = await Promise.all([
      place().person(),
      place().person(),
      place().person(),
      place().person(),
    ]);
    const people = [ada, ben, cem, dora];
    const link = await inviteAll(ada, '4 players');
    await ada.isAccessible('the wait for friends');
    await sitDown(ben, link, 'Ben <b>');
    await ben.sees('The match starts once all seats are taken.');
    await cem.page.goto(link);
    await cem.button('Take a seat').waitFor();
    await cem.isAccessible('the invitation');
    await sitDown(cem, link, 'Cem');
    await sitDown(dora, link, 'Dora');
    for (const one of people) await one.expectAtTable();
    await ada.isAccessible('the table');

    // A spectator finds the table in the lobby and sees no hand.
    const eve = await place().person();
    await eve.page.goto(place().house.address);
    await eve.page.getByRole('link', { name: /^Watch: Black Hole Buccaneers/ }).click();
    await eve.expectAtTable();
    expect((await eve.look()).choices).toEqual([]);
    expect(await eve.page.locator('[data-zone="hand"]').count()).toBe(0);
    await eve.isAccessible('the table, watching');

    // What is typed is text and nothing else.
    await ada.page.getByLabel('Write a message').fill('Hello <img src=x onerror=alert(1)>');
    await ada.button('Send').click();
    await ben.sees('Hello <img src=x onerror=alert(1)>');
    await eve.sees('Hello <img src=x onerror=alert(1)>');

    // Undo: the pick is taken back and made again.
    await ada.act(0);
    const sealed = ada.page.locator('[data-zone="hand"][aria-pressed="true"]');
    await sealed.waitFor();
    await ada.button('Undo').and(ada.page.locator('[aria-disabled="false"]')).click();
    await sealed.waitFor({ state: 'detached' });
    await expect.poll(async () => (await ada.look()).turn, patient).toBe(true);

    await playTogether(people, async (turns) => turns > 4, 'a few turns');

    // A reload, and another tab: the hand is there again, and the log is as complete as before.
    const told = await ben.log();
    expect(told.some((line) => line.includes('undoes a move'))).toBe(true);
    await ben.page.reload();
    await ben.expectAtTable();
    await ben.page.locator('[data-zone="hand"]').first().waitFor();
    await expect.poll(() => ben.log(), patient).toEqual(told);
    const tab = await ben.newTab();
    await tab.page.goto(link);
    await tab.expectAtTable();
    await expect.poll(() => tab.log(), patient).toEqual(told);
    await tab.page.close();

    // Somebody who comes to watch in the middle reads what a spectator from the start has read.
    const fay = await place().person();
    await fay.page.goto(eve.page.url());
    await fay.expectAtTable();
    expect((await eve.log()).length).toBeGreaterThan(10);
    await expect.poll(() => fay.log(), patient).toEqual(await eve.log());
    await fay.leave();

    // A lost connection: the move is shown at once, kept, and counts once when the line is back.
    await playTogether([ada, ben, dora], async () => (await cem.look()).turn, "Cem's turn");
    await cem.context.setOffline(true);
    await cem.sees(lost);
    await cem.clearTable();
    const { choices } = await cem.look();
    await cem.choose(1);
    await cem.page.locator('[data-pending="true"]').waitFor();
    expect((await cem.look()).choices.length).toBeGreaterThan(0);
    await cem.context.setOffline(false);
    await cem.page.getByText(lost).first().waitFor({ state: 'detached' });
    await playTogether(
      people,
      async () => (await cem.look()).choices.join() !== choices.join(),
      'the next hand',
    );

    await playTogether(people, never, 'the end');
    const results: string[] = [];
    for (const one of [...people, eve]) {
      await one.page.locator('#end').waitFor();
      await one.clearTable();
      const table = await one.page.locator('section[aria-labelledby="end"] tbody').innerText();
      results.push(table.replaceAll(/\s*you\b/g, '').replaceAll(/\s+/g, ' '));
    }
    expect(new Set(results).size).toBe(1);
    for (const name of ['Ada', 'Ben <b>', 'Cem', 'Dora']) expect(results[0]).toContain(name);
    await ada.isAccessible('the end');

    // Everything is turned up, so the page can check all of it, its own number too.
    await ada.button('Check fairness').click();
    await ada.button('Check now').click();
    const checks = ada.page.getByRole('dialog').locator('li[data-ok]');
    await checks.getByText('The number added by this device is among them.').waitFor();
    expect(await checks.evaluateAll((all) => all.map((one) => one.getAttribute('data-ok')))).toEqual(
      Array.from({ length: 5 }, () => 'true'),
    );
    await ada.page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

    // The same table once more: one asks, the others follow.
    await ada.button('Play again').click();
    await ben.button('Go to the rematch').click();
    await expect.poll(async () => (await ben.look()).turn, patient).toBe(true);
    await expect.poll(() => ada.page.url()).toBe(ben.page.url());
    for (const one of [...people, eve]) expect(one.complaints).toEqual([]);
    for (const one of [...people, eve]) await one.leave();
  });

  it('play with a time limit, agree on a pause, and may leave for good', { timeout: 180_000 }, async () => {
    const [ada, ben, cem] = await Promise.all([place().person(), place().person(), place().person()]);
    const people = [ada, ben, cem];
    await ada.page.clock.install();
    const link = await inviteAll(ada, '3 players', {
      'Time limit': '5 min + 10 s per move',
      'If someone goes missing': 'A bot takes over after 2 minutes',
    });
    await sitDown(ben, link, 'Ben');
    await sitDown(cem, link, 'Cem');
    for (const one of people) await one.expectAtTable();
    // Whoever is asked has less and less time; it is told in words too.
    const clock = ada.page.locator('[data-part="players"] time').first();
    const before = await clock.textContent();
    // What the server says meanwhile sets the clock right again; so it is looked at after each second.
    await expect
      .poll(
        async () => {
          await ada.page.clock.runFor(1_000);
          return clock.textContent();
        },
        { timeout: 45_000 },
      )
      .not.toBe(before);
    await ada.isAccessible('the table with clocks');

    await ben.button('Ask for a pause').click();
    for (const one of [ada, cem]) await one.button(/^Agree$/).click();
    for (const one of people) await one.sees('The match is paused and the clocks are stopped.');
    expect((await ada.look()).choices).toEqual([]);
    const stood = await clock.textContent();
    await ada.page.clock.runFor(5_000);
    expect(await clock.textContent()).toBe(stood);
    await cem.button(/^Resume$/).click();
    // The prompt and the panel both say so.
    const paused = ada.page.getByText('The match is paused and the clocks are stopped.');
    await expect.poll(() => paused.count(), { timeout: 45_000 }).toBe(0);
    await expect.poll(async () => (await ada.look()).choices.length, { timeout: 20_000 }).toBeGreaterThan(0);

    // Ben leaves; the others play on with whoever plays for him.
    await ben.button('Leave the match for good').click();
    await ben.isAccessible('the question before leaving');
    await ben.page.getByRole('dialog').getByRole('button', { name: 'Leave the match for good' }).click();
    await ben.page.getByRole('heading', { name: 'Games', exact: true }).waitFor();
    await playTogether([ada, cem], async (turns) => turns > 4, 'some turns without Ben');
    for (const one of people) expect(one.complaints).toEqual([]);
    for (const one of people) await one.leave();
  });

  it('have a host who lets a bot take over, and agree to undo', { timeout: 180_000 }, async () => {
    const [ada, ben, cem] = await Promise.all([place().person(), place().person(), place().person()]);
    const link = await inviteAll(ada, '3 players');
    await sitDown(ben, link, 'Ben');
    await sitDown(cem, link, 'Cem');
    const people = [ada, ben, cem];
    for (const one of people) await one.expectAtTable();
    await playTogether(people, async (turns) => turns > 3, 'a few turns');
    // Ben asks to take back past the horizon; the others agree.
    await ben.clearTable();
    await ben.button('Ask to undo').or(ben.button('Leave the match for good')).first().waitFor();
    if ((await ben.button('Ask to undo').count()) > 0) {
      await ben.button('Ask to undo').click();
      for (const one of [ada, cem]) {
        await one.clearTable();
        await one.button(/^Agree$/).click();
      }
      await ben.button(/^Agree$/).waitFor({ state: 'detached' });
      await ben.page.getByText('Waiting for the others to answer.').waitFor({ state: 'detached' });
    }
    // Cem goes away; the host lets a bot play, and Cem takes the seat back.
    const address = cem.page.url();
    await cem.page.goto('about:blank');
    await ada.clearTable();
    await ada.button('Let a bot play').click();
    await ada.sees('A bot has taken over for Cem.');
    await cem.page.goto(address);
    await cem.button('Take my seat back').click();
    await ada.page.getByText('A bot has taken over for Cem.').waitFor({ state: 'detached' });
    await playTogether(people, async (turns) => turns > 3, 'some more turns');
    // The lobby says whose turn it is.
    await ada.page.goto(place().house.address);
    await ada.page
      .getByRole('link', { name: /^Continue: Black Hole Buccaneers/ })
      .first()
      .waitFor();
    await ada.isAccessible('the lobby with matches');
    for (const one of people) expect(one.complaints).toEqual([]);
    for (const one of people) await one.leave();
  });
});
