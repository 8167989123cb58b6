/** Somebody who plays by keyboard and hears what the page says: the live region, and the names of what has the focus. */
import { commitmentTo, rulesetOf, seedFrom, seedOf } from '@accretion/engine';
import { games } from '@accretion/games';
import type { Page } from 'playwright-core';
import { until } from './until.ts';
import type { Visitor } from './visitor.ts';

interface Heard {
  readonly kind: string;
  readonly text: string;
}

declare global {
  interface Window {
    heard: Heard[];
  }
}

/** What is said in passing, or not at all if something follows, depends on how fast the machine is. */
const isCertain = ({ kind }: Heard): boolean => kind === 'result' || kind === 'question';

/** Keeps what is announced, from the next page on. */
export async function hear(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.heard = [];
    const hear = (records: readonly MutationRecord[]): void => {
      for (const { addedNodes } of records)
        for (const node of addedNodes)
          if (node instanceof HTMLElement && node.parentElement?.dataset['announcer'] !== undefined)
            window.heard.push({ kind: node.dataset['kind'] ?? '', text: node.textContent ?? '' });
    };
    new MutationObserver(hear).observe(document, { subtree: true, childList: true });
  });
}

export class Listener {
  private constructor(
    private readonly visitor: Visitor,
    private from = 0,
  ) {}

  /** Sits down at a match that is dealt the same way every time. */
  static async at(
    visitor: Visitor,
    address: string,
    game: string,
    seats: number,
    deal: string,
  ): Promise<Listener> {
    const { page } = visitor;
    await hear(page);
    await page.goto(address);
    const { id, kept } = dealt(game, seats, deal);
    await page.evaluate(
      ([key = '', value = '']) => localStorage.setItem(key, value),
      [`accretion/match/${id}`, kept],
    );
    await page.goto(`${address}/table/${id}`);
    await visitor.expectAtTable();
    return new Listener(visitor);
  }

  /** Everything that was surely said since the last question, up to the next one. */
  async listen(): Promise<readonly string[]> {
    const { page } = this.visitor;
    const all = await until(
      async () => {
        const heard = (await page.evaluate(() => window.heard)).filter(isCertain);
        const fresh = heard.slice(this.from);
        // Of the others, only the last one may still be to act: it waits for this person.
        const asked = await page.locator('[data-part="players"] [data-asked="true"]').count();
        return fresh.at(-1)?.kind === 'question' && asked <= 2 ? fresh : null;
      },
      async () => `nothing is asked: ${JSON.stringify(await page.evaluate(() => window.heard.slice(-5)))}`,
    );
    this.from += all.length;
    return all.map(({ text }) => text);
  }

  /** Walks down the list of choices to one that is called like this, and makes it; says what it is called. */
  async choose(name: RegExp): Promise<string> {
    const { page } = this.visitor;
    await page.locator('[data-choice]').first().waitFor({ state: 'attached' });
    await page.keyboard.press('c');
    // What a choice leads to is loaded last.
    await page.waitForFunction(() => document.querySelector('[data-part="outcomeToCome"]') === null);
    for (let steps = 0; steps < 80; steps++) {
      const { text, is } = await this.focused();
      if (is === 'choice' && name.test(text)) {
        await page.keyboard.press('Enter');
        await this.visitor.settles();
        return text;
      }
      if (is === 'closed group') await page.keyboard.press('Enter');
      await page.keyboard.press('ArrowDown');
    }
    throw new Error(`arrow keys do not lead to ${name}, but to ${JSON.stringify(await this.focused())}`);
  }

  /** What has the focus, called as it is read aloud, after what is worked out for it has been drawn. */
  private focused(): Promise<{ readonly text: string; readonly is: string }> {
    return this.visitor.page.evaluate(async () => {
      for (let frames = 0; frames < 3; frames++) await new Promise((done) => requestAnimationFrame(done));
      const here = document.activeElement;
      const parts = [...(here?.childNodes ?? [])].filter(
        (node) => !(node instanceof Element && node.getAttribute('aria-hidden') === 'true'),
      );
      const opens = here?.getAttribute('aria-expanded');
      const is = opens === 'false' ? 'closed group' : opens === 'true' ? 'open group' : 'choice';
      return { text: parts.map((node) => node.textContent).join(''), is };
    });
  }
}

function dealt(id: string, seats: number, deal: string): { id: string; kept: string } {
  const game = games.find((one) => one.id === id);
  if (game === undefined) throw new Error(`no game ${id}`);
  const secret = seedOf(deal);
  const nonces = Array.from({ length: seats }, (_, seat) => seedOf(`${deal} ${seat}`));
  const match = `here-${seedOf(deal).slice(0, 16)}`;
  const kept = {
    format: 'accretion-kept/1',
    ...{ id: match, game: id, version: game.version, pack: null, options: rulesetOf(game).game.defaults },
    seed: seedFrom(secret, nonces),
    fairness: { commitment: commitmentTo(secret), secret, nonces },
    names: ['Ada', 'Kepler', 'Leavitt'].slice(0, seats),
    bots: [null, 'greedy', 'greedy'].slice(0, seats),
    entries: [],
    ...{ createdAt: 0, movedAt: 0, isYourTurn: true, outcome: null },
  };
  return { id: match, kept: JSON.stringify(kept) };
}
