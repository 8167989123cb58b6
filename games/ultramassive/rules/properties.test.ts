import { listSeats, optionsFor, quickRng, rulesetOf } from '@accretion/engine';
import { boxWith } from '@accretion/engine/kit/matches';
import { describe, expect, it } from 'vitest';
import { ultramassive } from '../index.ts';
import { holdsAntimatter, isMatter, lastSpace, riftSpace, stackLimit, tokensOn, totalOf } from './board.ts';
import { Cards } from './cards.ts';
import { slots, tierOf } from './content.ts';
import { contradiction } from './imagine.ts';
import { channels, type Move, type Options, type Place, type State } from './state.ts';

const cards = new Cards(boxWith(ultramassive));
const ruleset = rulesetOf(ultramassive);

/** What must hold between any two moves; null when it does. */
function fault(state: State): string | null {
  for (const place of state.seats) {
    const wrong = boardFault(place) ?? growthFault(place) ?? anomalyFault(place);
    if (wrong !== null) return wrong;
  }
  const kept = state.options.edition === 'final' ? 3 : 2;
  if (state.seats.some((place) => place.kept.length + place.cores.length !== kept))
    return 'a Core card is lost';
  return contradiction(cards, state);
}

function boardFault(place: Place): string | null {
  const last = lastSpace(place.size);
  for (const channel of channels) {
    for (let space = 1; space <= 7; space++) {
      const tokens = tokensOn(place, channel, space);
      if (tokens.length > 0 && space > last) return `tokens on covered ${channel} ${space}`;
      if (holdsAntimatter(tokens) && tokens.length > 1) return `Antimatter shares ${channel} ${space}`;
      if (tokens.every(isMatter) && totalOf(cards, tokens) > stackLimit) return `a stack above the limit`;
    }
  }
  const spots = new Set(place.wormholes.map(({ channel, space }) => `${channel} ${space}`));
  if (spots.size !== place.wormholes.length) return 'two Wormholes on a space';
  return place.wormholes.some(({ space }) => space > last) ? 'a Wormhole is covered' : null;
}

const growthFault = (place: Place): string | null =>
  place.discovery < 0 || place.discovery > 10 ? `${place.discovery} counters` : null;

function anomalyFault(place: Place): string | null {
  for (const slot of place.anomalies) {
    const [letter] = slot;
    const owns = (...tiers: string[]): boolean =>
      tiers.some((tier) => place.anomalies.some((one) => one === `${letter}${tier}`));
    const tier = tierOf(slot);
    if (tier.startsWith('2') && (!owns('1') || (owns('2A') && owns('2B')))) return `${slot} is not allowed`;
    if (tier === '3' && !owns('2A', '2B')) return `${slot} has no Tier 2`;
    if (tier === '4' && !owns('3')) return `${slot} has no Tier 3`;
  }
  const sorted = slots.filter((slot) => place.anomalies.includes(slot));
  return sorted.join() === place.anomalies.join() ? null : 'Anomalies out of order';
}

/** Closed: the seat is between two actions. */
function closedFault(state: State, seat: number): string | null {
  const place = state.seats[seat] as Place;
  if (place.hole.length > 0) return 'something waits on the Black Hole';
  const size = place.mass >= 50 ? 'supermassive' : place.mass >= 20 ? 'stellar' : 'primordial';
  if (size !== place.size) return `${place.mass} Solar Mass and ${place.size}`;
  const rifts = channels.some((channel) => holdsAntimatter(tokensOn(place, channel, riftSpace)));
  return rifts ? 'Antimatter rests on a Rift' : null;
}

const modes: readonly [string, number, Partial<Options>][] = [
  ['two players', 2, {}],
  ['three players, one by one', 3, { turns: 'oneByOne' }],
  ['four players, advanced draft', 4, { advancedDraft: true }],
  ['four players, earlier edition', 4, { edition: 'earlier' }],
  ['solo', 1, { mode: 'soloHard' }],
];

describe('Whatever happens', () => {
  for (const [name, seats, given] of modes) {
    it(`boards, sizes, Anomalies and cards stay sound: ${name}`, () => {
      const chosen = optionsFor(ultramassive, given, seats);
      if (!('options' in chosen)) throw new Error(chosen.why);
      for (let match = 1; match <= 12; match++) {
        const rng = quickRng(match);
        const state = ruleset.setup(chosen.options, seats, rng);
        while (ruleset.outcome(state) === null) {
          const asked = listSeats(ruleset.toAct(state));
          const seat = asked[rng.below(asked.length)] ?? 0;
          const moves = ruleset.moves(state, seat);
          ruleset.play(state, seat, moves[rng.below(moves.length)] ?? { do: 'end' }, rng);
          expect(fault(state)).toBeNull();
          const acting = state.agenda.lanes.find((lane) => lane.seat === seat)?.stack.at(-1)?.do === 'act';
          if (acting) expect(closedFault(state, seat)).toBeNull();
        }
        expect(state.round).toBe(6);
      }
    });
  }
});

describe('H20 H22 one by one or together', () => {
  const chosen = (given: Partial<Options>, seats: number): Options => {
    const found = optionsFor(ultramassive, given, seats);
    if (!('options' in found)) throw new Error(found.why);
    return found.options;
  };
  /** All that lies on the table; the agenda and the option itself differ. */
  const lying = ({ agenda: _, options: __, ...rest }: State): object => rest;

  for (const [name, seats, given] of modes.filter(([, count]) => count > 1)) {
    it(`the same decisions lead to the same Rounds: ${name}`, () => {
      for (let match = 1; match <= 3; match++) {
        const decided: Move[][] = Array.from({ length: seats }, () => []);
        const ordered = played(
          chosen({ ...given, turns: 'oneByOne' }, seats),
          seats,
          match,
          (state, choose) => {
            const seat = listSeats(ruleset.toAct(state))[0] ?? 0;
            const moves = ruleset.moves(state, seat);
            const move = moves[choose(moves.length)] as Move;
            decided[seat]?.push(move);
            return { seat, move };
          },
        );
        const mixed = played(
          chosen({ ...given, turns: 'together' }, seats),
          seats,
          match,
          (state, choose) => {
            const asked = listSeats(ruleset.toAct(state));
            const seat = asked[choose(asked.length)] ?? 0;
            const move = decided[seat]?.shift() as Move;
            expect(ruleset.refuse(state, seat, move)).toBeNull();
            return { seat, move };
          },
        );
        expect(mixed).toEqual(ordered);
      }
    });
  }

  type Answer = (state: State, choose: (below: number) => number) => { seat: number; move: Move };
  /** What lies on the table as each Round begins, and at the end. */
  function played(options: Options, seats: number, match: number, answer: Answer): object[] {
    const [chance, choice] = [quickRng(match), quickRng(match + 100)];
    const state = ruleset.setup(options, seats, chance);
    const rounds: object[] = [];
    for (let round = 0; ruleset.outcome(state) === null; ) {
      const { seat, move } = answer(state, (below) => choice.below(below));
      ruleset.play(state, seat, move, chance);
      if (state.round === round) continue;
      round = state.round;
      rounds.push(structuredClone(lying(state)));
    }
    return [...rounds, lying(state)];
  }
});
