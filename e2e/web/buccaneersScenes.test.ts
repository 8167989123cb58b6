import { quickRng } from '@accretion/engine';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { dealtWith } from './dealt.ts';
import { openPlace } from './place.ts';
import { until } from './until.ts';
import type { Preferences, Visitor } from './visitor.ts';
import { watch, watched } from './watching.ts';

const place = openPlace();

/** What to do about what is on the screen. */
type Deed = 'wait' | 'act' | 'over' | 'scoring';

/** As text, for no tool may add to it. Another bot is waited for first, so that every match is played in the same order. */
const deed = `(() => {
  const root = document.querySelector('[data-told]');
  if (root === null || root.dataset.pending === 'true') return 'wait';
  if (root.dataset.scene !== undefined) return document.querySelector('dialog[open]') === null ? 'wait' : 'scoring';
  if (document.querySelector('#end') !== null) return 'over';
  if (document.querySelector('[data-turn="true"]') === null) return 'wait';
  const isPick = document.querySelector('[data-zone="hand"][data-legal="true"]') !== null;
  const others = document.querySelectorAll('[data-sealed]').length;
  return isPick && others === 0 ? 'wait' : 'act';
})()`;

/** Everything on the screen that belongs to the match, without what only differs by how it came there. */
const picture = `(() => {
  const board = document.querySelector('[data-part="board"]').cloneNode(true);
  for (const one of board.querySelectorAll('*')) {
    for (const name of ['id', 'for', 'aria-labelledby', 'tabindex', 'data-motion']) one.removeAttribute(name);
    if (one.getAttribute('style') === '') one.removeAttribute('style');
  }
  const text = (selector) => [...document.querySelectorAll(selector)].map((one) => one.textContent).join('|');
  return [board.innerHTML, text('[data-part="prompt"]'), text('[data-part="log"]'), text('#end table')].join('\\n\\n');
})()`;

const click = (page: Page, which: number): Promise<void> =>
  page.evaluate<void>(`(() => {
    const legal = [...document.querySelectorAll('[data-part="board"] [data-legal="true"]')];
    legal[${which} % legal.length]?.click();
  })()`);

const press = (page: Page, text: RegExp): Promise<void> =>
  page.evaluate<void>(`(() => {
    const buttons = [...document.querySelectorAll('button')];
    buttons.findLast((one) => ${String(text)}.test(one.textContent))?.click();
  })()`);

interface Played {
  /** What was on the screen at each decision, and at the end. */
  readonly pictures: readonly string[];
  readonly person: Visitor;
}

/** A whole match against two bots, always the same one; `meanwhile` may end a scene. */
async function play(
  preferences: Preferences,
  meanwhile: (page: Page, what: Deed) => Promise<void>,
): Promise<Played> {
  const { id, key, kept } = dealtWith('ART-GPS');
  const person = await place().person({ name: 'Ada', ...preferences });
  const { page } = person;
  await watch(page, meanwhile !== letPlay);
  await page.goto(place().house.address);
  await page.evaluate(([k, v]) => localStorage.setItem(k ?? '', v ?? ''), [key, kept]);
  await page.goto(`${place().house.address}/table/${id}`);
  await person.expectAtTable();
  const pictures: string[] = [];
  for (;;) {
    const what = await until(
      async () => {
        const now = await page.evaluate<Deed>(deed);
        if (now !== 'act' && now !== 'over') await meanwhile(page, now);
        return now === 'act' || now === 'over' ? now : null;
      },
      async () => `nothing happens any more: ${await page.evaluate(picture)}`,
    );
    pictures.push(await page.evaluate<string>(picture));
    if (what === 'over') return { pictures, person };
    await click(page, pictures.length * 5);
    await person.settles();
  }
}

/** Has the page been painted a few times since this was asked last? */
const isPainted = `(() => {
  const { frames, asked = 0 } = window.watched;
  if (frames < asked + 3) return false;
  window.watched.asked = frames;
  return true;
})()`;

/** Lets every scene play; a scoring is read step by step, as fast as it is painted. */
const letPlay = async (page: Page, what: Deed): Promise<void> => {
  if (what === 'scoring' && (await page.evaluate<boolean>(isPainted)))
    await press(page, /^(?:Next step|Continue)$/);
};

/** Ends scenes at any moment, in every way there is. */
const skipper = (): typeof letPlay => {
  const rng = quickRng(14);
  return async (page, what) => {
    if (rng.below(3) > 0) return;
    if (what === 'scoring')
      return press(
        page,
        [/^Next step$/, /^Close$|^Continue$/, /^Skip to result$/][rng.below(3)] ?? /^Close$/,
      );
    if (rng.below(2) === 0) await page.keyboard.press('Space');
    else await press(page, rng.below(2) === 0 ? /^Skip$/ : /^Skip to my turn$/);
  };
};

describe('a match of Black Hole Buccaneers, told in scenes', () => {
  it('shows nothing before its scene, and ends alike however it is watched', {
    timeout: 600_000,
  }, async () => {
    const off = await play({ scenes: 'off' }, letPlay);
    expect(off.pictures.length).toBeGreaterThan(15);
    const told = await play({ scenes: 'normal', motion: 'on' }, letPlay);
    const seen = await watched(told.person.page);
    expect(seen.early).toEqual([]);
    const scores = ['D', 'E', 'F', 'G', 'H'].map((step) => `score ${step}`);
    const kinds = ['reveal', 'arrive', 'turn', 'pass', 'pile', ...scores, 'hole', 'end'];
    expect([...seen.scenes].sort()).toEqual(kinds.sort());
    expect(told.pictures).toEqual(off.pictures);
    const skipped = await play({ scenes: 'normal', motion: 'off' }, skipper());
    const still = await watched(skipped.person.page);
    expect(still.early).toEqual([]);
    expect(still.moving).toEqual([]);
    expect(still.frames).toBeGreaterThan(100);
    expect(skipped.pictures).toEqual(off.pictures);
    for (const { person } of [off, told, skipped]) {
      expect(person.complaints).toEqual([]);
      await person.leave();
    }
  });
});
