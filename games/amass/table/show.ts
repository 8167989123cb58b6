/** The show of the table: figures on their way and duels. It comes when the table can be played, which goes without it too. */
import { lateShow } from '../../pieces/lazy.ts';

export const { use: useShow } = lateShow(() => import('./show/index.ts'));
