/** The rules of a match, made from its model. */
import type { Outcome, Rules } from '@accretion/engine';
import { artifact, artifacts, keep, laser } from './artifacts.ts';
import type { Cards } from './cards.ts';
import { clone } from './clone.ts';
import { asSeenByOthers, countAll, placeOf, totalValue, totalWeight, toyWeight } from './display.ts';
import { imagine } from './imagine.ts';
import { finalRanks } from './placing.ts';
import { setup, startRound } from './round.ts';
import { relic, score, thresholdSoFar } from './score.ts';
import { joinStep, pass, pick, settle, turn } from './selection.ts';
import { type Move, type Options, type Place, type State, shape, type View } from './state.ts';

export function rulesOf(cards: Cards): Rules<State, Move, Options> {
  return {
    shape,
    components: cards.components,
    setup: (options, seats, umpire) => setup(cards, options, seats, umpire),
    steps: {
      round: { run: (state, _step, umpire) => startRound(cards, state, umpire) },
      turn: turn(cards),
      pick: pick(cards),
      join: joinStep(cards),
      artifacts: artifacts(cards),
      artifact: artifact(cards),
      laser: laser(cards),
      keep: keep(cards),
      settle: settle(cards),
      pass,
      score: score(cards),
      relic: relic(cards),
    },
    outcome: (state) => outcome(cards, state),
    imagine: (view, viewer) => imagine(cards, view as View, viewer),
    clone,
    moments: {
      pick: () => [{ do: 'pick' }],
      turn: () => [{ do: 'turn' }],
      pass: () => [{ do: 'pass' }],
      score: () => [{ do: 'score', at: 'A' }],
    },
    facts: factsOf(cards),
  };
}

type Facts = NonNullable<Rules<State, Move, Options>['facts']>;

/** What a scenario may ask of a seat; `seen...` are the totals shown to others (B46). */
const factsOf = (cards: Cards): Facts => ({
  weight: (state, seat = 0) => totalWeight(cards, placeOf(state, seat)),
  value: (state, seat = 0) => totalValue(cards, placeOf(state, seat)),
  seenWeight: (state, seat = 0) => totalWeight(cards, asSeenByOthers(placeOf(state, seat))),
  seenValue: (state, seat = 0) => totalValue(cards, asSeenByOthers(placeOf(state, seat))),
  toyWeight: (state, seat = 0) => toyWeight(cards, placeOf(state, seat)),
  /** Value and Weight of one Time Machine group, the oldest is 0 (B18). */
  group: (state, seat = 0, group = 0) =>
    worthOf(cards, placeOf(state, seat), placeOf(state, seat).groups[group] ?? []),
  /** Value and Weight of the Shapeshifters (B19). */
  stack: (state, seat = 0) => worthOf(cards, placeOf(state, seat), placeOf(state, seat).stack),
  threshold: (state) => thresholdSoFar(cards, state),
  points: (state, seat = 0) => placeOf(state, seat).points.reduce((sum, one) => sum + one, 0),
});

function worthOf(cards: Cards, place: Place, ids: readonly number[]): { value: number; weight: number } {
  const counted = countAll(cards, place).filter(({ card }) => ids.includes(card));
  const sum = (of: 'value' | 'weight'): number => counted.reduce((total, one) => total + one[of], 0);
  return { value: sum('value'), weight: sum('weight') };
}

function outcome(cards: Cards, state: State): Outcome | null {
  if (!state.over) return null;
  const ranks = finalRanks(cards, state.seats).sort((a, b) => a.seat - b.seat);
  return {
    ranks: ranks.map((one) => one.rank),
    of: state.seats.length,
    scores: ranks.map((one) => one.amount),
    by: ranks.map((one) => one.by),
  };
}
