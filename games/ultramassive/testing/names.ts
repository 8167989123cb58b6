/** Boxes for tests. */
import { type Box, boxOf, problemText } from '@accretion/engine';
import { ultramassive } from '../index.ts';
import type { Content } from '../rules/content.ts';

/** A box of the game, built in or changed by a pack that fits. */
export function boxWith(pack: unknown = null): Box<Content> {
  const boxed = boxOf(ultramassive, pack);
  if ('problems' in boxed) throw new Error(boxed.problems.map(problemText).join('; '));
  return boxed.box;
}
