/** What the running scene tells of a seat. */
import { isOfFrame } from '../../../pieces/told.ts';
import type { Story } from '../../rules/state.ts';
import { useBoard } from '../context.ts';
import type { Happening, TableProps } from '../types.ts';

const none: readonly Happening[] = [];

export const storiesIn = (scene: TableProps['scene']): readonly Story[] =>
  (scene?.events ?? none).flatMap(({ event }) => (isOfFrame(event) ? [] : [event]));

/** The Solar Mass of a seat before and after what the running scene tells; null when it does not change. */
export function useMassChange(seat: number): { readonly from: number; readonly to: number } | null {
  const { props, view } = useBoard();
  const gained = storiesIn(props.scene).reduce(
    (sum, story) => sum + (story.did === 'mass' && story.seat === seat ? story.amount : 0),
    0,
  );
  const to = view.seats[seat]?.mass ?? 0;
  return gained === 0 ? null : { from: to - gained, to };
}

/** Is the running scene about this seat? */
export function useIsShown(seat: number): boolean {
  const { scene } = useBoard().props;
  return (
    (scene?.kind === 'turn' || scene?.kind === 'motion' || scene?.kind === 'pick') &&
    storiesIn(scene).some((story) => 'seat' in story && story.seat === seat)
  );
}
