/** A box as the rules read it: cards by id, names sorted so that equal content has equal ids. */
import type { Box, Components } from '@accretion/engine';
import type { Content, Effect, Family } from './content.ts';

export interface Card {
  readonly id: number;
  readonly family: Family;
  readonly sides: readonly { readonly value: number; readonly weight: number }[];
  /** The printed upright Weight, by which Cubus Libra and Loot Box go (BA13). */
  readonly weight: number;
  readonly part: string;
  readonly effect: Effect | null;
  /** What its effect does: quicker to ask than the effect itself, because effects differ in their fields. */
  readonly does: Effect['do'] | 'nothing';
  readonly order: number;
}

interface Hole {
  readonly threshold: number;
  readonly hand: number;
}

export interface Cards {
  readonly content: Content;
  readonly components: Components;
  readonly trash: readonly Card[];
  readonly allTrash: readonly number[];
  readonly holes: readonly Hole[];
  readonly firstGame: readonly number[];
  readonly allModifiers: readonly number[];
  readonly modifiers: readonly { readonly type: 'weight' | 'value' | 'threshold'; readonly amount: number }[];
  readonly heaviestToys: number;
  readonly rounds: number;
  /** Points by place, for each number of players. */
  pointsFor(players: number): readonly number[];
  modifier(name: string): number;
  hole(name: string): number;
}

export function cardsOf(box: Box<Content>): Cards {
  const { content } = box;
  const trashNames = Object.keys(content.trash).sort();
  const holeNames = Object.keys(content.holes).sort();
  const modifierNames = Object.keys(content.modifiers).sort();
  const trash = trashNames.map((name, id): Card => {
    const { family, sides, part, effect, order } = content.trash[name] as Content['trash'][string];
    return {
      id,
      family,
      sides,
      weight: sides[0]?.weight ?? 0,
      part: part ?? '',
      effect: effect ?? null,
      does: effect?.do ?? 'nothing',
      order: order ?? 0,
    };
  });
  const paid = new Map<number, readonly number[]>();
  for (const { players, points } of Object.values(content.scoreCards))
    if (!paid.has(players)) paid.set(players, points);
  return {
    content,
    components: { trash: trashNames, hole: holeNames, modifier: modifierNames },
    trash,
    allTrash: trash.map((card) => card.id),
    holes: holeNames.map((name) => content.holes[name] as Hole),
    firstGame: content.firstGame.map((name) => holeNames.indexOf(name)),
    allModifiers: modifierNames.map((_, id) => id),
    modifiers: modifierNames.map((name) => content.modifiers[name] as Cards['modifiers'][number]),
    heaviestToys: modifierNames.indexOf(content.heaviestToys),
    rounds: content.rounds,
    pointsFor: (players) => paid.get(players) ?? [],
    modifier: (name) => modifierNames.indexOf(name),
    hole: (name) => holeNames.indexOf(name),
  };
}

type Kind = 'trash' | 'hole' | 'modifier';

/** The name of a component in the box: the key of its entry in the content and of its drawing. */
export const codeOf = (cards: Cards, kind: Kind, id: number): string =>
  (cards.components[kind] as readonly string[])[id] ?? '';

export const entryOf = (cards: Cards, id: number): Content['trash'][string] | undefined =>
  cards.content.trash[codeOf(cards, 'trash', id)];

/** A card of the box by its id. Ids come from the state, so they always exist. */
export const cardAt = (cards: Cards, id: number): Card => cards.trash[id] as Card;
