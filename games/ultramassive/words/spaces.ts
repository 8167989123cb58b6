/** A space of a board in words: what lies there, whether it is a Rift, whether a Wormhole is on it. */
import type { Language } from '../../words.ts';
import { isStack, riftSpace, stackLimit, tokensOn, totalOf, wormholeAt } from '../rules/board.ts';
import type { Cards } from '../rules/cards.ts';
import { channels, type OpenPlace, type Spot } from '../rules/state.ts';
import { say } from './boardTexts.ts';
import { spotName, tokensName } from './names.ts';

export function describeSpace(cards: Cards, place: OpenPlace, spot: Spot, language: Language): string {
  const { channel, space } = spot;
  const tokens = tokensOn(place, channel, space);
  const wormhole = wormholeAt(place, channel, space);
  return [
    spotName(spot, language),
    space === riftSpace ? say(language, 'space.rift') : '',
    wormhole === undefined ? '' : say(language, wormhole.open ? 'space.open' : 'space.closed'),
    tokens.length === 0 ? say(language, 'space.empty') : tokensName(cards, tokens, language),
    tokens.length > 1 && isStack(tokens)
      ? say(language, 'space.total', { total: totalOf(cards, tokens), limit: stackLimit })
      : '',
  ]
    .filter((part) => part !== '')
    .join(', ');
}

/** Every space with something on it, for people who cannot see the drawing. */
export const describeBoard = (cards: Cards, place: OpenPlace, language: Language): string =>
  channels
    .flatMap((channel) =>
      place[channel].flatMap((tokens, i) => {
        const spot = { channel, space: i + 1 };
        const isBare = tokens.length === 0 && wormholeAt(place, channel, i + 1) === undefined;
        return isBare ? [] : [describeSpace(cards, place, spot, language)];
      }),
    )
    .join('; ');
