/** What is drawn while a move is on its way: its preview where that is certain, otherwise at least the pick that was made. */
import { shownView } from '../../pieces/settled.ts';
import type { View } from '../rules/state.ts';
import type { TableProps } from './types.ts';

export const settled = (props: TableProps): TableProps => ({ ...props, view: withPick(props) });

function withPick(props: TableProps): View {
  const { view, pending } = props;
  if (pending === null || pending.preview.certain || pending.choice.move.do !== 'pick')
    return shownView(props);
  const { seat, move } = pending.choice;
  const place = view.seats[seat];
  if (place === undefined || !place.hand.includes(move.card)) return view;
  return { ...view, seats: view.seats.with(seat, { ...place, pick: move.card, picked: true }) };
}
