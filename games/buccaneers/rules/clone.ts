/** A copy of a state. Lists below a seat are only ever replaced, so they are shared; everything else is copied. */
import { cloneAgenda } from '@accretion/engine';
import type { Place, State } from './state.ts';

export function clone(state: State): State {
  return {
    agenda: cloneAgenda(state.agenda),
    toysTriggerLoot: state.toysTriggerLoot,
    wakeForScoring: state.wakeForScoring,
    round: state.round,
    turn: state.turn,
    clockwise: state.clockwise,
    hole: state.hole,
    ahead: state.ahead,
    unused: state.unused,
    spent: state.spent,
    deck: state.deck,
    discard: state.discard,
    pile: state.pile,
    turnedUp: state.turnedUp,
    supply: state.supply,
    atHole: state.atHole,
    draws: state.draws,
    revealed: state.revealed,
    seats: state.seats.map(clonePlace),
    sheet: state.sheet,
    over: state.over,
  };
}

const clonePlace = (place: Place): Place => ({
  hand: place.hand,
  handNumber: place.handNumber,
  picked: place.picked,
  pick: place.pick,
  tracked: place.tracked,
  drawn: place.drawn,
  groups: place.groups,
  stack: place.stack,
  toys: place.toys,
  shown: place.shown,
  held: place.held,
  piled: place.piled,
  memory: place.memory,
  points: place.points,
});
