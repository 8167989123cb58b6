/**
 * Advice for a person: what a strong bot would do in their place, the best first. It thinks first; then the best lines
 * are weighed against each other in the same imagined worlds, so that their chances can be compared.
 */
import type { Judge, Move } from '@accretion/engine';
import type { Ask, Budget } from './bot.ts';
import { mean, spreadOf } from './search/figures.ts';
import { searcher } from './search/search.ts';
import { studyOf } from './search/study.ts';
import { weighed } from './search/weighing.ts';

/** So many lines are shown. */
const shown = 3;
/** This part of the budget is for finding lines, the rest for weighing them. */
const finding = 0.6;
const usualNodes = 6000;

export interface Advised {
  readonly move: Move;
  /** What is expected to follow, by the same seat. */
  readonly sequence: readonly Move[];
  /** Its chance to win (solo: to reach the goal); null where the judge knows of none. */
  readonly chance: number | null;
  /** How unsure the chance is: a standard error. */
  readonly spread: number;
}

export function adviceOn(ask: Ask, judge: Judge): readonly Advised[] {
  const { budget = {} } = ask;
  const nodes = budget.nodes ?? usualNodes;
  const bot = searcher('adviser', judge, { nodes });
  const thought = bot.think?.({ ...ask, budget: partOf(budget, nodes, finding) });
  if (thought === undefined) return [];
  const best = thought.alternatives.slice(0, shown);
  // Where only one thing can be done, nothing else was considered.
  const lines = best.length === 0 ? [{ move: thought.move, sequence: [] }] : best;
  const study = studyOf({ ...ask, budget: partOf(budget, nodes, 1 - finding) }, judge, nodes);
  const found = weighed(
    study,
    lines.map(({ move, sequence }) => [move, ...sequence]),
  );
  const hasChances = judge.hopes !== undefined;
  return lines
    .map(({ move, sequence }, i) => {
      const { chances = [], worths = [] } = found[i] ?? {};
      return { move, sequence, spread: spreadOf(chances), rank: mean(hasChances ? chances : worths) };
    })
    .sort((a, b) => b.rank - a.rank)
    .map(({ rank, ...line }) => ({ ...line, chance: hasChances ? rank : null }));
}

const partOf = ({ clock, ...rest }: Budget, nodes: number, part: number): Budget => ({
  ...rest,
  nodes: Math.max(1, Math.round(nodes * part)),
  ...(clock && { clock: { millis: clock.millis * part, now: clock.now } }),
});
