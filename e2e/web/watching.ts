/** Watches every painted frame of a match of Black Hole Buccaneers: nothing may be ahead of the scene that tells it. */
import type { Page } from 'playwright-core';

export interface Watched {
  /** What was seen too early, each once. */
  readonly early: readonly string[];
  /** The kinds of scenes that were painted. */
  readonly scenes: readonly string[];
  /** What moved: the names of animations and of properties. */
  readonly moving: readonly string[];
  readonly frames: number;
}

/**
 * Sentences of the log that may come only while a scene of this kind is painted.
 */
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

/** As text, for no tool may add to it: from the next page on, every frame is looked at. */
const watcher = (isSkipped: boolean): string => `
  window.watched = { early: new Set(), scenes: new Set(), moving: new Set(), frames: 0 };
  {
    const rules = ${rules}.map(([text, scene]) => [text, new RegExp(scene)]);
    const all = (selector, root = document) => [...root.querySelectorAll(selector)];
    const cardsIn = (zone) => all('[data-zone="' + zone + '"][data-card]').map((one) => one.dataset.card);
    const count = (text, part) => text.split(part).length - 1;
    let before = null;
    const look = () => {
      requestAnimationFrame(look);
      const root = document.querySelector('[data-told]');
      const board = document.querySelector('[data-part="board"]');
      if (root === null || board === null || document.querySelector('[data-near="true"]') === null) return;
      const scene = root.dataset.scene ?? null;
      const now = {
        scene,
        told: Number(root.dataset.told),
        log: document.querySelector('[data-part="log"]')?.textContent ?? '',
        hand: cardsIn('hand'),
        displays: all('[data-seat] fieldset [aria-label]').map((one) => one.getAttribute('aria-label')).join(),
        sums: all('[data-seat]').map((one) => one.querySelector('[class*="totals"]')?.textContent).join(),
        points: all('[data-seat]').map((one) => one.querySelector('[class*="points"] b')?.textContent).join(),
        hole: document.querySelector('[data-thing^="hole"]')?.dataset.thing,
      };
      const { early } = window.watched;
      const say = (what) => early.add((scene ?? 'no scene') + ': ' + what);
      window.watched.frames++;
      for (const one of document.getAnimations())
        if (one.playState === 'running')
          window.watched.moving.add((one.animationName ?? one.transitionProperty ?? 'script') + ' of ' + one.effect.target.className);
      if (scene !== null) {
        window.watched.scenes.add(scene);
        if (all('[data-legal="true"]', board).length > 0) say('a choice is offered');
        if (all('[data-choice]').length > 0) say('choices are listed');
        if (document.querySelector('[data-turn="true"]') !== null) say('a question is asked');
        if (document.querySelector('#end') !== null) say('the end is shown');
        // Whoever has Toys sees them before they are turned up for all.
        if (scene === 'reveal' && now.hand.length > 0) {
          const staged = all('[data-staged]').map((one) => one.dataset.staged);
          const lying = [...cardsIn('display'), ...cardsIn('discard'), ...now.hand];
          if (staged.some((card) => lying.includes(card))) say('a card lies on the table before it has turned');
        }
        if (/^score|^hole|^end/.test(scene) && now.hand.length > 0) say('a hand is there');
      }
      if (all('dialog[open]').length > 0 && !/^score|^end/.test(scene ?? '')) say('a dialog is open');
      // Where scenes are skipped, one may begin and end between two frames.
      if (before !== null && !${isSkipped}) {
        const isFree = document.querySelector('[data-part="missed"]') !== null;
        const mayChange = (scenes) => isFree || scenes.test(scene ?? 'none');
        if (now.told < before.told) say('less is told than before');
        if (now.told === before.told && count(now.log, 'Revealed:') > count(before.log, 'Revealed:'))
          say('the log is ahead of what was told');
        for (const [text, scenes] of rules)
          if (count(now.log, text) > count(before.log, text) && !mayChange(scenes)) say('the log tells "' + text + '"');
        const calm = scene === 'reveal' || scene === 'pass';
        if (calm && before.scene !== null && now.displays !== before.displays) say('a display changes');
        if (calm && now.sums !== before.sums && before.sums !== '') say('a sum changes');
        if (now.points !== before.points && !mayChange(/^score H$/)) say('points change');
        if (now.hole !== before.hole && !mayChange(/^hole$/)) say('the hole changes');
      }
      before = now;
    };
    requestAnimationFrame(look);
  }
`;

export async function watch(page: Page, isSkipped: boolean): Promise<void> {
  await page.addInitScript({ content: watcher(isSkipped) });
}

/** What has been seen so far. */
export const watched = (page: Page): Promise<Watched> =>
  page.evaluate<Watched>(
    `(() => { const { early, scenes, moving, frames } = window.watched; return { early: [...early], scenes: [...scenes], moving: [...moving], frames }; })()`,
  );
