/** Somebody in a browser of their own, who sees, clicks and types as a person does. */
import AxeBuilder from '@axe-core/playwright';
import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { patience, until } from './until.ts';

export interface Preferences {
  readonly language?: 'en' | 'de';
  readonly name?: string;
  readonly motion?: 'on' | 'off';
  /** How fast scenes are shown; here they are off unless a test is about them. */
  readonly scenes?: 'slow' | 'normal' | 'fast' | 'off';
  /** How fast bots answer; here at once unless a test is about it. */
  readonly bots?: 'slow' | 'normal' | 'fast' | 'off';
  /** Does a move that cannot be undone take a second tap? Here it does not unless a test is about it. */
  readonly confirm?: boolean;
  /** Are passes made for them where everybody can see that nothing can be played? */
  readonly passes?: boolean;
  /** Is the list of choices open beside the board? */
  readonly choices?: boolean;
  /** Somebody new is offered the guided game at their first "Play now"; everybody else has been before. */
  readonly isNew?: boolean;
}

const offered = JSON.stringify(['amass', 'buccaneers', 'masterworks', 'ultramassive']);

interface Look {
  readonly turn: boolean;
  readonly over: boolean;
  readonly choices: readonly string[];
  /** Differs whenever something has happened. */
  readonly mark: string;
}

export class Visitor {
  /** What the console complained about: a breach of the security policy is among it. */
  readonly complaints: string[] = [];
  /** What was awaited while the line was cut may fail without blame. */
  isOffline = false;

  private constructor(
    readonly context: BrowserContext,
    readonly page: Page,
  ) {
    page.setDefaultTimeout(patience);
    page.setDefaultNavigationTimeout(patience);
    page.on('console', (message) => {
      // The browser reports answers that are no success and lines that are cut by itself.
      const isNetwork = /Failed to load resource|WebSocket connection|net::ERR_/.test(message.text());
      if (message.type() === 'error' && !isNetwork) this.complaints.push(message.text());
    });
    page.on('pageerror', (error) => this.complaints.push(String(error)));
  }

