/** A board in outline, on which a plan is carried out: fourteen spaces, blue first. */
import { riftSpace, stackLimit } from '../rules/board.ts';
import type { Cards } from '../rules/cards.ts';
import type { Token } from '../rules/content.ts';
import { type Channel, channels, type Place } from '../rules/state.ts';
import type { Plan } from './plan.ts';

/** How much Matter, how many tokens, which Antimatter lies on each space. */
export interface Sketch {
  readonly matter: Float64Array;
  readonly count: Float64Array;
  readonly anti: Float64Array;
  gained: number;
  counters: number;
}

const spaces = 14;

const blank = (): Sketch => ({
  matter: new Float64Array(spaces),
  count: new Float64Array(spaces),
  anti: new Float64Array(spaces),
  gained: 0,
  counters: 0,
});

const original = blank();
const drawing = blank();

/** The board as it is; there is only one sketch of it at a time, since making them costs more than drawing. */
export function sketchOf(cards: Cards, place: Place): Sketch {
  const sketch = original;
  const { matter, count, anti } = sketch;
  matter.fill(0);
  count.fill(0);
  anti.fill(0);
  sketch.gained = 0;
  sketch.counters = 0;
  for (let c = 0; c < channels.length; c++) {
    const channel = place[channels[c] as Channel];
    for (let i = 0; i < channel.length; i++) {
      const at = c * 7 + i;
      for (const token of channel[i] as readonly Token[]) {
        if (token === 'major') anti[at] = 4;
        else if (token === 'minor') anti[at] = 1;
        else {
          matter[at] = (matter[at] as number) + cards.mass[token];
          count[at] = (count[at] as number) + 1;
        }
      }
    }
  }
  for (const token of place.hole) {
    if (token === 'minor') sketch.counters++;
    else sketch.gained += cards.mass[token];
  }
  return sketch;
}

/** A copy to carry a plan out on; there is only one at a time. */
export function redrawn(sketch: Sketch): Sketch {
  drawing.matter.set(sketch.matter);
  drawing.count.set(sketch.count);
  drawing.anti.set(sketch.anti);
  drawing.gained = sketch.gained;
  drawing.counters = sketch.counters;
  return drawing;
}

/** The spaces with open Wormholes. */
export function openSpaces(place: Place): number[] {
  const open: number[] = [];
  for (const one of place.wormholes) if (one.open) open.push(spaceOf(one));
  return open;
}

const spaceOf = ({ channel, space }: Place['wormholes'][number]): number =>
  (channel === 'blue' ? 0 : 7) + space - 1;

/** The share of its value a token may hope for, so many spaces from the hole. */
export const promise = (distance: number, reach: number): number => Math.max(0, 1 - distance / (1 + reach));

/** How well a token would stand here; nothing: it may not. */
function spotWorth(
  { matter, anti }: Sketch,
  last: number,
  token: Plan['tokens'][number],
  at: number,
): number {
  if (anti[at] !== 0 || (token.anti && matter[at] !== 0)) return Number.NEGATIVE_INFINITY;
  if (!token.anti && (matter[at] as number) + token.mass > stackLimit) return Number.NEGATIVE_INFINITY;
  let weight = (at % 7) * 100;
  const from = at < 7 ? 0 : 7;
  for (let i = from; i < from + last; i++) weight += matter[i] as number;
  return token.anti ? -weight : weight;
}

/** Puts a token where it stands best: far inward by a Wormhole, else into the heavier Channel. */
export function put(sketch: Sketch, last: number, token: Plan['tokens'][number], place: Place): void {
  const { matter, anti, count } = sketch;
  let best = -1;
  let highest = Number.NEGATIVE_INFINITY;
  const { wormholes } = place;
  const more = token.anywhere ? wormholes.length : 0;
  for (let n = 0; n < 2 + more; n++) {
    const at = n < 2 ? 7 * n : spaceOf(wormholes[n - 2] as Place['wormholes'][number]);
    const weight = spotWorth(sketch, last, token, at);
    if (weight > highest) {
      highest = weight;
      best = at;
    }
  }
  if (best < 0) return;
  if (token.anti) anti[best] = token.mass;
  else {
    matter[best] = (matter[best] as number) + token.mass;
    count[best] = (count[best] as number) + 1;
  }
}

const weightAt = ({ matter, anti }: Sketch, at: number): number =>
  (matter[at] as number) + (anti[at] as number);

