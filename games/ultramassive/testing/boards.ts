/** Boards as text: 'blue 7: SG, pink 1: BG BG' and 'blue 1, pink 7 closed'. */
import type { Token } from '../rules/content.ts';
import { type Channel, channels, type Place, type Spot, type Wormhole } from '../rules/state.ts';

const short: Readonly<Record<string, Token>> = {
  BG: 'blueGiant',
  SG: 'supergiant',
  PB: 'primordial',
  Major: 'major',
  Minor: 'minor',
};
const shortOf = (token: Token): string => Object.keys(short).find((key) => short[key] === token) ?? token;

const parts = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

export function spotOf(text: string): Spot {
  const [channel, space] = text.trim().split(' ');
  return { channel: channel as Channel, space: Number(space) };
}

export const tokenOf = (text: string): Token => short[text] as Token;

export function channelsOf(text: string): Record<Channel, Token[][]> {
  const rows = { blue: [], pink: [] } as Record<Channel, Token[][]>;
  for (const channel of channels) rows[channel] = Array.from({ length: 7 }, () => []);
  for (const part of parts(text)) {
    const [at = '', tokens = ''] = part.split(':');
    const { channel, space } = spotOf(at);
    rows[channel][space - 1] = tokens.trim().split(' ').map(tokenOf);
  }
  return rows;
}

export const wormholesOf = (text: string): Wormhole[] =>
  parts(text).map((part) => ({ ...spotOf(part), open: !part.endsWith(' closed') }));

export const boardText = (place: Place): string =>
  channels
    .flatMap((channel) =>
      place[channel].flatMap((tokens, i) =>
        tokens.length === 0 ? [] : [`${channel} ${i + 1}: ${tokens.map(shortOf).join(' ')}`],
      ),
    )
    .join(', ');

export const wormholesText = (place: Place): string =>
  place.wormholes.map(({ channel, space, open }) => `${channel} ${space}${open ? '' : ' closed'}`).join(', ');
