/** Closing an action (R73): absorb, expand, cover, push out, choose a Core Anomaly, judge Challenges. */
import { type Umpire, withAt, withId, withoutId } from '@accretion/engine';
import { holdsAntimatter, isMatter, lastSpace, putTokens, riftSpace, tokensOn, wormholeAt } from './board.ts';
import type { Cards } from './cards.ts';
import { judgeAtOnce } from './challenges.ts';
import { type Size, sizes, type Token } from './content.ts';
import { gainDiscovery, gainMass } from './mass.ts';
import { extraValue, trigger } from './passives.ts';
import { no } from './refusal.ts';
import {
  type Channel,
  channels,
  type Move,
  type Of,
  type Place,
  placeOf,
  type SeatStep,
  type State,
  tell,
} from './state.ts';
import { queueFor } from './turns.ts';

/** R53, A19: on reaching. */
export const thresholds: Readonly<Record<Exclude<Size, 'primordial'>, number>> = {
  stellar: 20,
  supermassive: 50,
};
export const ultramassive = 100; // A18

/** Steps (1) of R73; then the Black Hole grows as far as it can. */
export const close = (cards: Cards): Of => ({
  run(state, { seat }, umpire) {
    const place = placeOf(state, seat);
    const { hole, orbited } = place;
    let scored = 0;
    if (hole.length > 0) {
      place.hole = [];
      scored += absorb(cards, state, seat, hole, 'hole', umpire);
    }
    for (const channel of channels) scored += absorbOnRift(cards, state, seat, channel, umpire);
    if (orbited) {
      place.orbited = false;
      if (scored > place.tally.bestOrbit) place.tally = { ...place.tally, bestOrbit: scored };
      if (hole.length > 0) trigger(cards, state, seat, 'orbitAbsorbed', umpire); // A57
    }
    umpire.next({ do: 'grow', seat });
  },
});

/** R50, R51: Antimatter that has landed exactly on a Rift; Matter stays. ER14: only if it moved there. */
function absorbOnRift(cards: Cards, state: State, seat: number, channel: Channel, umpire: Umpire): number {
  const place = placeOf(state, seat);
  const tokens = tokensOn(place, channel, riftSpace);
  if (!holdsAntimatter(tokens)) return 0;
  if (state.options.edition === 'earlier' && place.gained.includes(channel)) return 0;
  putTokens(place, channel, riftSpace, []);
  const { tally } = place;
  const rifts = tally.rifts.includes(channel) ? tally.rifts : [...tally.rifts, channel].sort();
  place.tally = { ...tally, rifts, riftAntimatter: tally.riftAntimatter + 1 };
  return absorb(cards, state, seat, tokens, 'rift', umpire);
}

/** R49, R50: Matter and Major Antimatter give Solar Mass, the Minor a Discovery Counter. */
function absorb(
  cards: Cards,
  state: State,
  seat: number,
  tokens: readonly Token[],
  at: 'hole' | 'rift' | 'covered',
  umpire: Umpire,
  counts = true,
): number {
  const place = placeOf(state, seat);
  const more = extraValue(cards, place, 'matterValue');
  const moreAnti = extraValue(cards, place, 'antimatterValue');
  let mass = 0;
  let discovery = 0;
  let matter = 0;
  for (const token of tokens) {
    const { solarMass, discovery: counters } = cards.content.tokens[token];
    if (isMatter(token)) {
      mass += solarMass + more;
      matter++;
    } else if (counters > 0) discovery += counters + moreAnti;
    else mass += solarMass + moreAnti;
  }
  if (matter > 0) place.tally = { ...place.tally, matter: place.tally.matter + matter };
  tell(umpire, { did: 'absorb', seat, tokens, mass, discovery, at });
  gainMass(state, seat, mass, umpire, counts);
  gainDiscovery(state, seat, discovery, umpire);
  return mass;
}

/** `uncounted`: what is covered counts for no Round, for an end-of-Round reward led to it (R70). */
export type GrowStep = SeatStep & { readonly uncounted?: true };

/** Steps (2) to (7) of R73. */
export const grow = (cards: Cards): Of<GrowStep> => ({
  run(state, step, umpire) {
    const { seat } = step;
    const size = nextSize(placeOf(state, seat));
    if (size !== null) {
      expand(cards, state, step, size, umpire);
      umpire.next(step);
    } else if (judgeAtOnce(cards, state, seat, umpire)) umpire.next(step);
  },
});

function nextSize(place: Place): Size | null {
  const next = sizes[sizes.indexOf(place.size) + 1];
  return next !== undefined && next !== 'primordial' && place.mass >= thresholds[next] ? next : null;
}

/** R54 to R57. */
function expand(cards: Cards, state: State, { seat, uncounted }: GrowStep, size: Size, umpire: Umpire): void {
  const place = placeOf(state, seat);
  place.size = size;
  place.grew = [...place.grew, state.round];
  tell(umpire, { did: 'expand', seat, size });
  const covered = lastSpace(size) + 1;
  for (const channel of channels) {
    const tokens = tokensOn(place, channel, covered);
    if (tokens.length === 0) continue;
    putTokens(place, channel, covered, []);
    absorb(cards, state, seat, tokens, 'covered', umpire, uncounted !== true);
  }
  for (const channel of channels) pushWormhole(place, seat, channel, covered, umpire);
  state.seats.forEach((other, at) => {
    if (at !== seat) for (const of of other.reacts) queueFor([at], seat, of, umpire);
  });
  const { kept } = place;
  const [only] = kept;
  if (kept.length > 1) umpire.next({ do: 'chooseCore', seat });
  else if (only !== undefined) takeCore(state, seat, only, umpire); // A61
}

/** R56, A20, A21: outward to the first uncovered space without a Wormhole, keeping its side. */
function pushWormhole(place: Place, seat: number, channel: Channel, covered: number, umpire: Umpire): void {
  const pushed = wormholeAt(place, channel, covered);
  if (pushed === undefined) return;
  let space = covered - 1;
  while (space > 1 && wormholeAt(place, channel, space) !== undefined) space--;
  const wormhole = place.wormholes.indexOf(pushed);
  place.wormholes = withAt(place.wormholes, wormhole, { channel, space, open: pushed.open });
  tell(umpire, { did: 'push', seat, wormhole, channel, space });
}

/** R57, A61: one of those still kept; free, and not to be declined. */
export const chooseCore: Of = {
  moves: (state, _step, seat) => placeOf(state, seat).kept.map((core): Move => ({ do: 'takeCore', core })),
  refuse(state, _step, seat, move) {
    if (move.do !== 'takeCore') return no('R57', 'takeCoreFirst');
    return placeOf(state, seat).kept.includes(move.core) ? null : no('R57', 'notKept');
  },
  play(state, _step, seat, move, umpire) {
    if (move.do === 'takeCore') takeCore(state, seat, move.core, umpire);
  },
};

function takeCore(state: State, seat: number, core: number, umpire: Umpire): void {
  const place = placeOf(state, seat);
  place.kept = withoutId(place.kept, core);
  place.cores = withId(place.cores, core);
  tell(umpire, { did: 'takeCore', seat, core });
}
