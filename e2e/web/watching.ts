/**
 * Watches every painted frame: nothing may be ahead of the scene that tells it. One watcher for all games; what a game
 * shows and what may not be seen yet is given as text, for no tool may add to what runs in the page.
 */
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

interface Watching {
  /** An expression: is the table there? */
  readonly isThere?: string;
  /** What else is read from a frame: properties of an object. They may use `scene`, `all` and `running`. */
  readonly reads: string;
  /** Statements that `say` what is too early in `now`, looking at `before`, which is null for the first frame. */
  readonly judges?: string;
  /** Are all frames kept that differ from the one before? */
  readonly keeps?: boolean;
}

/** During a scene nothing is asked and nothing has ended. */
export const nothingIsAsked = `
  if (scene !== null) {
    if (all('[data-part="board"] [data-legal="true"]').length > 0) say('a choice is offered');
    if (all('[data-choice]').length > 0) say('choices are listed');
    if (document.querySelector('[data-turn="true"]') !== null) say('a question is asked');
    if (document.querySelector('#end') !== null) say('the end is shown');
  }
  if (before !== null && now.told < before.told) say('less is told than before');
`;

const watcher = ({ isThere = 'true', reads, judges = '', keeps = false }: Watching): string => `
  window.watched = { early: new Set(), scenes: new Set(), moving: new Set(), frames: 0, painted: [] };
  {
    const { watched } = window;
    const all = (selector, root = document) => [...root.querySelectorAll(selector)];
    let before = null;
    let last = '';
    const look = () => {
      if (window.watched !== watched) return;
      requestAnimationFrame(look);
      const root = document.querySelector('[data-told]');
      if (root === null || !(${isThere})) return;
      const scene = root.dataset.scene ?? null;
      const running = document.getAnimations().filter(({ playState }) => playState === 'running');
      const now = { scene, told: Number(root.dataset.told), ${reads} };
      const say = (what) => watched.early.add((scene ?? 'no scene') + ': ' + what);
      watched.frames++;
      if (scene !== null) watched.scenes.add(scene);
      for (const one of running)
        watched.moving.add((one.animationName ?? one.transitionProperty ?? 'script') + ' of ' + one.effect.target.className);
      ${judges}
      before = now;
      if (!${keeps}) return;
      const mark = JSON.stringify(now);
      if (mark !== last) watched.painted.push(now);
      last = mark;
    };
    requestAnimationFrame(look);
  }
`;

/** From the next page on every painted frame is looked at. */
export const watchFromStart = (page: Page, watching: Watching): Promise<unknown> =>
  page.addInitScript({ content: watcher(watching) });

/** From now on every painted frame is looked at. */
export const watchFromNow = (page: Page, watching: Watching): Promise<unknown> =>
  page.evaluate(watcher(watching));

/** What has been seen so far. */
export const watched = (page: Page): Promise<Watched> =>
  page.evaluate<Watched>(
    `(() => { const { early, scenes, moving, frames } = window.watched; return { early: [...early], scenes: [...scenes], moving: [...moving], frames }; })()`,
  );
