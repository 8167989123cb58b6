/**
 * What scenes cost: the script of each frame while a scene runs, on this machine and four times slower, and how many
 * frames are painted in a second in which nothing happens. The browser's own trace is read, not a clock of the page.
 */
import type { Browser, Page } from 'playwright-core';
import { until } from '../until.ts';
import type { Preferences, Visitor } from '../visitor.ts';
import { games } from './widths.ts';

/** As much of an event of a trace as is read here; times in microseconds. */
interface Traced {
  readonly name: string;
  readonly ph: string;
  readonly ts: number;
  readonly dur?: number;
  readonly pid: number;
  readonly tid: number;
  /** Is it of the thread that runs the page's scripts? */
  readonly isMain?: boolean;
}

const categories = [
  ...['devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.user_timing'],
  ...['devtools.timeline.frame', 'disabled-by-default-devtools.timeline.frame'],
];
const script = new Set([
  ...['FunctionCall', 'EvaluateScript', 'FireAnimationFrame', 'TimerFire', 'EventDispatch', 'RunMicrotasks'],
  ...['FireIdleCallback', 'HandlePostMessage', 'MinorGC', 'MajorGC'],
]);
const slower = [1, 4];
const scenesEach = 6;
const longest = 45_000;
const idleSecond = 1_000;

/** Marks in the trace when scenes begin and end. As text, for no tool may add to it. */
const watchScenes = `(() => {
  const root = document.querySelector('[data-told]');
  window.scenesSeen = 0;
  let was = false;
  const look = () => {
    const is = root.dataset.scene !== undefined;
    if (is === was) return;
    was = is;
    if (is) window.scenesSeen++;
    performance.mark(is ? 'scene begins' : 'scene ends');
  };
  new MutationObserver(look).observe(root, { attributes: true, attributeFilter: ['data-scene'] });
  performance.mark('watching');
  look();
})()`;

async function traced(browser: Browser, page: Page, during: () => Promise<void>): Promise<readonly Traced[]> {
  await browser.startTracing(page, { categories });
  await during();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: readonly Traced[];
  };
  const watching = traceEvents.find(({ name }) => name === 'watching');
  // All threads of the page: frames are drawn by another than the one that runs scripts.
  return traceEvents
    .filter(({ pid }) => pid === watching?.pid)
    .map((one) => ({ ...one, isMain: one.tid === watching?.tid }))
    .sort((a, b) => a.ts - b.ts);
}

/** The milliseconds of script in each frame that began during a scene. */
function scriptPerFrame(events: readonly Traced[]): readonly number[] {
  const frames: { from: number; spent: number }[] = [];
  let [isScene, covered] = [false, 0];
  let now: { from: number; spent: number } | null = null;
  for (const { name, ph, ts, dur = 0, isMain } of events) {
    if (!isMain) continue;
    if (name === 'scene begins') isScene = true;
    if (name === 'scene ends') isScene = false;
    if (name === 'BeginMainThreadFrame') {
      now = isScene ? { from: ts, spent: 0 } : null;
      if (now !== null) frames.push(now);
    }
    if (ph !== 'X' || !script.has(name)) continue;
    // What runs inside something that is counted already is not counted twice.
    const [from, to] = [Math.max(ts, covered), ts + dur];
    if (to <= from) continue;
    covered = to;
    if (now !== null) now.spent += to - from;
  }
  return frames.map(({ spent }) => spent / 1_000);
}

function figuresOf(times: readonly number[]): string {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number): number => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  const mean = times.reduce((sum, one) => sum + one, 0) / Math.max(1, times.length);
  const shown = [mean, at(0.95), at(1)].map((one) => one.toFixed(1));
  return `mean ${shown[0]} ms, 95% under ${shown[1]} ms, longest ${shown[2]} ms, of ${times.length} frames`;
}

/** Plays on whenever asked until enough scenes were seen. */
async function playScenes(one: Visitor): Promise<void> {
  const end = performance.now() + longest;
  const seen = (): Promise<number> => one.page.evaluate('window.scenesSeen');
  for (let turn = 0; (await seen()) < scenesEach && performance.now() < end; turn++) {
    const { turn: isMine, over } = await one.look();
    if (over) return;
    if (isMine) await one.act(turn);
    else await one.clearTable();
  }
}

/** Waits until nothing is shown any more and the person is asked, or the match is over. */
async function comesToRest(one: Visitor): Promise<void> {
  const running = one.page.locator('[data-scene]');
  await until(
    async () => {
      await one.clearTable();
      const { turn, over } = await one.look();
      return (turn || over) && (await running.count()) === 0 ? true : null;
    },
    async () => `no rest: ${(await one.look()).mark}`,
    longest,
  );
}

/** One line of figures for each game and speed. */
export async function frames(
  wanted: readonly string[],
  address: string,
  browser: Browser,
  enter: (preferences: Preferences) => Promise<Visitor>,
): Promise<string[]> {
  const all = Object.keys(games);
  const named = all.filter((game) => wanted.includes(game));
  const lines: string[] = [];
  for (const game of named.length > 0 ? named : all) {
    for (const rate of slower) {
      const one = await enter({ name: 'Ada', motion: 'on', scenes: 'normal', bots: 'fast' });
      const { page } = one;
      await page.goto(address);
      await one.playNow(game);
      const wires = await one.context.newCDPSession(page);
      await wires.send('Emulation.setCPUThrottlingRate', { rate });
      const scenes = await traced(browser, page, async () => {
        await page.evaluate(watchScenes);
        await playScenes(one);
      });
      await comesToRest(one);
      const idle = await traced(browser, page, async () => {
        await page.evaluate('performance.mark("watching")');
        await page.waitForTimeout(idleSecond);
      });
      const painted = idle.filter(({ name }) => name === 'DrawFrame').length;
      const line = `${game}, ${rate}× slower: ${figuresOf(scriptPerFrame(scenes))}; idle: ${painted} frames in a second`;
      console.log(line);
      lines.push(line);
      await one.leave();
    }
  }
  return lines;
}
