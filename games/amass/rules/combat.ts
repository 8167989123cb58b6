/** Phase 5, Combat: who picks which fight, round and round until none is due (A13, A31, A47 to A49). */
import type { Handler, Step, Umpire } from '@accretion/engine';
import { nextAgreement } from './agree.ts';
import { tieOrder } from './aiCrew.ts';
import type { Board } from './board.ts';
import { facingPlace } from './board.ts';
import { addMembers, crewAt, isHuman, nextCrew } from './crews.ts';
import { aloneAt, type Due, dueOf } from './due.ts';
import { startFight } from './fight.ts';
import { type Move, type State, tell } from './state.ts';

interface CombatStep extends Step {
  readonly crew: number;
}

/** The crew whose turn to pick it is. */
const combatFrom = (crew: number): CombatStep => ({ do: 'combat', crew });

/** A13: the next crew clockwise that has something due picks; when no crew has, mining begins. */
export const combat = (board: Board): Handler<State, Move, CombatStep> => ({
  run(state, { crew: from }, umpire) {
    const agreement = nextAgreement(board, state);
    if (agreement !== null) {
      umpire.next(agreement, combatFrom(from)); // AA75
      return;
    }
    let crew = from;
    do {
      const due = dueOf(board, state, crew);
      if (due.length > 0) {
        turnOf(board, state, crew, due, umpire);
        return;
      }
      crew = nextCrew(state, crew);
    } while (crew !== from);
    umpire.next(mining);
  },
});

const mining: Step = { do: 'mine' };

/** A44: a single choice is taken without asking; AI crews follow A31 and never withdraw (AA46). */
function turnOf(board: Board, state: State, crew: number, due: readonly Due[], umpire: Umpire): void {
  const [first] = due;
  if (first === undefined) return;
  const isForced = due.length === 1 && first.kind !== 'raid' && first.rivals.length === 1;
  if (isHuman(state, crew) && !isForced) umpire.next({ do: 'pick', seat: crew });
  else startFight(board, state, crew, first.kind, first.at, rivalOf(state, crew, first), umpire);
}

/** A31: the First Player if there, else the next crew clockwise. */
const rivalOf = (state: State, crew: number, due: Due): number =>
  tieOrder(state, crew).find((other) => due.rivals.includes(other)) ?? (due.rivals[0] as number);

/** AW4: which fight, or withdrawing from a raid. */
export const pick = (board: Board): Handler<State, Move> => ({
  moves(state, _step, seat) {
    const moves: Move[] = [];
    for (const { kind, at, rivals } of dueOf(board, state, seat)) {
      for (const against of rivals) moves.push({ do: 'fight', at, against });
      if (kind === 'raid') moves.push({ do: 'withdraw', base: at });
    }
    return moves;
  },
  refuse(state, _step, seat, move) {
    if (move.do === 'withdraw') {
      const isDue = dueOf(board, state, seat).some((due) => due.kind === 'raid' && due.at === move.base);
      return isDue ? null : { rule: 'A49', why: 'noRaidThere' };
    }
    if (move.do !== 'fight') return { rule: 'A48', why: 'fightIsDue' };
    const due = dueOf(board, state, seat).find((one) => one.at === move.at);
    if (due === undefined) return { rule: 'A48', why: 'nothingDueThere' };
    return due.rivals.includes(move.against) ? null : { rule: 'A48', why: 'nobodyToFight' };
  },
  play(state, _step, seat, move, umpire) {
    if (move.do === 'withdraw') withdraw(board, state, seat, board.base(move.base), umpire);
    if (move.do !== 'fight') return;
    const due = dueOf(board, state, seat).find((one) => one.at === move.at);
    if (due !== undefined) startFight(board, state, seat, due.kind, due.at, move.against, umpire);
  },
  byDefault(state, _step, seat) {
    const [first] = dueOf(board, state, seat);
    if (first === undefined) return { do: 'pass' };
    return { do: 'fight', at: first.at, against: rivalOf(state, seat, first) };
  },
});

/** A49: all members that stand alone at facings of that base leave the round, unhurt. */
function withdraw(board: Board, state: State, crew: number, base: number, umpire: Umpire): void {
  const leaving = aloneAt(board, state, crew, base);
  for (const facing of leaving) leave(board, state, crew, base, facing);
  tell(umpire, { did: 'withdraw', crew, base: board.bases[base]?.name ?? '', members: leaving.length });
  umpire.next(combatFrom(nextCrew(state, crew)));
}

function leave(board: Board, state: State, crew: number, base: number, facing: number): void {
  const own = crewAt(state, crew);
  addMembers(board, own, facingPlace(board, base, facing), -1);
  own.withdrawn++;
}
