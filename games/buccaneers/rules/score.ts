/** The Score phase: steps A to H, strictly in this order (B9 to B14, B30 to B33). */
import { type Handler, type Step, type Umpire, withId, withoutId } from '@accretion/engine';
import { arriveOpen, turnAwake, wakeUp } from './arrive.ts';
import { discardShown, drawCard } from './artifacts.ts';
import { type Cards, cardAt } from './cards.ts';
import type { Effect } from './content.ts';
import { countAll, placeOf, show, totalWeight, toyWeight, withEffect } from './display.ts';
import { rankSurvivors, tellEnd } from './placing.ts';
import { freshPage, openPage, pageOf } from './sheet.ts';
import { type Move, type Page, type State, tell } from './state.ts';

type Of<T extends Step = Step> = Handler<State, Move, T>;
type Letter = 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H';

interface ScoreStep extends Step {
  readonly at: 'A' | 'B' | 'C' | 'E';
}
interface RelicStep extends Step {
  readonly seat: number;
  readonly card: number;
}

const round: Step = { do: 'round' };

/** Scoring is one step with a cursor: A, B, C and E are where it starts, and where it continues after a question. */
export const score = (cards: Cards): Of<ScoreStep> => ({
  run(state, { at }, umpire) {
    if (at === 'A') {
      if (state.wakeForScoring) for (const place of state.seats) wakeUp(cards, place); // BA12
      if (askRelics(cards, state, 'A', umpire)) return;
    }
    if (at <= 'B' && askRelics(cards, state, 'B', umpire)) return;
    if (at <= 'C') {
      tellStep('C', umpire);
      turnUpToys(cards, state, umpire);
      if (askRelics(cards, state, 'D', umpire)) return;
    }
    tellStep('E', umpire);
    // A page that was opened just now is still nobody else's.
    weigh(cards, state, at === 'E' ? freshPage(state) : pageOf(state), umpire);
    tellStep('F', umpire);
    turnUpPile(cards, state, umpire);
    tellStep('G', umpire);
    drawIn(cards, state, umpire);
    tellStep('H', umpire);
    rankSurvivors(cards, state, umpire);
    if (state.round < cards.rounds) return umpire.next(round);
    state.over = true;
    if (umpire.listening) tellEnd(cards, state, umpire);
  },
});

function tellStep(step: Letter, umpire: Umpire, skipped = false): void {
  if (umpire.listening) tell(umpire, { did: 'score', step, skipped });
}

const relicSteps = {
  A: { effect: 'revealFromDeck', next: { do: 'score', at: 'B' } },
  B: { effect: 'revealFromPile', next: { do: 'score', at: 'C' } },
  D: { effect: 'mayDiscard', next: { do: 'score', at: 'E' } },
} as const satisfies Record<string, { effect: Effect['do']; next: ScoreStep }>;

/** A, B and D ask the owners of their Relic and then continue; false when it is not in play. */
function askRelics(cards: Cards, state: State, at: 'A' | 'B' | 'D', umpire: Umpire): boolean {
  const { effect, next } = relicSteps[at];
  let isAsked = false;
  for (let seat = 0; seat < state.seats.length; seat++) {
    for (const { card } of placeOf(state, seat).shown) {
      if (cardAt(cards, card).does !== effect) continue;
      umpire.next({ do: 'relic', seat, card });
      isAsked = true;
    }
  }
  tellStep(at, umpire, !isAsked);
  if (isAsked) umpire.next(next);
  return isAsked;
}

const relicMoves: readonly Move[] = [
  { do: 'relic', discard: true },
  { do: 'relic', discard: false },
];

/** EGG, POOL, RING: discard the Relic for what it does, or keep it with its numbers. */
export const relic = (cards: Cards): Of<RelicStep> => ({
  moves: () => relicMoves,
  refuse: (_state, _step, _seat, move) =>
    move.do === 'relic' ? null : { rule: 'B41', why: 'discardOrKeep' },
  play(state, { seat, card }, _seat, move, umpire) {
    if (move.do !== 'relic') return;
    if (!move.discard) return tell(umpire, { did: 'keepRelic', seat, card });
    discardShown(state, seat, card, umpire);
    const { effect } = cardAt(cards, card);
    if (effect?.do === 'revealFromDeck') find(cards, state, seat, drawCard(state, umpire), 'deck', umpire);
    if (effect?.do === 'revealFromPile') {
      const found = umpire.rng.from(state.pile);
      state.pile = withoutId(state.pile, found);
      find(cards, state, seat, found, 'pile', umpire);
    }
  },
  // BA33: keep; the Ring goes if its owner would otherwise need more than 4 from the pile card.
  byDefault(state, { seat, card }) {
    const heavy = totalWeight(cards, placeOf(state, seat)) > thresholdSoFar(cards, state) + 4;
    return { do: 'relic', discard: cardAt(cards, card).effect?.do === 'mayDiscard' && heavy };
  },
});

/** B30: a card found lies open; other cards act as if revealed in Selection, and awake Artifacts turn at once. */
function find(
  cards: Cards,
  state: State,
  seat: number,
  card: number,
  where: 'deck' | 'pile',
  umpire: Umpire,
): void {
  tell(umpire, { did: 'find', seat, card, in: where });
  const question = arriveOpen(cards, state, seat, card, umpire);
  if (question !== null) umpire.next(question);
  turnAwake(cards, state, [{ seat, card }], umpire);
}

