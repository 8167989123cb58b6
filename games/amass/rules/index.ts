/** The rules of a match, made from its model. */
import type { Handler, Rules } from '@accretion/engine';
import { answering, proposing } from './agree.ts';
import type { Board } from './board.ts';
import { clone } from './clone.ts';
import { combat, pick } from './combat.ts';
import { command, startCommand } from './command.ts';
import { crewAt } from './crews.ts';
import { campStep, mine } from './deposit.ts';
import { choose, distribute } from './distribute.ts';
import { dueOf } from './due.ts';
import { pairsOf } from './fight.ts';
import { imagine } from './imagine.ts';
import { deployAiStep, plan } from './plan.ts';
import { react } from './react.ts';
import { cardGain, restore } from './restore.ts';
import { asidePoints, bonusOf, outcome, placing, pointsOf } from './score.ts';
import { setup } from './setup.ts';
import { type Die, type Move, type Options, type State, shapeOf, type View } from './state.ts';
import { steal, steals } from './steal.ts';
import { storeStep, storing } from './store.ts';
import { takeBase } from './takeBase.ts';

export function rulesOf(board: Board): Rules<State, Move, Options> {
  return {
    shape: shapeOf(board),
    components: board.components,
    setup: (options, seats, umpire) => setup(board, options, seats, umpire),
    steps: stepsOf(board),
    outcome: (state) => outcome(board, state),
    imagine: (view, viewer) => imagine(board, view as View, viewer),
    clone,
    moments: {
      distribute: () => [{ do: 'distribute' }],
      plan: () => [{ do: 'plan' }],
      deployAi: () => [{ do: 'deployAi' }],
      command: () => [{ do: 'startCommand' }],
      combat: (state) => [{ do: 'combat', crew: state.first }],
      mine: () => [{ do: 'mine' }],
      deposit: () => [{ do: 'steals', from: 0 }, { do: 'storing' }],
      restore: () => [{ do: 'restore' }],
    },
    facts: factsOf(board),
  };
}

const stepsOf = (board: Board): Readonly<Record<string, Handler<State, Move>>> => ({
  takeBase: takeBase(board) as Handler<State, Move>,
  distribute: distribute(board),
  choose: choose(board),
  plan: plan(board),
  deployAi: deployAiStep(board),
  startCommand: { run: (state, _step, umpire) => startCommand(state, umpire) },
  command: command(board) as Handler<State, Move>,
  combat: combat(board) as Handler<State, Move>,
  pick: pick(board),
  react: react(board) as Handler<State, Move>,
  propose: proposing(board) as Handler<State, Move>,
  answer: answering(board) as Handler<State, Move>,
  mine: mine(board) as Handler<State, Move>,
  camp: campStep(board),
  steals: steals(board) as Handler<State, Move>,
  steal: steal(board) as Handler<State, Move>,
  storing: storing(board),
  store: storeStep(board),
  restore: restore(board),
});

type Facts = NonNullable<Rules<State, Move, Options>['facts']>;

/** What a scenario may ask of a crew, or of the roll-off. */
const factsOf = (board: Board): Facts => ({
  points: (state, crew = 0) => pointsOf(board, crewAt(state, crew)),
  bonus: (state, crew = 0) => bonusOf(board, crewAt(state, crew)),
  aside: (state, crew = 0) => asidePoints(board, crewAt(state, crew)),
  rank: (state, crew = 0) => placing(board, state, crew).rank,
  cardGain: (state, crew = 0) => cardGain(board, crewAt(state, crew)),
  /** Where something is due for this crew. */
  due: (state, crew = 0) => dueOf(board, state, crew).map(({ at }) => at),
  /** The pairs of the roll-off: the picker's face, then the rival's. */
  pairs: (state) => {
    const { fight } = state;
    if (fight === null) return [];
    return pairsOf(fight).map(({ dice }) => dice.map((die) => (fight.dice[die] as Die).face));
  },
});
