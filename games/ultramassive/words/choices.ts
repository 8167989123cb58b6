/** Legal choices in words: each differs from every other answer to the same question. */

import { stepOf } from '../../pieces/choosing.ts';
import { listed } from '../../pieces/words.ts';
import type { Choice, Language, Modelled } from '../../words.ts';
import { isStack, lastSpace, tokensOn, upgraded } from '../rules/board.ts';
import type { Cards } from '../rules/cards.ts';
import type { Token } from '../rules/content.ts';
import { costOf } from '../rules/discover.ts';
import type { Channel, Move, Pending, SeatView, Spot, View } from '../rules/state.ts';
import { anomalyText, effectsText } from './effects.ts';
import { seenIn } from './known.ts';
import {
  actionName,
  anomalyName,
  cardName,
  coreName,
  numberedAt,
  spotName,
  spotsName,
  tokenName,
  tokensName,
} from './names.ts';
import { tokenIn } from './prompt.ts';
import { terms } from './terms.ts';
import { say, sayCount } from './texts.ts';
import { partsOf } from './things.ts';

/** What a choice is said with. */
interface Talk {
  readonly cards: Cards;
  readonly view: View;
  readonly seat: number;
  /** Of the seat that is asked: it sees all that its choices are about. */
  readonly place: SeatView;
  readonly language: Language;
}

export function choiceText(
  choice: Choice<Move>,
  view: View,
  ruleset: Modelled<Cards>,
  language: Language,
): string {
  const { seat } = choice;
  const place = view.seats[seat];
  return place === undefined
    ? ''
    : wordsFor({ cards: ruleset.model, view, seat, place, language }, choice.move);
}

function wordsFor(talk: Talk, move: Move): string {
  const { cards, view, place, language } = talk;
  switch (move.do) {
    case 'placeWormholes':
      return layoutText(talk, move.spots);
    case 'pick':
      return say(language, 'choice.pick', { number: move.space + 1, what: draftText(talk, move.space) });
    case 'gain':
      return say(language, 'choice.gain', { what: pendingAt(talk, move.at) });
    case 'removePending':
      return say(language, 'choice.removePending', { what: pendingAt(talk, move.at) });
    case 'recycle': {
      if (move.cards.length === 0) return say(language, 'choice.recycle.none');
      const names = move.cards.map((card) => inHand(talk, card));
      return say(language, 'choice.recycle', { cards: listed(language, names) });
    }
    case 'place':
      return placeText(talk, move);
    case 'orbit':
      return orbitText(talk, move.channel);
    case 'siphon': {
      const option = cards.siphonOptions(view.options.edition, move.size)[move.option];
      const what = effectsText(option?.steps ?? [], language);
      return say(language, 'choice.siphon', { size: say(language, `size.${move.size}`), what });
    }
    case 'remove':
      return say(language, 'choice.remove', { ...tokenAt(talk, move.token, move) });
    case 'upgrade': {
      const next = upgraded(move.token);
      return say(language, 'choice.upgrade', {
        ...tokenAt(talk, move.token, move),
        next: next === null ? '' : tokenName(cards, next, language),
      });
    }
    case 'discover':
      return discoverText(talk, move);
    case 'playCard': {
      const what = effectsText(cards.effects(cards.action(move.card).primary).steps, language);
      return say(language, 'choice.playCard', { card: inHand(talk, move.card), what });
    }
    case 'discard':
      return say(language, 'choice.discard', {
        card: inHand(talk, move.card),
        power: cards.action(move.card).power,
      });
    case 'empower':
      return empowerText(talk, move.yes);
    case 'use':
      return say(language, 'choice.use', {
        anomaly: anomalyName(cards, move.anomaly, language),
        what: effectsText(cards.content.anomalies[move.anomaly].effect, language),
      });
    case 'useCore': {
      const what = effectsText(cards.content.cores[cards.coreKey(move.core)]?.effect ?? [], language);
      return say(language, 'choice.use', { anomaly: coreName(cards, move.core, language), what });
    }
    case 'takeCore':
      return say(language, 'choice.takeCore', {
        core: coreName(cards, move.core, language),
        what: coreText(cards, move.core, language),
      });
    case 'activate':
      return say(language, 'choice.activate', {
        first: endText(talk, move.first),
        second: endText(talk, move.second),
      });
    case 'exchange':
      return sayCount(language, 'choice.exchange', move.counters);
    case 'moveStack':
      return moveText(talk, move);
    case 'openWormhole': {
      const one = place.wormholes[move.wormhole];
      return say(language, 'choice.openWormhole', { spot: one === undefined ? '' : spotName(one, language) });
    }
    case 'keep':
      return say(language, 'choice.keep', {
        card: cardName(cards, 'resource', move.card, language),
        what: effectsText(partsOf(cards, move.card), language),
      });
    case 'done':
      return doneText(talk);
    case 'end':
      return say(language, 'choice.end', { actions: terms(view.options.edition, language).actions });
    case 'pass':
      return say(language, 'choice.pass');
  }
}

