/** A local match that continues from a moment of a record: the person on one seat, bots on the others. */
import type { Seat } from '@accretion/engine';
import { type KeptMatch, localId, newKept } from '../match/local/kept.ts';
import type { Replay } from './replay.ts';

interface Continuation {
  /** After this many entries. */
  readonly at: number;
  readonly seat: Seat;
  readonly names: readonly string[];
  readonly name: string;
  readonly bot: string;
  readonly now?: number;
}

export function continueFrom(
  { record, moments }: Replay,
  { at, seat, names, name, bot, now = Date.now() }: Continuation,
): KeptMatch {
  const { game, version, pack, options, seed, fairness, seats } = record;
  return newKept({
    id: localId(crypto.randomUUID().replaceAll('-', '').slice(0, 16)),
    ...{ game, version, pack, options, seed, fairness },
    names: names.map((one, other) => (other === seat ? name : one)),
    bots: Array.from({ length: seats }, (_, other) => (other === seat ? null : bot)),
    entries: moments.slice(1, at + 1).flatMap(({ entry }) => entry ?? []),
    createdAt: now,
    movedAt: now,
    isYourTurn: true,
    outcome: null,
  });
}
