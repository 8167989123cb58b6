/** Where every seat will end this Round, as far as the displays tell: Value, Weight, survival and points. */
import type { Seat } from '@accretion/engine';
import { type Card, type Cards, cardAt } from '../rules/cards.ts';
import { bestShip, placeOf, totalValue, totalWeight } from '../rules/display.ts';
import { thresholdSoFar } from '../rules/score.ts';
import type { Place, State } from '../rules/state.ts';

import { weights } from './weights.ts';

interface Outlook {
  value: number;
  weight: number;
  /** Chance to escape the hole. */
  survives: number;
  consolation: number;
  /** The Weight of its Toys, open or not. */
  readonly toys: number;
  /** Relics in play whose effects count later. */
  readonly carpet: Card | null;
  readonly exo: Card | null;
  readonly ring: Card | null;
  /** How often the pile card counts for this seat. */
  readonly times: number;
}

interface Pile {
  readonly mean: number;
  readonly spread: number;
}

export function expectedPoints(cards: Cards, state: State): number[] {
  const pile = pileCard(cards, state);
  const threshold = thresholdSoFar(cards, state);
  const outlooks: Outlook[] = [];
  for (let seat = 0; seat < state.seats.length; seat++) outlooks.push(outlook(cards, state, seat));
  judgeTogether(cards, state, outlooks);
  const picks = picksLeft(state);
  for (let seat = 0; seat < state.seats.length; seat++) {
    const one = outlooks[seat] as Outlook;
    fillRoom(one, threshold, pile, picks);
    if (picks === 0) one.value += 0.01 * (bestShip(cards, placeOf(state, seat)) ?? -10);
  }
  const paid = cards.pointsFor(state.seats.length);
  return outlooks.map(
    (one, seat) => one.survives * meanPay(outlooks, seat, paid, picks) + (1 - one.survives) * one.consolation,
  );
}

/** The pile card of step F, as far as hands or pile tell: every card there may become it. */
function pileCard(cards: Cards, state: State): Pile {
  let sum = 0;
  let squares = 0;
  let count = 0;
  const add = (ids: readonly number[]): void => {
    for (let i = 0; i < ids.length; i++) {
      const { weight } = cardAt(cards, ids[i] as number);
      sum += weight;
      squares += weight * weight;
    }
    count += ids.length;
  };
  if (state.pile.length > 0) add(state.pile);
  else for (let seat = 0; seat < state.seats.length; seat++) add(placeOf(state, seat).hand);
  if (count === 0) return { mean: 4, spread: 3 };
  const mean = sum / count;
  return { mean, spread: Math.sqrt(Math.max(0.25, squares / count - mean * mean)) };
}

const picksLeft = (state: State): number => Math.max(0, placeOf(state, 0).hand.length - 1);

/** A display as it stands, with what its cards may still add. */
function outlook(cards: Cards, state: State, seat: Seat): Outlook {
  const place = placeOf(state, seat);
  const { stack, shown } = place;
  const picks = picksLeft(state);
  const one = counted(cards, place);
  if (picks > 0) {
    for (const group of place.groups) one.value += groupPromise(group.length, picks);
    if (stack.length > 0) {
      const top = cardAt(cards, stack[stack.length - 1] as number).weight;
      if (top > 4) one.weight -= Math.min(0.6, weights.topChance * picks) * stack.length * (top - 4);
    }
  }
  for (const { card, spin } of shown) {
    const found = cardAt(cards, card);
    if (found.does !== 'nothing') addPromise(state, one, found, spin, picks);
  }
  return one;
}

/** All that a display shows by itself, in one pass: this is asked for every move that is looked at. */
function counted(cards: Cards, place: Place): Outlook {
  const value = totalValue(cards, place);
  const weight = totalWeight(cards, place);
  let toys = 0;
  let carpet: Card | null = null;
  let exo: Card | null = null;
  let ring: Card | null = null;
  let times = 1;
  for (const { card } of place.toys) toys += cardAt(cards, card).weight;
  for (const { card } of place.shown) {
    const found = cardAt(cards, card);
    if (found.family === 'toy') toys += found.weight;
    else if (found.family === 'relic') {
      if (found.does === 'takeIfLightest') carpet ??= found;
      else if (found.does === 'takeIfHeaviest') exo ??= found;
      else if (found.does === 'mayDiscard') ring ??= found;
      else if (found.does === 'countPileCardAgain') times = 2;
    }
  }
  return { value, weight, survives: 1, consolation: 0, toys, carpet, exo, ring, times };
}

/** What an Artifact or a Relic will yet do for its owner. */
function addPromise(
  state: State,
  one: Outlook,
  { effect, sides, family }: Card,
  spin: number,
  picks: number,
): void {
  if (effect === null) return;
  if (effect.do === 'turnOnReveal') {
    const perTurn =
      effect.by === 'owner' ? weights.ownTurns : weights.turnsPerReveal * (state.seats.length - 1);
    const to = Math.min(sides.length - 1, Math.round(spin + perTurn * picks));
    one.value += (sides[to]?.value ?? 0) - (sides[spin]?.value ?? 0);
    one.weight += (sides[to]?.weight ?? 0) - (sides[spin]?.weight ?? 0);
  } else if (family === 'relic') {
    const isAhead = picks > 0 || state.pile.length > 0;
    if (isAhead && (effect.do === 'revealFromDeck' || effect.do === 'revealFromPile')) {
      one.value += weights.foundValue;
      one.weight += weights.foundWeight;
    }
    if (effect.do === 'consolation') one.consolation = effect.points;
  }
}

