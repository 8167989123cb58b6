/** What was considered, as a thought tells it. Chances cost time, so they are reckoned when somebody asks for them. */
import type { Move, State } from '@accretion/engine';
import type { Alternative } from '../thought.ts';
import { chancesOf } from './odds.ts';
import type { Study } from './study.ts';

/** `ends`: how the move ended in each world it was tried in. */
export function alternativeOf(
  study: Pick<Study, 'ruleset' | 'judge' | 'seat'>,
  move: Move,
  sequence: readonly Move[],
  worth: number,
  ends: readonly State[],
): Alternative {
  let known: readonly number[] | null = null;
  const chances = (): readonly number[] => {
    known ??= ends.map((end) => chancesOf(study, end)[study.seat] ?? 0);
    return known;
  };
  return {
    move,
    sequence,
    worth,
    get chance() {
      return mean(chances());
    },
    get spread() {
      return ends.length < 2 ? 0 : spreadOf(chances());
    },
  };
}

export const mean = (numbers: readonly number[]): number => {
  let sum = 0;
  for (const number of numbers) sum += number;
  return numbers.length === 0 ? Number.NEGATIVE_INFINITY : sum / numbers.length;
};

/** The standard error of a mean. */
export function spreadOf(numbers: readonly number[]): number {
  const middle = mean(numbers);
  let squares = 0;
  for (const number of numbers) squares += (number - middle) ** 2;
  return numbers.length < 2 ? 0.5 : Math.sqrt(squares / (numbers.length - 1) / numbers.length);
}
