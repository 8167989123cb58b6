/** The content of the built-in box. A pack may change any entry. */
import type { Content } from '../rules/content/shape.ts';
import { affiliations } from './affiliations.ts';
import { boss } from './boss.ts';
import { characters } from './characters/index.ts';
import { difficulties } from './difficulties.ts';
import { encounter } from './encounter.ts';
import { map } from './map.ts';
import { squads } from './squads.ts';
import { tactics } from './tactics/index.ts';

export const content: Content = {
  affiliations,
  characters,
  boss,
  tactics,
  squads,
  difficulties,
  encounter,
  map,
};
