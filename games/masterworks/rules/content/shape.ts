/** What a box of this game holds, declared. What a shape cannot say is in problems.ts. */
import { byName, record, texts, type ValueOf } from '@accretion/engine';
import { character, squad, tactic } from './cards.ts';
import { encounter, levels, map } from './encounter.ts';

export const contentShape = record({
  affiliations: byName(record({ name: texts })),
  characters: byName(character),
  boss: character,
  tactics: byName(tactic),
  squads: byName(squad),
  difficulties: levels,
  encounter,
  map,
});
export type Content = ValueOf<typeof contentShape>;
