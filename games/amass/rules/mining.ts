/** After the last pick: miners take their cubes, then the camp dice are rolled (A11, A12, A19, A50). */
import { roll, type Umpire } from '@accretion/engine';
import type { Board } from './board.ts';
import { crewAt, humansInOrder } from './crews.ts';
import { moreCubes } from './cubes.ts';
import { cubesAt, minersAt } from './due.ts';
import { drawActions } from './hand.ts';
import { type State, tell } from './state.ts';

/** A11, A12: each member takes one cube; surplus cubes stay, surplus members get nothing. */
export function mineZone(board: Board, state: State, zone: number, umpire: Umpire): void {
  let left = cubesAt(board, state, zone);
  for (let crew = 0; crew < state.crews.length && left > 0; crew++) {
    const taken = Math.min(left, minersAt(state, crewAt(state, crew), zone));
    left -= taken;
    takeFromMine(board, state, crew, zone, taken, umpire);
  }
}

export function takeFromMine(
  board: Board,
  state: State,
  crew: number,
  zone: number,
  cubes: number,
  umpire: Umpire,
): void {
  if (cubes === 0) return;
  const { mine, colour } = board.zones[zone] as Board['zones'][number];
  const own = crewAt(state, crew);
  state.mines = { ...state.mines, [mine]: (state.mines[mine] ?? 0) - cubes };
  own.haul = moreCubes(own.haul, colour, cubes);
  tell(umpire, { did: 'mine', crew, mine, cubes });
}

/** A19, AA22, AA23: in seat order each human's member at the camp rolls for one or two cards. */
export function rollCamp(board: Board, state: State, umpire: Umpire): void {
  for (const seat of humansInOrder(state)) {
    for (let member = crewAt(state, seat).camp; member > 0; member--) {
      const face = roll(umpire.rng, 6);
      tell(umpire, { did: 'camp', seat, face });
      drawActions(state, seat, board.content.camp.cards[face - 1] ?? 0, umpire);
    }
  }
}