/** Equal cards in one hand are numbered. */
function inHand({ cards, place, language }: Talk, card: number): string {
  const hand = seenIn(place.hand);
  const names = hand.map((id) => actionName(cards, id, language));
  const at = hand.indexOf(card);
  return at < 0 ? actionName(cards, card, language) : numberedAt(names, at, language);
}

const tokenAt = ({ cards, language }: Talk, token: Token, spot: Spot): { token: string; spot: string } => ({
  token: tokenName(cards, token, language),
  spot: spotName(spot, language),
});

/** A46: the Wormholes as they lie are left there. */
function layoutText({ place, language }: Talk, spots: readonly Spot[]): string {
  const isHere = (spot: Spot): boolean =>
    place.wormholes.some((one) => one.channel === spot.channel && one.space === spot.space);
  const key = spots.every(isHere) ? 'choice.wormholes.keep' : 'choice.wormholes';
  return say(language, key, { spots: spotsName(spots, language) });
}

function draftText({ cards, view, seat, language }: Talk, space: number): string {
  const set = Number(stepOf(view, seat)?.['set'] ?? 0);
  const steps = cards.draftSet(view, set)[space]?.steps ?? [];
  return effectsText(steps, language);
}

/** What a Resource that waits to be gained gives. */
export function pendingText(cards: Cards, view: View, pending: Pending, language: Language): string {
  if (pending.is === 'token') return tokenName(cards, pending.token, language);
  const part = pending.is === 'part' ? partsOf(cards, pending.card)[pending.part] : undefined;
  const steps =
    pending.is === 'part'
      ? part === undefined
        ? []
        : [part]
      : cards.effects(cards.nameOf(view, pending)).steps;
  return effectsText(steps, language).replace(/\.$/, '');
}

function pendingAt({ cards, view, place, language }: Talk, at: number): string {
  const names = place.pending.map((one) => pendingText(cards, view, one, language));
  return numberedAt(names, at, language);
}

/** R25: a space where the token would detonate says so. */
function placeText(talk: Talk, spot: Spot): string {
  const { cards, view, seat, place, language } = talk;
  const step = stepOf(view, seat);
  if (step?.['token'] === undefined) return spotName(spot, language);
  const token = tokenIn(step);
  const there = tokensOn(place, spot.channel, spot.space);
  const key =
    there.length === 0
      ? 'choice.place'
      : isStack(there) === isStack([token])
        ? 'choice.place.stack'
        : 'choice.place.detonates';
  return say(language, key, { ...tokenAt(talk, token, spot), there: tokensName(cards, there, language) });
}

function orbitText({ view, seat, place, language }: Talk, channel: Channel): string {
  const spaces = sayCount(language, 'spaces', Number(stepOf(view, seat)?.['spaces'] ?? 1));
  const isEmpty = place[channel].every((tokens) => tokens.length === 0);
  const key = isEmpty ? 'choice.orbit.empty' : 'choice.orbit';
  return say(language, key, { channel: say(language, `choice.orbit.${channel}`), spaces });
}

function discoverText(
  { cards, view, seat, language }: Talk,
  { anomaly }: Extract<Move, { do: 'discover' }>,
): string {
  const { type, tier } = cards.content.anomalies[anomaly];
  return say(language, 'choice.discover', {
    anomaly: anomalyName(cards, anomaly, language),
    type: say(language, `type.${type}`),
    tier,
    cost: costOf(cards, anomaly, Number(stepOf(view, seat)?.['discount'] ?? 0)),
  });
}

function empowerText({ cards, view, seat, language }: Talk, yes: boolean): string {
  const card = stepOf(view, seat)?.['card'];
  if (!yes) return say(language, 'choice.empower.no');
  const steps = typeof card === 'number' ? cards.effects(cards.action(card).empowered).steps : [];
  return say(language, 'choice.empower.yes', { what: effectsText(steps, language) });
}

/** What a Core Anomaly does. */
function coreText(cards: Cards, id: number, language: Language): string {
  const core = cards.content.cores[cards.coreKey(id)];
  return core === undefined ? '' : anomalyText(core, language);
}

/** An end of a pair of Wormholes, with what lies there. */
function endText({ cards, place, language }: Talk, at: number): string {
  const one = place.wormholes[at];
  if (one === undefined) return '';
  const there = tokensOn(place, one.channel, one.space);
  const what = there.length === 0 ? say(language, 'empty') : tokensName(cards, there, language);
  return say(language, 'choice.activate.end', { spot: spotName(one, language), what });
}

function moveText(
  { cards, place, language }: Talk,
  { channel, space, by }: Extract<Move, { do: 'moveStack' }>,
): string {
  const to = space + by;
  return say(language, 'choice.moveStack', {
    what: tokensName(cards, tokensOn(place, channel, space), language),
    spot: spotName({ channel, space }, language),
    to: to > lastSpace(place.size) ? say(language, 'spot.hole') : spotName({ channel, space: to }, language),
  });
}

function doneText({ view, seat, language }: Talk): string {
  switch (stepOf(view, seat)?.do) {
    case 'upgrade':
      return say(language, 'choice.done.upgrade');
    case 'moveStack':
      return say(language, 'choice.done.moveStack');
    case 'openWormholes':
      return say(language, 'choice.done.openWormholes');
    default:
      return say(language, 'choice.done.discard');
  }
}
