/**
 * The view as far as it has been told: one event after the other, from the view before an update to the one after it.
 * What an event does not say (whose hand it was drawn into, what is counted) comes from the view after it, as soon as
 * a seat's last event has been told.
 */
import { sameJson, withAt } from '@accretion/engine';
import { lastSpace, riftSpace, tokensOn, upgraded, withoutToken, withToken } from '../../rules/board.ts';
import { slots, type Token } from '../../rules/content.ts';
import {
  type Channel,
  channels,
  type LaidChallenge,
  type SeatView,
  type Spot,
  type Story,
  type View,
} from '../../rules/state.ts';

type Own = Extract<Story, { readonly seat: number }>;

/** These tokens on a space instead of what lay there. */
const put = (place: SeatView, { channel, space }: Spot, tokens: readonly Token[]): SeatView => ({
  ...place,
  [channel]: withAt(place[channel], space - 1, tokens),
});

const tokensAt = (place: SeatView, { channel, space }: Spot): readonly Token[] =>
  tokensOn(place, channel, space);

/** R46, R47: every stack moves inward; what passes the last space hangs on the hole. */
function orbited(place: SeatView, channel: Channel, spaces: number): SeatView {
  const last = lastSpace(place.size);
  const row = place[channel];
  const reached = row.slice(Math.max(0, last - spaces), last).flat();
  const moved = row.map((_, i) => (i >= spaces && i < last ? (row[i - spaces] ?? []) : []));
  return { ...place, [channel]: moved, hole: [...place.hole, ...reached] };
}

/** Takes from the board what has been absorbed: off the hole, from a Rift, from a space the hole has covered. */
function absorbed(place: SeatView, { tokens, at }: Extract<Own, { did: 'absorb' }>): SeatView {
  if (at === 'hole') return { ...place, hole: [] };
  const space = at === 'rift' ? riftSpace : lastSpace(place.size) + 1;
  const from = channels.find((channel) => tokensOn(place, channel, space).join() === tokens.join());
  return from === undefined ? place : put(place, { channel: from, space }, []);
}

/** The place of the seat an event is about, after it. */
function changed(place: SeatView, story: Own): SeatView {
  switch (story.did) {
    case 'mass':
      return { ...place, mass: place.mass + story.amount };
    case 'discovery':
      return { ...place, discovery: place.discovery + story.amount };
    case 'exchange':
      return { ...place, discovery: place.discovery - story.counters };
    case 'discover':
      return {
        ...place,
        discovery: place.discovery - story.paid,
        anomalies: slots.filter((slot) => slot === story.anomaly || place.anomalies.includes(slot)),
      };
    case 'place':
      return put(place, story, withToken(tokensAt(place, story), story.token));
    case 'detonate':
      return put(place, story, []);
    case 'upgrade': {
      const rest = withoutToken(tokensAt(place, story), story.token);
      return put(place, story, withToken(rest, upgraded(story.token) ?? story.token));
    }
    case 'remove':
      return story.from === null
        ? place
        : put(place, story.from, withoutToken(tokensAt(place, story.from), story.token));
    case 'moveStack': {
      const { channel, to } = story;
      const stack = tokensAt(place, story);
      const without = put(place, story, []);
      return to > lastSpace(place.size)
        ? { ...without, hole: [...place.hole, ...stack] }
        : put(without, { channel, space: to }, stack.reduce(withToken, tokensOn(place, channel, to)));
    }
    case 'orbit':
      return orbited(place, story.channel, story.spaces);
    case 'absorb':
      return absorbed(place, story);
    case 'activate': {
      const { first, second } = story;
      const isOne = (spot: Spot, one: Spot): boolean =>
        one.channel === spot.channel && one.space === spot.space;
      const swapped = put(put(place, first, tokensAt(place, second)), second, tokensAt(place, first));
      const wormholes = place.wormholes.map((one) =>
        isOne(first, one) || isOne(second, one) ? { ...one, open: false } : one,
      );
      return { ...swapped, wormholes };
    }
    case 'openWormhole':
      return {
        ...place,
        wormholes: place.wormholes.map((one, at) => (at === story.wormhole ? { ...one, open: true } : one)),
      };
    case 'expand':
      return { ...place, size: story.size };
    case 'push': {
      const { wormhole, channel, space } = story;
      return {
        ...place,
        wormholes: place.wormholes.map((one, at) => (at === wormhole ? { ...one, channel, space } : one)),
      };
    }
    case 'wormholes':
      return {
        ...place,
        wormholes: story.spots.map(({ channel, space }) => ({ channel, space, open: true })),
        placed: false,
      };
    case 'takeCore':
      return { ...place, cores: [...place.cores, story.core].sort((a, b) => a - b) };
    case 'playCard':
      return { ...place, hand: without(place.hand, story.card), played: [...place.played, story.card] };
    case 'pick':
      return { ...place, picks: [...place.picks, story.space] };
    case 'gain': {
      const at = place.pending.findIndex((one) => sameJson(one, story.resource));
      return { ...place, pending: place.pending.filter((_, i) => i !== at) };
    }
    default:
      return place;
  }
}

/** A hand without a card: without any one, where it is not known which. */
function without(hand: SeatView['hand'], card: number): SeatView['hand'] {
  const at = Math.max(0, hand.indexOf(card));
  return hand.filter((_, i) => i !== at);
}

const judged = (
  challenges: readonly LaidChallenge[],
  { did, card, which }: Extract<Story, { did: 'challenge' | 'missed' }>,
): LaidChallenge[] =>
  challenges.map((laid) =>
    laid.card === card
      ? { ...laid, states: withAt(laid.states, which, did === 'challenge' ? 'done' : 'missed') }
      : laid,
  );

/** What an event changes of what belongs to no seat. */
function ofAll(view: View, story: Story, after: View): Partial<View> {
  switch (story.did) {
    case 'round':
      return { round: story.round, starter: story.starter };
    case 'phase':
      return { phase: story.phase };
    case 'bonus':
      return { phase: 'bonus' };
    case 'over':
      return { phase: 'over' };
    case 'reopen': {
      const seats = view.seats.map((place) => ({
        ...place,
        wormholes: place.wormholes.map((one) => ({ ...one, open: true })),
      }));
      return { phase: 'intermission', starter: after.starter, seats };
    }
    case 'lay':
      return { draftTokens: after.draftTokens };
    case 'challenge':
    case 'missed':
      return { challenges: judged(view.challenges, story) };
    case 'drawResources':
    case 'keep':
      return { resources: after.resources };
    default:
      return {};
  }
}

/** The view when one more event has been told. */
export function retold(view: View, story: Story, after: View): View {
  const next = { ...view, ...ofAll(view, story, after) };
  if (!('seat' in story)) return next;
  return { ...next, seats: withSeat(next.seats, story.seat, (place) => changed(place, story)) };
}

const withSeat = (seats: View['seats'], at: number, change: (place: SeatView) => SeatView): View['seats'] =>
  seats.map((place, seat) => (seat === at ? change(place) : place));
