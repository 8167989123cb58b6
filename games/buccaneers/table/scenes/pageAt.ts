/** A page of the score sheet as it is after one of the score steps (B42). */
import type { Line, Page } from '../../rules/state.ts';
import type { Letter } from '../scoring/steps.ts';

export function pageAt(page: Page, letter: Letter): Page {
  const since = <T>(step: Letter, entry: T): T | null => (step <= letter ? entry : null);
  const lineAt = (line: Line): Line => ({
    toyWeight: line.toyWeight,
    cards: since('E', line.cards) ?? [],
    weight: since('E', line.weight),
    held: since('E', line.held) ?? [],
    threshold: since('F', line.threshold),
    compared: since('G', line.compared),
    drawnIn: since('G', line.drawnIn),
    value: since('H', line.value),
    rank: since('H', line.rank),
    points: since(line.drawnIn === true ? 'G' : 'H', line.points),
  });
  return { ...page, turnedUp: since('F', page.turnedUp), lines: page.lines.map(lineAt) };
}
