/** The log: what happened, in words, and the things it is about. */

import { listed } from '../../pieces/words.ts';
import type { Language, Modelled, Thing } from '../../words.ts';
import type { CardKind, Cards } from '../rules/cards.ts';
import { challengeOf } from '../rules/challenges.ts';
import { thresholds } from '../rules/close.ts';
import type { Edition } from '../rules/content.ts';
import { bonusPerLarger } from '../rules/round.ts';
import type { Spot, Story, View } from '../rules/state.ts';
import { challengeText, effectsText } from './effects.ts';
import { editionIn } from './known.ts';
import {
  actionName,
  anomalyName,
  cardName,
  coreName,
  effectsShort,
  spotName,
  spotsName,
  tokenName,
  tokensName,
} from './names.ts';
import { terms } from './terms.ts';
import { say, sayCount } from './texts.ts';
import { anomalyThing, spaceThing, tokenThing, wormholeThing } from './things.ts';

export function eventText(
  told: Story,
  names: readonly string[],
  ruleset: Modelled<Cards>,
  language: Language,
  view?: View,
): string | null {
  return line(told, names, ruleset.model, language, editionIn(view));
}

const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`);

function line(
  told: Story,
  names: readonly string[],
  cards: Cards,
  language: Language,
  edition: Edition,
): string | null {
  const player = 'seat' in told ? (names[told.seat] ?? '') : '';
  const nameOf = (seat: number): string => names[seat] ?? '';
  const spot = (one: Spot): string => spotName(one, language);
  const all = (kind: CardKind, ids: readonly number[]): string =>
    listed(
      language,
      ids.map((id) => cardName(cards, kind, id, language)),
    );
  switch (told.did) {
    case 'setUp': // R85: alone there is no starting player
      return names.length === 1 ? null : say(language, 'event.setUp', { player: nameOf(told.starter) });
    case 'lay':
      return say(language, 'event.lay', { list: all('draftToken', told.tokens) });
    case 'layChallenges':
      return say(language, 'event.layChallenges', { list: all('challenge', told.cards) });
    case 'round':
      return say(language, 'event.round', { round: told.round });
    case 'phase':
      switch (told.phase) {
        case 'gaining':
          return say(language, names.length === 1 ? 'event.phase.gaining.alone' : 'event.phase.gaining');
        case 'actions': // ER8
          return say(language, edition === 'earlier' ? 'event.phase.turns' : 'event.phase.actions');
        case 'draft':
        case 'discovery':
          return say(language, `event.phase.${told.phase}`);
        default:
          return null;
      }
    case 'wormholes':
      return say(language, 'event.wormholes', { player, spots: spotsName(told.spots, language) });
    case 'pick':
      return say(language, 'event.pick', {
        player,
        set: told.set + 1,
        what: effectsShort(cards, cards.effects(told.of).steps, language),
      });
    case 'place':
    case 'upgrade':
      return say(language, `event.${told.did}`, {
        player,
        token: tokenName(cards, told.token, language),
        spot: spot(told),
      });
    case 'noSpace':
      return say(language, 'event.noSpace', { player, token: tokenName(cards, told.token, language) });
    case 'remove': {
      const token = tokenName(cards, told.token, language);
      return told.from === null
        ? say(language, 'event.remove.pending', { player, token })
        : say(language, 'event.remove', { player, token, spot: spot(told.from) });
    }
    case 'recycle':
      return told.cards.length === 0
        ? say(language, 'event.recycle.none', { player })
        : sayCount(language, 'event.recycle', told.cards.length, { player });
    case 'detonate':
      return say(language, 'event.detonate', {
        player,
        spot: spot(told),
        list: tokensName(cards, told.tokens, language),
      });
    case 'orbit':
      return say(language, 'event.orbit', {
        player,
        channel: say(language, `channel.${told.channel}`),
        spaces: sayCount(language, 'spaces', told.spaces),
      });
    case 'siphon':
      return say(language, 'event.siphon', { player, size: say(language, `size.${told.size}`) });
    case 'expand':
      return say(language, 'event.expand', {
        player,
        mass: told.size === 'primordial' ? 0 : thresholds[told.size],
        size: say(language, `size.${told.size}`),
      });
    case 'mass':
      return say(language, 'event.mass', { player, amount: signed(told.amount) });
    case 'discovery':
      return sayCount(language, 'event.discovery', Math.abs(told.amount), {
        player,
        amount: signed(told.amount),
      });
    case 'absorb':
      return say(language, `event.absorb.${told.at}`, {
        player,
        list: tokensName(cards, told.tokens, language),
      });
    case 'push':
      return say(language, 'event.push', { player, spot: spot(told) });
    case 'takeCore':
      return say(language, 'event.takeCore', { player, core: coreName(cards, told.core, language) });
    case 'useCore':
      return say(language, 'event.use', { player, anomaly: coreName(cards, told.core, language) });
    case 'use':
      return say(language, 'event.use', { player, anomaly: anomalyName(cards, told.anomaly, language) });
    case 'discover':
      return sayCount(language, 'event.discover', told.paid, {
        player,
        anomaly: anomalyName(cards, told.anomaly, language),
      });
    case 'playCard':
    case 'empower':
      return say(language, `event.${told.did}`, { player, card: actionName(cards, told.card, language) });
    case 'activate':
      return say(language, 'event.activate', { player, first: spot(told.first), second: spot(told.second) });
    case 'exchange':
      return sayCount(language, 'event.exchange', told.counters, { player });
    case 'discard':
      return say(language, 'event.discard', { player, list: all('action', told.cards) });
    case 'draw':
      return told.cards.length > 0
        ? say(language, 'event.draw.cards', { player, list: all('action', told.cards) })
        : sayCount(language, 'event.draw', told.count, { player });
    case 'shuffle':
      return say(language, 'event.shuffle', { count: told.cards });
    case 'moveStack':
      return say(language, 'event.moveStack', {
        player,
        spot: spot(told),
        spaces: sayCount(language, 'spaces', told.to - told.space),
      });
    case 'queue':
      return say(language, 'event.queue', {
        player,
        others: listed(language, told.for.map(nameOf)),
        what: effectsText(cards.effects(told.of).steps, language),
      });
    case 'settle':
      return say(language, 'event.settle', {
        player,
        from: nameOf(told.from),
        what: effectsText(cards.effects(told.of).steps, language),
      });
    case 'drawResources':
      return say(language, 'event.drawResources', { list: all('resource', told.cards) });
    case 'keep':
      return say(language, 'event.keep', { card: cardName(cards, 'resource', told.card, language) });
    case 'challenge':
    case 'missed':
      return say(language, `event.${told.did}`, {
        what: challengeText(challengeOf(cards, told.card, told.which), language),
      });
    case 'seal':
      return names.length === 1 ? null : say(language, 'event.seal', { player });
    case 'end':
      return say(language, 'event.end', { player, actions: terms(edition, language).actions });
    case 'pass':
    case 'openWormhole':
      return say(language, `event.${told.did}`, { player });
    case 'bonus': // R59
      return sayCount(language, 'event.bonus', told.mass / bonusPerLarger, { player });
    case 'reopen':
      return say(language, 'event.reopen', { round: told.round });
    case 'over':
      return say(language, 'event.over');
    case 'gain': // what it gives is told by what follows
    case 'setAside': // still part of the deck, for all that anybody sees
      return null;
    default:
      return null;
  }
}

/** The things an event is about, for highlighting. */
export function eventThings(told: Story): readonly Thing[] {
  const things = (kind: CardKind, ids: readonly number[]): Thing[] => ids.map((id) => ({ kind, id }));
  switch (told.did) {
    case 'lay':
      return things('draftToken', told.tokens);
    case 'layChallenges':
      return things('challenge', told.cards);
    case 'challenge':
    case 'missed':
      return things('challenge', [told.card]);
    case 'drawResources':
      return things('resource', told.cards);
    case 'keep':
      return things('resource', [told.card]);
    case 'playCard':
    case 'empower':
      return things('action', [told.card]);
    case 'recycle':
    case 'discard':
    case 'draw':
      return things('action', told.cards);
    case 'takeCore':
    case 'useCore':
      return things('core', [told.core]);
    case 'use':
    case 'discover':
      return [anomalyThing(told.anomaly)];
    case 'wormholes':
      return told.spots.map((_, at) => wormholeThing(told.seat, at));
    case 'place':
      return [spaceThing(told.seat, told.channel, told.space), tokenThing(told.token)];
    case 'detonate':
    case 'upgrade':
    case 'moveStack':
      return [spaceThing(told.seat, told.channel, told.space)];
    case 'activate':
      return [told.first, told.second].map(({ channel, space }) => spaceThing(told.seat, channel, space));
    case 'push':
    case 'openWormhole':
      return [wormholeThing(told.seat, told.wormhole)];
    case 'remove': {
      const { seat, from, token } = told;
      return [...(from === null ? [] : [spaceThing(seat, from.channel, from.space)]), tokenThing(token)];
    }
    case 'noSpace':
      return [tokenThing(told.token)];
    case 'absorb':
    case 'expand':
      return [{ kind: 'hole', id: told.seat }];
    case 'mass':
    case 'discovery':
      return [{ kind: told.did, id: told.seat }];
    default:
      return [];
  }
}
