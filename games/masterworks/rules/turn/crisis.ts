/** A Crisis turn (ME7, MA9, MA10, MD6): three activations, by whichever seat, and cards in between. */
import { nobody, only, type Seats, type Step } from '@accretion/engine';
import type { Move } from '../answers.ts';
import { endLasting } from '../effects/lasting.ts';
import { refresh } from '../effects/limits.ts';
import { isUp, markOf, nameOf } from '../field/figures.ts';
import { type Asking, type Look, next, type Play, refusal, type StepBook, wrongAnswer } from '../play.ts';
import { crisisA, crisisB, none, type State } from '../state.ts';
import { tell } from '../story.ts';
import { canPlayCard, cardMoves, partnerOf, playCard, whyNotCard } from '../window/card.ts';
import { openMoment } from '../window/open.ts';

/** Figures of a seat that could be activated. */
export function eligibleOf(state: State, seat: number): number[] {
  const found: number[] = [];
  state.figures.forEach((figure, mark) => {
    if (figure.seat === seat && isUp(figure) && !figure.activated) found.push(mark);
  });
  return found;
}

/** A turn of either side begins: limits are fresh (MA10). */
export function beginTurn(play: Play, side: 'crisis' | 'cosmic'): void {
  const { state } = play;
  state.turn += 1;
  state.side = side;
  state.activated = 0;
  refresh(state, 'turn');
  for (const figure of state.figures) figure.placed = 0;
  tell(play.umpire, { did: 'turn', side, round: state.round, turn: state.turn });
  openMoment(play, 'turnStart');
}

/** "This turn" is over. */
export function endTurn({ state }: Play): void {
  endLasting(
    state,
    ({ until, at }) =>
      (until === 'turn' || until === 'attackAction' || until === 'namedAttackThisTurn') && at <= state.turn,
  );
}

type NextStep = Step & { readonly only: number; readonly handed: number };

function begin(play: Play): void {
  beginTurn(play, 'crisis');
  next(play, { do: 'nextUp' });
}

/** MD6: what was handed over stays so while cards are played. */
type NextUpStep = Step & Partial<Pick<NextStep, 'only' | 'handed'>>;

/** Another activation, if one is due and somebody is eligible; else the turn ends. */
function nextUp(play: Play, { only: handedTo = none, handed = 0 }: NextUpStep): void {
  const step = { do: 'nextActivation', only: handedTo, handed };
  const seats = asked(play, { ...step, only: none });
  if (seats === nobody) {
    next(play, { do: 'crisisOver' });
    return;
  }
  // MC69: whoever has nobody left to activate may still play cards before the partner goes on (MD6).
  for (const seat of seatsOf(play)) if ((seats & only(seat)) === 0) next(play, { do: 'lastCards', seat });
  next(play, step);
}

/** MD7: where a moment is nobody's in particular the captain comes first. */
const seatsOf = ({ state }: Look): readonly number[] =>
  state.captain === crisisB ? [crisisB, crisisA] : [crisisA, crisisB];

/** Is another activation due? */
const isDue = ({ book, state }: Look): boolean => state.activated < book.content.encounter.activationsPerTurn;

/** Who is asked: every Crisis seat with an eligible figure, unless it was handed to one of them. */
function asked(look: Look, step: NextStep): Seats {
  const { state } = look;
  if (!isDue(look)) return nobody;
  const a = eligibleOf(state, crisisA).length > 0;
  const b = eligibleOf(state, crisisB).length > 0;
  if (step.only === crisisA && a) return only(crisisA);
  if (step.only === crisisB && b) return only(crisisB);
  return (a ? only(crisisA) : 0) | (b ? only(crisisB) : 0);
}

/** MD6: may be handed over, and handed back once; then the seat with more eligible figures must act. */
const mayHand = ({ state }: Look, step: NextStep, seat: number): boolean =>
  step.handed < 2 && eligibleOf(state, partnerOf(seat)).length > 0;

