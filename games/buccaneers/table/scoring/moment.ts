/** What of a scoring is on the board right now: its step, whether it is still happening, and what it means for a ship. */
import type { Line, Page, View } from '../../rules/state.ts';
import type { TableProps } from '../types.ts';
import { letters, type Shown } from './steps.ts';

export interface Moment {
  readonly step: Shown;
  /** Is it still happening? Then its result is told by the scene after it. */
  readonly isHappening: boolean;
  /** Milliseconds; null: until the person goes on. */
  readonly lasts: number | null;
  readonly page: Page | undefined;
}

const steps: readonly Shown[] = [...letters, 'end'];

export function momentOf(scene: TableProps['scene'], view: View): Moment | null {
  const step = steps.find((one) => scene?.kind === (one === 'end' ? one : `score ${one}`));
  if (scene === null || step === undefined) return null;
  const isHappening = step >= 'E' && scene.events.at(-1)?.event.did === 'score';
  return { step, isHappening, lasts: scene.lasts, page: view.sheet[view.round - 1] };
}

/** Nothing more is told of this Round. */
export const isResult = ({ step, isHappening }: Moment): boolean =>
  step === 'end' || (step === 'H' && !isHappening);

/** What a step means for one ship: to be drawn, and to be read. */
export type Fate =
  | { readonly is: 'weighed'; readonly part: number }
  | { readonly is: 'safe' | 'drawnIn'; readonly line: Line }
  | { readonly is: 'ranked'; readonly line: Line; readonly part: number };

/** The share of the step that has passed when it is this ship's turn; ships with few points come first. */
const partOf = (page: Page, seat: number): number => {
  const paid = [...page.lines.keys()]
    .filter((one) => (page.lines[one]?.points ?? 0) > 0)
    .sort((a, b) => (page.lines[a]?.points ?? 0) - (page.lines[b]?.points ?? 0));
  return Math.max(0, paid.indexOf(seat)) / Math.max(1, paid.length);
};

export function fateOf({ step, isHappening, page }: Moment, seat: number): Fate | null {
  const line = page?.lines[seat];
  if (page === undefined || line === undefined) return null;
  if (step === 'E') return isHappening ? { is: 'weighed', part: seat / page.lines.length } : null;
  if (step === 'G' || (step === 'H' && line.drawnIn === true))
    return { is: line.drawnIn === true ? 'drawnIn' : 'safe', line };
  return step === 'H' ? { is: 'ranked', line, part: partOf(page, seat) } : null;
}

/** The seats that fall into the hole at this moment. */
export const fallingIn = ({ step, isHappening, page }: Moment): readonly number[] =>
  step === 'G' && isHappening && page !== undefined
    ? [...page.lines.keys()].filter((seat) => page.lines[seat]?.drawnIn === true)
    : [];
