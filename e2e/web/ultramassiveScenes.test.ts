import { quickRng } from '@accretion/engine';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { atTheStartInTurn, open } from './horizon.ts';
import { openPlace } from './place.ts';
import { until } from './until.ts';
import type { Preferences, Visitor } from './visitor.ts';
import { nothingIsAsked, watched, watchFromStart } from './watching.ts';

const place = openPlace();

/** What a frame shows, and what is too early in it. Solar Mass never runs ahead of the story. */
const watching = (isSkipped: boolean): Parameters<typeof watchFromStart>[1] => ({
  isThere: `document.querySelector('[data-part="board"] [data-step]') !== null`,
  reads: `
    masses: all('ol > li[data-thing^="mass"] .unseen').map((one) => /^(.*): (\\d+) /.exec(one.textContent)),
    round: document.querySelector('[data-thing="round 0"] b')?.textContent,`,
  judges: `${nothingIsAsked}
    if (scene === 'turn' && document.querySelector('[data-part="missed"]') !== null) say('it was missed');
    if (before !== null) {
      const lines = all('[data-part="log"] li').map((one) => one.textContent);
      if (now.round !== before.round && now.told === before.told) say('a Round begins that nobody has told');
      now.masses.forEach((found, seat) => {
        const [, name, mass] = found ?? [];
        const gained = Number(mass) - Number(before.masses[seat]?.[2] ?? mass);
        if (gained === 0) return;
        if (now.told === before.told) say('Solar Mass changes that nobody has told');
        const sum = lines.map((line) => new RegExp(name + ': \\\\+(\\\\d+) Solar Mass').exec(line)?.[1] ?? 0);
        // What is skipped may be folded away at once.
        const isOpen = scene !== null && scene !== 'round' && !${isSkipped};
        if (isOpen && gained > sum.reduce((a, b) => a + Number(b), 0)) say(name + ' gains more than the log tells');
        if (!${isSkipped} && gained >= 5 && scene === null) say('much Solar Mass without a scene');
      });
    }`,
});

/** What to do about what is on the screen. Bots lock in after the person, so every match is played in the same order. */
const deed = `(() => {
  const root = document.querySelector('[data-told]');
  if (root === null || root.dataset.pending === 'true' || root.dataset.scene !== undefined) return 'wait';
  if (document.querySelector('#end') !== null) return 'over';
  if (document.querySelector('[data-turn="true"]') === null) return 'wait';
  // What is loaded after the first look has come.
  if (document.querySelector('[data-choice]') === null) return 'wait';
  if (document.querySelector('[data-part="motion"]') === null) return 'wait';
  return 'act';
})()`;

/** Everything on the screen that belongs to the match, without what only differs by how it came there. */
const picture = `(() => {
  const passing = ['id', 'for', 'aria-labelledby', 'tabindex', 'data-motion'];
  const drawn = [...document.querySelectorAll('[data-part="board"] *')].map((one) => [
    one.tagName,
    ...[...one.attributes].filter(({ name }) => !passing.includes(name)).map(({ name, value }) => name + '=' + value).sort(),
    ...[...one.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? node.data : '.')),
  ].join(' '));
  const text = (selector) => [...document.querySelectorAll(selector)].map((one) => one.textContent).join('|');
  const told = document.querySelector('[data-told]').dataset.told;
  return [...drawn, text('[data-part="prompt"]'), told, text('#end table')].join('\\n');
})()`;

/** Of what can be done in Actions only some is done: a match is to end. */
const choose = (page: Page, turn: number): Promise<void> =>
  page.evaluate<void>(`(() => {
    const all = [...document.querySelectorAll('[data-choice]')];
    const isActing = /End your Actions? phase/.test(all.at(-1).textContent);
    all[isActing && ${turn} % 3 === 2 ? all.length - 1 : (${turn} * 5) % all.length].click();
  })()`);

type Meanwhile = (page: Page) => Promise<void>;
const letPlay: Meanwhile = async () => undefined;

/** A whole match against a bot, always the same one, one seat after the other. */
async function play(preferences: Preferences, meanwhile: Meanwhile) {
  const person = await place().person({ name: 'Ada', choices: true, ...preferences });
  const { page } = person;
  await watchFromStart(page, watching(meanwhile !== letPlay));
  await open(person, place().house.address, atTheStartInTurn());
  const pictures: string[] = [];
  for (;;) {
    const what = await until(
      async () => {
        const now = await page.evaluate<string>(deed);
        if (now === 'wait') await meanwhile(page);
        return now === 'wait' ? null : now;
      },
      async () => `nothing happens any more: ${(await person.look()).mark}`,
    );
    pictures.push(await page.evaluate<string>(picture));
    if (what === 'over') return { pictures, person, seen: await watched(page) };
    await choose(page, pictures.length);
    await person.settles();
  }
}

/** Ends scenes at any moment, in every way there is. */
function skipper(): Meanwhile {
  const rng = quickRng(14);
  return async (page) => {
    if (rng.below(3) > 0) return;
    if (rng.below(2) === 0) await page.keyboard.press('Space');
    else await page.evaluate(`document.querySelector('[data-part="scene"] button:last-child')?.click()`);
  };
}

/** Where two rows of pictures are not the same, and how. */
const differences = (some: readonly string[], others: readonly string[]): string[] =>
  Array.from({ length: Math.max(some.length, others.length) }, (_, i) => [some[i] ?? '', others[i] ?? ''])
    .filter(([a, b]) => a !== b)
    .map(([a = '', b = '']) => {
      const at = [...a].findIndex((letter, i) => letter !== b[i]);
      return `${a.slice(at - 200, at + 120)} ≠ ${b.slice(at, at + 120)}`;
    });

const finish = async (person: Visitor): Promise<void> => {
  expect(person.complaints).toEqual([]);
  await person.leave();
};

describe('a match of ULTRAMASSIVE, told in scenes', () => {
  it('shows nothing before its scene, and ends alike however it is watched', {
    timeout: 900_000,
  }, async () => {
    const off = await play({ scenes: 'off' }, letPlay);
    expect(off.pictures.length).toBeGreaterThan(30);
    expect(off.seen.scenes).toEqual([]);
    await finish(off.person);
    const skipped = await play({ scenes: 'normal', motion: 'off' }, skipper());
    expect(skipped.seen.early).toEqual([]);
    expect(skipped.seen.moving).toEqual([]);
    expect(differences(skipped.pictures, off.pictures)).toEqual([]);
    await finish(skipped.person);
    const told = await play({ scenes: 'fast', motion: 'on' }, letPlay);
    expect(told.seen.early).toEqual([]);
    expect(told.seen.scenes).toEqual(
      expect.arrayContaining(['wormholes', 'pick', 'turn', 'motion', 'round']),
    );
    expect(differences(told.pictures, off.pictures)).toEqual([]);
    await finish(told.person);
  });
});
