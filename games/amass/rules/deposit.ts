/** The steps between the last pick and Restore (A50, A51). */
import type { Handler, Step } from '@accretion/engine';
import { agreementAtMine } from './agree.ts';
import type { Board } from './board.ts';
import { mineZone, rollCamp } from './mining.ts';
import type { Move, State } from './state.ts';

interface MineStep extends Step {
  /** The next zone to be mined. */
  readonly zone?: number;
}

const camp: Step = { do: 'camp' };
const steals: Step = { do: 'steals', from: 0 };
const storing: Step = { do: 'storing' };

/** All mines; where partners are short of cubes they are asked first (AA75). */
export const mine = (board: Board): Handler<State, Move, MineStep> => ({
  run(state, { zone: from = 0 }, umpire) {
    for (let zone = from; zone < board.zones.length; zone++) {
      const agreement = agreementAtMine(board, state, zone);
      if (agreement !== null) {
        umpire.next(agreement, { do: 'mine', zone: zone + 1 });
        return;
      }
      mineZone(board, state, zone, umpire);
    }
    umpire.next(camp);
  },
});

export const campStep = (board: Board): Handler<State, Move> => ({
  run(state, _step, umpire) {
    rollCamp(board, state, umpire);
    umpire.next(steals, storing);
  },
});
