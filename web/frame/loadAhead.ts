/** Parts that may be needed in a hurry, or just when the connection is gone: loaded once the table can be played. */
import { afterPaint } from '../match/afterPaint.ts';

const parts = [
  () => import('./prompt/LongWait.tsx'),
  () => import('./confirm/ConfirmBar.tsx'),
  () => import('./toasts/TroubleToast.tsx'),
  () => import('./scenes/Banner.tsx'),
  () => import('./end/EndPanel.tsx'),
  () => import('./show/index.ts'),
];

/** Loads them and then says so. */
export function loadAhead(onLoaded: () => void): void {
  // If one does not load now, it is asked for again when it is needed.
  afterPaint(() => void Promise.allSettled(parts.map((load) => load())).then(onLoaded));
}