  static async enter(
    browser: Browser,
    { isNew = false, ...preferences }: Preferences = {},
    options: BrowserContextOptions = {},
  ): Promise<Visitor> {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 860 },
      locale: 'en-GB',
      ...options,
    });
    const quiet = { motion: 'off', scenes: 'off', bots: 'off', confirm: false, sound: false };
    const first = { ...quiet, ...preferences };
    await context.addInitScript(
      ([settings = '', declined = '']) => {
        // A page that is nobody's has no storage.
        if (!location.protocol.startsWith('http')) return;
        if (declined !== '') localStorage.setItem('accretion/offered', declined);
        if (localStorage.getItem('accretion/settings') === null)
          localStorage.setItem('accretion/settings', settings);
      },
      [JSON.stringify(first), isNew ? '' : offered],
    );
    return new Visitor(context, await context.newPage());
  }

  /** The same person in another tab. */
  async newTab(): Promise<Visitor> {
    return new Visitor(this.context, await this.context.newPage());
  }

  async leave(): Promise<void> {
    await this.context.close();
  }

  /** Everything the log says, with all of it unfolded. */
  async log(): Promise<string[]> {
    const part = this.page.locator('[data-part="log"]');
    const folded = part.locator('button[aria-expanded="false"]');
    while ((await folded.count()) > 0) await folded.first().dispatchEvent('click');
    return part.locator('li button').allTextContents();
  }

  /** The log says so, now or soon, folded or not. */
  async readsInLog(text: string | RegExp): Promise<void> {
    const log = async (): Promise<string> => (await this.log()).join('\n');
    await expect.poll(log, { timeout: patience }).toMatch(text);
  }

  /** No rule of accessibility is broken by what is on the screen, once colours have stopped changing. */
  async isAccessible(what: string): Promise<void> {
    await this.page.evaluate(async () => {
      const ending = document
        .getAnimations()
        .filter((one) => Number.isFinite(one.effect?.getComputedTiming().endTime as number));
      await Promise.all(ending.map((one) => one.finished.catch(() => undefined)));
    });
    // The page has no frames of strangers, for which axe would open a page of its own, and only faults are read.
    const axe = new AxeBuilder({ page: this.page }).setLegacyMode(true);
    const { violations } = await axe.options({ resultTypes: ['violations'] }).analyze();
    const found = violations.map(({ id, help, nodes }) => ({
      id,
      help,
      at: nodes.slice(0, 3).map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
    }));
    expect(found, `${what}: ${this.page.url()}`).toEqual([]);
  }

  /** The same in the dark theme and in the light one. */
  async isAccessibleInBoth(what: string): Promise<void> {
    for (const theme of ['light', 'dark']) {
      await this.page.evaluate((is) => {
        document.documentElement.dataset['theme'] = is;
      }, theme);
      await this.isAccessible(`${what}, ${theme}`);
    }
  }

  /** Nothing sticks out to the side. */
  async fitsTheScreen(what: string): Promise<void> {
    const [wide, screen] = await this.page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.documentElement.clientWidth,
    ]);
    expect(wide, `${what}: ${this.page.url()} is too wide`).toBeLessThanOrEqual(screen ?? 0);
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name });
  }

  async sees(text: string | RegExp): Promise<void> {
    await this.page.getByText(text).first().waitFor();
  }

  get board(): Locator {
    return this.page.locator('[data-part="board"]');
  }

  /** Everything is there, also what is loaded after the board. */
  async expectAtTable(): Promise<void> {
    await this.page.locator('[data-part="prompt"]').waitFor();
    await this.page.locator('[data-part="log"]').waitFor({ state: 'attached' });
    await this.board.locator('button').first().waitFor();
  }

  /** From the lobby to a table of the first game, with bots. */
  async playNow(game = 'buccaneers'): Promise<void> {
    await this.page.locator(`article[aria-labelledby="game-${game}"] button`).first().click();
    await this.expectAtTable();
  }

  /** What the table says right now. */
  look(): Promise<Look> {
    return this.page.evaluate(() => {
      // A long list is in groups; the numbers are those of the choices themselves.
      const listed = [...document.querySelectorAll<HTMLElement>('[data-choice]')].sort(
        (a, b) => Number(a.dataset['choice']) - Number(b.dataset['choice']),
      );
      const choices = listed.map((one) =>
        [...one.childNodes]
          .filter((node) => node.nodeType === Node.TEXT_NODE)
          .map((node) => node.textContent ?? '')
          .join('')
          .trim(),
      );
      const prompt = document.querySelector('[data-part="prompt"]')?.textContent;
      // The list of choices is loaded after the board.
      const isListed = document.querySelector('[data-part="choices"]') !== null;
      const turn = isListed && document.querySelector('[data-turn="true"] [data-part="prompt"]') !== null;
      const log = document.querySelector('[data-told]')?.getAttribute('data-told') ?? '';
      return {
        turn,
        over: document.querySelector('#end') !== null,
        choices,
        mark: JSON.stringify([turn, prompt, choices, log]),
      };
    });
  }

  /** Puts away what lies over the table: the scoring of a round. */
  async clearTable(): Promise<void> {
    const dialog = this.page.locator('dialog[open]');
    for (let i = 0; i < 3 && (await dialog.count()) > 0; i++) await this.page.keyboard.press('Escape');
    const goOn = this.page.locator('[data-part="step"] button:last-of-type');
    for (let i = 0; i < 20 && (await goOn.count()) > 0; i++)
      await isDone(goOn.dispatchEvent('click', undefined, { timeout: 500 }));
  }

  /**
   * Waits until no move is pending, so that the table shows its result, and, if it is this person's turn, until the
   * list of choices has loaded, which happens after the board.
   */
  async settles(): Promise<void> {
    await this.page.waitForFunction(
      () =>
        document.querySelector('[data-pending="true"]') === null &&
        (document.querySelector('[data-turn="true"]') === null ||
          document.querySelector('[data-part="choices"]') !== null),
    );
  }

  /** Makes one of the offered choices, and waits until it has been made; others may have made it impossible. */
  async act(which: number | string): Promise<void> {
    await this.settles();
    await this.choose(which);
    await this.settles();
  }

  /**
   * Clicks one of the choices, by its place or by its words, where the thing itself lies; in the list when it cannot be
   * reached there.
   */
  async choose(which: number | string): Promise<void> {
    await this.clearTable();
    const { choices } = await this.look();
    const index = typeof which === 'number' ? which % choices.length : choices.indexOf(which);
    const words = choices[index];
    if (words === undefined) return;
    const there = this.board.locator(`button[aria-label=${JSON.stringify(words)}]`).first();
    const listed = this.page.locator(`[data-choice="${index + 1}"]`, { hasText: words });
    // Others act meanwhile: what is gone when the finger comes down is not waited for.
    if ((await there.count()) > 0 && (await isDone(there.click({ timeout: 2_000 })))) return;
    await isDone(listed.dispatchEvent('click', undefined, { timeout: 500 }));
  }

  /** Plays whenever asked, in a way of its own if there is one, until this is so or the match is over. */
  async playUntil(
    isSo: () => Promise<boolean>,
    what: string,
    play?: (turn: number) => Promise<void>,
  ): Promise<void> {
    await playTogether([this], isSo, what, async (one, turn) => {
      if (play === undefined) return one.act(turn);
      await play(turn);
      await one.settles();
    });
  }
}

/** Clicks that may go nowhere in a row, because others changed the table at the same moment. */
const mostInVain = 200;

const isDone = (task: Promise<unknown>): Promise<boolean> =>
  task.then(
    () => true,
    () => false,
  );

/** Several people play whenever they are asked, until this is so after this many turns or the match is over for all. */
export async function playTogether(
  people: readonly Visitor[],
  isSo: (turns: number) => Promise<boolean>,
  what: string,
  play: (one: Visitor, turn: number) => Promise<void> = (one, turn) => one.act(turn),
): Promise<void> {
  const lookAll = (): Promise<Look[]> => Promise.all(people.map((one) => one.look()));
  let seen = '';
  let vain = 0;
  for (let turn = 0; ; ) {
    // Whoever is asked, or the end of it.
    const looks = await until(
      async () => {
        const found = await lookAll();
        const isAsked = found.some((one) => one.turn && !one.over);
        return isAsked || (await isSo(turn)) || found.every(({ over }) => over) ? found : null;
      },
      async () => `nothing happens any more, waiting for ${what}: ${JSON.stringify(await lookAll())}`,
    );
    if (await isSo(turn)) return;
    if (looks.every(({ over }) => over)) return;
    const asked = people.filter((_, i) => looks[i]?.turn === true && looks[i]?.over === false);
    const now = looks.map(({ mark }) => mark).join();
    vain = now === seen ? vain + 1 : 0;
    seen = now;
    if (vain > mostInVain) throw new Error(`no click changes anything, waiting for ${what}: ${now}`);
    await Promise.all(asked.map((one, i) => play(one, turn + 3 * i)));
    turn += asked.length;
  }
}

export const never = async (): Promise<boolean> => false;
