/** The rules as far as the first questions need them, and what all rules of a match share. */
import type { Rules, Step } from '@accretion/engine';
import type { Move, Options } from './answers.ts';
import type { Book } from './book/book.ts';
import { clone } from './clone.ts';
import { outcome } from './encounter/end.ts';
import { factsOf } from './facts.ts';
import { imagine } from './imagine.ts';
import { type StepBook, Steps } from './play.ts';
import { deploySteps } from './setup/deploy.ts';
import { musterSteps } from './setup/muster.ts';
import { setup } from './setup/setup.ts';
import { type State, stateShape, type View } from './state.ts';

/** Steps that belong together. */
export type Room = (steps: StepBook) => void;

/** Steps before the first round. */
const opening: readonly Room[] = [musterSteps, deploySteps];

/** What follows an activation: another one, or the end of the Cosmic turn. */
const afterwards = (state: State): Step => ({ do: state.side === 'cosmic' ? 'cosmicEnd' : 'nextUp' });

/** The rules of a match with the steps of the opening and of these rooms. */
export function rulesWith(book: Book, rooms: readonly Room[]): Rules<State, Move, Options> {
  const steps = new Steps(book);
  for (const room of [...opening, ...rooms]) room(steps);
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
