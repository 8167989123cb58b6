/** What was considered, as a thought tells it. Chances cost time, so they are reckoned when somebody asks for them. */
import type { Move, State } from '@accretion/engine';
import type { Alternative } from '../thought.ts';
import { mean, spreadOf } from './figures.ts';
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
