/** Phase 4, Command: one card or pass, round the table until all pass in a row (A9, A42, A45, A46). */
import { type Handler, isRefusal, type Step, type Umpire } from '@accretion/engine';
import type { Board } from './board.ts';
import { carryOutCommand, commandMoves, refuseCommand } from './commands.ts';
import { crewAt, nextHuman } from './crews.ts';
import { eachKind, effectFor, isCardMove, spend } from './hand.ts';
import { type Move, type State, tell } from './state.ts';

interface CommandStep extends Step {
  readonly seat: number;
  /** How many have passed in a row. */
  readonly passes: number;
}

const pass: Move = { do: 'pass' };

export const startCommand = (state: State, umpire: Umpire): void => ask(state, state.first, 0, umpire);

/** The next human with a hand is asked, whether or not a card fits (A42); an empty hand passes by itself. */
function ask(state: State, from: number, passed: number, umpire: Umpire): void {
  let seat = from;
  for (let passes = passed; passes < state.humans; passes++, seat = nextHuman(state, seat)) {
    if (crewAt(state, seat).hand.length === 0) continue;
    umpire.next({ do: 'command', seat, passes } satisfies CommandStep);
    return;
  }
  umpire.next({ do: 'combat', crew: state.first });
}

/** AW3: play one Command card with its targets, or pass. */
export const command = (board: Board): Handler<State, Move, CommandStep> => ({
  moves(state, _step, seat) {
    const moves: Move[] = [pass];
    eachKind(board, crewAt(state, seat), 'command', (card, effect) => {
      commandMoves(board, state, seat, card, effect, moves);
    });
    return moves;
  },
  refuse(state, _step, seat, move) {
    if (move.do === 'pass') return null;
    if (!isCardMove(move)) return { rule: 'A9', why: 'playOrPass' };
    const effect = effectFor(board, crewAt(state, seat), 'command', move);
    return isRefusal(effect) ? effect : refuseCommand(board, state, seat, effect, move);
  },
  play(state, { passes }, seat, move, umpire) {
    if (!isCardMove(move)) {
      tell(umpire, { did: 'pass', seat });
      ask(state, nextHuman(state, seat), passes + 1, umpire);
      return;
    }
    spend(state, seat, move.card, move.do === 'addDroid', umpire);
    carryOutCommand(board, state, seat, move, umpire);
    ask(state, nextHuman(state, seat), 0, umpire);
  },
  byDefault: () => pass,
});
