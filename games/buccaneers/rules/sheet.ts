/** The score sheet: a page per Round, a line per seat; each entry is public from its step on (B42). */
import type { Cards } from './cards.ts';
import type { Line, Page, State } from './state.ts';

const emptyLine = (toyWeight: number | null): Line => ({
  toyWeight,
  cards: [],
  weight: null,
  threshold: null,
  compared: null,
  drawnIn: null,
  value: null,
  rank: null,
  points: null,
  held: [],
});

/** A new page for this Round, with the Toys of step C. */
export function openPage(cards: Cards, state: State, toyWeights: readonly number[]): void {
  const hole = state.hole ?? 0;
  const threshold = cards.holes[hole]?.threshold ?? 0;
  const lines = toyWeights.map(emptyLine);
  state.sheet = [...state.sheet, { hole, threshold, atHole: state.atHole, turnedUp: null, lines }];
}

/**
 * A fresh copy of the page, for steps E to H to fill in. They follow each other without a question, so nobody else
 * holds this copy until it is done.
 */
export function freshPage(state: State): Page {
  const page = pageOf(state);
  const { hole, threshold, atHole, turnedUp } = page;
  const lines = page.lines.map((line) => emptyLine(line.toyWeight));
  const fresh: Page = { hole, threshold, atHole, turnedUp, lines };
  state.sheet = [...state.sheet.slice(0, -1), fresh];
  return fresh;
}

/** The page of this Round. */
export function pageOf(state: State): Page {
  const page = state.sheet.at(-1);
  if (page === undefined) throw new Error('the score sheet has no page yet');
  return page;
}
