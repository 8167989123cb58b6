/** Co-op: where only the partners are left they agree who takes what (A33, AW6, AA75). */
import type { Handler, Step, Umpire } from '@accretion/engine';
import { type Board, baseOfFacing, facingCount, facingOf, facingPlace, isMine, placeName } from './board.ts';
import { addMembers, crewAt, nextHuman } from './crews.ts';
import { crewsAt, cubesAt, minersAt } from './due.ts';
import { takeFromMine } from './mining.ts';
import { type Move, type State, tell } from './state.ts';

interface AgreeStep extends Step {
  readonly seat: number;
  readonly at: string;
  /** The how manieth proposal this is; the third stands. */
  readonly attempt: number;
  /** What the First Player last proposed to take, -1 for nothing yet. */
  readonly own: number;
}

const propose = (state: State, at: string, attempt: number, own: number): AgreeStep => ({
  do: 'propose',
  seat: state.first,
  at,
  attempt,
  own,
});

/** A facing at which only the two partners are left. */
export function nextAgreement(board: Board, state: State): AgreeStep | null {
  if (!state.coop) return null;
  for (let base = 0; base < board.bases.length; base++) {
    if ((state.owners[base] as number) < state.humans) continue;
    for (let facing = 0; facing < facingCount; facing++) {
      const there = crewsAt(board, state, base, facing);
      if (there.length === 2 && there[0] === 0 && there[1] === 1)
        return propose(state, placeName(board, facingPlace(board, base, facing)), 1, -1);
    }
  }
  return null;
}

/** A mine at which only the two partners are left, with cubes for some of them; null for none. */
export function agreementAtMine(board: Board, state: State, zone: number): AgreeStep | null {
  if (!state.coop) return null;
  const cubes = cubesAt(board, state, zone);
  const [a, b] = [minersAt(state, crewAt(state, 0), zone), minersAt(state, crewAt(state, 1), zone)];
  const isShort = a > 0 && b > 0 && cubes > 0 && a + b > cubes;
  return isShort ? propose(state, placeName(board, zone), 1, -1) : null;
}

/** What the First Player may take: at a facing the place or nothing, at a mine what leaves no cube behind. */
function range(board: Board, state: State, at: string): { least: number; most: number } {
  const place = board.place(at);
  if (!isMine(board, place)) return { least: 0, most: 1 };
  const cubes = cubesAt(board, state, place);
  const own = minersAt(state, crewAt(state, state.first), place);
  const partner = minersAt(state, crewAt(state, nextHuman(state, state.first)), place);
  return { least: Math.max(0, cubes - partner), most: Math.min(own, cubes) };
}

export const proposing = (board: Board): Handler<State, Move, AgreeStep> => ({
  moves(state, { at }) {
    const { least, most } = range(board, state, at);
    return Array.from({ length: most - least + 1 }, (_, i) => ({ do: 'propose', own: most - i }));
  },
  refuse(state, { at }, _seat, move) {
    if (move.do !== 'propose') return { rule: 'AA75', why: 'proposeNow' };
    const { least, most } = range(board, state, at);
    return move.own >= least && move.own <= most
      ? null
      : { rule: 'AA75', why: 'notToShare', values: { least, most } };
  },
  play(state, { at, attempt }, seat, move, umpire) {
    if (move.do !== 'propose') return;
    tell(umpire, { did: 'propose', seat, at, own: move.own });
    if (attempt >= 3) settle(board, state, at, move.own, umpire);
    else umpire.next({ do: 'answer', seat: nextHuman(state, seat), at, attempt, own: move.own });
  },
  byDefault: (state, { at, own }) => ({ do: 'propose', own: own < 0 ? range(board, state, at).most : own }),
});

export const answering = (board: Board): Handler<State, Move, AgreeStep> => ({
  moves: () => [{ do: 'accept' }, { do: 'sendBack' }],
  refuse: (_state, _step, _seat, move) =>
    move.do === 'accept' || move.do === 'sendBack' ? null : { rule: 'AA75', why: 'acceptOrSendBack' },
  play(state, { at, attempt, own }, seat, move, umpire) {
    if (move.do === 'accept') settle(board, state, at, own, umpire);
    else {
      tell(umpire, { did: 'sendBack', seat });
      umpire.next(propose(state, at, attempt + 1, own));
    }
  },
  byDefault: () => ({ do: 'accept' }),
});

/** At a facing the one who yields withdraws; at a mine each takes the agreed cubes. */
function settle(board: Board, state: State, at: string, own: number, umpire: Umpire): void {
  const place = board.place(at);
  const partner = nextHuman(state, state.first);
  if (isMine(board, place)) {
    const rest = cubesAt(board, state, place) - own;
    tell(umpire, { did: 'agree', at, seat: state.first, partner, own, rest });
    takeFromMine(board, state, state.first, place, own, umpire);
    takeFromMine(board, state, partner, place, rest, umpire);
    return;
  }
  tell(umpire, { did: 'agree', at, seat: state.first, partner, own, rest: 1 - own });
  const yielding = crewAt(state, own === 1 ? partner : state.first);
  addMembers(board, yielding, facingPlace(board, baseOfFacing(board, place), facingOf(board, place)), -1);
  yielding.withdrawn++;
}
