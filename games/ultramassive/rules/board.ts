/** A player's board: two Channels of seven spaces, the third being Rifts, and the Black Hole (F16, R1). */
import { withAt } from '@accretion/engine';
import type { Cards } from './cards.ts';
import { type Matter, matterTokens, type Size, sizes, type Token } from './content.ts';
import { type Channel, channels, type OpenPlace, type Place, type Wormhole } from './state.ts';

export const spacesPerChannel = 7;
export const riftSpace = 3;
export const stackLimit = 8; // R23
export const mostDiscovery = 10; // R26

const nothing: readonly Token[] = [];
export const emptyChannel: readonly (readonly Token[])[] = Array.from(
  { length: spacesPerChannel },
  () => nothing,
);

/** R54: Stellar covers the seventh spaces, Supermassive the sixth as well. */
export const lastSpace = (size: Size): number => spacesPerChannel - sizes.indexOf(size);

export const tokensOn = (place: OpenPlace, channel: Channel, space: number): readonly Token[] =>
  place[channel][space - 1] ?? nothing;

export const isMatter = (token: Token): token is Matter => token !== 'major' && token !== 'minor';

export const holdsAntimatter = (tokens: readonly Token[]): boolean =>
  tokens.length > 0 && !isMatter(tokens[0] as Token);

/** R27: a Stack of Matter is all Matter on one space. */
export const isStack = (tokens: readonly Token[]): boolean =>
  tokens.length > 0 && isMatter(tokens[0] as Token);

/** A45: what counts for the limit is printed. */
export function totalOf(cards: Cards, tokens: readonly Token[]): number {
  let total = 0;
  for (let i = 0; i < tokens.length; i++) total += cards.mass[tokens[i] as Token];
  return total;
}

/** Puts these tokens on a space instead of what lay there. */
export function putTokens(place: Place, channel: Channel, space: number, tokens: readonly Token[]): void {
  place[channel] = withAt(place[channel], space - 1, tokens);
  if (space === riftSpace && place.gained.length > 0)
    place.gained = place.gained.filter((one) => one !== channel);
}

const orderOf: Readonly<Record<Token, number>> = {
  blueGiant: 0,
  supergiant: 1,
  primordial: 2,
  major: 3,
  minor: 4,
};

/** Tokens in the order of their kinds: a stack has no order of its own. */
export function withToken(tokens: readonly Token[], token: Token): Token[] {
  const next = tokens.slice();
  let at = next.length;
  while (at > 0 && orderOf[next[at - 1] as Token] > orderOf[token]) at--;
  next.splice(at, 0, token);
  return next;
}

export function withoutToken(tokens: readonly Token[], token: Token): Token[] {
  const at = tokens.indexOf(token);
  return tokens.filter((_, i) => i !== at);
}

/** A55: one step up, null for the last. */
export const upgraded = (token: Matter): Matter | null =>
  matterTokens[matterTokens.indexOf(token) + 1] ?? null;

export const wormholeAt = (place: OpenPlace, channel: Channel, space: number): Wormhole | undefined =>
  place.wormholes.find((one) => one.channel === channel && one.space === space);

/** Every space with tokens on it. */
export function* occupied(
  place: OpenPlace,
): Generator<{ channel: Channel; space: number; tokens: readonly Token[] }> {
  for (const channel of channels) {
    const row = place[channel];
    for (let i = 0; i < row.length; i++) {
      const tokens = row[i] as readonly Token[];
      if (tokens.length > 0) yield { channel, space: i + 1, tokens };
    }
  }
}

/** R62: what the tokens left on a board are worth in the tie-break. */
export function leftOn(cards: Cards, place: OpenPlace): number {
  let worth = 0;
  for (const { tokens } of occupied(place))
    for (const token of tokens) worth += cards.content.tokens[token].left;
  return worth;
}
