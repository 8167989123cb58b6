/** The guided first game. */
import type { Tutorial } from '../../table.ts';

export const tutorial: Tutorial = {
  seed: 'first',
  seats: 3,
  options: { holes: { are: 'first' }, toysTriggerLoot: true },
  others: [],
  lessons: [],
};
