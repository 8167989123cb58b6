/**
 * npm run shots: pictures of every page and of the table at several moments, on a desk and on a phone, with a sheet
 * to look them all over at once; and how quickly the page answers. Parts by name: npm run shots phone company;
 * "docs" takes the pictures of docs/pictures anew.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from '../../scripts/browser.mjs';
import { root } from '../../scripts/install.mjs';
import { launchBrowser } from '../browser.ts';
import { buildPage } from '../setup.mjs';
import { beforeExpansion, open } from './horizon.ts';
import { horizonShots } from './horizonShots.ts';
import { openHouse } from './house.ts';
import { keptBeforeRaid } from './planet.ts';
import { planetShots } from './planetShots.ts';
import { frameRate, ratesOf, slowServer, timesOf, watchInput, watchPicks } from './quickness.ts';
import { type Preferences, playTogether, Visitor } from './visitor.ts';

const folder = join(root, 'reports/shots');
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };
const pages = [
  '/about',
  '/me',
  '/guide/buccaneers',
  '/learn/buccaneers',
  '/guide/amass',
  '/learn/amass',
  '/guide/ultramassive',
  '/learn/ultramassive',
  '/packs',
  '/replay',
  '/nowhere',
];
const taken: string[] = [];

async function shoot({ page }: Visitor, name: string, isWhole = false): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: isWhole });
  taken.push(name);
  console.log(name);
}

async function everyPage(one: Visitor, address: string, name: string): Promise<void> {
  for (const path of pages) {
    await one.page.goto(address + path);
    await one.page.locator('h1').first().waitFor();
    // What is loaded later and drawn last.
    await one.page.waitForLoadState('networkidle');
    await shoot(one, `${name}-page${path.replaceAll('/', '-')}`);
  }
}

/** A match with bots from the lobby to its end. */
async function aMatch(one: Visitor, address: string, name: string): Promise<void> {
  const { page } = one;
  await page.goto(address);
  await page.locator('article').first().waitFor();
  await page.waitForLoadState('networkidle');
  await shoot(one, `${name}-lobby`, true);
  await one.playNow();
  await shoot(one, `${name}-table-1-start`);
  await one.act(2);
  const scoring = page.locator('dialog[open]');
  let turns = 0;
  await one.playUntil(async () => (await one.look()).turn && ++turns > 3, 'the fourth turn');
  await shoot(one, `${name}-table-2-middle`);
  const card = one.board.locator('[data-zone="hand"]').first();
  if ((await card.count()) > 0) {
    await card.focus();
    await page.keyboard.press('?');
    await page.getByRole('dialog').waitFor();
    await shoot(one, `${name}-table-3-help`);
    await page.keyboard.press('Escape');
  }
  await one.playUntil(async () => (await scoring.count()) > 0, 'the scoring');
  await shoot(one, `${name}-table-4-scoring`);
  const steps = scoring.locator('ol button');
  if ((await steps.count()) > 4) await steps.nth(4).click();
  await shoot(one, `${name}-table-5-scoring-later`);
  await one.clearTable();
  await shoot(one, `${name}-table-6-second-round`);
  await one.playUntil(async () => (await one.look()).over, 'the end');
  await shoot(one, `${name}-table-7-last-scoring`);
  await one.clearTable();
  await shoot(one, `${name}-table-8-end`);
  await page.goto(address);
  await page.locator('article').first().waitFor();
  await shoot(one, `${name}-lobby-with-matches`);
}

/** The parts that lie over the board on a phone. */
async function sheets(one: Visitor, address: string, name: string): Promise<void> {
  await one.page.goto(address);
  await one.playNow();
  const tools = one.page.getByRole('banner').locator('button[aria-expanded]');
  for (let i = 0; i < (await tools.count()); i++) {
    await tools.nth(i).click();
    await shoot(one, `${name}-sheet-${i + 1}`);
    await tools.nth(i).click();
  }
}

type Moment = (who: Visitor, name: string, isWhole?: boolean) => Promise<void>;

