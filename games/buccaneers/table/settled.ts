/**
 * A preview of a move shows '?' wherever chance or others decide, even where nothing is ever hidden. Such a view is
 * not drawn: the last whole one stays, with the pick that was just made.
 */
import { has, hidden, isRecord, type Seats } from '@accretion/engine';
import { useRef } from 'react';
import { isOpen, useLastWhole } from '../../pieces/settled.ts';
import type { Move, View } from '../rules/state.ts';
import type { Choice, TableProps } from './types.ts';

/** Is everything there that this viewer always sees? */
function isWhole(view: View, viewer: Seats): boolean {
  const { deck, pile, unused, seats, ...table } = view;
  if (!isOpen(table) || ![deck, pile, unused, seats].every(Array.isArray)) return false;
  return seats.every((place, seat) => {
    if (!isRecord(place)) return false;
    const { hand, drawn, toys, pick, piled: _piled, memory: _memory, ...display } = place;
    if (!isOpen(display) || ![hand, drawn, toys].every(Array.isArray)) return false;
    if (!toys.every((toy) => isRecord(toy) && toy.hand !== (hidden as unknown))) return false;
    return !has(viewer, seat) || isOpen([hand, drawn, pick, toys]);
  });
}

/** The view to draw, and a `play` that remembers what was meant. */
export function useSettled(props: TableProps): TableProps & { readonly view: View } {
  const meant = useRef<Choice | null>(null);
  const { view, isLast } = useLastWhole(props.view as View, (one) => isWhole(one, props.viewer));
  const play = (choice: Choice): void => {
    meant.current = choice;
    props.play(choice);
  };
  return { ...props, view: isLast ? view : withPick(view, meant.current), play };
}

function withPick(view: View, choice: Choice | null): View {
  const move = choice?.move as Move | undefined;
  if (choice === null || move?.do !== 'pick') return view;
  const place = view.seats[choice.seat];
  if (place === undefined || !place.hand.includes(move.card)) return view;
  return { ...view, seats: view.seats.with(choice.seat, { ...place, pick: move.card, picked: true }) };
}
