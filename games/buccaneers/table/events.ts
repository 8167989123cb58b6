/** The log: what happened, in words, and the things it is about. */

import type { Event, Table } from '@accretion/engine';
import { listed } from '../../pieces/words.ts';
import type { Language, Thing } from '../../table.ts';
import type { Story } from '../rules/state.ts';
import { signed, signless } from './cards/numbers.ts';
import { cardOf, cardsIn } from './known.ts';
import { holeName, modifierName, numberedName } from './naming.ts';
import { say, sayCount } from './texts.ts';

export function eventText(
  event: Event,
  names: readonly string[],
  table: Table,
  language: Language,
): string | null {
  const cards = cardsIn(table);
  const told = event as unknown as Story;
  const player = (seat: number): string => names[seat] ?? '';
  const card = (id: number): string => numberedName(cards, id, language);
  const all = (ids: readonly number[]): string => listed(language, ids.map(card));
  const each = (amounts: readonly number[]): string =>
    amounts
      .map((amount, seat) => say(language, 'each', { player: player(seat), amount: signless(amount) }))
      .join(', ');
  const way = (clockwise: boolean): string => say(language, clockwise ? 'clockwise' : 'counterclockwise');
  switch (told.did) {
    case 'turnUpHole':
      return say(language, 'event.turnUpHole', {
        round: told.round,
        hole: holeName(cards, told.hole, language),
        threshold: cards.holes[told.hole]?.threshold ?? 0,
      });
    case 'deal':
      return say(language, 'event.deal', { cards: told.cards });
    case 'track':
    case 'seal':
      if (told.card === null) return say(language, `event.${told.did}`, { player: player(told.seat) });
      return say(language, `event.${told.did}.card`, { player: player(told.seat), card: card(told.card) });
    case 'reveal': {
      const list = told.cards.map((one) =>
        say(language, 'event.reveal.one', {
          player: player(one.seat),
          card: one.card === null ? say(language, 'event.reveal.toy') : card(one.card),
        }),
      );
      return say(language, 'event.reveal', { list: list.join(', ') });
    }
    case 'join':
      return say(language, told.size === 1 ? 'event.join.new' : 'event.join', {
        player: player(told.seat),
        card: card(told.card),
        size: told.size,
      });
    case 'stackUp':
    case 'keepRelic':
      return say(language, `event.${told.did}`, { player: player(told.seat), card: card(told.card) });
    case 'markRandomPick':
    case 'everyoneDraws':
      return say(language, `event.${told.did}`, { player: player(told.seat) });
    case 'draw':
      return told.cards.length > 0
        ? say(language, 'event.draw.cards', { player: player(told.seat), list: all(told.cards) })
        : say(language, 'event.draw', {
            player: player(told.seat),
            count: sayCount(language, 'cards', told.count),
          });
    case 'placeThreshold':
      return say(language, 'event.placeThreshold', {
        player: player(told.seat),
        amount: signed(cards.modifiers[told.modifier]?.amount ?? 0),
      });
    case 'discard':
      return say(language, 'event.discard', { player: player(told.seat), list: all(told.cards) });
    case 'keep':
      return say(language, 'event.keep', {
        player: player(told.seat),
        card: told.card === null ? say(language, 'event.reveal.toy') : card(told.card),
      });
    case 'flipDirection':
    case 'pass':
      return say(language, `event.${told.did}`, { direction: way(told.clockwise) });
    case 'clash':
      return say(language, 'event.clash', { list: listed(language, told.seats.map(player)) });
    case 'turn': {
      const side = cardOf(cards, told.card).sides[told.spin] ?? { value: 0, weight: 0 };
      return say(language, 'event.turn', {
        player: player(told.seat),
        card: card(told.card),
        value: signless(side.value),
        weight: signless(side.weight),
      });
    }
    case 'fillPile':
      if (told.card === null) return null;
      return say(language, 'event.fillPile.card', { player: player(told.seat), card: card(told.card) });
    case 'score':
      return say(language, 'event.score', { step: told.step, title: say(language, `step.${told.step}`) });
    case 'find':
      return say(language, `event.find.${told.in}`, { player: player(told.seat), card: card(told.card) });
    case 'toys':
    case 'weigh':
      return say(language, `event.${told.did}`, { list: each(told.weights) });
    case 'take':
      return say(language, 'event.take', {
        player: player(told.seat),
        card: modifierName(cards, told.modifier, language),
      });
    case 'turnUpPile':
      return say(language, 'event.turnUpPile', {
        card: card(told.card),
        weight: signless(cardOf(cards, told.card).weight),
        list: each(told.thresholds),
      });
    case 'drawnIn':
      return say(language, 'event.drawnIn', {
        player: player(told.seat),
        weight: signless(told.weight),
        threshold: signless(told.threshold),
        points: told.points,
      });
    case 'rank':
      return say(language, 'event.rank', {
        player: player(told.seat),
        value: signless(told.value),
        rank: told.rank,
        points: told.points,
      });
    case 'end':
      return say(language, 'event.end');
    default:
      return null;
  }
}

/** The things an event is about, for highlighting. */
export function eventThings(event: Event): readonly Thing[] {
  const told = event as unknown as Story;
  const trash = (id: number): Thing => ({ kind: 'trash', id });
  switch (told.did) {
    case 'turnUpHole':
      return [{ kind: 'hole', id: told.hole }];
    case 'reveal':
      return told.cards.flatMap((one) => (one.card === null ? [] : [trash(one.card)]));
    case 'draw':
    case 'discard':
      return told.cards.map(trash);
    case 'placeThreshold':
    case 'take':
      return [{ kind: 'modifier', id: told.modifier }];
    case 'flipDirection':
    case 'pass':
      return [{ kind: 'direction', id: told.clockwise ? 1 : 0 }];
    case 'track':
    case 'seal':
    case 'keep':
    case 'fillPile':
      return told.card === null ? [] : [trash(told.card)];
    case 'join':
    case 'stackUp':
    case 'turn':
    case 'keepRelic':
    case 'find':
    case 'turnUpPile':
      return [trash(told.card)];
    default:
      return [];
  }
}
