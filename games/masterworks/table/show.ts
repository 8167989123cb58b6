/** The show of the table: emblems, the storm, flights. It comes when the table can be played, which goes without it too. */
import { lateShow } from '../../pieces/lazy.ts';

export const { use: useShow } = lateShow(() => import('./show/index.ts'));
