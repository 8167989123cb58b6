/** How quickly the battlefield answers on a slow phone: when the legal area is there, and how a dragged ghost moves. */
import { ghost, pixelOf, standing } from '../masterworks/hands.ts';
import { has, open, prepared } from '../masterworks/moments.ts';
import type { Visitor } from '../visitor.ts';
import { timesOf } from './quickness.ts';

/** So many times slower than this machine. */
const slower = [1, 4] as const;
const taken = 5;

const moment = () => prepared('acting', { is: (moves) => has('advance')(moves) && has('end')(moves) });

export async function drag(one: Visitor, address: string): Promise<string[]> {
  const { page, context } = one;
  await open(one, address, moment());
  const wires = await context.newCDPSession(page);
  const figures: string[] = [];
  for (const rate of slower) {
    await wires.send('Emulation.setCPUThrottlingRate', { rate });
    const times: number[] = [];
    for (let n = 0; n < taken; n++) {
      times.push(await areaTime(one));
      await page.keyboard.press('Escape');
    }
    figures.push(`the legal area, ${rate} × slower: ${timesOf(times)}`);
    await one.button(/^Move \(/).tap();
    figures.push(`frames per second while dragging, ${rate} × slower: ${await dragged(one)}`);
    await page.keyboard.press('Escape');
  }
  await wires.detach();
  return figures;
}

/** From a press on Move until the area is painted. As text, for no tool may add to it. */
const areaTime = ({ page }: Visitor): Promise<number> =>
  page.evaluate<number>(`new Promise((done) => {
    const press = [...document.querySelectorAll('[data-part="board"] button')].find((one) => /^Move \\(/.test(one.textContent));
    const start = performance.now();
    press.click();
    requestAnimationFrame(function look() {
      if (document.querySelector('[data-area]') === null) return requestAnimationFrame(look);
      // What is posted in a frame comes after its paint.
      const painted = new MessageChannel();
      painted.port1.onmessage = () => done(performance.now() - start);
      painted.port2.postMessage(null);
    });
  })`);

/** Goes round with a finger, once in every frame, for three seconds. As text, see above. */
async function dragged({ page }: Visitor): Promise<string> {
  await page.locator(ghost).scrollIntoViewIfNeeded();
  const from = await pixelOf(page, await standing(page, ghost));
  const { painted, moved, slowest } = await page.evaluate<Dragged>(`new Promise((done) => {
    const from = ${JSON.stringify(from)};
    const ghost = () => document.querySelector(${JSON.stringify(ghost)});
    const touch = (type, x, y) =>
      ghost().dispatchEvent(new PointerEvent(type, {
        bubbles: true, pointerId: 7, pointerType: 'touch', buttons: 1, clientX: x, clientY: y,
      }));
    ghost().setPointerCapture = () => undefined;
    touch('pointerdown', from.x, from.y);
    const places = [];
    const gaps = [];
    let first = null;
    let before = null;
    requestAnimationFrame(function next(now) {
      first ??= now;
      if (before !== null) gaps.push(now - before);
      before = now;
      places.push(ghost().getAttribute('transform'));
      if (now - first > 3000) {
        const seconds = (now - first) / 1000;
        const moved = places.filter((place, at) => place !== places[at - 1]).length;
        return done({ painted: gaps.length / seconds, moved: moved / seconds, slowest: Math.max(...gaps) });
      }
      const turn = (now - first) / 300;
      touch('pointermove', from.x + 50 * Math.sin(turn), from.y + 72 + 50 * Math.cos(turn));
      requestAnimationFrame(next);
    });
  })`);
  return `${Math.round(painted)} painted, ${Math.round(moved)} with the ghost elsewhere, slowest ${Math.round(slowest)} ms`;
}

interface Dragged {
  readonly painted: number;
  readonly moved: number;
  readonly slowest: number;
}