/** Two people and a bot come to a table, by the lobby and by a link. */
async function gather(host: Visitor, guest: Visitor, address: string, moment: Moment): Promise<void> {
  await host.page.goto(address);
  await host
    .button(/^Invite friends/)
    .and(host.page.locator('[aria-disabled="false"]'))
    .first()
    .click();
  await host.page.getByRole('dialog').getByLabel('Your name').fill('Ada');
  await host.page.getByLabel('Players').selectOption({ index: 0 });
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
async function company(host: Visitor, guest: Visitor, address: string): Promise<void> {
  await gather(host, guest, address, shoot);
  await guest.page.locator('header button[aria-expanded]').nth(1).click();
  await host.page.getByLabel('Write a message').fill('Good luck! May the hole be wide.');
  await host.button('Send').click();
  await host.sees('Good luck!');
  await host.act(0);
  await shoot(host, 'desk-table-with-others');
  await shoot(guest, 'phone-table-with-others');
}

/** So late comes what the server says to somebody whose picks are measured. */
const late = 600;

/** Picks at a table with others, far from its server: each is shown before the server has heard of it. */
async function picks(host: Visitor, guest: Visitor, address: string): Promise<string> {
  await slowServer(host.page, late);
  await gather(host, guest, address, async () => undefined);
  await watchPicks(host.page);
  for (let i = 0; i < 6; i++) {
    await playTogether([guest], async () => (await host.look()).turn, 'a turn');
    await host.act(i);
  }
  return timesOf(await host.page.evaluate(() => window.answers ?? []));
}

/** So long after the reveal has begun the cards have turned. */
const turned = 1_000;

/** The reveal, while it moves. */
async function reveal(one: Visitor, address: string): Promise<string[]> {
  await one.page.goto(address);
  await one.playNow();
  await watchInput(one.page);
  const rates: number[] = [];
  for (let i = 0; i < 4; i++) {
    const rate = frameRate(one.page, '[class*="stage"]');
    await one.playUntil(async () => (await one.look()).turn, 'a turn');
    await one.act(i);
    const stage = one.board.locator('[class*="stage"]').first();
    // The stage itself takes no room.
    const isStaged = await stage.waitFor({ state: 'attached', timeout: 8_000 }).then(
      () => true,
      () => false,
    );
    if (isStaged && i === 0) {
      await one.page.waitForTimeout(turned);
      await shoot(one, 'desk-reveal');
    } else if (isStaged) rates.push(await rate);
  }
  return [
    `from click to paint: ${timesOf(await one.page.evaluate(() => window.inputs ?? []))}`,
    `frames per second during a reveal: ${ratesOf(rates)}`,
  ];
}

/** The pictures of the documents, taken anew when asked for by name: a match in its second Round. */
async function documents(one: Visitor, address: string, name: string): Promise<void> {
  await one.page.goto(address);
  await one.playNow();
  const ofSecond = one.board.getByText('Round 2 of 3');
  await one.playUntil(async () => (await ofSecond.count()) > 0, 'the second round');
  await one.clearTable();
  const lying = one.board.locator('[data-seat] [data-zone="display"]');
  await one.playUntil(async () => (await one.look()).turn && (await lying.count()) > 11, 'cards on board');
  await picture(one, name);
}

async function picture({ page }: Visitor, name: string): Promise<void> {
  await page.mouse.move(0, 0);
  await page.evaluate(() => scrollTo(0, 0));
  await page.screenshot({ path: join(root, `docs/pictures/${name}.jpg`), type: 'jpeg', quality: 82 });
}

const sheet = (): string => `<!doctype html><meta charset="utf-8"><title>Accretion: shots</title>
<style>body{background:#222;color:#eee;font:14px system-ui;margin:1rem;display:flex;flex-wrap:wrap;gap:1rem}
figure{margin:0}img{height:420px;border:1px solid #555}</style>
${taken.map((name) => `<figure><a href="${name}.png"><img src="${name}.png" alt="${name}"></a><figcaption>${name}</figcaption></figure>`).join('\n')}
`;

process.env['CHROMIUM_PATH'] = await ensureBrowser();
const wanted = process.argv.slice(2);
if (wanted.length === 0) rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const built = buildPage();
const [browser, house] = await Promise.all([launchBrowser(), openHouse(built.folder)]);
const enter = (preferences: Preferences, options = {}): Promise<Visitor> =>
  Visitor.enter(browser, preferences, options);
const part = async (name: string, take: () => Promise<void>): Promise<void> => {
  if (wanted.length === 0 || wanted.includes(name)) await take();
};
try {
  const { address } = house;
  await part('desk', async () => {
    const desk = await enter({ name: 'Ada' });
    await aMatch(desk, address, 'desk');
    await everyPage(desk, address, 'desk');
    await desk.leave();
  });
  await part('phone', async () => {
    const small = await enter({ name: 'Ada' }, phone);
    await aMatch(small, address, 'phone');
    await sheets(small, address, 'phone');
    await everyPage(small, address, 'phone');
    await small.leave();
  });
  await part('german', async () => {
    const german = await enter({ name: 'Ada', language: 'de' });
    await aMatch(german, address, 'german');
    await german.leave();
  });
  await part('amass', async () => {
    for (const [name, options] of [
      ['desk', {}],
      ['phone', phone],
    ] as const) {
      const one = await enter({ name: 'Ada' }, options);
      await planetShots(one, address, (what) => shoot(one, `${name}-amass-${what}`));
      await one.leave();
    }
  });
  await part('ultramassive', async () => {
    for (const [name, options] of [
      ['desk', {}],
      ['phone', phone],
    ] as const) {
      const one = await enter({ name: 'Ada' }, options);
      await horizonShots(one, address, (what) => shoot(one, `${name}-ultramassive-${what}`));
      await one.leave();
    }
  });
  await part('company', async () => {
    const [host, guest] = [await enter({}), await enter({}, phone)];
    await company(host, guest, address);
    await host.leave();
    await guest.leave();
  });
  if (wanted.includes('docs')) {
    for (const [name, options] of [
      ['table', {}],
      ['phone', phone],
    ] as const) {
      const one = await enter({ name: 'Ada' }, options);
      await documents(one, address, name);
      await one.leave();
    }
    for (const [name, moment] of [
      ['ultramassive', beforeExpansion()],
      ['amass', keptBeforeRaid()],
    ] as const) {
      const one = await enter({ name: 'Ada' });
      await open(one, address, moment);
      await picture(one, name);
      await one.leave();
    }
  }
  await part('quick', async () => {
    const quick = await enter({ name: 'Ada', motion: 'on' });
    const figures = await reveal(quick, address);
    const [host, guest] = [await enter({ motion: 'on' }), await enter({})];
    figures.push(`from click to paint, server ${late} ms away: ${await picks(host, guest, address)}`);
    console.log(figures.join('\n'));
    writeFileSync(join(folder, 'figures.txt'), `${figures.join('\n')}\n`);
    for (const one of [quick, host, guest]) await one.leave();
  });
} finally {
  writeFileSync(join(folder, 'index.html'), sheet());
  await browser.close();
  await house.stop();
  built.remove();
}
console.log(`\n${taken.length} pictures: ${join('reports/shots', 'index.html')}`);
