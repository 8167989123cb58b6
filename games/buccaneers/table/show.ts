/** The show: it comes when the table can be played, and the table does without it until then. */
import { lateShow } from '../../pieces/lazy.ts';

export const show = lateShow(() => import('./show/index.ts'));
