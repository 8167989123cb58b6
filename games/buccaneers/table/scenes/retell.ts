/**
 * A view moved on by what was told: what the board shows while the scenes of an update are still to come. Whatever a
 * sentence does not say (a new hand, the score sheet) comes from the view after the update, as far as it has been told.
 */
import { type Hidden, hidden } from '@accretion/engine';
import type { FrameEvent } from '../../../table.ts';
import { type Cards, cardAt } from '../../rules/cards.ts';
import { joinGroup, show } from '../../rules/display.ts';
import type { Story, View } from '../../rules/state.ts';
import { isScoring } from '../../rules/turns.ts';
import { isKnown, type SeatView } from '../../words/known.ts';
import type { Letter } from '../scoring/steps.ts';
import { pageAt } from './pageAt.ts';

export interface Telling {
  readonly cards: Cards;
  /** The view after the update. */
  readonly after: View;
}

type Told<Did extends Story['did']> = Extract<Story, { did: Did }>;

const at = (view: View, seat: number, change: (place: SeatView) => Partial<SeatView>): View => {
  const place = view.seats[seat];
  return place === undefined
    ? view
    : { ...view, seats: view.seats.with(seat, { ...place, ...change(place) }) };
};

const everyone = (view: View, change: (place: SeatView, seat: number) => Partial<SeatView>): View => ({
  ...view,
  seats: view.seats.map((place, seat) => ({ ...place, ...change(place, seat) })),
});

const without = <T>(list: readonly T[], ...gone: readonly T[]): T[] =>
  list.filter((one) => !gone.includes(one));

/** Cards added to a pile of which this viewer knows some or none. */
const added = (
  pile: readonly (number | Hidden)[],
  cards: readonly number[],
  count: number,
): (number | Hidden)[] => {
  const come = cards.length > 0 ? cards : Array.from({ length: count }, (): Hidden => hidden);
  return [...pile, ...come].sort((a, b) => Number(a) - Number(b));
};

const shown = (place: SeatView, card: number): Pick<SeatView, 'shown'> => {
  const after = { shown: place.shown };
  show(after, card);
  return after;
};

const notShown = (place: SeatView, ...cards: readonly number[]): Pick<SeatView, 'shown'> => ({
  shown: place.shown.filter(({ card }) => !cards.includes(card)),
});

/** Picks leave the hands to be turned up, and are nowhere yet (B6). */
export const takePicks = (view: View): View =>
  everyone(view, ({ hand, pick }) => ({
    hand: isKnown(pick) && pick !== null ? without(hand, pick) : hand.slice(1),
    ...{ pick: isKnown(pick) ? null : hidden, picked: false, tracked: false },
  }));

/** The cards turned up lie in their displays; Toys of this Turn stay face down (B20), those of step C do not (B9). */
function layDown(view: View, cards: Told<'reveal'>['cards']): View {
  if (isScoring(view)) {
    const open = cards.reduce(
      (now, { seat, card }) => (card === null ? now : at(now, seat, (place) => shown(place, card))),
      view,
    );
    return everyone(open, () => ({ toys: [] }));
  }
  const laid = cards.reduce(
    (now, { seat, card }) =>
      at(now, seat, (place) =>
        card === null
          ? {
              toys: [...place.toys, { card: place.pick ?? hidden, hand: place.handNumber, turn: view.turn }],
            }
          : shown(place, card),
      ),
    view,
  );
  const revealed = cards.flatMap(({ seat, card }) => (card === null ? [] : [{ seat, card }]));
  return { ...takePicks(laid), revealed };
}

/** The card that Tentacles' owner keeps; to others a Toy is a card face down (B25, B39). */
function keep(view: View, { seat, card }: Told<'keep'>, cards: Cards): View {
  if (card === null || cardAt(cards, card).family === 'toy') {
    const toy: SeatView['toys'][number] = { card: card ?? hidden, hand: -1, turn: view.turn };
    return at(view, seat, ({ toys }) => ({ drawn: [], toys: [...toys, toy] }));
  }
  const after = at(view, seat, (place) => ({ drawn: [], ...shown(place, card) }));
  return { ...after, revealed: [...view.revealed, { seat, card }] };
}

/** B12: a display that is drawn in goes to the discard. */
function loseDisplay(view: View, seat: number): View {
  const place = view.seats[seat];
  if (place === undefined) return view;
  const lost = [...place.groups.flat(), ...place.stack, ...place.shown.map(({ card }) => card)];
  const after = at(view, seat, () => ({ groups: [], stack: [], shown: [] }));
  return { ...after, discard: [...view.discard, ...lost] };
}

