/** Before the first round: seats choose their bases in turn, if the options say so (AA53, AW9). */
import type { Handler, Step } from '@accretion/engine';
import type { Board } from './board.ts';
import { crewAt } from './crews.ts';
import { type Move, type State, tell } from './state.ts';

interface TakeBaseStep extends Step {
  readonly seat: number;
  /** Bases chosen so far. */
  readonly taken: readonly number[];
}

/** The First Player chooses first. */
export const takingBases = (first: number): TakeBaseStep => ({ do: 'takeBase', seat: first, taken: [] });

/** Who sits where: the crews clockwise by zone (AA2), and whose each base is. */
export function seatedAt(board: Board, bases: readonly number[]): Pick<State, 'order' | 'owners'> {
  return {
    order: bases.map((_, crew) => crew).sort((a, b) => (bases[a] as number) - (bases[b] as number)),
    owners: board.bases.map((_, base) => bases.indexOf(base)),
  };
}

/** Any base nobody has chosen yet; the one the spread would give comes first. */
function free(board: Board, state: State, { seat, taken }: TakeBaseStep): number[] {
  const own = crewAt(state, seat).base;
  const others = board.bases.flatMap((_, base) => (base === own || taken.includes(base) ? [] : [base]));
  return [own, ...others];
}

const taking = (board: Board, base: number): Move => ({
  do: 'takeBase',
  base: board.bases[base]?.name ?? '',
});

export const takeBase = (board: Board): Handler<State, Move, TakeBaseStep> => ({
  moves: (state, step) => free(board, state, step).map((base) => taking(board, base)),
  refuse(state, step, _seat, move) {
    if (move.do !== 'takeBase') return { rule: 'AA53', why: 'takeBaseNow' };
    const base = board.base(move.base);
    if (base < 0) return { rule: 'AA53', why: 'noSuchBase', values: { base: move.base } };
    return free(board, state, step).includes(base) ? null : { rule: 'AA53', why: 'baseIsTaken' };
  },
  play(state, { seat, taken }, _seat, move, umpire) {
    if (move.do !== 'takeBase') return;
    const base = board.base(move.base);
    moveIn(board, state, seat, base);
    tell(umpire, { did: 'takeBase', seat, base: move.base });
    const chosen = [...taken, base];
    const next = { do: 'takeBase', seat: (seat + 1) % state.humans, taken: chosen } satisfies TakeBaseStep;
    const isDone = chosen.length >= state.humans || free(board, state, next).length === 1; // A44
    umpire.next(isDone ? { do: 'distribute' } : next);
  },
  byDefault: (state, step) => taking(board, crewAt(state, step.seat).base),
});

/** The crew that was to have this base gets the other in exchange. */
function moveIn(board: Board, state: State, seat: number, base: number): void {
  const left = crewAt(state, seat).base;
  const other = state.owners[base] as number;
  if (other >= 0) crewAt(state, other).base = left;
  crewAt(state, seat).base = base;
  Object.assign(
    state,
    seatedAt(
      board,
      state.crews.map((crew) => crew.base),
    ),
  );
}
