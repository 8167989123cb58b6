/** What a table draws while a move is on its way. */
import type { Move } from '@accretion/engine';
import type { TableProps } from '../table.ts';

/** What the move on its way will lead to, where that is certain; otherwise the view as it is. */
export const shownView = <V, M extends Move, E, D>({
  view,
  pending,
}: Pick<TableProps<V, M, E, D>, 'view' | 'pending'>): V =>
  pending?.preview.certain === true ? pending.preview.view : view;
