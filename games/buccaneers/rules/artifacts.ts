/** Artifacts that work when selected, in their printed order: GPS, TIIT, Laser, Tentacles, Gyro (B22 to B26). */
import { type Handler, plus, type Step, type Umpire, withId, withoutId } from '@accretion/engine';
import { arriveOpen } from './arrive.ts';
import { type Card, type Cards, cardAt } from './cards.ts';
import { placeOf, takeShown } from './display.ts';
import { type Move, type State, tell } from './state.ts';
import { picksLeft } from './turns.ts';

type Of<T extends Step = Step> = Handler<State, Move, T>;

interface CardStep extends Step {
  readonly seat: number;
  readonly card: number;
}

/** B37 (3) to (7): the Artifacts selected this Turn, one after the other. */
export const artifacts = (cards: Cards): Of => ({
  run(state, _step, umpire) {
    const works = state.revealed.filter(({ card }) => isOnReveal(cardAt(cards, card)));
    if (works.length > 1) works.sort((a, b) => cardAt(cards, a.card).order - cardAt(cards, b.card).order);
    for (const { seat, card } of works) umpire.next({ do: 'artifact', seat, card });
  },
});

const isOnReveal = ({ family, does }: Card): boolean => family === 'artifact' && does !== 'turnOnReveal';

/** One Artifact at work. */
export const artifact = (cards: Cards): Of<CardStep> => ({
  run(state, { seat, card }, umpire) {
    const { effect } = cardAt(cards, card);
    switch (effect?.do) {
      case 'markRandomPick': {
        // B22; BA8: without a next Turn it lapses.
        const isNext = picksLeft(cards, state) > 0;
        placeOf(state, seat).tracked = isNext;
        tell(umpire, { did: 'markRandomPick', seat, by: card, lapses: !isNext });
        return;
      }
      case 'everyoneDraws':
        return everyoneDraws(state, seat, card, cards.modifier(effect.threshold), umpire);
      case 'placeThreshold':
        return askLaser(cards, state, seat, card, umpire);
      case 'drawAndKeep':
        return drawForTentacles(state, seat, card, effect.draw, umpire);
      case 'flipDirection': // B26
        state.clockwise = !state.clockwise;
        tell(umpire, { did: 'flipDirection', clockwise: state.clockwise, seat, by: card });
        return;
      default:
    }
  },
});

/** B23, BA7: everyone draws one, clockwise from the owner, and a Threshold card goes to the hole. */
function everyoneDraws(state: State, owner: number, by: number, threshold: number, umpire: Umpire): void {
  tell(umpire, { did: 'everyoneDraws', seat: owner, by });
  const count = state.seats.length;
  for (let i = 0; i < count; i++) {
    const seat = (owner + i) % count;
    const place = placeOf(state, seat);
    const card = drawCard(state, umpire);
    place.hand = withId(place.hand, card);
    const secret = { to: 1 << seat, event: { did: 'draw', seat, cards: [card], count: 1, by } } as const;
    tell(umpire, { did: 'draw', seat, cards: [], count: 1, by }, secret);
  }
  state.draws = plus(state.draws, state.turn);
  placeThreshold(state, owner, threshold, by, umpire);
}

/** Nobody knows the order of the deck, so the top card is any card of it (B47). */
export function drawCard(state: State, umpire: Umpire): number {
  if (state.deck.length === 0) throw new Error('the deck is empty, which BA10 rules out');
  const card = umpire.rng.from(state.deck);
  state.deck = withoutId(state.deck, card);
  return card;
}

function placeThreshold(state: State, seat: number, modifier: number, by: number, umpire: Umpire): void {
  if (!state.supply.includes(modifier)) return;
  state.supply = withoutId(state.supply, modifier);
  state.atHole = withId(state.atHole, modifier);
  tell(umpire, { did: 'placeThreshold', seat, modifier, by });
}

