/** What an analysis comes to: the biggest swings and the mistakes, with choice told apart from luck. */
import type { Seat } from '@accretion/engine';
import type { Better, Piece } from './analyst.ts';

export const analysisFormat = 'accretion-analysis/1';

/** Everything that was found about a match, moment by moment. */
export interface AnalysisOf {
  readonly format: typeof analysisFormat;
  /** Each seat's chance at each moment: `chances[moment][seat]`. */
  readonly chances: readonly (readonly number[])[];
  /** After the choice that led to a moment, before its dice and cards; null if it had none. */
  readonly chosen: readonly (readonly number[] | null)[];
  readonly betters: readonly Better[];
}

/** A move that changed somebody's chance: before the choice, after it, and after its dice and cards. */
export interface Swing {
  /** The moment it led to. */
  readonly at: number;
  /** Whose chance changed most. */
  readonly seat: Seat;
  readonly before: number;
  readonly chosen: number;
  readonly after: number;
  /** What did more of it. */
  readonly by: 'choice' | 'luck';
  /** Did dice or cards come into it at all? */
  readonly hadLuck: boolean;
}

/** A swing is worth telling from here on, and so many are. */
const leastSwing = 0.08;
const mostSwings = 5;
/** A mistake costs at least so much, and is surer than so many standard errors. */
const leastLoss = 0.05;
const sure = 2;
const mostMistakes = 8;

const rounded = (number: number): number => Math.round(number * 1000) / 1000;

export const analysisFrom = (pieces: readonly Piece[]): AnalysisOf => ({
  format: analysisFormat,
  chances: pieces.map(({ chances }) => chances.map(rounded)),
  chosen: pieces.map(({ chosen }) => chosen?.map(rounded) ?? null),
  betters: pieces.flatMap(({ better }) => (better !== null && isMistake(better) ? [better] : [])),
});

const lossOf = ({ bestChance, playedChance }: Better): number => bestChance - playedChance;

const isMistake = (better: Better): boolean =>
  lossOf(better) >= leastLoss && lossOf(better) >= sure * better.spread;

/** The mistakes, the dearest first. */
export const mistakesIn = ({ betters }: AnalysisOf): readonly Better[] =>
  [...betters]
    .filter(isMistake)
    .sort((a, b) => lossOf(b) - lossOf(a))
    .slice(0, mostMistakes);

/** The biggest swings, the biggest first. */
export function swingsIn({ chances, chosen }: AnalysisOf): readonly Swing[] {
  const swings = chances.flatMap((after, at) => {
    const before = chances[at - 1];
    if (before === undefined) return [];
    const changes = after.map((chance, one) => rounded(Math.abs(chance - (before[one] ?? chance))));
    const seat = changes.indexOf(Math.max(...changes));
    const then = chosen[at] ?? null;
    const numbers = [before[seat] ?? 0, (then ?? after)[seat] ?? 0, after[seat] ?? 0] as const;
    return Math.abs(numbers[2] - numbers[0]) < leastSwing ? [] : [swing(at, seat, numbers, then !== null)];
  });
  const size = (one: Swing): number => Math.abs(one.after - one.before);
  return swings.sort((a, b) => size(b) - size(a)).slice(0, mostSwings);
}

function swing(
  at: number,
  seat: Seat,
  [before, chosen, after]: readonly [number, number, number],
  hadLuck: boolean,
): Swing {
  const by = Math.abs(after - chosen) > Math.abs(chosen - before) ? 'luck' : 'choice';
  return { at, seat, before, chosen, after, by, hadLuck };
}
