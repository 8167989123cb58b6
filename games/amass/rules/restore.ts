/** Phase 7, Restore: end checks, cards for wounds, one step up, the next First Player (A23 to A25, A52). */
import type { Handler, Step } from '@accretion/engine';
import { putAwayOrders } from './aiCrew.ts';
import type { Board } from './board.ts';
import type { Wound } from './content.ts';
import { crewAt, humansInOrder, nextHuman } from './crews.ts';
import { isPlanetEmpty } from './distribute.ts';
import { drawActions } from './hand.ts';
import { end, endingNow } from './score.ts';
import { type Crew, type Move, type State, tell } from './state.ts';

const distribute: Step = { do: 'distribute' };

export const restore = (board: Board): Handler<State, Move> => ({
  run(state, _step, umpire) {
    putAwayOrders(state);
    const ending = endingNow(board, state, isPlanetEmpty(state));
    if (ending !== null) {
      end(board, state, ending, umpire);
      return;
    }
    for (const seat of humansInOrder(state)) {
      const cards = cardGain(board, crewAt(state, seat));
      if (cards === 0) continue;
      tell(umpire, { did: 'gain', seat, cards });
      drawActions(state, seat, cards, umpire);
    }
    for (const crew of state.crews) stepUp(crew);
    tell(umpire, { did: 'restore' });
    state.first = nextHuman(state, state.first); // AA1
    tell(umpire, { did: 'first', seat: state.first });
    umpire.next(distribute);
  },
});

/** A24, AA25: a card for each member in Major, one for every two in Moderate. */
export function cardGain({ content }: Board, crew: Crew): number {
  const { perMajor, forModerate } = content.gain;
  return perMajor * crew.major + Math.floor(crew.moderate / forModerate);
}

/** A24: every wounded member one step up; those reaching Mobilize are at home. */
export function stepUp(crew: Pick<Crew, 'home' | Wound>): void {
  crew.home += crew.minor;
  crew.minor = crew.moderate;
  crew.moderate = crew.major;
  crew.major = 0;
}
