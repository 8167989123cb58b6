/**
 * The dealer puts what a viewer has not seen into the places that are hidden from it. A game says which bins there
 * are, how many each holds, and into which bins each component may go; the dealer finds, fast and at random, a way
 * that fills every bin. Study once, deal often.
 */
import type { Rng } from './chance.ts';

export interface Unseen {
  readonly id: number;
  /** The bins it may lie in, as bits. */
  readonly bins: number;
}

/** One deal: the contents of each bin, sorted by id. */
export type Deal = (rng: Rng) => number[][];

export function dealer(sizes: readonly number[], unseen: readonly Unseen[]): Deal {
  const total = sizes.reduce((sum, size) => sum + size, 0);
  if (total !== unseen.length) throw new Error(`${unseen.length} components for ${total} places`);
  if (sizes.length > 31) throw new Error(`${sizes.length} bins: the dealer knows 31 at most`);
  const byId = [...unseen].sort((a, b) => a.id - b.id);
  const masks = byId.map((item) => item.bins);
  // The most constrained first; the order among equals is fixed, the bins are drawn.
  const order = byId
    .map((_, i) => i)
    .sort((a, b) => bits(masks[a] as number) - bits(masks[b] as number) || a - b);
  const bins = sizes.map((_, bin) => bin);

  return (rng) => {
    const room = sizes.slice();
    const lies = new Int8Array(byId.length).fill(-1);
    for (let k = 0; k < order.length; k++) {
      const item = order[k] as number;
      const mask = masks[item] as number;
      let free = 0;
      for (let bin = 0; bin < room.length; bin++) if (mask & (1 << bin)) free += room[bin] as number;
      let bin = -1;
      if (free > 0) {
        let drawn = rng.below(free);
        do {
          bin++;
          if (mask & (1 << bin)) drawn -= room[bin] as number;
        } while (drawn >= 0);
      } else {
        bin = makeRoom(mask, 0, masks, lies, room, bins);
        if (bin < 0) throw new Error(`no place for component ${byId[item]?.id}`);
      }
      lies[item] = bin;
      room[bin] = (room[bin] as number) - 1;
    }
    const dealt: number[][] = bins.map(() => []);
    for (let i = 0; i < byId.length; i++) (dealt[lies[i] as number] as number[]).push((byId[i] as Unseen).id);
    return dealt;
  };
}

/** Moves something out of one of these bins, and what stands in its way too; returns the bin with room now. */
function makeRoom(
  mask: number,
  tried: number,
  masks: readonly number[],
  lies: Int8Array,
  room: number[],
  bins: readonly number[],
): number {
  for (const bin of bins) if (mask & (1 << bin) && (room[bin] as number) > 0) return bin;
  for (const bin of bins) {
    if (!(mask & (1 << bin)) || tried & (1 << bin)) continue;
    const avoiding = tried | (1 << bin);
    for (let other = 0; other < lies.length; other++) {
      if (lies[other] !== bin) continue;
      const elsewhere = (masks[other] as number) & ~avoiding;
      const to = elsewhere === 0 ? -1 : makeRoom(elsewhere, avoiding, masks, lies, room, bins);
      if (to < 0) continue;
      lies[other] = to;
      room[to] = (room[to] as number) - 1;
      room[bin] = (room[bin] as number) + 1;
      return bin;
    }
  }
  return -1;
}

function bits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}
