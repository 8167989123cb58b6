/** A second look at what somebody did: against the best that a search finds from what they knew, in the same worlds. */
import { type Judge, type Move, sameJson } from '@accretion/engine';
import type { Ask } from './bot.ts';
import { mean, spreadOf } from './search/figures.ts';
import { searcher } from './search/search.ts';
import { studyOf } from './search/study.ts';
import { weighed } from './search/weighing.ts';

export interface SecondLook {
  /** The best line: a move, and what was meant to follow. */
  readonly best: readonly Move[];
  /** The chance with it, and with what was done. */
  readonly bestChance: number;
  readonly playedChance: number;
  /** How unsure the difference is: a standard error. */
  readonly spread: number;
}

/** Null where there was nothing to choose, or the best was done. */
export function secondLook(ask: Ask, judge: Judge, played: readonly Move[]): SecondLook | null {
  const nodes = ask.budget?.nodes ?? 0;
  const half = { nodes: Math.max(1, Math.round(nodes / 2)) };
  const thought = searcher('analyst', judge, half).think?.({ ...ask, budget: half });
  const [best] = thought?.alternatives ?? [];
  if (best === undefined || sameJson([best.move, ...best.sequence], played)) return null;
  const line = [best.move, ...best.sequence];
  const study = studyOf({ ...ask, budget: half }, judge, half.nodes);
  const [ours, theirs] = weighed(study, [line, played]);
  if (ours === undefined || theirs === undefined) return null;
  return {
    best: line,
    bestChance: mean(ours.chances),
    playedChance: mean(theirs.chances),
    spread: spreadOf(ours.chances.map((chance, i) => chance - (theirs.chances[i] ?? 0))),
  };
}
