/** The other players of a guided game: they follow the script, then play as bots. */
import type { Entry, Move, Seat } from '@accretion/engine';
import type { Tutorial } from '@accretion/games/tables';
import type { Thinker } from '../bots/thinker.ts';

export function scripted(
  others: Tutorial['others'],
  entries: () => readonly Entry[],
  afterwards: Thinker,
): Thinker {
  const movesOf = (seat: Seat): number =>
    entries().filter((entry) => 'move' in entry && entry.seat === seat).length;
  return {
    ...afterwards,
    async choose(job) {
      const written = others.filter(({ seat }) => seat === job.seat)[movesOf(job.seat)];
      return written === undefined ? afterwards.choose(job) : (written.move as Move);
    },
  };
}
