/** A preview hides what chance or others decide, even what is always open. Such a view is not drawn: the last whole one stays. */
import { has, isRecord, type Seats } from '@accretion/engine';
import { isOpen, useLastWhole } from '../../pieces/settled.ts';
import type { View } from '../rules/state.ts';
import type { TableProps } from './types.ts';

/** Is everything there that this viewer always sees (A35 to A41)? */
function isWhole(view: View, viewer: Seats): boolean {
  const { resources, top: _top, offered, actions, orders, crews, ...open } = view;
  if (!isOpen(open) || ![resources, offered, actions, orders, crews].every(Array.isArray)) return false;
  return crews.every((crew, seat) => {
    if (!isRecord(crew)) return false;
    const { hand, plan, setting, sawTop: _saw, ...rest } = crew;
    if (!isOpen(rest) || !Array.isArray(hand)) return false;
    return !has(viewer, seat) || isOpen([hand, plan, setting]);
  });
}

export function useSettled(props: TableProps): TableProps & { readonly view: View } {
  const { view } = useLastWhole(props.view as View, (one) => isWhole(one, props.viewer));
  return { ...props, view };
}
