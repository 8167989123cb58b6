/** Members planned to go somewhere, as far as this viewer knows the plans (A39, A43). */

import { listOf } from '../../words/known.ts';
import { useBoard } from '../context.ts';
import { locationOf, type Spot } from './spots.ts';

export type Planned = (spot: Spot) => readonly { readonly crew: number; readonly count: number }[];

export function usePlanned(): Planned {
  const { board, view } = useBoard();
  return (spot) =>
    view.crews.flatMap(({ plan }, crew) => {
      const at = locationOf(board, view, spot, crew);
      const count = listOf(plan).filter((place) => place === at).length;
      return count > 0 ? [{ crew, count }] : [];
    });
}
