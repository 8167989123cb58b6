/** What a seat can still do in a Round, gathered from its hand, its Effects and what is under way. */
import { openStep, type Seat, type Step } from '@accretion/engine';
import { cardsPerRound } from '../rules/act.ts';
import type { Cards } from '../rules/cards.ts';
import type { Effect, Token } from '../rules/content.ts';
import { isEmpowered } from '../rules/discover.ts';
import { amountOf } from '../rules/effects.ts';
import type { Place, State } from '../rules/state.ts';
import { weights } from './weights.ts';

/** What a seat can still do in this Round. */
export interface Plan {
  /** Orbits of one Channel, by spaces; both Channels at once. */
  one: number[];
  both: number[];
  tokens: { mass: number; anti: boolean; anywhere: boolean }[];
  siphons: number;
  mass: number;
  discovery: number;
  pairs: number;
  /** Stacks moved on their own, by spaces. */
  moves: number[];
}

export const none: readonly number[] = [];
export const emptyPlan = (): Plan => ({
  one: [],
  both: [],
  tokens: [],
  siphons: 0,
  mass: 0,
  discovery: 0,
  pairs: 0,
  moves: [],
});

export const copyOf = (plan: Plan): Plan => ({
  one: plan.one.slice(),
  both: plan.both.slice(),
  tokens: plan.tokens.slice(),
  siphons: plan.siphons,
  mass: plan.mass,
  discovery: plan.discovery,
  pairs: plan.pairs,
  moves: plan.moves.slice(),
});

/** Is this seat's Actions phase of the Round still to come, or running? */
export function canStillAct(state: State, seat: Seat): boolean {
  switch (state.phase) {
    case 'setup':
    case 'bonus':
    case 'intermission':
      return false;
    case 'actions': {
      const { lanes, stack } = state.agenda;
      const waits = stack.some((step) => step.do === 'lane' && step.seat === seat);
      return (
        waits || lanes.some((lane) => lane.seat === seat && lane.stack.some((step) => step.do === 'act'))
      );
    }
    default:
      return true;
  }
}

/** Which cards of the hand to play: any choice of what may still be played. */
export function choicesOf(place: Place): (readonly number[])[] {
  const most = cardsPerRound - place.played.length;
  const found: (readonly number[])[] = [none];
  const { hand } = place;
  for (let a = 0; a < hand.length && most > 0; a++) {
    found.push([hand[a] as number]);
    for (let b = a + 1; b < hand.length && most > 1; b++) found.push([hand[a] as number, hand[b] as number]);
  }
  return found;
}

/** What is under way or drafted. */
export function addAgenda(cards: Cards, state: State, seat: Seat, place: Place, plan: Plan): void {
  const { lanes, stack } = state.agenda;
  const lane = lanes.find((one) => one.seat === seat);
  const steps = lane?.stack ?? (openStep(state.agenda, seat)?.seat === seat ? stack.slice(-3) : none);
  for (const step of steps) addStep(cards, place, step as Step, plan);
  for (const pending of place.pending) {
    if (pending.is === 'token') addToken(cards, pending.token, false, plan);
    else addEffects(cards, place, cards.effects(cards.nameOf(state, pending)).steps, 0, plan);
  }
  // Chosen to recycle and not drawn yet (H17): the Solar Mass is certain, the new cards will be worth something.
  plan.mass += place.recycling.length * (1 + weights.drawn);
  if (state.phase === 'draft') {
    place.picks.forEach((space, set) => {
      const { steps: drafted = [] } = cards.draftSet(state, set)[space] ?? {};
      addEffects(cards, place, drafted, 0, plan);
    });
  }
}

function addStep(cards: Cards, place: Place, step: Step, plan: Plan): void {
  switch (step.do) {
    case 'effects':
      addEffects(
        cards,
        place,
        cards.effects(step['of'] as string).steps.slice(step['at'] as number),
        step['x'] as number,
        plan,
      );
      return;
    case 'orbit':
      plan.one.push(step['spaces'] as number);
      return;
    case 'orbitOne':
      plan.one.push(step['spaces'] as number);
      return;
    case 'siphon':
      plan.siphons++;
      return;
    case 'place':
    case 'gainToken':
      addToken(cards, step['token'] as Token, step['where'] !== 'first', plan);
      return;
    case 'upgrade':
      plan.mass += 0.7 * (step['left'] as number);
      return;
    case 'moveStack':
      plan.moves.push(step['spaces'] as number);
      return;
    case 'empower':
      addEffects(cards, place, cards.effects(cards.action(step['card'] as number).empowered).steps, 0, plan);
      return;
    case 'discard': {
      const power = Math.max(0, ...place.hand.map((id) => cards.action(id).power));
      addEffects(
        cards,
        place,
        cards.effects(step['of'] as string).steps.slice(step['at'] as number),
        power,
        plan,
      );
      return;
    }
    case 'recycle':
      plan.mass += 0.9 * Math.min(place.hand.length, step['max'] as number);
      return;
    case 'discoverNow':
      plan.discovery += 2;
  }
}