const naming: Asking<NextStep> = {
  anyone: true,
  owes: asked,
  moves(look, step, seat) {
    const moves: Move[] = eligibleOf(look.state, seat).map((mark) => ({
      do: 'activate',
      figure: nameOf(look, mark),
    }));
    if (moves.length === 0) return [];
    moves.push(...cardMoves(look, { seat, moment: null }));
    if (mayHand(look, step, seat)) moves.push({ do: 'yours' });
    return moves;
  },
  refuse(look, step, seat, move) {
    const { state } = look;
    if ((asked(look, step) & only(seat)) === 0) return refusal('MD6', 'notYourTurn');
    switch (move.do) {
      case 'activate': {
        const mark = markOf(look, move.figure);
        const figure = state.figures[mark];
        if (figure === undefined) return refusal('MC94', 'noSuchThing', { name: move.figure });
        if (figure.seat !== seat) return refusal('MD2', 'notYours', { figure: move.figure });
        if (figure.gone || figure.dazed) return refusal('MC15', 'notThere', { target: move.figure });
        return figure.activated ? refusal('MC21', 'hasActivated', { figure: move.figure }) : null;
      }
      case 'yours':
        return mayHand(look, step, seat) ? null : refusal('MD6', 'cannotHandOver');
      case 'card':
        return whyNotCard(look, { seat, moment: null }, move);
      case 'concede':
        return null;
      default:
        return wrongAnswer;
    }
  },
  play(play, step, seat, move) {
    const { state, umpire } = play;
    switch (move.do) {
      case 'activate':
        next(play, { do: 'activation', figure: markOf(play, move.figure) }, { do: 'nextUp' });
        return;
      case 'yours':
        tell(umpire, { did: 'yours', seat });
        next(play, { do: 'nextActivation', only: handedTo(state, step, seat), handed: step.handed + 1 });
        return;
      case 'card':
        playCard(play, { seat, moment: null }, move);
        break;
      case 'concede':
        next(play, { do: 'concede', seat });
        break;
      default:
    }
    next(play, { ...step, do: 'nextUp' });
  },
};

function handedTo(state: State, { handed }: NextStep, seat: number): number {
  if (handed === 0) return partnerOf(seat);
  const a = eligibleOf(state, crisisA).length;
  const b = eligibleOf(state, crisisB).length;
  return b > a ? crisisB : crisisA;
}

/** MC69: cards may also be played after the last activation. */
function crisisOver(play: Play): void {
  for (const seat of seatsOf(play)) next(play, { do: 'lastCards', seat });
  next(play, { do: 'crisisEnd' });
}

type SeatStep = Step & { readonly seat: number };

function lastCards(play: Play, { seat }: SeatStep): void {
  if (canPlayCard(play, { seat, moment: null })) next(play, { do: 'lastCard', seat });
}

const lastCard: Asking<SeatStep> = {
  moves: (look, _step, seat) => [{ do: 'pass' }, ...cardMoves(look, { seat, moment: null })],
  refuse(look, _step, seat, move) {
    if (move.do === 'pass') return null;
    return move.do === 'card' ? whyNotCard(look, { seat, moment: null }, move) : wrongAnswer;
  },
  play(play, _step, seat, move) {
    if (move.do !== 'card') return;
    playCard(play, { seat, moment: null }, move);
    next(play, { do: 'lastCards', seat });
  },
};

function crisisEnd(play: Play): void {
  endTurn(play);
  next(play, { do: 'cosmicTurn' });
}

export function crisisSteps(steps: StepBook): void {
  steps.runs('crisisTurn', begin);
  steps.runs('nextUp', nextUp);
  steps.asks('nextActivation', naming);
  steps.runs('crisisOver', crisisOver);
  steps.runs('lastCards', lastCards);
  steps.asks('lastCard', lastCard);
  steps.runs('crisisEnd', crisisEnd);
}