/** C: Toys are turned up; the sole heaviest sum takes the Weight card (B9, BA14). */
function turnUpToys(cards: Cards, state: State, umpire: Umpire): void {
  const revealed: { seat: number; card: number }[] = [];
  for (let seat = 0; seat < state.seats.length; seat++) {
    const place = placeOf(state, seat);
    for (const { card } of place.toys) {
      show(place, card);
      revealed.push({ seat, card });
    }
    place.toys = [];
  }
  if (revealed.length > 0) tell(umpire, { did: 'reveal', cards: revealed });
  if (state.toysTriggerLoot) turnAwake(cards, state, revealed, umpire);
  const weights = state.seats.map((place) => toyWeight(cards, place));
  if (umpire.listening) tell(umpire, { did: 'toys', weights });
  openPage(cards, state, weights);
  const heaviest = soleHighest(weights);
  if (heaviest !== null) take(state, heaviest, cards.heaviestToys, null, umpire);
  else tell(umpire, { did: 'leave', seat: null, modifier: cards.heaviestToys, by: null });
}

/** The only seat with the highest number, null when it is shared. */
function soleHighest(numbers: readonly number[]): number | null {
  let highest = Number.NEGATIVE_INFINITY;
  let sole: number | null = null;
  for (let seat = 0; seat < numbers.length; seat++) {
    const number = numbers[seat] as number;
    if (number > highest) {
      highest = number;
      sole = seat;
    } else if (number === highest) sole = null;
  }
  return sole;
}

/** A seat takes a Weight or Value card, if it is still there. */
function take(state: State, seat: number, modifier: number, by: number | null, umpire: Umpire): void {
  if (!state.supply.includes(modifier)) return;
  state.supply = withoutId(state.supply, modifier);
  const place = placeOf(state, seat);
  place.held = withId(place.held, modifier);
  tell(umpire, { did: 'take', seat, modifier, by });
}

/** E: total Weights are noted for all; then Carpet and Exoskeleton are judged together on them (B10, B32, BA19). */
function weigh(cards: Cards, state: State, page: Page, umpire: Umpire): void {
  const weights = state.seats.map((place) => totalWeight(cards, place));
  if (umpire.listening) tell(umpire, { did: 'weigh', weights });
  page.lines.forEach((line, seat) => {
    line.weight = weights[seat] ?? 0;
    line.cards = countAll(cards, placeOf(state, seat));
  });
  const lightest = soleHighest(weights.map((weight) => -weight));
  const heaviest = soleHighest(weights);
  for (let seat = 0; seat < state.seats.length; seat++) {
    judge(cards, state, seat, 'takeIfLightest', seat === lightest, umpire);
    judge(cards, state, seat, 'takeIfHeaviest', seat === heaviest, umpire);
  }
}

/** The owner of this Relic takes its card if the condition holds, and is told if it doesn't. */
function judge(
  cards: Cards,
  state: State,
  seat: number,
  does: 'takeIfLightest' | 'takeIfHeaviest',
  holds: boolean,
  umpire: Umpire,
): void {
  const relic = withEffect(cards, placeOf(state, seat), does);
  if (relic?.effect?.do !== does) return;
  const modifier = cards.modifier(relic.effect.modifier);
  if (holds) take(state, seat, modifier, relic.id, umpire);
  else tell(umpire, { did: 'leave', seat, modifier, by: relic.id });
}

/** Threshold of the hole and the Threshold cards beside it: all that is known of it before step F. */
export function thresholdSoFar(cards: Cards, state: Pick<State, 'hole' | 'atHole'>): number {
  const hole = state.hole === null ? 0 : (cards.holes[state.hole]?.threshold ?? 0);
  return state.atHole.reduce((sum, id) => sum + (cards.modifiers[id]?.amount ?? 0), hole);
}

/** F: a card of the pile adds its Weight to the Threshold, for the XXL owner once more (B11). */
function turnUpPile(cards: Cards, state: State, umpire: Umpire): void {
  const card = umpire.rng.from(state.pile);
  state.pile = withoutId(state.pile, card);
  state.turnedUp = card;
  const { weight } = cardAt(cards, card);
  const common = thresholdSoFar(cards, state) + weight;
  const page = pageOf(state);
  page.turnedUp = card;
  const twice: { seat: number; by: number }[] = [];
  page.lines.forEach((line, seat) => {
    const again = withEffect(cards, placeOf(state, seat), 'countPileCardAgain');
    line.threshold = again === null ? common : common + weight;
    if (again !== null) twice.push({ seat, by: again.id });
  });
  if (!umpire.listening) return;
  const thresholds = page.lines.map((line) => line.threshold ?? 0);
  tell(umpire, { did: 'turnUpPile', card, thresholds, twice });
}

/** G: a seat that weighs more than its Threshold is drawn in and loses every card (B12, BA40). */
function drawIn(cards: Cards, state: State, umpire: Umpire): void {
  const { lines } = pageOf(state);
  lines.forEach((line, seat) => {
    const place = placeOf(state, seat);
    const compared = totalWeight(cards, place);
    const threshold = line.threshold ?? 0;
    line.compared = compared;
    line.held = place.held;
    line.drawnIn = compared > threshold;
    if (!line.drawnIn) return;
    const towel = withEffect(cards, place, 'consolation');
    line.points = towel?.effect?.do === 'consolation' ? towel.effect.points : 0;
    discardDisplay(state, seat);
    const by = towel?.id ?? null;
    if (umpire.listening)
      tell(umpire, { did: 'drawnIn', seat, weight: compared, threshold, points: line.points, by });
  });
  if (!lines.some((line) => line.drawnIn)) tell(umpire, { did: 'noneDrawnIn' });
}

function discardDisplay(state: State, seat: number): void {
  const place = placeOf(state, seat);
  const all: number[] = [];
  for (const group of place.groups) all.push(...group);
  all.push(...place.stack);
  for (const { card } of place.shown) all.push(card);
  state.discard = [...state.discard, ...all];
  place.groups = [];
  place.stack = [];
  place.shown = [];
}
