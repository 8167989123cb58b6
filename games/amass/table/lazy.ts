/** What a first look at the table can do without is loaded right after it: cards, fights, storing, the end. */
import { lazyParts } from '../../pieces/lazy.ts';

export const {
  load: loadLazyParts,
  now: loadedParts,
  use: useLazyParts,
} = lazyParts(() => import('./lazyParts.ts'));
