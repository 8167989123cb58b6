/** The score sheet: a page per Round, a line per seat; each entry is public from its step on (B42). */
import type { Cards } from './cards.ts';
import type { Line, Page, State } from './state.ts';

const emptyLine: Line = {
  toyWeight: null,
  cards: [],
  weight: null,
  threshold: null,
  compared: null,
  drawnIn: null,
  value: null,
  rank: null,
  points: null,
  held: [],
};

/** A new page for this Round. */
export function openPage(cards: Cards, state: State): void {
  const hole = state.hole ?? 0;
  const page: Page = {
    hole,
    threshold: cards.holes[hole]?.threshold ?? 0,
    atHole: state.atHole,
    turnedUp: null,
    lines: state.seats.map(() => emptyLine),
  };
  state.sheet = [...state.sheet, page];
}

/** Writes something on every line of the current page. */
export function onPage(state: State, write: (line: Line, seat: number) => Line, more: Partial<Page> = {}): void {
  const page = state.sheet.at(-1);
  if (page === undefined) return;
  state.sheet = [...state.sheet.slice(0, -1), { ...page, ...more, lines: page.lines.map(write) }];
}
