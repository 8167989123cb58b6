/** What a first look at the table can do without is loaded right after it: ghosts, targets, cards, scenes. */
import { lazyParts } from '../../pieces/lazy.ts';

export const {
  load: loadLazyParts,
  now: loadedParts,
  use: useLazyParts,
} = lazyParts(() => import('./lazyParts.ts'));
