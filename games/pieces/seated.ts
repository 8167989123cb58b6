/** What the frame hands to a table for one seat, made from its view alone: for tests of boards. */
import { preview, quickRng, type Seat, type State, type Table } from '@accretion/engine';
import type { Choice, Language, TableProps } from '../table.ts';

export const names = ['Ann', 'Ben', 'Cy', 'Di', 'Ed', 'Flo'];

export function seatedAt(
  table: Table,
  state: State,
  seat: Seat,
  language: Language,
): Omit<TableProps, 'play' | 'explain' | 'help'> {
  const viewer = 1 << seat;
  const view = table.view(state, viewer);
  const imagined = table.imagine(view, viewer)(quickRng(1));
  return {
    ...{ table, view, viewer, near: seat, names },
    choices: table.moves(imagined, seat).map((move): Choice => ({ seat, move })),
    asked: table.toAct(imagined),
    whyNot: (move) => table.refuse(imagined, seat, move),
    preview: ({ move }) => preview(table, view, viewer, seat, move).view,
    news: [],
    highlighted: [],
    settings: { language, motion: false, patterns: false },
  };
}
