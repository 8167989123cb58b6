/** The rules of a match, made from its book. */
import type { Rules } from '@accretion/engine';
import type { Move, Options } from './answers.ts';
import { attackSteps } from './attack/attack.ts';
import type { Book } from './book/book.ts';
import { actSteps as effectActs } from './effects/asks/act.ts';
import { chooseSteps } from './effects/asks/choose.ts';
import { diceSteps } from './effects/asks/dice.ts';
import { orderSteps } from './effects/asks/order.ts';
import { harmSteps } from './effects/harm.ts';
import { runSteps } from './effects/run.ts';
import { dropSteps } from './encounter/drop.ts';
import { fallSteps } from './encounter/fall.ts';
import { flightSteps } from './encounter/flight.ts';
import { settleSteps } from './encounter/settle.ts';
import { soldierSteps } from './encounter/soldiers.ts';
import { aimSteps } from './move/aim.ts';
import { collideSteps } from './move/collide.ts';
import { shoveSteps } from './move/shove.ts';
import { type Room, rulesWith } from './opening.ts';
import type { State } from './state.ts';
import { actSteps } from './turn/act.ts';
import { activationSteps } from './turn/activation.ts';
import { concedeSteps } from './turn/concede.ts';
import { cosmicSteps } from './turn/cosmic.ts';
import { crisisSteps } from './turn/crisis.ts';
import { roundSteps } from './turn/round.ts';
import { windowSteps } from './window/steps.ts';

/** Steps from the first round on. */
const rooms: readonly Room[] = [
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

export const rulesOf = (book: Book): Rules<State, Move, Options> => rulesWith(book, rooms);
