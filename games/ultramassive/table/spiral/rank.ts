/** How large a Black Hole looks: its size, and past the last one ULTRAMASSIVE, where that counts as a size (A18). */
import { ultramassive } from '../../rules/close.ts';
import type { Size } from '../../rules/content.ts';
import type { OpenPlace, OpenState } from '../../rules/state.ts';

export type Rank = Size | 'ultramassive';

export const rankOf = ({ options }: OpenState, { size, mass }: Pick<OpenPlace, 'size' | 'mass'>): Rank =>
  options.ultramassiveIsASize && mass >= ultramassive ? 'ultramassive' : size;
