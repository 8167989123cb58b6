/** What a first look at the table can do without is loaded right after it: faces, Anomalies, dialogs, scenes, the end. */
import { lateShow, lazyParts } from '../../pieces/lazy.ts';

export const {
  load: loadLazyParts,
  now: lazyPartsNow,
  use: useLazyParts,
} = lazyParts(() => import('./lazyParts.ts'));

/** What makes moments events: the table goes without until it has come. */
export const { load: loadShow, use: useShow } = lateShow(() => import('./show/index.ts'));
