/**
 * What Orbits would bring a board as it lies, Passives included: the rules of orbit.ts and close.ts without a match
 * (R46 to R51). Growth that follows may bring more. A test holds it to what is really played.
 */
import { isMatter, lastSpace, riftSpace, tokensOn } from './board.ts';
import type { Cards } from './cards.ts';
import type { Token, Trigger } from './content.ts';
import { extraValue } from './passives.ts';
import { type Channel, channels, type OpenPlace } from './state.ts';

export interface Gain {
  readonly mass: number;
  readonly discovery: number;
}

export const nothing: Gain = { mass: 0, discovery: 0 };

export const added = (one: Gain, other: Gain): Gain => ({
  mass: one.mass + other.mass,
  discovery: one.discovery + other.discovery,
});

/** R49, R50: what absorbing these tokens gives. */
function gainFrom(cards: Cards, place: OpenPlace, tokens: readonly Token[]): Gain {
  let gain = nothing;
  for (const token of tokens) {
    const { solarMass, discovery } = cards.content.tokens[token];
    const more = extraValue(cards, place, isMatter(token) ? 'matterValue' : 'antimatterValue');
    gain = added(
      gain,
      discovery > 0 ? { mass: 0, discovery: discovery + more } : { mass: solarMass + more, discovery: 0 },
    );
  }
  return gain;
}

/** What Passives that answer to this give at once; what else they do is not counted. */
function triggered(cards: Cards, { anomalies, cores }: OpenPlace, when: Trigger): Gain {
  const passives = [
    ...anomalies.flatMap((slot) => cards.content.anomalies[slot].passives),
    ...cores.flatMap((core) => cards.content.cores[cards.coreKey(core)]?.passives ?? []),
  ];
  return passives
    .flatMap((one) => (one.is === 'trigger' && one.when === when ? one.steps : []))
    .map((step): Gain => {
      if (step.do === 'gainSolarMass' && typeof step.amount === 'number')
        return { mass: step.amount, discovery: 0 };
      if (step.do === 'gainDiscovery' && typeof step.amount === 'number')
        return { mass: 0, discovery: step.amount };
      return nothing;
    })
    .reduce(added, nothing);
}

/** A Channel that orbits by so many spaces. */
export interface Orbit {
  readonly channel: Channel;
  readonly spaces: number;
}

/** R73: one action with these Orbits, in this order; what has arrived is absorbed when all are over. */
export function gainOfOrbits(cards: Cards, place: OpenPlace, orbits: readonly Orbit[]): Gain {
  const last = lastSpace(place.size);
  const rows: Record<Channel, readonly (readonly Token[])[]> = { blue: place.blue, pink: place.pink };
  const reached: Token[] = [];
  for (const { channel, spaces } of orbits) {
    const row = rows[channel];
    reached.push(...row.slice(Math.max(0, last - spaces), last).flat());
    rows[channel] = row.map((_, i) => (i >= spaces && i < last ? (row[i - spaces] ?? []) : []));
  }
  const onRifts = channels
    .filter((channel) => orbits.some((one) => one.channel === channel))
    .flatMap((channel) => rows[channel][riftSpace - 1] ?? [])
    .filter((token) => !isMatter(token));
  return [
    gainFrom(cards, place, [...reached, ...onRifts]),
    ...orbits.map(() => triggered(cards, place, 'afterOrbit')),
    reached.length > 0 ? triggered(cards, place, 'orbitAbsorbed') : nothing,
  ].reduce(added, nothing);
}

const sum = ({ mass, discovery }: Gain): number => mass + discovery;

const best = (gains: readonly Gain[]): Gain =>
  gains.reduce((most, one) => (sum(one) > sum(most) ? one : most), nothing);

/** The best way to choose a Channel for each of these Orbits. */
export function bestOrbits(cards: Cards, place: OpenPlace, spaces: readonly number[]): Gain {
  let ways: readonly (readonly Orbit[])[] = [[]];
  for (const by of spaces)
    ways = ways.flatMap((way) => channels.map((channel) => [...way, { channel, spaces: by }]));
  return best(ways.map((way) => gainOfOrbits(cards, place, way)));
}

/** The best stack of Matter that can be moved into the hole (A54). */
export function bestMove(cards: Cards, place: OpenPlace, spaces: number): Gain {
  const last = lastSpace(place.size);
  const near = Array.from({ length: spaces }, (_, i) => last - i).filter((space) => space > 0);
  return best(
    channels.flatMap((channel) =>
      near.map((space) => gainFrom(cards, place, tokensOn(place, channel, space))),
    ),
  );
}
