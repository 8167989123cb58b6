/** The longest task of the page on a slow phone while bots think and a hint is looked for, in each game. */
import type { Browser } from 'playwright-core';
import type { Visitor } from '../visitor.ts';

const games = ['buccaneers', 'ultramassive', 'amass', 'masterworks'] as const;
/** So many times slower than this machine. */
const slower = 4;
/** Moves of our own, each with what the bots answer. */
const moves = 4;

export async function thinking(
  browser: Browser,
  enter: () => Promise<Visitor>,
  address: string,
): Promise<string[]> {
  const figures: string[] = [];
  for (const game of games) {
    const one = await enter();
    const { page, context } = one;
    await page.goto(address);
    await one.playNow(game);
    await one.settles();
    const wires = await context.newCDPSession(page);
    await wires.send('Emulation.setCPUThrottlingRate', { rate: slower });
    const hint = await longest(browser, one, async () => {
      await page.keyboard.press('h');
      await page.locator('[data-part="hint"][data-ready="true"]').waitFor();
    });
    await page.keyboard.press('Escape');
    const bots = await longest(browser, one, async () => {
      let turns = 0;
      await one.playUntil(
        async () => turns >= moves,
        'some moves',
        async (turn) => {
          await one.act(turn);
          turns++;
        },
      );
    });
    figures.push(
      `${game}, ${slower} × slower: with a hint ${hint}, with moves of our own and of bots ${bots}`,
    );
    await one.leave();
  }
  return figures;
}

interface Traced {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Time of the processor: a busy machine does not count. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

interface Trace {
  readonly traceEvents: readonly Traced[];
}

async function longest(browser: Browser, { page }: Visitor, act: () => Promise<void>): Promise<string> {
  const categories = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline', '__metadata'];
  await browser.startTracing(page, { categories });
  await act();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as Trace;
  const mains = traceEvents.filter(
    ({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain',
  );
  const isMain = ({ pid, tid }: Traced): boolean => mains.some((one) => one.pid === pid && one.tid === tid);
  const tasks = traceEvents
    .filter((one) => one.name === 'RunTask' && isMain(one))
    .map(({ tdur = 0 }) => tdur / 1000);
  const over = tasks.filter((task) => task > 50).length;
  return `${Math.round(Math.max(0, ...tasks))} ms (${over} over 50 ms)`;
}