/** The score sheet as far as this step fills it in. */
function note(view: View, letter: Letter, { after }: Telling): View {
  const page = after.sheet[view.round - 1];
  if (page === undefined) return view;
  const noted = { ...view, sheet: [...view.sheet.slice(0, view.round - 1), pageAt(page, letter)] };
  if (letter !== 'H') return noted;
  return everyone(noted, ({ points }, seat) => ({ points: [...points, page.lines[seat]?.points ?? 0] }));
}

const wakeUp = (view: View, cards: Cards): View =>
  everyone(view, (place) => ({
    shown: place.shown.map((one) => ({
      ...one,
      awake: one.awake || cardAt(cards, one.card).does === 'turnOnReveal',
    })),
  }));

/** B4: the new Round lies ready, the hands face down. */
const newRound = ({ after }: Telling): View =>
  everyone(after, ({ hand }) => ({ hand: hand.map(() => hidden) }));

const handsOf =
  ({ after }: Telling) =>
  (_place: SeatView, seat: number) => ({
    hand: after.seats[seat]?.hand ?? [],
    handNumber: after.seats[seat]?.handNumber ?? 0,
  });

export function retell(view: View, told: Story | FrameEvent, telling: Telling): View {
  const { cards } = telling;
  switch (told.did) {
    case 'seal':
    case 'track':
      return at(view, told.seat, () => ({ picked: true, pick: told.card ?? hidden }));
    case 'reveal':
      return layDown(view, told.cards);
    case 'join':
      return at(view, told.seat, (place) => {
        const after = { groups: place.groups };
        joinGroup(after, told.group, told.card);
        return { ...after, ...notShown(place, told.card) };
      });
    case 'stackUp':
      return at(view, told.seat, (place) => ({
        stack: [...place.stack, told.card],
        ...notShown(place, told.card),
      }));
    case 'markRandomPick':
      return at(view, told.seat, () => ({ tracked: !told.lapses }));
    case 'everyoneDraws':
      return { ...view, draws: [...view.draws, view.turn] };
    case 'draw': {
      const pile = cardAt(cards, told.by).does === 'drawAndKeep' ? 'drawn' : 'hand';
      const after = at(view, told.seat, (place) => ({ [pile]: added(place[pile], told.cards, told.count) }));
      return { ...after, deck: view.deck.slice(told.count) };
    }
    case 'placeThreshold':
      return {
        ...view,
        supply: without(view.supply, told.modifier),
        atHole: [...view.atHole, told.modifier].sort((a, b) => a - b),
      };
    case 'discard': {
      const after = at(view, told.seat, (place) => notShown(place, ...told.cards));
      return { ...after, discard: [...view.discard, ...told.cards] };
    }
    case 'keep':
      return keep(view, told, cards);
    case 'flipDirection':
      return { ...view, clockwise: told.clockwise };
    case 'turn':
      return at(view, told.seat, (place) => ({
        shown: place.shown.map((one) => (one.card === told.card ? { ...one, spin: told.spin } : one)),
      }));
    case 'pass':
      return everyone(view, handsOf(telling));
    case 'fillPile': {
      const after = at(view, told.seat, () => ({ hand: [], tracked: false }));
      return { ...after, pile: [...view.pile, hidden] };
    }
    case 'startTurn': {
      const next = { ...view, turn: told.turn, revealed: [] };
      return wakeUp(everyone(next, handsOf(telling)), cards);
    }
    case 'score':
      if (told.step === 'A') return view.wakeForScoring ? wakeUp(view, cards) : view;
      return told.step < 'E' ? view : note(view, told.step, telling);
    case 'toys':
      return note(view, 'C', telling);
    case 'find': {
      const after = at(view, told.seat, (place) => shown(place, told.card));
      return { ...after, [told.in]: view[told.in].slice(1) };
    }
    case 'take': {
      const after = at(view, told.seat, ({ held }) => ({
        held: [...held, told.modifier].sort((a, b) => a - b),
      }));
      return { ...after, supply: without(view.supply, told.modifier) };
    }
    case 'turnUpPile':
      return { ...view, turnedUp: told.card, pile: view.pile.slice(1) };
    case 'drawnIn':
      return loseDisplay(view, told.seat);
    case 'turnUpHole':
      return newRound(telling);
    case 'end':
      return { ...view, over: true };
    default:
      return view;
  }
}
