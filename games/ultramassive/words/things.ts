/**
 * The things of this table. Cards are components of the box: `action`, `core`, `draftToken`, `resource`, `challenge`.
 * The others have numbers of their own, made and read here: `anomaly`, `token`, `draftSpace`, `siphon`, and on the
 * board of a seat `space` and `wormhole`. `hole`, `mass` and `discovery` bear the number of the seat. `deck`,
 * `discard`, `back`, `starter` and `round` are there once (id 0).
 */
import type { Thing } from '../../words.ts';
import type { CardKind, Cards } from '../rules/cards.ts';
import {
  type Edition,
  type Effect,
  type Size,
  type Slot,
  type Space,
  sizes,
  slots,
  type Token,
  tokenKinds,
} from '../rules/content.ts';
import { type Channel, channels } from '../rules/state.ts';

/** The name of a component in the box. */
export const codeOf = (cards: Cards, kind: CardKind, id: number): string => cards.components[kind][id] ?? '';

export const anomalyThing = (slot: Slot): Thing => ({ kind: 'anomaly', id: slots.indexOf(slot) });
export const slotOf = (id: number): Slot => slots[id] ?? 'S1';

export const tokenThing = (token: Token): Thing => ({ kind: 'token', id: tokenKinds.indexOf(token) });
export const tokenOf = (id: number): Token => tokenKinds[id] ?? 'blueGiant';

const spacesPerChannel = 7;
const perSeat = spacesPerChannel * channels.length;

export const spaceThing = (seat: number, channel: Channel, space: number): Thing => ({
  kind: 'space',
  id: seat * perSeat + channels.indexOf(channel) * spacesPerChannel + space - 1,
});
export const spotOf = (id: number): { channel: Channel; space: number } => ({
  channel: channels[Math.floor((id % perSeat) / spacesPerChannel)] ?? 'blue',
  space: (id % spacesPerChannel) + 1,
});

/** A Wormhole by its place in the seat's list. */
export const wormholeThing = (seat: number, at: number): Thing => ({ kind: 'wormhole', id: seat * 4 + at });

const spacesPerSet = 5;
const editions: readonly Edition[] = ['final', 'earlier'];

/** A space of a draft set: of an edition's own set, or of the draft token that lies over it. */
export function draftSpaceThing(
  edition: Edition,
  token: number | undefined,
  set: number,
  space: number,
): Thing {
  const at = token === undefined ? editions.indexOf(edition) * 2 + set : editions.length * 2 + token;
  return { kind: 'draftSpace', id: at * spacesPerSet + space };
}

export function draftSpaceOf(cards: Cards, id: number): Space | undefined {
  const at = Math.floor(id / spacesPerSet);
  const space = id % spacesPerSet;
  if (at >= editions.length * 2)
    return cards.content.draftTokens[codeOf(cards, 'draftToken', at - editions.length * 2)]?.spaces[space];
  return cards.content.editions[editions[Math.floor(at / 2)] ?? 'final'].draft[at % 2]?.[space];
}

const optionsPerSize = 9;

/** An option of the Siphon track. */
export const siphonThing = (edition: Edition, size: Size, option: number): Thing => ({
  kind: 'siphon',
  id: (editions.indexOf(edition) * sizes.length + sizes.indexOf(size)) * optionsPerSize + option,
});

export function siphonOf(cards: Cards, id: number): { size: Size; option: Space | undefined } {
  const row = Math.floor(id / optionsPerSize);
  const size = sizes[row % sizes.length] ?? 'primordial';
  const edition = editions[Math.floor(row / sizes.length)] ?? 'final';
  return { size, option: cards.siphonOptions(edition, size)[id % optionsPerSize] };
}

export const partsOf = (cards: Cards, resource: number): readonly Effect[] =>
  cards.content.resources[codeOf(cards, 'resource', resource)]?.parts ?? [];