/** Uses the pair of open Wormholes that brings most. */
export function exchange(
  sketch: Sketch,
  last: number,
  reach: number,
  open: readonly number[],
  price: number,
): void {
  const { matter, anti, count } = sketch;
  let first = -1;
  let second = -1;
  let highest = 0.3 + price;
  for (let a = 0; a < open.length; a++) {
    const p = open[a] as number;
    const weight = weightAt(sketch, p);
    const share = promise(last - (p % 7), reach);
    for (let b = a + 1; b < open.length; b++) {
      const q = open[b] as number;
      const gain = (weight - weightAt(sketch, q)) * (promise(last - (q % 7), reach) - share);
      const isRift = (p % 7 === riftSpace - 1 && anti[q] !== 0) || (q % 7 === riftSpace - 1 && anti[p] !== 0);
      const found = gain + (isRift ? 1.5 : 0);
      if (found > highest) {
        highest = found;
        first = p;
        second = q;
      }
    }
  }
  if (first < 0) return;
  sketch.gained -= price;
  swap(matter, first, second);
  swap(anti, first, second);
  swap(count, first, second);
  settle(sketch);
}

function swap(row: Float64Array, p: number, q: number): void {
  const kept = row[p] as number;
  row[p] = row[q] as number;
  row[q] = kept;
}

/** Antimatter on a Rift is absorbed. */
function settle(sketch: Sketch): void {
  absorbAt(sketch, riftSpace - 1);
  absorbAt(sketch, riftSpace + 6);
}

function absorbAt(sketch: Sketch, at: number): void {
  const anti = sketch.anti[at] as number;
  if (anti === 4) sketch.gained += 4;
  else sketch.counters += anti;
  sketch.anti[at] = 0;
}

export function orbit(sketch: Sketch, from: number, k: number, last: number, extra: number): void {
  const { matter, anti, count } = sketch;
  for (let i = last - 1; i >= 0; i--) {
    const at = from + i;
    if (matter[at] === 0 && anti[at] === 0) continue;
    if (i + k >= last) {
      sketch.gained += (matter[at] as number) + extra * (count[at] as number) + (anti[at] === 4 ? 4 : 0);
      if (anti[at] === 1) sketch.counters++;
    } else {
      matter[at + k] = matter[at] as number;
      count[at + k] = count[at] as number;
      anti[at + k] = anti[at] as number;
    }
    matter[at] = 0;
    count[at] = 0;
    anti[at] = 0;
  }
  settle(sketch);
}

export function orbitWorth(
  sketch: Sketch,
  from: number,
  k: number,
  last: number,
  reach: number,
  extra: number,
): number {
  let gain = 0;
  for (let i = 0; i < last; i++) {
    const weight =
      (sketch.matter[from + i] as number) +
      extra * (sketch.count[from + i] as number) +
      (sketch.anti[from + i] as number);
    if (weight === 0) continue;
    const now = promise(last - i, reach);
    gain += weight * ((i + k >= last ? 1.3 : promise(last - i - k, reach)) - now);
    if (i + k === riftSpace - 1 && sketch.anti[from + i] !== 0) gain += weight * 0.5;
  }
  return gain;
}

/** The stack that gains most from moving on its own. */
export function moveOne(sketch: Sketch, k: number, last: number, reach: number, extra: number): void {
  let best = -1;
  let highest = 0;
  for (let at = 0; at < 14; at++) {
    const weight = sketch.matter[at] as number;
    if (weight === 0 || at % 7 >= last) continue;
    const to = (at % 7) + k;
    const free = to >= last || (sketch.matter[at + k] === 0 && sketch.anti[at + k] === 0);
    const gain = weight * ((to >= last ? 1 : promise(last - to, reach)) - promise(last - (at % 7), reach));
    if (free && gain > highest) {
      highest = gain;
      best = at;
    }
  }
  if (best < 0) return;
  const weight = sketch.matter[best] as number;
  if ((best % 7) + k >= last) sketch.gained += weight + extra * (sketch.count[best] as number);
  else {
    sketch.matter[best + k] = weight;
    sketch.count[best + k] = sketch.count[best] as number;
  }
  sketch.matter[best] = 0;
  sketch.count[best] = 0;
}

export function boardWorth(sketch: Sketch, last: number, reach: number, extra: number): number {
  let worthOf = 0;
  for (let at = 0; at < 14; at++) {
    const i = at % 7;
    const share = promise(last - i, reach);
    worthOf += ((sketch.matter[at] as number) + extra * (sketch.count[at] as number)) * share;
    const anti = sketch.anti[at] as number;
    if (anti > 0) worthOf += anti * (i < riftSpace - 1 ? (reach > 0 ? 0.7 : 0) : share);
  }
  let all = 0;
  for (let at = 0; at < spaces; at++) all += sketch.matter[at] as number;
  return worthOf + 0.01 * all;
}
