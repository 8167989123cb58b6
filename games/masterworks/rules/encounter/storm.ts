/** The Debris Tracker and the Storm Level (ME26 to ME28, ME44, MA2, MA46). */
import { noParts, type Part } from '../book/rule.ts';
import type { Look, Play } from '../play.ts';
import { tell } from '../story.ts';

/** ME44: the row the tracker stands on. */
export function levelOf({ book, state }: Look): number {
  const { rows } = book.content.encounter.storm;
  let level = 0;
  for (let row = 1; row < rows.length; row++) if (state.debris >= (rows[row]?.at ?? 0)) level = row;
  return level;
}

/** ME26: effects of the current level and of all lower ones, at one moment. */
export function stormParts(look: Look, when: string): readonly Part[] {
  return look.book.stormUpTo[levelOf(look)]?.[when] ?? noParts;
}

/** Moves the tracker; it never leaves 0 to its cap (MA46). Returns how far it really went. */
export function moveTracker(play: Play, by: number): number {
  const { book, state } = play;
  const before = state.debris;
  const level = levelOf(play);
  state.debris = Math.max(0, Math.min(book.content.encounter.storm.cap, before + by));
  if (levelOf(play) !== level)
    tell(play.umpire, { did: 'storm', level: levelOf(play), debris: state.debris });
  return state.debris - before;
}
