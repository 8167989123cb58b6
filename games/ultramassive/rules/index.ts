/** The rules of a match, made from its model. */
import type { Rules } from '@accretion/engine';
import { actions, actStep, discardStep, empower } from './act.ts';
import { leftOn } from './board.ts';
import type { Cards } from './cards.ts';
import { challengeOf, challengesDone, judgeRound, progressOf } from './challenges.ts';
import { clone } from './clone.ts';
import { chooseCore, close, grow } from './close.ts';
import { discoverNow, discovery, sealedDiscovery } from './discover.ts';
import { draft, drawResources, gain, gaining, keep, nextResource, pick } from './draft.ts';
import { effects, orbitOne } from './effects.ts';
import { imagine } from './imagine.ts';
import { orbitStep } from './orbit.ts';
import { gainToken, place } from './place.ts';
import { outcome } from './ranking.ts';
import { recycle, recycled } from './recycle.ts';
import { remove } from './remove.ts';
import { bonus, clearUp, endOfRound, phasesOf, round, setup, sizeForBonus } from './round.ts';
import { siphon } from './siphon.ts';
import { type Move, type Options, placeOf, type State, shape, type View } from './state.ts';
import { lane, queue, settle } from './turns.ts';
import { moveStack, openWormholes, upgrade } from './upgrade.ts';
import { askWormholes, placeWormholes } from './wormholes.ts';

export function rulesOf(cards: Cards): Rules<State, Move, Options> {
  return {
    shape,
    components: cards.components,
    setup: (options, seats, umpire) => setup(cards, options, seats, umpire),
    steps: {
      askWormholes,
      placeWormholes,
      round,
      draft: draft(cards),
      pick: pick(cards),
      drawResources: drawResources(cards),
      keep: keep(cards),
      gaining: gaining(cards),
      gain: gain(cards),
      nextResource: nextResource(cards),
      lane,
      queue,
      settle: settle(cards),
      discovery: discovery(cards),
      discover: sealedDiscovery(cards),
      discoverNow: discoverNow(cards),
      actions: actions(cards),
      act: actStep(cards),
      empower: empower(cards),
      discard: discardStep(cards),
      effects: effects(cards),
      gainToken: gainToken(cards),
      place: place(cards),
      orbit: orbitStep(cards),
      orbitOne: orbitOne(cards),
      siphon: siphon(cards),
      remove: remove(cards),
      recycle,
      recycled: recycled(cards),
      upgrade: upgrade(cards),
      moveStack: moveStack(cards),
      openWormholes,
      close: close(cards),
      grow: grow(cards),
      chooseCore,
      judgeRound: judgeRound(cards),
      clearUp,
      bonus: bonus(cards),
      endOfRound,
    },
    outcome: (state) => outcome(cards, state),
    imagine: (view, viewer) => imagine(cards, view as View, viewer),
    clone,
    moments: momentsOf,
    facts: factsOf(cards),
  };
}

/** Moments a scenario can open at: the rest of the Round follows, and the next one. */
const from =
  (step: string) =>
  (state: State): { do: string; seat?: number }[] => {
    const steps = phasesOf(state);
    const at = steps.findIndex((one) => one.do === step);
    return steps.slice(at) as { do: string }[];
  };

const momentsOf: NonNullable<Rules<State, Move, Options>['moments']> = {
  placing: () => [{ do: 'askWormholes' }, { do: 'round' }],
  round: () => [{ do: 'round' }],
  draft: from('draft'),
  gaining: from('gaining'),
  discovery: from('discovery'),
  actions: from('actions'),
  judging: from('judgeRound'),
  clearUp: from('clearUp'),
  bonus: from('bonus'),
  endOfRound: from('endOfRound'),
};

const factsOf = (cards: Cards): NonNullable<Rules<State, Move, Options>['facts']> => ({
  mass: (state, seat = 0) => placeOf(state, seat).mass,
  discovery: (state, seat = 0) => placeOf(state, seat).discovery,
  anomalies: (state, seat = 0) => placeOf(state, seat).anomalies.length + placeOf(state, seat).cores.length,
  /** What the tokens left on a board count in the tie-break (R62). */
  left: (state, seat = 0) => leftOn(cards, placeOf(state, seat)),
  bonusSize: (state, seat = 0) => sizeForBonus(state, placeOf(state, seat)),
  challengesDone: (state) => challengesDone(state),
  /** Progress of a Challenge: the card's place on the table, and which of its two. */
  progress: (state, at = 0, which = 0) => {
    const laid = state.challenges[at];
    if (laid === undefined) return null;
    return progressOf(cards, placeOf(state, 0), challengeOf(cards, laid.card, which).metric);
  },
  rank: (state, seat = 0) => outcome(cards, state)?.ranks[seat] ?? null,
});
