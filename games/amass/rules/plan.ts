/** Phases 2 and 3, Planning and Deploy: secret plans in small moves, then all shown together (A7, A8, A39, A40). */
import type { Handler, Step, Umpire } from '@accretion/engine';
import { deployAi } from './aiCrew.ts';
import { type Board, placeName } from './board.ts';
import { startCommand } from './command.ts';
import { addMembers, clockwiseFrom, crewAt, isHuman, noSuchPlace, whyNotThere } from './crews.ts';
import { notReady, sayReady, whyNotReady } from './ready.ts';
import { type Crew, type Move, type State, tell } from './state.ts';

type Of = Handler<State, Move>;

const ready: Move = { do: 'ready' };
const unready: Move = { do: 'unready' };
const deployAiCrews: Step = { do: 'deployAi' };

/** AW2: place members one by one, take them back, say ready; changed freely until all are ready. */
export const plan = (board: Board): Of => {
  const placing = board.places.map((at): Move => ({ do: 'place', at }));
  const takingBack = board.places.map((at): Move => ({ do: 'takeBack', at }));
  return {
    owes: notReady,
    inSecret: true,
    moves(state, _step, seat) {
      const crew = crewAt(state, seat);
      if (crew.home === 0 && crew.ready) return [];
      const tally = planned(board, crew);
      const moves: Move[] = [crew.ready ? unready : ready];
      const isMore = crew.plan.length < crew.home;
      for (let place = 0; place < tally.length; place++) {
        if (isMore && whyNotThere(board, state, seat, tally, place) === null)
          moves.push(placing[place] as Move);
        if ((tally[place] as number) > 0) moves.push(takingBack[place] as Move);
      }
      return moves;
    },
    refuse(state, _step, seat, move) {
      const crew = state.crews[seat];
      if (crew === undefined || !isHuman(state, seat)) return { rule: 'A7', why: 'noSuchSeat' };
      switch (move.do) {
        case 'ready':
          return whyNotReady(crew, true);
        case 'unready':
          return crew.home === 0 && crew.ready
            ? { rule: 'A44', why: 'nobodyLeft' }
            : whyNotReady(crew, false);
        case 'takeBack':
          return crew.plan.includes(move.at) ? null : { rule: 'A7', why: 'nobodyPlanned' };
        case 'place': {
          const place = board.place(move.at);
          if (place < 0) return noSuchPlace;
          if (crew.plan.length >= crew.home) return { rule: 'A7', why: 'nobodyLeft' };
          return whyNotThere(board, state, seat, planned(board, crew), place);
        }
        default:
          return { rule: 'A7', why: 'planNow' };
      }
    },
    play(state, _step, seat, move, umpire) {
      const crew = crewAt(state, seat);
      if (move.do === 'place') crew.plan = inOrder(board, [...crew.plan, move.at]);
      else if (move.do === 'takeBack') {
        const at = crew.plan.indexOf(move.at);
        crew.plan = crew.plan.filter((_, i) => i !== at);
      } else sayReady(state, seat, move.do === 'ready', umpire);
    },
    close(state, _step, umpire) {
      deploy(board, state, umpire);
      umpire.next(deployAiCrews);
    },
    byDefault: (state, _step, seat) => (crewAt(state, seat).ready ? unready : ready),
  };
};

/** A plan is kept in the order of the map, so that it does not matter how it came about. */
const inOrder = (board: Board, plan: string[]): string[] =>
  plan.sort((a, b) => board.place(a) - board.place(b));

/** How many members stand where by this plan. */
export function planned(board: Board, crew: Crew): number[] {
  const tally: number[] = new Array(board.places.length).fill(0);
  for (let i = 0; i < crew.plan.length; i++) {
    const place = board.place(crew.plan[i] as string);
    if (place >= 0) tally[place] = (tally[place] as number) + 1;
  }
  return tally;
}

/** A8: all plans are shown in one step. */
function deploy(board: Board, state: State, umpire: Umpire): void {
  if (umpire.listening)
    tell(umpire, { did: 'deploy', plans: state.crews.slice(0, state.humans).map((crew) => [...crew.plan]) });
  for (let seat = 0; seat < state.humans; seat++) {
    const crew = crewAt(state, seat);
    for (const at of crew.plan) addMembers(board, crew, board.place(at), 1);
    crew.home -= crew.plan.length;
    crew.plan = [];
    crew.ready = false;
  }
}

/** A40: then the AI crews, in seat order, one card each. Nobody decides anything in between. */
export const deployAiStep = (board: Board): Of => ({
  run(state, _step, umpire) {
    for (const crew of clockwiseFrom(state, state.first)) {
      if (isHuman(state, crew)) continue;
      const places = deployAi(board, state, crew, umpire);
      if (umpire.listening)
        tell(umpire, { did: 'deployAi', crew, places: places.map((place) => placeName(board, place)) });
    }
    startCommand(state, umpire);
  },
});
