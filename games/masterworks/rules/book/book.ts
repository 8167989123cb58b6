/** The book: everything a match looks up again and again, derived from a box once. */
import type { Box, Components } from '@accretion/engine';
import type { Character } from '../content/cards.ts';
import type { Interaction } from '../content/encounter.ts';
import type { Content } from '../content/shape.ts';
import { type SoldierKind, soldierKinds, type TokenKind } from '../content/vocabulary.ts';
import { pieceOf } from '../plane/pieces.ts';
import type { Piece } from '../plane/types.ts';
import { type Hero, heroOf } from './hero.ts';
import { grouped, type Part, type Rule } from './rule.ts';
import { Writer } from './writer.ts';

export const bossKey = 'boss';

interface Disc {
  readonly key: string;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

export interface Zone {
  readonly key: string;
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

export interface Interacting {
  readonly team: 'crisis' | 'cosmic';
  readonly token: TokenKind;
  readonly if: Interaction['if'];
  readonly rule: Rule;
}

export interface Book {
  readonly content: Content;
  readonly components: Components;
  readonly rules: readonly Rule[];
  readonly parts: readonly Part[];
  readonly lists: readonly (readonly Part[])[];
  readonly byKey: ReadonlyMap<string, Rule>;
  /** By component id. */
  readonly heroes: readonly Hero[];
  readonly heroIds: ReadonlyMap<string, number>;
  /** Operations that any leadership without a trigger has. */
  readonly ledOps: ReadonlySet<string>;
  readonly boss: number;
  /** Map pieces by component id, then the piles. */
  readonly pieces: readonly Piece[];
  readonly pieceKeys: readonly string[];
  readonly isInteractive: readonly boolean[];
  readonly dampeners: readonly Disc[];
  readonly rallyPoints: readonly Disc[];
  readonly zones: readonly Zone[];
  readonly soldiers: readonly SoldierKind[];
  /** By level. */
  readonly storm: readonly (Rule | null)[];
  /** By Storm Level, the effects of it and of all lower ones (ME26) by their moment. */
  readonly stormUpTo: readonly Rule['byWhen'][];
  readonly interactions: readonly Interacting[];
}

const sorted = <T>(entries: Readonly<Record<string, T>>): [string, T][] =>
  Object.entries(entries).sort(([a], [b]) => (a < b ? -1 : 1));

export function bookOf({ content }: Box<Content>): Book {
  const writer = new Writer();
  const characters: [string, Character][] = sorted({ ...content.characters, [bossKey]: content.boss });
  const heroes = characters.map(([key, card], id) => heroOf(writer, id, key, card));
  for (const [key, tactic] of sorted(content.tactics)) writer.card(key, tactic);
  const { encounter, map } = content;
  const storm = encounter.storm.rows.map((row, level) =>
    row.effects === undefined ? null : writer.plain(`storm.${level}`, 'storm', row.effects),
  );
  const interactions = sorted(encounter.interactions).map(
    ([key, one]): Interacting => ({
      team: one.team,
      token: one.token,
      if: one.if,
      rule: writer.plain(`interaction.${key}`, 'interaction', one.effects),
    }),
  );
  const terrain = sorted(map.terrain);
  const dampeners = sorted(map.dampeners).map(discOf);
  const pieces = terrain.map(([, { outline, size }], index) =>
    pieceOf(outline, { index, size, standable: true }),
  );
  for (const { x, y } of dampeners)
    pieces.push(
      pieceOf(
        { x, y, radius: encounter.pile.radius },
        { index: pieces.length, size: encounter.pile.size, standable: false },
      ),
    );
  const soldiers = soldierKinds.flatMap((kind) =>
    Array.from({ length: encounter.soldiers[kind] }, () => kind),
  );
  return {
    content,
    components: {
      character: characters.map(([key]) => key),
      piece: terrain.map(([key]) => key),
      soldier: soldiers.map((kind, index) => `${kind} ${index - soldiers.indexOf(kind) + 1}`),
    },
    rules: writer.rules,
    parts: writer.parts,
    lists: writer.lists,
    byKey: new Map(writer.rules.map((rule) => [rule.key, rule])),
    heroes,
    heroIds: new Map(characters.map(([key], id) => [key, id])),
    ledOps: new Set(
      heroes
        .flatMap(({ leaderships }) => leaderships.filter(({ triggers }) => triggers.length === 0))
        .flatMap(({ byOp }) => Object.keys(byOp)),
    ),
    boss: characters.findIndex(([key]) => key === bossKey),
    pieces,
    pieceKeys: terrain.map(([key]) => key),
    isInteractive: [...terrain.map(([, { interactive }]) => interactive), ...dampeners.map(() => false)],
    dampeners,
    rallyPoints: sorted(map.rallyPoints).map(discOf),
    zones: sorted(map.zones).map(([key, { west, south, east, north }]) => ({
      key,
      west,
      south,
      east,
      north,
    })),
    soldiers,
    storm,
    stormUpTo: storm.map((_, level) => {
      const parts = storm.slice(0, level + 1).flatMap((rule) => rule?.parts ?? []);
      return grouped(level === 0 ? [] : parts, ({ effect }) => effect.when ?? '');
    }),
    interactions,
  };
}

const discOf = ([key, { x, y, radius }]: [string, { x: number; y: number; radius: number }]): Disc => ({
  key,
  x,
  y,
  radius,
});
