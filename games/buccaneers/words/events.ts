/** The log: events as sentences, and the things they are about. */

import { listed } from '../../pieces/words.ts';
import type { Language, Modelled, Thing } from '../../words.ts';
import { type Cards, cardAt } from '../rules/cards.ts';
import type { Story } from '../rules/state.ts';
import { holeName, modifierName, numberedName } from './names.ts';
import { signed, signless } from './numbers.ts';
import { endText, tieText } from './result.ts';
import { say, sayCount } from './texts.ts';

export function eventText(
  told: Story,
  names: readonly string[],
  ruleset: Modelled<Cards>,
  language: Language,
): string | null {
  const cards = ruleset.model;
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
    case 'startTurn':
      return say(language, 'event.startTurn', { round: told.round, turn: told.turn });
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
      return say(language, told.lapses ? 'event.markRandomPick.lapses' : 'event.markRandomPick', {
        player: player(told.seat),
        by: card(told.by),
      });
    case 'everyoneDraws':
      return say(language, 'event.everyoneDraws', { player: player(told.seat), by: card(told.by) });
    case 'draw': {
      const draws = cardAt(cards, told.by).does === 'drawAndKeep' ? 'event.drawAndKeep' : 'event.draw';
      return say(language, told.cards.length > 0 ? `${draws}.cards` : draws, {
        player: player(told.seat),
        by: card(told.by),
        list: all(told.cards),
        count: sayCount(language, 'cards', told.count),
      });
    }
    case 'placeThreshold':
      return say(language, 'event.placeThreshold', {
        player: player(told.seat),
        by: card(told.by),
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
      return say(language, 'event.flipDirection', {
        player: player(told.seat),
        by: card(told.by),
        direction: way(told.clockwise),
      });
    case 'pass':
      return say(language, 'event.pass', { direction: way(told.clockwise) });
    case 'clash':
      return say(language, 'event.clash', { list: listed(language, told.seats.map(player)) });
    case 'turn': {
      const side = cardAt(cards, told.card).sides[told.spin] ?? { value: 0, weight: 0 };
      const values = {
        player: player(told.seat),
        card: card(told.card),
        list: all(told.for),
        value: signless(side.value),
        weight: signless(side.weight),
      };
      const times = told.for.length;
      return times === 0
        ? say(language, 'event.turn', values)
        : sayCount(language, 'event.turn.for', times, values);
    }
    case 'fillPile':
      if (told.card === null) return null;
      return say(language, 'event.fillPile.card', { player: player(told.seat), card: card(told.card) });
    case 'score':
      // A step whose Relic is not in play gets no sentence.
      if (told.skipped) return null;
      return say(language, 'event.score', { step: told.step, title: say(language, `step.${told.step}`) });
    case 'find':
      return say(language, `event.find.${told.in}`, { player: player(told.seat), card: card(told.card) });
    case 'toys':
    case 'weigh':
      return say(language, `event.${told.did}`, { list: each(told.weights) });
    case 'take':
    case 'leave': {
      const values = {
        player: told.seat === null ? '' : player(told.seat),
        card: modifierName(cards, told.modifier, language),
      };
      if (told.by === null) return say(language, `event.${told.did}`, values);
      const which = cardAt(cards, told.by).does === 'takeIfLightest' ? 'lightest' : 'heaviest';
      return say(language, `event.${told.did}.${which}`, { ...values, by: card(told.by) });
    }
    case 'turnUpPile': {
      const text = say(language, 'event.turnUpPile', {
        card: card(told.card),
        weight: signless(cardAt(cards, told.card).weight),
        list: each(told.thresholds),
      });
      const twice = told.twice.map(({ seat, by }) =>
        say(language, 'event.twice', { player: player(seat), by: card(by) }),
      );
      return [text, ...twice].join(' ');
    }
    case 'drawnIn':
      return say(language, told.by === null ? 'event.drawnIn' : 'event.drawnIn.saved', {
        by: told.by === null ? '' : card(told.by),
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
    case 'tie':
      return tieText(told, names, cards, language);
    case 'noneDrawnIn':
    case 'noneRanked':
      return say(language, `event.${told.did}`);
    case 'end':
      return say(language, 'event.end', { result: endText(told, names, language) });
    default:
      return null;
  }
}

/** The things an event is about, for highlighting. */
export function eventThings(told: Story): readonly Thing[] {
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
    case 'leave':
      return [{ kind: 'modifier', id: told.modifier }, ...(told.by === null ? [] : [trash(told.by)])];
    case 'flipDirection':
      return [{ kind: 'direction', id: told.clockwise ? 1 : 0 }, trash(told.by)];
    case 'pass':
      return [{ kind: 'direction', id: told.clockwise ? 1 : 0 }];
    case 'markRandomPick':
    case 'everyoneDraws':
      return [trash(told.by)];
    case 'tie':
      return told.places.flatMap(({ ship }) => (ship === null ? [] : [trash(ship)]));
    case 'drawnIn':
      return told.by === null ? [] : [trash(told.by)];
    case 'turn':
      return [told.card, ...told.for].map(trash);
    case 'track':
    case 'seal':
    case 'keep':
    case 'fillPile':
      return told.card === null ? [] : [trash(told.card)];
    case 'join':
    case 'stackUp':
    case 'keepRelic':
    case 'find':
      return [trash(told.card)];
    case 'turnUpPile':
      return [told.card, ...told.twice.map(({ by }) => by)].map(trash);
    default:
      return [];
  }
}
