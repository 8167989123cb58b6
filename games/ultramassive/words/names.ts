/** Names of things, in full and short. */

import { listed } from '../../pieces/words.ts';
import type { Language, Modelled, Thing } from '../../words.ts';
import { riftSpace } from '../rules/board.ts';
import type { CardKind, Cards } from '../rules/cards.ts';
import type { Amount, Effect, Slot, Token } from '../rules/content.ts';
import type { Spot } from '../rules/state.ts';
import { say, sayCount } from './texts.ts';
import { codeOf, draftSpaceOf, siphonOf, slotOf, spotOf, tokenOf } from './things.ts';

export const tokenName = (cards: Cards, token: Token, language: Language): string =>
  cards.content.tokens[token].name[language];

/** Tokens of a kind together: "2 × Blue Giant Star and Supergiant Star". */
export function tokensName(cards: Cards, tokens: readonly Token[], language: Language): string {
  const kinds = [...new Set(tokens)];
  return listed(
    language,
    kinds.map((kind) => {
      const count = tokens.filter((one) => one === kind).length;
      const token = tokenName(cards, kind, language);
      return count === 1 ? token : say(language, 'tokens', { count, token });
    }),
  );
}

export const spotName = ({ channel, space }: Spot, language: Language): string =>
  say(language, `spot.${channel}`, { space });

export const spotsName = (spots: readonly Spot[], language: Language): string =>
  listed(
    language,
    spots.map((spot) => spotName(spot, language)),
  );

export const anomalyName = (cards: Cards, slot: Slot, language: Language): string =>
  cards.content.anomalies[slot].name[language];

export function coreName(cards: Cards, id: number, language: Language): string {
  const core = cards.content.cores[cards.coreKey(id)];
  if (core === undefined) return codeOf(cards, 'core', id);
  return say(language, 'name.core', { letter: core.letter, name: core.name[language] });
}

export const actionName = (cards: Cards, id: number, language: Language): string =>
  cards.content.actions[cards.action(id).key]?.name[language] ?? codeOf(cards, 'action', id);

/** The same name with a number, for the second one of a kind and so on: lists of choices tell alike things apart. */
export function numberedAt(names: readonly string[], at: number, language: Language): string {
  const name = names[at] ?? '';
  const number = names.slice(0, at + 1).filter((one) => one === name).length;
  return number === 1 ? name : say(language, 'copy', { name, number });
}

const entriesOf = { draftToken: 'draftTokens', resource: 'resources', challenge: 'challenges' } as const;

export function cardName(cards: Cards, kind: CardKind, id: number, language: Language): string {
  if (kind === 'action') return actionName(cards, id, language);
  if (kind === 'core') return coreName(cards, id, language);
  const code = codeOf(cards, kind, id);
  return cards.content[entriesOf[kind]][code]?.name[language] ?? code;
}

export function nameOf(thing: Thing, ruleset: Modelled<Cards>, language: Language): string {
  const cards = ruleset.model;
  const { kind, id } = thing;
  switch (kind) {
    case 'action':
    case 'core':
    case 'draftToken':
    case 'resource':
    case 'challenge':
      return cardName(cards, kind, id, language);
    case 'anomaly':
      return anomalyName(cards, slotOf(id), language);
    case 'token':
      return tokenName(cards, tokenOf(id), language);
    case 'draftSpace':
      return effectsShort(cards, draftSpaceOf(cards, id)?.steps ?? [], language);
    case 'siphon': {
      const { size, option } = siphonOf(cards, id);
      const what = effectsShort(cards, option?.steps ?? [], language);
      return say(language, 'name.siphon', { size: say(language, `size.${size}`), what });
    }
    case 'space': {
      const spot = spotOf(id);
      const key = spot.space === riftSpace ? 'name.rift' : 'name.space';
      return say(language, key, { spot: spotName(spot, language) });
    }
    case 'wormhole':
    case 'hole':
    case 'mass':
    case 'discovery':
    case 'deck':
    case 'discard':
    case 'starter':
    case 'round':
      return say(language, `name.${kind}`);
    default:
      return say(language, 'name.back');
  }
}

/** Effects in a few words: "Orbit 1", "remove Antimatter, Supergiant Star". */
export const effectsShort = (cards: Cards, effects: readonly Effect[], language: Language): string =>
  effects.map((effect) => effectShort(cards, effect, language)).join(', ');

const written = (amount: Amount): string => (amount === 'X2' ? 'X≤2' : String(amount));
const plus = (amount: Amount): string => `+${written(amount)}`;

function effectShort(cards: Cards, effect: Effect, language: Language): string {
  switch (effect.do) {
    case 'orbit':
      return say(language, effect.channel === 'both' ? 'short.orbit.both' : 'short.orbit', {
        spaces: effect.spaces,
      });
    case 'siphon':
      return effect.times === 1
        ? say(language, 'short.siphon')
        : say(language, 'short.siphon.times', { times: written(effect.times) });
    case 'gainMatter':
      return tokensName(cards, Array<Token>(effect.count).fill(effect.token), language);
    case 'gainAntimatter':
      return tokenName(cards, effect.size, language);
    case 'removeToken':
      return say(language, `short.remove.${effect.what}`);
    case 'gainDiscovery':
      return sayCount(language, 'short.discovery', effect.amount === 1 ? 1 : 2, {
        amount: plus(effect.amount),
      });
    case 'loseDiscovery':
      return sayCount(language, 'short.discovery', effect.amount, { amount: `−${effect.amount}` });
    case 'gainSolarMass':
      return say(language, 'short.mass', { amount: plus(effect.amount) });
    case 'loseSolarMass':
      return say(language, 'short.mass', { amount: `−${effect.amount}` });
    case 'recycle':
      return say(language, 'short.recycle', { max: effect.max });
    case 'discardCards':
      return say(language, 'short.discard');
    case 'upgradeMatter':
      return say(language, 'short.upgrade', { max: effect.max });
    case 'moveStack':
      return say(language, 'short.moveStack', { spaces: effect.spaces });
    case 'openWormholes':
      return say(language, 'short.openWormholes', { max: effect.max });
    case 'discover':
      return say(language, 'short.discover', { discount: effect.discount });
    case 'eachOtherPlayer':
      return say(language, 'short.others', { what: effectsShort(cards, effect.steps, language) });
    case 'gainMatterByPower':
    case 'handOutAntimatter':
      return say(language, `short.${effect.do}`);
  }
}
