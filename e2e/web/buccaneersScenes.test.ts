import { quickRng } from '@accretion/engine';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { dealtWith } from './dealt.ts';
import { openPlace } from './place.ts';
import { until } from './until.ts';
import type { Preferences, Visitor } from './visitor.ts';
import { nothingIsAsked, watched, watchFromStart } from './watching.ts';

const place = openPlace();

/** Sentences of the log that may come only while a scene of this kind is painted. */
const belongs = {
  'Revealed:': /^reveal$/,
  'Hands are passed': /^pass$/,
  'Total weights': /^score E$/,
  'Final thresholds': /^score F$/,
  'drawn in': /^score G$/,
  ', rank ': /^score H$/,
  'The match is over.': /^end$/,
};

const rules = JSON.stringify(Object.entries(belongs).map(([text, scene]) => [text, scene.source]));

const cardsIn = (zone: string): string =>
  `all('[data-zone="${zone}"][data-card]').map((one) => one.dataset.card)`;

/** What a frame shows, and what is too early in it. */
const watching = (isSkipped: boolean): Parameters<typeof watchFromStart>[1] => ({
  isThere: `document.querySelector('[data-part="board"]') !== null && document.querySelector('[data-near="true"]') !== null`,
  reads: `
    log: document.querySelector('[data-part="log"]')?.textContent ?? '',
    hand: ${cardsIn('hand')},
    displays: all('[data-seat] fieldset [aria-label]').map((one) => one.getAttribute('aria-label')).join(),
    sums: all('[data-seat]').map((one) => one.querySelector('[class*="totals"]')?.textContent).join(),
    points: all('[data-seat]').map((one) => one.querySelector('[class*="points"] b')?.textContent).join(),
    hole: document.querySelector('[data-thing^="hole"]')?.dataset.thing,`,
  judges: `${nothingIsAsked}
    const count = (text, part) => text.split(part).length - 1;
    // A player with Toys sees them before they are turned up for all.
    if (scene === 'reveal' && now.hand.length > 0) {
      const staged = all('[data-staged]').map((one) => one.dataset.staged);
      const lying = [...${cardsIn('display')}, ...${cardsIn('discard')}, ...now.hand];
      if (staged.some((card) => lying.includes(card))) say('a card lies on the table before it has turned');
    }
    if (/^score|^hole|^end/.test(scene ?? '') && now.hand.length > 0) say('a hand is there');
    if (all('dialog[open]').length > 0 && !/^score|^end/.test(scene ?? '')) say('a dialog is open');
    // Where scenes are skipped, one may begin and end between two frames.
    if (before !== null && !${isSkipped}) {
      const isFree = document.querySelector('[data-part="missed"]') !== null;
      const mayChange = (scenes) => isFree || scenes.test(scene ?? 'none');
      if (now.told === before.told && count(now.log, 'Revealed:') > count(before.log, 'Revealed:'))
        say('the log is ahead of what was told');
      for (const [text, scenes] of ${rules})
        if (count(now.log, text) > count(before.log, text) && !mayChange(new RegExp(scenes)))
          say('the log tells "' + text + '"');
      const calm = scene === 'reveal' || scene === 'pass';
      if (calm && before.scene !== null && now.displays !== before.displays) say('a display changes');
      if (calm && now.sums !== before.sums && before.sums !== '') say('a sum changes');
      if (now.points !== before.points && !mayChange(/^score H$/)) say('points change');
      if (now.hole !== before.hole && !mayChange(/^hole$/)) say('the hole changes');
    }`,
});

/** What to do about what is on the screen. */
type Deed = 'wait' | 'act' | 'over' | 'scoring';

/** As text, for no tool may add to it. Another bot is waited for first, so that every match is played in the same order. */
const deed = `(() => {
  const root = document.querySelector('[data-told]');
  if (root === null || root.dataset.pending === 'true') return 'wait';
  if (root.dataset.scene !== undefined) return document.querySelector('[data-part="step"]') === null ? 'wait' : 'scoring';
  if (document.querySelector('#end') !== null) return 'over';
  if (document.querySelector('[data-turn="true"]') === null) return 'wait';
  const isPick = document.querySelector('[data-zone="hand"][data-legal="true"]') !== null;
  const others = document.querySelectorAll('[data-sealed]').length;
  return isPick && others === 0 ? 'wait' : 'act';
})()`;

/** Everything on the screen that belongs to the match, without what only differs by how it came there. */
const picture = `(() => {
  const board = document.querySelector('[data-part="board"]').cloneNode(true);
  // The living hole comes later, when the page has time.
  for (const one of board.querySelectorAll('canvas')) one.remove();
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
  await watchFromStart(page, watching(meanwhile !== letPlay));
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
        [/^Next step$/, /^Close$|^Continue$/, /^Skip to result$/, /^Show all steps$/][rng.below(4)] ??
          /^Close$/,
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
