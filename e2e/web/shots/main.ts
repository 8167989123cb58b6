/**
 * npm run shots: pictures of every page and of the table at several moments, on a desk and on a phone, with a sheet
 * to look them all over at once; and how quickly the page answers. Parts by name: npm run shots phone company;
 * "docs" retakes the pictures of docs/pictures. "widths" takes every table at six widths in both themes, "frames"
 * measures what scenes cost; both can be narrowed down: npm run shots widths amass 1920, npm run shots frames amass.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { launchBrowser } from '../../browser.ts';
import setup from '../../setup.mjs';
import { beforeExpansion, open } from '../horizon.ts';
import { openHouse } from '../house.ts';
import { keptBeforeRaid } from '../planet.ts';
import { type Preferences, Visitor } from '../visitor.ts';
import { folder, phone, sheet, shoot, taken } from './album.ts';
import { company } from './company.ts';
import { battlefield, documents, picture } from './documents.ts';
import { drag } from './drag.ts';
import { frames } from './frames.ts';
import { horizonShots } from './horizonShots.ts';
import { aMatch, everyPage, sheets } from './matches.ts';
import { planetShots } from './planetShots.ts';
import { late, picks, reveal } from './quick.ts';
import { thinking } from './thinking.ts';
import { widths } from './widths.ts';

const wanted = process.argv.slice(2);
if (wanted.length === 0) rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const remove = await setup();
const [browser, house] = await Promise.all([launchBrowser(), openHouse(process.env['ACCRETION_PAGE'] ?? '')]);
const enter = (preferences: Preferences, options = {}): Promise<Visitor> =>
  Visitor.enter(browser, preferences, options);
const part = async (name: string, take: () => Promise<void>): Promise<void> => {
  // Beside these two, names of games are no parts of their own.
  const isNarrowing = wanted.some((one) => one === 'widths' || one === 'frames');
  const isAsked = isNarrowing ? name === 'widths' || name === 'frames' : true;
  if (wanted.length === 0 || (isAsked && wanted.includes(name))) await take();
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
  await part('widths', () => widths(wanted, address, enter));
  await part('frames', async () => {
    const figures = await frames(wanted, address, browser, enter);
    writeFileSync(join(folder, 'frames.txt'), `${figures.join('\n')}\n`);
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
    const one = await enter({ name: 'Ada' });
    await battlefield(one, address);
    await one.leave();
  }
  await part('drag', async () => {
    const one = await enter({ name: 'Ada' }, phone);
    const figures = await drag(one, address);
    console.log(figures.join('\n'));
    writeFileSync(join(folder, 'drag.txt'), `${figures.join('\n')}\n`);
    await one.leave();
  });
  await part('thinking', async () => {
    const figures = await thinking(browser, () => enter({ name: 'Ada' }, phone), address);
    console.log(figures.join('\n'));
    writeFileSync(join(folder, 'thinking.txt'), `${figures.join('\n')}\n`);
  });
  await part('quick', async () => {
    const quick = await enter({ name: 'Ada', motion: 'on', scenes: 'normal' });
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
  remove();
}
console.log(`\n${taken.length} pictures: ${join('reports/shots', 'index.html')}`);
