/** A board in outline, on which a plan is carried out: fourteen spaces, blue first. */
import { riftSpace, stackLimit } from '../rules/board.ts';
import type { Cards } from '../rules/cards.ts';
import { channels, type Place } from '../rules/state.ts';
import type { Plan } from './plan.ts';

/** How much Matter, how many tokens, which Antimatter lies on each space. */
export interface Sketch {
  readonly matter: number[];
  readonly count: number[];
  readonly anti: number[];
  gained: number;
  counters: number;
}

export function sketchOf(cards: Cards, place: Place): Sketch {
  const sketch: Sketch = {
    matter: new Array<number>(14).fill(0),
    count: new Array<number>(14).fill(0),
    anti: new Array<number>(14).fill(0),
    gained: 0,
    counters: 0,
  };
  channels.forEach((channel, c) => {
    place[channel].forEach((tokens, i) => {
      for (const token of tokens) {
        if (token === 'major') sketch.anti[c * 7 + i] = 4;
        else if (token === 'minor') sketch.anti[c * 7 + i] = 1;
        else {
          sketch.matter[c * 7 + i] = (sketch.matter[c * 7 + i] as number) + cards.mass[token];
          sketch.count[c * 7 + i] = (sketch.count[c * 7 + i] as number) + 1;
        }
      }
    });
  });
  for (const token of place.hole) {
    if (token === 'minor') sketch.counters++;
    else sketch.gained += cards.mass[token];
  }
  return sketch;
}

/** The share of its value a token may hope for, so many spaces from the hole. */
export const promise = (distance: number, reach: number): number => Math.max(0, 1 - distance / (1 + reach));

/** Puts a token where it stands best: far inward by a Wormhole, else into the heavier Channel. */
export function put(sketch: Sketch, last: number, token: Plan['tokens'][number], place: Place): void {
  const { matter, anti, count } = sketch;
  const spots = [0, 7];
  if (token.anywhere)
    for (const { channel, space } of place.wormholes) spots.push((channel === 'blue' ? 0 : 7) + space - 1);
  let best = -1;
  let highest = Number.NEGATIVE_INFINITY;
  for (const at of spots) {
    if (anti[at] !== 0 || (token.anti && matter[at] !== 0)) continue;
    if (!token.anti && (matter[at] as number) + token.mass > stackLimit) continue;
    let weight = (at % 7) * 100;
    const from = at < 7 ? 0 : 7;
    for (let i = from; i < from + last; i++) weight += matter[i] as number;
    if (token.anti) weight = -weight;
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

/** Uses the pair of open Wormholes that brings most. */
export function exchange(sketch: Sketch, last: number, reach: number, place: Place, price: number): void {
  const { matter, anti, count } = sketch;
  const open = place.wormholes
    .filter((one) => one.open)
    .map(({ channel, space }) => (channel === 'blue' ? 0 : 7) + space - 1);
  const weight = (at: number): number => (matter[at] as number) + (anti[at] === 4 ? 4 : (anti[at] as number));
  let best: [number, number] | null = null;
  let highest = 0.3 + price;
  for (let a = 0; a < open.length; a++) {
    for (let b = a + 1; b < open.length; b++) {
      const [p, q] = [open[a] as number, open[b] as number];
      const gain =
        (weight(p) - weight(q)) * (promise(last - (q % 7), reach) - promise(last - (p % 7), reach));
      const rift = [p, q].some((at, i) => at % 7 === riftSpace - 1 && anti[i === 0 ? q : p] !== 0) ? 1.5 : 0;
      if (gain + rift > highest) {
        highest = gain + rift;
        best = [p, q];
      }
    }
  }
  if (best === null) return;
  const [p, q] = best;
  sketch.gained -= price;
  for (const row of [matter, anti, count]) {
    const kept = row[p] as number;
    row[p] = row[q] as number;
    row[q] = kept;
  }
  settle(sketch);
}

/** Antimatter on a Rift is absorbed. */
function settle(sketch: Sketch): void {
  for (const at of [riftSpace - 1, riftSpace + 6]) {
    const anti = sketch.anti[at] as number;
    if (anti === 4) sketch.gained += 4;
    else sketch.counters += anti;
    sketch.anti[at] = 0;
  }
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
  return worthOf + 0.01 * sketch.matter.reduce((sum, one) => sum + one, 0);
}
