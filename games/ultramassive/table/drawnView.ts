/** The view to draw while a move is on its way. */
import { shownView } from '../../pieces/settled.ts';
import { occupied } from '../rules/board.ts';
import type { Move, OpenPlace, View } from '../rules/state.ts';
import type { TableProps } from './types.ts';

/** Moves that only put something where it belongs. Whatever else happens is shown as a scene, not in advance. */
const plain: readonly Move['do'][] = [
  'place',
  'pick',
  'keep',
  'upgrade',
  'openWormhole',
  'recycle',
  'discard',
];

const tokensOn = (place: OpenPlace): number =>
  [...occupied(place)].reduce((sum, { tokens }) => sum + tokens.length, 0);

/** Has anybody gained, grown or lost a token, or has a phase ended? */
const isEventful = (before: View, after: View): boolean =>
  before.phase !== after.phase ||
  before.seats.some((place, seat) => {
    const then = after.seats[seat];
    return then === undefined || then.mass !== place.mass || tokensOn(then) < tokensOn(place);
  });

/** What a plain move leads to at once, where that is certain; otherwise the view as it is. */
export function drawnView(props: TableProps): View {
  const { view, pending } = props;
  if (pending === null || !plain.includes(pending.choice.move.do)) return view;
  const then = shownView(props);
  return isEventful(view, then) ? view : then;
}
