/** Solo: Challenges and what they count (R70, R80 to R82). */
import { type Umpire, withAt } from '@accretion/engine';
import { isStack, occupied, totalOf } from './board.ts';
import type { Cards } from './cards.ts';
import { type Challenge, type Metric, sizes, tierOf, typeOf } from './content.ts';
import { gainMass } from './mass.ts';
import {
  isSolo,
  type LaidChallenge,
  type Of,
  type OpenPlace,
  type OpenState,
  placeOf,
  type State,
  tell,
} from './state.ts';

const typesWith = (place: OpenPlace, tier: string): number =>
  new Set(place.anomalies.filter((slot) => tierOf(slot).startsWith(tier)).map(typeOf)).size;

const counts: Readonly<Record<Metric, (cards: Cards, place: OpenPlace) => number>> = {
  size: (_, place) => sizes.indexOf(place.size),
  solarMassGainedThisRound: (_, place) => place.tally.mass,
  anomaliesDiscovered: (_, place) => place.anomalies.length,
  antimatterAbsorbedOnRift: (_, place) => place.tally.riftAntimatter,
  riftsUsedThisRound: (_, place) => place.tally.rifts.length,
  largestStack: (cards, place) =>
    Math.max(0, ...[...occupied(place)].map(({ tokens }) => (isStack(tokens) ? totalOf(cards, tokens) : 0))),
  absorbedByOneOrbitAction: (_, place) => place.tally.bestOrbit,
  wormholePairsActivated: (_, place) => place.tally.pairs,
  fullExchange: (_, place) => place.tally.fullExchanges,
  tier1Types: (_, place) => typesWith(place, '1'),
  tier2Types: (_, place) => typesWith(place, '2'),
  tier3Types: (_, place) => typesWith(place, '3'),
  empoweredEffectsUsed: (_, place) => place.tally.empowered,
  tokensOnBoard: (_, place) => [...occupied(place)].reduce((sum, { tokens }) => sum + tokens.length, 0),
  matterAbsorbedThisRound: (_, place) => place.tally.matter,
  discoveryCounters: (_, place) => place.discovery,
  siphonsThisRound: (_, place) => place.tally.siphons,
};

/** What a Challenge counts, as it stands. */
export const progressOf = (cards: Cards, place: OpenPlace, metric: Metric): number =>
  counts[metric](cards, place);

export const challengeOf = (cards: Cards, id: number, which: number): Challenge => {
  const key = cards.components.challenge[id] ?? '';
  return cards.content.challenges[key]?.challenges[which] as Challenge;
};

function isMet(cards: Cards, state: State, one: Challenge): boolean {
  if (one.fromRound !== null && state.round < one.fromRound) return false;
  if (one.byRound !== null && state.round > one.byRound) return false;
  const value = progressOf(cards, placeOf(state, 0), one.metric);
  return one.test === 'equals' ? value === one.value : value >= one.value;
}

/** Marks what is met now and returns the rewards, null when nothing was. */
function judge(cards: Cards, state: State, judged: Challenge['judged'], umpire: Umpire): number | null {
  const met = state.challenges.map(({ card, states }) =>
    states.map((one, which) => {
      const challenge = challengeOf(cards, card, which);
      return one === 'open' && challenge.judged === judged && isMet(cards, state, challenge);
    }),
  );
  if (!met.flat().includes(true)) return null;
  let rewards = 0;
  state.challenges = state.challenges.map((laid, at): LaidChallenge => {
    const states = laid.states.map((one, which) => (met[at]?.[which] ? 'done' : one));
    for (const which of [0, 1]) {
      if (!met[at]?.[which]) continue;
      const { reward } = challengeOf(cards, laid.card, which);
      rewards += reward;
      tell(umpire, { did: 'challenge', card: laid.card, which, reward });
    }
    return { card: laid.card, states };
  });
  return rewards;
}

/** R81: whenever something has been closed. True when a Challenge paid. */
export function judgeAtOnce(cards: Cards, state: State, seat: number, umpire: Umpire): boolean {
  if (!isSolo(state)) return false;
  const rewards = judge(cards, state, 'atOnce', umpire);
  if (rewards === null) return false;
  gainMass(state, seat, rewards, umpire);
  return true;
}

/** R80: all together, right after the Actions phase; the rewards are one gain. R82: then some are missed. */
export const judgeRound = (cards: Cards): Of => ({
  run(state, { seat }, umpire) {
    const rewards = judge(cards, state, 'endOfRound', umpire);
    state.challenges = state.challenges.map((laid, at) => {
      let { states } = laid;
      for (const which of [0, 1]) {
        const { byRound } = challengeOf(cards, laid.card, which);
        if (states[which] !== 'open' || byRound === null || state.round < byRound) continue;
        states = withAt(states, which, 'missed');
        tell(umpire, { did: 'missed', card: state.challenges[at]?.card ?? 0, which });
      }
      return { card: laid.card, states };
    });
    if (rewards === null) return;
    gainMass(state, seat, rewards, umpire, false); // R70
    umpire.next({ do: 'grow', seat, uncounted: true });
  },
});

export const challengesDone = (state: OpenState): number =>
  state.challenges.flatMap(({ states }) => states).filter((one) => one === 'done').length;
