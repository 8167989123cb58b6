/** What the frame hands to a table for one seat, made from its view alone: for tests of boards. */
import { preview, quickRng, type Ruleset, type Seat, type State } from '@accretion/engine';
import type { Choice, Language, TableProps } from '../table.ts';

export const names = ['Ann', 'Ben', 'Cy', 'Di', 'Ed', 'Flo'];

export function seatedAt(
  ruleset: Ruleset,
  state: State,
  seat: Seat,
  language: Language,
): Omit<TableProps, 'play' | 'explain' | 'help'> {
  const viewer = 1 << seat;
  const view = ruleset.view(state, viewer);
  const imagined = ruleset.imagine(view, viewer)(quickRng(1));
  return {
    ...{ ruleset, view, viewer, near: seat, names },
    choices: ruleset.moves(imagined, seat).map((move): Choice => ({ seat, move })),
    asked: ruleset.toAct(imagined),
    whyNot: (move) => ruleset.refuse(imagined, seat, move),
    preview: ({ move }) => preview(ruleset, view, viewer, seat, move),
    pending: null,
    scene: null,
    endScene: () => undefined,
    news: [],
    highlighted: [],
    settings: { language, motion: false, patterns: false },
  };
}
