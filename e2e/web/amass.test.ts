import { describe, expect, it } from 'vitest';
import { invite, sitDown } from './inviting.ts';
import { openPlace } from './place.ts';
import { does, play, sends } from './planet.ts';
import { never, type Visitor } from './visitor.ts';

const place = openPlace();

const results = async ({ page }: Visitor): Promise<string> => {
  await page.locator('#end').waitFor();
  const table = await page.locator('section[aria-labelledby="end"] tbody').innerText();
  return table.replaceAll(/\s*you\b/g, '').replaceAll(/\s+/g, ' ');
};

describe('together on Planet XS', () => {
  it('three people play to the end', { timeout: 240_000 }, async () => {
    const people = await Promise.all([place().person(), place().person(), place().person()]);
    const [ada, ben, cem] = people as [Visitor, Visitor, Visitor];
    const link = await invite(ada, {
      ...{ address: place().house.address, game: 'AMASS', players: '3 players' },
      setUp: async () => {
        await ada.page.getByLabel('The match ends').selectOption({ label: 'After 5 rounds at the latest' });
      },
    });
    await sitDown(ben, link, 'Ben');
    await sitDown(cem, link, 'Cem');
    for (const one of people) await one.expectAtTable();
    const plans = async (): Promise<boolean> => (await ben.look()).choices.some((one) => /^Lock/.test(one));
    await play(people, plans);
    await ben.isAccessible('planning');
    // What is planned is one's own: the others see that somebody is ready, and nothing else.
    const atHome = async (): Promise<number> =>
      Number(/(\d+) members? (?:are|is) still at home/.exec(await ben.page.locator('main').innerText())?.[1]);
    const before = await atHome();
    await sends(ben, 'Mine M5');
    expect(await atHome()).toBe(before - 1);
    expect((await ada.look()).mark).not.toContain('M5: take a member back');
    await ben.button('Undo').and(ben.page.locator('[aria-disabled="false"]')).click();
    await expect.poll(atHome).toBe(before);
    const deployed = ada.page.locator('[data-part="log"] h4').filter({ hasText: 'Deploy' });
    await play(people, async () => (await deployed.count()) > 0);
    // After a reload everything is there again.
    await cem.page.reload();
    await cem.expectAtTable();
    await play(people, never);
    const said = await Promise.all(people.map(results));
    expect(new Set(said).size).toBe(1);
    for (const name of ['Ada', 'Ben', 'Cem']) expect(said[0]).toContain(name);
    await ada.clearTable();
    await ada.isAccessible('the end');
    for (const one of people) expect(one.complaints).toEqual([]);
    for (const one of people) await one.leave();
  });

  it('partners agree who stays at a facing', { timeout: 120_000 }, async () => {
    const [ada, ben] = await Promise.all([place().person(), place().person()]);
    const people = [ada, ben];
    const link = await invite(ada, {
      ...{ address: place().house.address, game: 'AMASS', players: '3 players' },
      setUp: async () => {
        // Seats and options go together: co-op is for two.
        await ada.page.getByLabel('Co-op against the AI').check();
        await expect.poll(() => ada.page.getByLabel('Players', { exact: true }).inputValue()).toBe('2');
      },
    });
    await sitDown(ben, link, 'Ben');
    for (const one of people) await one.expectAtTable();
    await play(people, async () => (await ada.look()).choices.some((one) => /^Lock/.test(one)));
    for (const one of people) {
      await sends(one, 'Kilo, west facing');
      await does(one, /^Lock/);
    }
    const proposes = /^Kilo, west facing: I stay/;
    await expect
      .poll(
        async () => (await Promise.all(people.map((one) => one.look()))).flatMap(({ choices }) => choices),
        {
          timeout: 30_000,
        },
      )
      .toContainEqual(expect.stringMatching(proposes));
    const isFirst = (await ada.look()).choices.some((one) => proposes.test(one));
    const [first, partner] = isFirst ? [ada, ben] : [ben, ada];
    await first.isAccessible('a proposal');
    await does(first, proposes);
    await partner.sees(/your partner wants to stay while you withdraw/);
    await partner.isAccessible('an answer');
    await does(partner, /^Send back/);
    await does(first, /^Kilo, west facing: my partner stays/);
    await partner.sees(/your partner wants to withdraw while you stay/);
    await does(partner, /^Accept/);
    await first.readsInLog(
      isFirst
        ? /Agreed \(Kilo west\): Ben stays, .+ withdraws\./
        : /Agreed \(Kilo west\): .+ stays, Ben withdraws\./,
    );
    for (const one of people) expect(one.complaints).toEqual([]);
    for (const one of people) await one.leave();
  });
});
