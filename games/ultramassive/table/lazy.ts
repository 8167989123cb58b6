/** What a first look at the table can do without is loaded right after it: faces, Anomalies, dialogs, scenes, the end. */
import { lazyParts } from '../../pieces/lazy.ts';

export const {
  load: loadLazyParts,
  now: lazyPartsNow,
  use: useLazyParts,
} = lazyParts(() => import('./lazyParts.ts'));