function addToken(cards: Cards, token: Token, anywhere: boolean, plan: Plan): void {
  const anti = token === 'major' || token === 'minor';
  plan.tokens.push({ mass: anti ? (token === 'major' ? 4 : 1) : cards.mass[token], anti, anywhere });
}

function addEffects(
  cards: Cards,
  place: Place,
  effects: readonly Effect[],
  x: number,
  plan: Plan,
  from = 0,
): void {
  for (let at = from; at < effects.length; at++) {
    const effect = effects[at] as Effect;
    switch (effect.do) {
      case 'orbit':
        (effect.channel === 'both' ? plan.both : plan.one).push(effect.spaces);
        break;
      case 'siphon':
        plan.siphons += amountOf(effect.times, x);
        break;
      case 'gainMatter':
        for (let n = 0; n < effect.count; n++)
          addToken(cards, effect.token, effect.placement.toLowerCase().includes('wormhole'), plan);
        break;
      case 'gainMatterByPower':
        if (x > 0)
          addToken(
            cards,
            (['blueGiant', 'supergiant', 'primordial'] as const)[Math.min(x, 3) - 1] ?? 'blueGiant',
            false,
            plan,
          );
        break;
      case 'gainAntimatter':
        addToken(cards, effect.size, false, plan);
        break;
      case 'handOutAntimatter':
        addToken(cards, 'major', false, plan);
        break;
      case 'gainSolarMass':
        plan.mass += amountOf(effect.amount, x);
        break;
      case 'loseSolarMass':
        plan.mass -= effect.amount;
        break;
      case 'gainDiscovery':
        plan.discovery += amountOf(effect.amount, x);
        break;
      case 'loseDiscovery':
        plan.discovery -= Math.min(effect.amount, place.discovery);
        break;
      case 'upgradeMatter':
        plan.mass += 0.6 * effect.max;
        break;
      case 'moveStack':
        plan.moves.push(effect.spaces);
        break;
      case 'openWormholes':
        plan.mass += 0.8;
        break;
      case 'recycle':
        plan.mass += 0.9 * Math.min(place.hand.length, effect.max);
        break;
      case 'discover':
        plan.discovery += 2;
        break;
      case 'eachOtherPlayer':
        plan.mass -= 0.4;
    }
  }
}

/** An Effect that may still be used; some are paid for with a card, whose Power they go by. */
interface Use {
  readonly steps: readonly Effect[];
  readonly isPaid: boolean;
}

/** Effects not used yet. */
export function usesOf(cards: Cards, place: Place): Use[] {
  const uses: Use[] = [];
  const add = (of: string | null): void => {
    if (of === null) return;
    const { steps } = cards.effects(of);
    uses.push({ steps, isPaid: steps[0]?.do === 'discardCards' });
  };
  for (const core of place.cores) if (!place.usedCores.includes(core)) add(cards.core(core).effect);
  for (const slot of place.anomalies) if (!place.used.includes(slot)) add(cards.anomaly(slot).effect);
  return uses;
}

/** Cards chosen, Effects not used, Wormholes open. What is left of the hand pays for Effects, the strongest first. */
export function addActions(
  cards: Cards,
  place: Place,
  played: readonly number[],
  uses: readonly Use[],
  plan: Plan,
): void {
  for (const id of played) {
    const { primary, empowered, type } = cards.action(id);
    addEffects(cards, place, cards.effects(primary).steps, 0, plan);
    if (isEmpowered(place, type)) addEffects(cards, place, cards.effects(empowered).steps, 0, plan);
  }
  let spare: number[] | null = null;
  let paid = 0;
  for (const { steps, isPaid } of uses) {
    if (!isPaid) addEffects(cards, place, steps, 0, plan);
    else {
      spare ??= spareOf(cards, place, played);
      if (paid < spare.length) addEffects(cards, place, steps, spare[paid++] as number, plan, 1);
    }
  }
  let open = 0;
  for (const one of place.wormholes) if (one.open) open++;
  plan.pairs += Math.floor(open / 2);
}

/** The Power of cards that are not played, the strongest first. */
function spareOf(cards: Cards, place: Place, played: readonly number[]): number[] {
  const spare: number[] = [];
  for (const id of place.hand) if (!played.includes(id)) spare.push(cards.action(id).power);
  return spare.sort((a, b) => b - a);
}
