/** The rules of a match, made from its book. */
import type { Rules, Step } from '@accretion/engine';
import type { Move, Options } from './answers.ts';
import { attackSteps } from './attack/attack.ts';
import type { Book } from './book/book.ts';
import { clone } from './clone.ts';
import { actSteps as effectActs } from './effects/asks/act.ts';
import { chooseSteps } from './effects/asks/choose.ts';
import { diceSteps } from './effects/asks/dice.ts';
import { orderSteps } from './effects/asks/order.ts';
import { harmSteps } from './effects/harm.ts';
import { runSteps } from './effects/run.ts';
import { dropSteps } from './encounter/drop.ts';
import { outcome } from './encounter/end.ts';
import { fallSteps } from './encounter/fall.ts';
import { flightSteps } from './encounter/flight.ts';
import { settleSteps } from './encounter/settle.ts';
import { soldierSteps } from './encounter/soldiers.ts';
import { factsOf } from './facts.ts';
import { imagine } from './imagine.ts';
import { aimSteps } from './move/aim.ts';
import { collideSteps } from './move/collide.ts';
import { shoveSteps } from './move/shove.ts';
import { type StepBook, Steps } from './play.ts';
import { deploySteps } from './setup/deploy.ts';
import { musterSteps } from './setup/muster.ts';
import { setup } from './setup/setup.ts';
import { type State, stateShape, type View } from './state.ts';
import { actSteps } from './turn/act.ts';
import { activationSteps } from './turn/activation.ts';
import { concedeSteps } from './turn/concede.ts';
import { cosmicSteps } from './turn/cosmic.ts';
import { crisisSteps } from './turn/crisis.ts';
import { roundSteps } from './turn/round.ts';
import { windowSteps } from './window/steps.ts';

const rooms: readonly ((steps: StepBook) => void)[] = [
  musterSteps,
  deploySteps,
  roundSteps,
  crisisSteps,
  cosmicSteps,
  activationSteps,
  actSteps,
  concedeSteps,
  attackSteps,
  windowSteps,
  runSteps,
  chooseSteps,
  diceSteps,
  orderSteps,
  effectActs,
  harmSteps,
  aimSteps,
  shoveSteps,
  collideSteps,
  fallSteps,
  settleSteps,
  dropSteps,
  soldierSteps,
  flightSteps,
];

/** What follows an activation: another one, or the end of the Cosmic turn. */
const afterwards = (state: State): Step => ({ do: state.side === 'cosmic' ? 'cosmicEnd' : 'nextUp' });

export function rulesOf(book: Book): Rules<State, Move, Options> {
  const steps = new Steps(book);
  for (const room of rooms) room(steps);
  return {
    shape: stateShape,
    components: book.components,
    setup: (options, _seats, umpire) => setup(book, options, umpire),
    steps: steps.handlers,
    outcome,
    imagine: (view) => imagine(view as View),
    clone,
    moments: {
      powerPhase: () => [{ do: 'powerPhase' }],
      crisisTurn: () => [{ do: 'crisisTurn' }],
      nextActivation: () => [{ do: 'nextUp' }],
      cosmicTurn: () => [{ do: 'cosmicTurn' }],
      cosmicEnd: () => [{ do: 'cosmicEnd' }],
      cleanup: () => [{ do: 'cleanup' }],
      deploy: () => [{ do: 'zone', seat: 0 }],
      muster: () => [{ do: 'muster', seat: 0 }],
      /** An open moment of the figure that is active. */
      act: (state) =>
        state.active === null ? [] : [{ do: 'activating', figure: state.active.figure }, afterwards(state)],
      /** A figure that is active begins: its number is in `follow`. */
      activation: (state) => [{ do: 'activation', figure: state.follow }, afterwards(state)],
    },
    facts: factsOf(book),
  };
}