/** LASER: one of the Threshold cards; for some of them the Laser is discarded (B24). */
export const laser = (cards: Cards): Of<CardStep> => ({
  moves: (state, { card }) => laserChoices(cards, state, card).map((modifier) => ({ do: 'place', modifier })),
  refuse(state, { card }, _seat, move) {
    if (move.do !== 'place') return { rule: 'B41', why: 'placeThreshold' };
    return laserChoices(cards, state, card).includes(move.modifier)
      ? null
      : { rule: 'B24', why: 'notOnLaser' };
  },
  play(state, { seat, card }, _seat, move, umpire) {
    if (move.do === 'place') placeByLaser(cards, state, seat, card, move.modifier, umpire);
  },
  byDefault: (state, { card }, _seat, rng) => ({
    do: 'place',
    modifier: rng.from(laserChoices(cards, state, card)),
  }),
});

/** B41: with one legal choice no question is asked; packs may even leave none (BA27). */
function askLaser(cards: Cards, state: State, seat: number, card: number, umpire: Umpire): void {
  const [first, second] = laserChoices(cards, state, card);
  if (second !== undefined) umpire.next({ do: 'laser', seat, card });
  else if (first !== undefined) placeByLaser(cards, state, seat, card, first, umpire);
}

function laserChoices(cards: Cards, state: State, card: number): readonly number[] {
  const { effect } = cardAt(cards, card);
  if (effect?.do !== 'placeThreshold') return [];
  return effect.choices.map((name) => cards.modifier(name)).filter((id) => state.supply.includes(id));
}

function placeByLaser(
  cards: Cards,
  state: State,
  seat: number,
  card: number,
  modifier: number,
  umpire: Umpire,
): void {
  placeThreshold(state, seat, modifier, card, umpire);
  const { effect } = cardAt(cards, card);
  const isDiscarded =
    effect?.do === 'placeThreshold' && effect.discardFor.some((name) => cards.modifier(name) === modifier);
  if (isDiscarded) discardShown(state, seat, card, umpire);
}

/** A face-up card of a display goes to the discard. */
export function discardShown(state: State, seat: number, card: number, umpire: Umpire): void {
  takeShown(placeOf(state, seat), card);
  state.discard = plus(state.discard, card);
  tell(umpire, { did: 'discard', seat, cards: [card] });
}

/** B25, B48: three cards that only their owner sees. */
function drawForTentacles(state: State, seat: number, card: number, count: number, umpire: Umpire): void {
  const place = placeOf(state, seat);
  for (let i = 0; i < count; i++) place.drawn = withId(place.drawn, drawCard(state, umpire));
  const by = card;
  const secret = { to: 1 << seat, event: { did: 'draw', seat, cards: place.drawn, count, by } } as const;
  tell(umpire, { did: 'draw', seat, cards: [], count, by }, secret);
  umpire.next({ do: 'keep', seat, card });
}

/** KEEP: one of them is added to the display, the others are discarded face up (B25). */
export const keep = (cards: Cards): Of<CardStep> => ({
  moves: (state, _step, seat) => placeOf(state, seat).drawn.map((card) => ({ do: 'keep', card })),
  refuse(state, _step, seat, move) {
    if (move.do !== 'keep') return { rule: 'B41', why: 'keepOne' };
    return placeOf(state, seat).drawn.includes(move.card) ? null : { rule: 'B25', why: 'notDrawn' };
  },
  play(state, _step, seat, move, umpire) {
    if (move.do !== 'keep') return;
    const place = placeOf(state, seat);
    const rejects = withoutId(place.drawn, move.card);
    place.drawn = [];
    state.discard = [...state.discard, ...rejects];
    if (cardAt(cards, move.card).family === 'toy') {
      place.toys = plus(place.toys, { card: move.card, hand: -1, turn: state.turn });
      const secret = { to: 1 << seat, event: { did: 'keep', seat, card: move.card } } as const;
      tell(umpire, { did: 'keep', seat, card: null }, secret);
    } else {
      // As if just revealed this Turn; Artifacts that work on reveal are ignored (B39).
      state.revealed = plus(state.revealed, { seat, card: move.card });
      tell(umpire, { did: 'keep', seat, card: move.card });
      const question = arriveOpen(cards, state, seat, move.card, umpire);
      if (question !== null) umpire.next(question);
    }
    tell(umpire, { did: 'discard', seat, cards: rejects });
  },
  byDefault: (state, _step, seat, rng) => ({ do: 'keep', card: rng.from(placeOf(state, seat).drawn) }),
});