/** Value a Time Machine may still gain beyond an ordinary pick, by its number of parts. */
const partGain = [0, 0.5, 4, 4.5, 0];

function groupPromise(size: number, picks: number): number {
  let promise = 0;
  let chance = 1;
  for (let parts = size; parts < 4; parts++) {
    chance *= Math.min(0.8, weights.partChance * picks * (4 - parts) * 0.6);
    promise += chance * (partGain[parts] ?? 0);
  }
  return promise;
}

/** What only one seat gets: the Weight card for Toys, and the cards of Carpet and Exoskeleton. */
function judgeTogether(cards: Cards, state: State, outlooks: readonly Outlook[]): void {
  const picks = picksLeft(state);
  const isOpen = state.supply.includes(cards.heaviestToys);
  const toyCard = amountOf(cards, cards.heaviestToys);
  for (let seat = 0; seat < outlooks.length; seat++) {
    const one = outlooks[seat] as Outlook;
    if (isOpen && one.toys > 0) {
      let rival = 0;
      for (let other = 0; other < outlooks.length; other++)
        if (other !== seat) rival = Math.max(rival, (outlooks[other] as Outlook).toys);
      one.weight += toyCard * risen((one.toys - rival - 0.5 * picks) / (1 + 0.8 * picks));
    }
    const carpet = one.carpet?.effect;
    if (carpet?.do === 'takeIfLightest') {
      const chance = risen((lead(outlooks, seat, 1) - 0.5) / (1 + picks));
      one.value += chance * amountOf(cards, cards.modifier(carpet.modifier));
    }
    const exo = one.exo?.effect;
    if (exo?.do === 'takeIfHeaviest') {
      const chance = risen((lead(outlooks, seat, -1) - 0.5) / (1 + picks));
      one.weight += chance * amountOf(cards, cards.modifier(exo.modifier));
    }
  }
}

const amountOf = (cards: Cards, modifier: number): number => cards.modifiers[modifier]?.amount ?? 0;

/** How much less (with -1: more) a seat weighs than the next one; negative if it doesn't. */
function lead(outlooks: readonly Outlook[], seat: Seat, sign: 1 | -1): number {
  const { weight } = outlooks[seat] as Outlook;
  let least = Number.POSITIVE_INFINITY;
  for (let other = 0; other < outlooks.length; other++) {
    if (other !== seat) least = Math.min(least, sign * ((outlooks[other] as Outlook).weight - weight));
  }
  return least;
}

/** The picks to come fill the room that is left: heavy and valuable where there is much, light where there is little. */
function fillRoom(one: Outlook, threshold: number, pile: Pile, picks: number): void {
  const { times, ring } = one;
  const limit = threshold + pile.mean * times;
  const spread = pile.spread * times;
  if (picks > 0) {
    const aimed = (limit - weights.caution * spread - one.weight) / picks;
    const pick = Math.min(weights.heavyPick, Math.max(weights.lightPick, aimed));
    one.weight += picks * pick;
    one.value += picks * (weights.freeValue + weights.valuePerWeight * pick);
  }
  if (ring !== null && one.weight > limit - weights.caution * spread) {
    one.weight -= ring.weight;
    one.value -= ring.sides[0]?.value ?? 0;
  }
  const doubt = Math.sqrt(spread * spread + picks * weights.weightDrift * weights.weightDrift);
  one.survives = risen((limit + 0.5 - one.weight) / doubt);
}

/** From 0 to 1 as x goes from far below 0 to far above: close to the normal curve, in exact arithmetic. */
function risen(x: number): number {
  if (x <= -2.6) return 0;
  if (x >= 2.6) return 1;
  const t = (x + 2.6) / 5.2;
  return t * t * t * (t * (t * 6 - 15) + 10);
}

/** ranks[k]: the chance that exactly k others are ahead. */
const ranks: number[] = [];

/** What a survivor earns on average: every other seat is ahead with some chance of its own. */
function meanPay(outlooks: readonly Outlook[], seat: Seat, paid: readonly number[], picks: number): number {
  const { value } = outlooks[seat] as Outlook;
  const doubt = weights.valueNoise + weights.valueDrift * Math.sqrt(picks);
  ranks[0] = 1;
  let count = 1;
  for (let other = 0; other < outlooks.length; other++) {
    if (other === seat) continue;
    const rival = outlooks[other] as Outlook;
    const ahead = rival.survives * risen((rival.value - value) / doubt);
    ranks[count++] = 0;
    for (let k = count - 1; k > 0; k--) {
      ranks[k] = (ranks[k] as number) * (1 - ahead) + (ranks[k - 1] as number) * ahead;
    }
    ranks[0] = (ranks[0] as number) * (1 - ahead);
  }
  let pay = 0;
  for (let k = 0; k < count; k++) pay += (ranks[k] as number) * (paid[k] ?? 0);
  return pay;
}
