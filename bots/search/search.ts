/** Search: which kind is told by the question on the agenda. */
import type { Judge, Move, State } from '@accretion/engine';
import { type Ask, type Bot, offers } from '../bot.ts';
import type { Thought } from '../thought.ts';
import { chosen } from './choice.ts';
import { laneLine } from './lane.ts';
import { isInSmallMoves, sealedAnswer } from './sealed.ts';
import { isSealed, type Study, studyOf } from './study.ts';

interface Strength {
  /** Nodes of a thought, where the ask says nothing. */
  readonly nodes: number;
}

export const searcher = (name: string, judge: Judge, { nodes }: Strength): Bot => {
  const think = (ask: Ask): Thought => thoughtOf(studyOf(ask, judge, nodes), ask);
  return { name, think, choose: (ask) => think(ask).move };
};

function thoughtOf(study: Study, ask: Ask): Thought {
  const world = study.imagine(study.rng);
  const offered = offers(ask, world);
  if (isForced(study, world, offered))
    return { move: offered[0] as Move, sequence: [], alternatives: [], nodes: 0 };
  if (world.agenda.lanes.length > 0) return laneLine(study);
  if (isSealed(study, world, study.seat) && isInSmallMoves(study, world)) return sealedAnswer(study, world);
  return chosen(study, offered);
}

const isForced = ({ ruleset, seat, rng }: Study, world: State, offered: readonly Move[]): boolean =>
  offered.length === 1 && ruleset.anyMove(world, seat, rng) === null;
